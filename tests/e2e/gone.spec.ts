import { answers, choice, chooses, hasAnswered, isAtStep, next, rowsOf, sessionOf, texts } from "../support/journey.ts";
import { expect, test, type Visitor } from "../support/shop.ts";

/** After a deployment: the server no longer has the scripts that an older page asks for. */
async function without({ page }: Visitor, scripts: RegExp) {
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: "Not found" }));
}

const dead = { hydrates: false } as const;

for (const script of [/assets\/entry\.client/, /assets\/journey-/, /assets\/errors-/])
  test(`without ${script.source} the journey goes on as without a script @script`, async ({ visitor, backend }) => {
    const { page } = visitor;
    await without(visitor, script);
    await visitor.opens("/maestro-journey?step=1", { ...dead, language: "ar" });
    await visitor.submits(next(page));
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page).toHaveTitle(/^خطأ/);
    await chooses(page, "gender", "women");
    await visitor.submits(next(page));
    await isAtStep(page, 2);
    await expect(page.locator("html[data-live]")).toHaveCount(0);
    expect((await rowsOf(backend, (await sessionOf(page)) ?? "")).map(({ answer }) => answer)).toEqual([
      { gender: "women" },
    ]);
  });

test("without its script the sign-up keeps what was typed, and the lead @script", async ({ visitor, backend }) => {
  const { page } = visitor;
  const email = "gone@example.com";
  await without(visitor, /assets\/(entry\.client|signup)/);
  await visitor.opens("/signup", { ...dead, language: "fr" });
  await page.locator("[name=firstName]").fill("Zoé");
  await page.locator("[name=email]").fill(email);
  await page.locator("select[name=countryCode]").selectOption("AE");
  await page.locator("[name=phone]").fill("501234567");
  const submit = page.locator("form#signup button[type=submit]");
  await visitor.submits(submit);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.locator("[name=firstName]")).toHaveValue("Zoé");
  await expect(page.locator("select[name=countryCode]")).toHaveValue("AE");
  await page.locator("[name=lastName]").fill("Martin");
  await visitor.submits(submit);
  await expect(page).toHaveURL(/done=/);
  expect(await backend.sql("select phone from leads where email = $1", [email])).toEqual([{ phone: "+971501234567" }]);
});

test("what later steps need may be gone: they open as documents, and nothing typed is lost @script", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  const session = await hasAnswered(visitor, shop, { language: "fr", count: answers.length - 3 });
  await visitor.opens("/maestro-journey?step=10", { language: "fr" });
  await without(visitor, /assets\/.*\.js/);
  await page.locator("textarea").fill("la pluie sur la pierre");
  await next(page).click();
  await isAtStep(page, 11);
  await next(page).click();
  await isAtStep(page, 12);
  await page.getByRole("textbox").fill("Pluie");
  await next(page).click();
  await visitor.presses(texts.fr.ready.show);
  await page.waitForURL(/\/maestro\/processing\?sid=/);
  await page.locator('a[href^="/_results?sid="]').click();
  await expect(page.locator("#perfume h1")).toHaveText("Pluie");
  await page.locator("[name=custom_name]").fill("Averse");
  await page.locator('button[value="name"]').click();
  await expect(page.locator("#perfume h1")).toHaveText("Averse");
  const rows = await rowsOf(backend, session);
  expect(rows).toHaveLength(13);
  expect(rows.map(({ answer }) => answer)).toContainEqual(
    expect.objectContaining({ memory: "la pluie sur la pierre" }),
  );
});

test("from the reading, too, a perfume is asked for by a document @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  await hasAnswered(visitor, shop);
  await visitor.opens("/analyze", { language: "ru" });
  await without(visitor, /assets\/.*\.js/);
  await page.locator('button[value="finish"]').click();
  await page.waitForURL(/\/maestro\/processing\?sid=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(choice(page, "gender", "men")).toHaveCount(0);
});
