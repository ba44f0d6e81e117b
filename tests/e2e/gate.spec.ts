import { expect, test } from "../support/shop.ts";

test("a visitor who has been welcomed reaches the page that was asked for", async ({ visitor }) => {
  await visitor.opens("/home", { language: "fr" });
  expect(visitor.path()).toBe("/home");
  await expect(visitor.page.locator("html")).toHaveAttribute("lang", "fr");
});

test("a visitor who has not been is welcomed first", async ({ visitor }) => {
  await visitor.opens("/home", { welcomed: false });
  expect(visitor.path()).toMatch(/^\/welcome/);
});
