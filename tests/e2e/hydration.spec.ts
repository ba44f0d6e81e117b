import welcome from "../../app/i18n/locales/en/welcome.json" with { type: "json" };
import { chooses, next } from "../support/journey.ts";
import { expect, test } from "../support/shop.ts";

for (const path of ["/maestro-journey", "/results", "/analyze", "/login", "/signup", "/maestro"]) {
  test(`React takes over ${path} as the server rendered it, without a word in the console @script`, async ({
    visitor,
  }) => {
    const { page } = visitor;
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    // Marks the served elements before any module script runs: a page rendered anew would lose the marks.
    await page.addInitScript(() =>
      document.addEventListener("readystatechange", () => {
        if (document.readyState !== "interactive") return;
        for (const element of document.querySelectorAll("h1, header, main, footer"))
          Object.assign(element, { served: true });
      }),
    );
    await visitor.opens(path);
    const served = await page
      .locator("h1, header, main, footer")
      .evaluateAll((elements) => elements.filter((element) => !("served" in element)).length);
    expect(served).toBe(0);
    expect(said).toEqual([]);
  });
}

test("the data that the server read is not read again in the browser @script", async ({ visitor }) => {
  const requests: string[] = [];
  visitor.page.on("request", (request) => requests.push(request.url()));
  await visitor.opens("/results");
  await expect(visitor.page.locator("html[data-live]")).toBeAttached();
  expect(requests.filter((url) => url.includes(".data"))).toEqual([]);
});

test("who has lost the cookie of the welcome page comes to it by a document @script", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/maestro-journey?step=1");
  await page.context().clearCookies({ name: "welcomeShown" });
  await chooses(page, "gender", "women");
  await next(page).click();
  await expect(page).toHaveURL(/\/welcome\?next=/);
  await expect(page.getByRole("button", { name: welcome.continue })).toBeVisible();
});
