import welcome from "../../app/i18n/locales/en/welcome.json" with { type: "json" };
import { chooses, hasAnswered, next } from "../support/journey.ts";
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

test("the journey's end throws nothing, though the next page's styles come late @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await hasAnswered(visitor, shop);
  await visitor.opens("/maestro-journey?step=ready");
  const scripts = page.waitForResponse(/\/processing-[^/]*\.js/);
  // The page is not shown before its styles.
  await page.route(/\/processing-[^/]*\.css/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.locator("button[value=finish]").click();
  await page.waitForURL(/processing/);
  await expect(page.locator("html[data-live]")).toBeAttached();
  expect(thrown).toEqual([]);
});
