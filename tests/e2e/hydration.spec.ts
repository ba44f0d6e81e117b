import welcome from "../../app/i18n/locales/en/welcome.json" with { type: "json" };
import { chooses, next } from "../support/journey.ts";
import { expect, test } from "../support/shop.ts";

test("the data that the server read is not read again in the browser @script", async ({ visitor }) => {
  const requests: string[] = [];
  visitor.page.on("request", (request) => requests.push(request.url()));
  await visitor.opens("/results");
  await expect(visitor.page.locator("html[data-live]")).toBeAttached();
  expect(requests.filter((url) => url.includes(".data"))).toEqual([]);
});

test("a visitor without the welcome page's cookie is sent there by a whole document @script", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/maestro-journey?step=1");
  await page.context().clearCookies({ name: "welcomeShown" });
  await chooses(page, "gender", "women");
  await next(page).click();
  await expect(page).toHaveURL(/\/welcome\?next=/);
  await expect(page.getByRole("button", { name: welcome.continue })).toBeVisible();
});
