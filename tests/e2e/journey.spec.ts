import editions from "../../app/i18n/locales/en/editions.json" with { type: "json" };
import {
  answersStep,
  choice,
  chooses,
  hasAnswered,
  hasPerfume,
  isAtStep,
  next,
  rowsOf,
  sessionOf,
  texts,
} from "../support/journey.ts";
import { expect, languages, test } from "../support/shop.ts";

/** Each way once, and each language in the long run; by keyboard the Arabic path is walked in keyboard.spec.ts. */
const ways = { ar: "@script @long", en: "@no-script @long", fr: "@script", ru: "@no-script" };

for (const language of languages) {
  test(`the whole path in ${language} ends with a perfume of one's own ${ways[language]}`, async ({
    visitor,
    backend,
  }) => {
    const { page } = visitor;
    const t = texts[language];
    const sessions = async () => (await backend.sql("select id from public.maestro_sessions")).length;
    const before = await sessions();
    await visitor.opens("/maestro-journey?step=1", { language });
    expect(await sessions()).toBe(before);
    await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
    for (let step = 1; step <= 12; step++) {
      await isAtStep(page, step);
      await answersStep(page, step);
      await (step > 10 ? page.getByRole("button", { name: t.skip }) : next(page)).click();
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.ready.title);
    await expect(page.locator("#told")).toBeVisible();
    await visitor.presses(t.ready.show);
    await page.waitForURL(/\/maestro\/processing\?sid=/);
    const sid = new URL(page.url()).searchParams.get("sid") ?? "";
    expect(sid).toBe(await sessionOf(page));
    await page.locator('a[href^="/_results?sid="]').click();
    await expect(page.locator("#perfume h1")).toBeVisible();
    expect(await sessions()).toBe(before + 1);
    const rows = await rowsOf(backend, sid);
    expect(rows).toHaveLength(13);
    expect(rows.filter(({ question_id }) => question_id === null)).toHaveLength(1);
    expect(rows.map(({ answer }) => answer)).toContainEqual({ families: ["woody", "oriental"] });
  });
}

test("back shows the saved answer and drops the draft; a reload keeps the place @repeats", async ({
  visitor,
  backend,
}) => {
  const { page } = visitor;
  await visitor.opens("/maestro-journey?step=1");
  await expect(page.getByRole("button", { name: texts.en.back, exact: true })).toBeDisabled();
  await chooses(page, "gender", "women");
  await next(page).click();
  await isAtStep(page, 2);
  await chooses(page, "time_of_day", "day");
  await visitor.presses(texts.en.back);
  await isAtStep(page, 1);
  await expect(choice(page, "gender", "women")).toBeChecked();
  await next(page).click();
  await isAtStep(page, 2);
  await page.reload();
  await isAtStep(page, 2);
  await expect(choice(page, "time_of_day", "day")).not.toBeChecked();
  const session = await sessionOf(page);
  expect(await rowsOf(backend, session ?? "")).toHaveLength(1);
});

test("a visitor who comes back resumes where they stopped, or starts over", async ({ visitor, shop, backend }) => {
  const { page } = visitor;
  const session = await hasAnswered(visitor, shop, { count: 5 });
  await visitor.opens("/maestro-journey");
  await isAtStep(page, 6);
  await expect(visitor.sees("You stopped at question 6 of 12.")).toBeVisible();
  await visitor.presses(texts.en.restart);
  expect(await rowsOf(backend, session)).toHaveLength(5);
  await visitor.submits(page.getByRole("button", { name: editions.restart.yes }));
  await isAtStep(page, 1);
  await expect(choice(page, "gender", "unisex")).not.toBeChecked();
  await chooses(page, "gender", "men");
  await next(page).click();
  await isAtStep(page, 2);
  expect(await sessionOf(page)).toBe(session);
  expect(await rowsOf(backend, session)).toHaveLength(1);
});

test("a change of language mid-journey keeps the answers @repeats", async ({ visitor, shop }) => {
  const { page } = visitor;
  await hasAnswered(visitor, shop, { count: 4 });
  for (const language of languages) {
    await visitor.opens("/maestro-journey?step=4", { language });
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(choice(page, "environment", "desert")).toBeChecked();
    await expect(next(page)).toHaveText(texts[language].next);
  }
});

test("a required part opens the way only when it has an answer @script", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/maestro-journey?step=1");
  await expect(next(page)).toBeDisabled();
  await expect(visitor.sees(texts.en.unanswered)).toBeVisible();
  await chooses(page, "gender", "men");
  await expect(next(page)).toBeEnabled();
});

test("a required part that is empty is named first @no-script", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/maestro-journey?step=1", { language: "fr" });
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === "POST"),
    next(page).click(),
  ]);
  expect(response.status()).toBe(422);
  await expect(page).toHaveTitle(/^Erreur/);
  await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", "#question-gender");
});

test("a fourth colour is one too many @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  await hasAnswered(visitor, shop, { count: 6 });
  await visitor.opens("/maestro-journey?step=7");
  for (const colour of ["gold", "amber", "rose"]) await chooses(page, "colors", colour);
  await chooses(page, "colors", "onyx");
  await expect(choice(page, "colors", "onyx")).not.toBeChecked();
  await expect(page.locator('input[name="colors"]:checked')).toHaveCount(3);
});

test("a fourth colour is refused and stays chosen @no-script", async ({ visitor, shop, backend }) => {
  const { page } = visitor;
  const session = await hasAnswered(visitor, shop, { count: 6 });
  await visitor.opens("/maestro-journey?step=7");
  for (const colour of ["gold", "amber", "rose", "onyx"]) await chooses(page, "colors", colour);
  await next(page).click();
  await expect(page.getByRole("alert")).toContainText("You have chosen too many");
  await expect(page.locator('input[name="colors"]:checked')).toHaveCount(4);
  expect(await rowsOf(backend, session)).toHaveLength(6);
});

test("an answer that is sent twice is saved once, and a perfume asked for twice is one @repeats", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  const session = await hasAnswered(visitor, shop, { count: 11 });
  await visitor.opens("/maestro-journey?step=12");
  await page.getByRole("textbox").fill("أثر");
  await next(page).dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.en.ready.title);
  expect(await rowsOf(backend, session)).toHaveLength(12);
  const perfume = async () => (await rowsOf(backend, session)).filter(({ question_id }) => question_id === null);
  await page.getByRole("button", { name: texts.en.ready.show }).dblclick();
  // The second press ends the first one's navigation, which waitForURL takes for a failure.
  await expect(page).toHaveURL(/processing/);
  const first = await perfume();
  expect(first).toHaveLength(1);
  expect(first[0]?.custom_name).toBe("أثر");
  await visitor.opens("/maestro-journey?step=ready");
  await visitor.presses(texts.en.ready.show);
  await page.waitForURL(/processing/);
  expect(await perfume()).toEqual(first);
});

test("after Next every question stands at its top at once, on a phone that likes motion @script", async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 664 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visitor.opens("/maestro-journey?step=1", { language: "ar" });
  for (let step = 1; step <= 12; step++) {
    await isAtStep(page, step);
    expect(await page.evaluate(() => scrollY), `question ${step}`).toBe(0);
    await answersStep(page, step);
    await next(page).click();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.ar.ready.title);
  await expect(page.locator("h1")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the ready screen waits for the last required answer @repeats", async ({ visitor, shop }) => {
  await hasAnswered(visitor, shop, { count: 8 });
  await visitor.opens("/maestro-journey?step=ready");
  await isAtStep(visitor.page, 9);
});

test("the session is mirrored where other scripts look for it @script", async ({ visitor, shop }) => {
  const session = await hasPerfume(visitor, shop);
  await visitor.opens("/maestro-journey?step=1");
  await expect(choice(visitor.page, "gender", "unisex")).toBeChecked();
  for (const key of ["maestro_session_id", "sid"])
    await expect.poll(() => visitor.page.evaluate((name) => localStorage.getItem(name), key)).toBe(session);
});

test("the session that the first answer begins is mirrored before the second @script", async ({ visitor, backend }) => {
  const { page } = visitor;
  await visitor.opens("/maestro-journey?step=1");
  await answersStep(page, 1);
  await next(page).click();
  await isAtStep(page, 2);
  const mirrored = () => page.evaluate(() => localStorage.getItem("sid"));
  await expect.poll(mirrored).not.toBeNull();
  expect(await backend.sql(`select from maestro_sessions where id = '${await mirrored()}'`)).toHaveLength(1);
});

test("an answer that was deleted elsewhere is not shown after the next press @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await hasAnswered(visitor, shop, { count: 2 });
  await visitor.opens("/maestro-journey?step=1");
  await shop.backend.sql("delete from private.maestro_results where session_id = $1", [session]);
  await next(page).click();
  await isAtStep(page, 2);
  await expect(page.locator("main input:checked")).toHaveCount(0);
});

const fullAtTwo = {
  ar: texts.ar.full_two,
  en: "You may choose up to 2. To choose another, deselect one first.",
  fr: "2 réponses au plus. Pour en choisir une autre, retirez\u2011en d’abord une.",
  ru: "Уже выбрано 2. Чтобы выбрать другой вариант, сначала снимите одну отметку.",
};

test("a choice beyond the most that a part takes says why it is not taken @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  for (const language of languages) {
    await hasAnswered(visitor, shop, { language, count: 2 });
    await visitor.opens("/maestro-journey?step=3", { language });
    const told = page.getByRole("group").getByRole("status");
    for (const season of ["spring", "summer"]) await chooses(page, "season", season);
    await expect(told).toHaveText("");
    await chooses(page, "season", "autumn");
    await expect(choice(page, "season", "autumn")).not.toBeChecked();
    await expect(told).toHaveText(fullAtTwo[language]);
    await chooses(page, "season", "spring");
    await expect(told).toHaveText("");
    await chooses(page, "season", "autumn");
    await expect(choice(page, "season", "autumn")).toBeChecked();
  }
});

test("one question has a film and one a sound, with captions and a button; neither starts by itself @script", async ({
  visitor,
  shop,
}) => {
  const { page } = visitor;
  for (const language of languages) {
    const { intro } = texts[language];
    await hasAnswered(visitor, shop, { language, count: 10 });
    await visitor.opens("/maestro-journey?step=2", { language });
    const film = page.locator("video");
    await expect(film).toHaveAccessibleName(intro.video);
    await expect(film).not.toHaveAttribute("autoplay");
    await expect(page.getByRole("button", { name: intro.video, pressed: false })).toBeVisible();
    const captions = page.locator(`video track[kind="captions"][srclang="${language}"]`);
    await expect(captions).toHaveAttribute("src", `/media/intro-evening.${language}.vtt`);
    await visitor.opens("/maestro-journey?step=10", { language });
    await expect(page.getByRole("button", { name: intro.audio, pressed: false })).toBeVisible();
  }
});

test("the film and the sound have the browser's own controls @no-script", async ({ visitor, shop }) => {
  await hasAnswered(visitor, shop, { count: 10 });
  for (const [step, kind] of [
    [2, "video"],
    [10, "audio"],
  ] as const) {
    await visitor.opens(`/maestro-journey?step=${step}`);
    await expect(visitor.page.locator(kind)).toHaveAttribute("controls");
    await expect(visitor.page.locator("figcaption")).toHaveText(texts.en.intro[kind]);
  }
});

test("the film and the sound play when they are asked to, and stop @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  await hasAnswered(visitor, shop, { count: 10 });
  for (const [step, kind] of [
    [2, "video"],
    [10, "audio"],
  ] as const) {
    await visitor.opens(`/maestro-journey?step=${step}`);
    const media = page.locator(kind);
    const button = page.getByRole("button", { name: texts.en.intro[kind] });
    await expect(media).not.toHaveAttribute("controls");
    await button.click();
    await expect
      .poll(() => media.evaluate((element) => element instanceof HTMLMediaElement && element.currentTime > 0.1))
      .toBe(true);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await button.press("Space");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    expect(await media.evaluate((element) => element instanceof HTMLMediaElement && element.paused)).toBe(true);
    await isAtStep(page, step);
  }
});

test("questions whose parts cannot be read are shown alone, and what was answered to them is kept @script", async ({
  visitor,
  shop,
  faults,
}) => {
  const { page } = visitor;
  await visitor.opens("/maestro-journey?step=1");
  await chooses(page, "gender", "women");
  await shop.restart();
  faults.inject({ kind: "error", path: "maestro_questions.*parts" });
  await visitor.submits(next(page));
  await expect(page.getByRole("alert")).toBeVisible();
  await visitor.opens("/maestro-journey?step=1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Before I open the first bottle/);
  await expect(page.getByRole("radio")).toHaveCount(0);
});

test("the next question stands as soon as the answer is saved, and waits for nothing that the shop says of it @script", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.opens("/maestro-journey?step=1");
  await answersStep(page, 1);
  await next(page).click();
  await isAtStep(page, 2);
  const step3 = /\/maestro-journey\.data\?step=3/;
  const asked = page.waitForRequest((request) => step3.test(request.url()) && request.method() === "GET");
  // The answer to the third question is posted to the same address.
  await page.route(step3, (route) => (route.request().method() === "GET" ? undefined : route.continue()));
  await answersStep(page, 2);
  await next(page).click();
  await isAtStep(page, 3);
  await asked;
  await expect(page.locator("h1")).toBeFocused();
  await answersStep(page, 3);
  await next(page).click();
  await isAtStep(page, 4);
});
