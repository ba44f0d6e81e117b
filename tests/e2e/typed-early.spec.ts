import { expect, test } from "../support/shop.ts";

test("what is typed before React arrives is kept when it does @script", async ({ visitor }) => {
  const { page } = visitor;
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/entry\.client/, async (route) => {
    await held;
    await route.continue();
  });
  const opening = visitor.opens("/signup");
  await page.getByLabel("First name").fill("Noura");
  await page.getByRole("checkbox").check();
  arrive();
  await opening;
  await expect(page.locator("html[data-live]")).toBeAttached();
  await expect(page.getByLabel("First name")).toHaveValue("Noura");
  await expect(page.getByRole("checkbox")).toBeChecked();
});
