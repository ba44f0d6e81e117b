import { bindWords } from "../../app/i18n/bind-words.ts";
import en from "../../app/i18n/locales/en/processing.json" with { type: "json" };
import fr from "../../app/i18n/locales/fr/processing.json" with { type: "json" };
import ru from "../../app/i18n/locales/ru/processing.json" with { type: "json" };
import { createSession, hasAnswered, hasPerfume } from "../support/journey.ts";
import { expect, test, ticksUntil } from "../support/shop.ts";

test("twenty seconds of the Maestro's work, in three stages, then the perfume @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop, "ru");
  await visitor.opens(`/maestro/processing?sid=${session}`, { language: "ru", clock: "stopped" });
  const stages = page.getByRole("listitem").and(page.locator("main li"));
  const current = page.locator("main li[data-current]");
  await expect(stages).toHaveText([ru.stage.blending, ru.stage.selecting, ru.stage.designing]);
  await expect(current).toHaveText(ru.stage.blending);
  await expect(visitor.sees("Около 20 секунд")).toBeVisible();
  await page.clock.runFor(5000);
  await expect(current).toHaveText(ru.stage.selecting);
  await page.clock.runFor(5000);
  await expect(current).toHaveText(ru.stage.designing);
  await expect(visitor.sees("Около 10 секунд")).toBeVisible();
  await page.clock.runFor(9000);
  await expect(visitor.sees("Около 1 секунды")).toBeVisible();
  await page.clock.runFor(1500);
  await expect(page).toHaveURL(new RegExp(`/_results\\?sid=${session}$`));
});

test("the perfume's own notes come to the table, its seal is drawn, and its bottle is labelled", async ({
  visitor,
  shop,
}) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop, "ar");
  await visitor.opens(`/maestro/processing?sid=${session}`, { language: "ar", clock: "stopped" });
  const [kept] = await shop.backend.sql<{ notes: Record<string, { ar: string }[]>; seal: string }>(
    `select result_json->'variants'->0->'notes' as notes, result_json->'variants'->0->>'seal' as seal
     from private.maestro_results where session_id = $1 and question_id is null`,
    [session],
  );
  const table = page.locator("main dl");
  for (const [place, layer] of ["top", "middle", "base"].entries())
    await expect(table.locator(`> div:nth-child(${place + 1}) dd`)).toHaveText(
      (kept?.notes[layer] ?? []).map((note) => bindWords(note.ar, "ar")),
    );
  await expect(page.locator(`main img[src="/seals/night/${kept?.seal}"]`)).toHaveCount(4);
  await expect(page.locator(`main image[href="/seals/brass/${kept?.seal}"]`)).toHaveCount(1);
});

test("whom movement disturbs sees the tray and the finished seal, and no bottle that comes @script", async ({
  visitor,
  shop,
}) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visitor.opens(`/maestro/processing?sid=${session}`, { clock: "stopped" });
  await expect(page.locator("main dl dd").last()).toBeVisible();
  await expect(page.locator("main svg image")).toBeHidden();
});

test("a connection that is lost on the countdown leaves it on the screen, and the perfume comes when it is back @script", async ({
  visitor,
  shop,
}) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop, "fr");
  await visitor.opens(`/maestro/processing?sid=${session}`, { language: "fr", clock: "stopped" });
  await page.context().setOffline(true);
  await page.clock.runFor(20_500);
  await ticksUntil(page.getByText(bindWords(fr.cut, "fr")));
  expect(visitor.path()).toBe(`/maestro/processing?sid=${session}`);
  await page.context().setOffline(false);
  await page.clock.runFor(1500);
  await expect(page).toHaveURL(new RegExp(`/_results\\?sid=${session}$`));
  await expect(page.locator("#perfume")).toBeVisible();
});

test("without a script the page says what to press, and counts nothing @no-script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  await visitor.opens(`/maestro/processing?sid=${session}`);
  await expect(page.getByText(en.ready)).toBeVisible();
  await expect(page.getByText("About 20 seconds")).toHaveCount(0);
  await expect(page.getByRole("progressbar")).toBeHidden();
  await visitor.opens(`/maestro/processing?sid=${await createSession(shop.backend, "en", 0)}`);
  await expect(page.getByText(en.not_yet)).toBeVisible();
  await expect(page.getByRole("link", { name: en.check_again })).toBeVisible();
});

test("nobody has to wait for a perfume that is there @repeats", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop, "fr");
  await visitor.opens(`/maestro/processing?sid=${session}`, { language: "fr" });
  await page.getByRole("link", { name: fr.show_now }).click();
  await expect(page).toHaveURL(/\/_results\?sid=/);
  await expect(page.locator("#perfume")).toBeVisible();
});

test("the page asks ten times for a perfume that is not there, and no more @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await createSession(shop.backend, "en", 0);
  await visitor.opens(`/maestro/processing?sid=${session}`, { clock: "stopped" });
  // The countdown ends before the options does where answers are slow: then the page stays all the same.
  await page.route(/\/_results/, (route) => route.abort("aborted"));
  let asked = 0;
  page.on("request", (request) => {
    // The layout's data are asked for beside it.
    if (/processing\.data.*_routes=.*processing$/.test(request.url())) asked += 1;
  });
  const later = async () => {
    await page.clock.runFor(1500);
    return asked;
  };
  await expect.poll(later, { intervals: [50], timeout: 30_000 }).toBe(10);
  await page.clock.runFor(10_000);
  expect(asked).toBe(10);
});

test("a visitor whose perfume is late checks again, and finds it", async ({ visitor, shop, backend }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  const other = await createSession(backend, "en", 0);
  await visitor.opens(`/maestro/processing?sid=${other}`);
  await expect(page.getByText(en.late)).toBeVisible();
  await expect(page.getByRole("link", { name: en.late_answers })).toHaveAttribute("href", /step=ready$/);
  await backend.sql(
    "update private.maestro_results set session_id = $1 where session_id = $2 and question_id is null",
    [other, session],
  );
  await page
    .getByRole("link", { name: en.check_again })
    .or(page.getByRole("link", { name: en.show_now }))
    .first()
    .click();
  await expect(page.getByRole("link", { name: en.show_now }).or(page.locator("#perfume"))).toBeVisible();
});

test("without a session the journey begins @repeats", async ({ visitor }) => {
  for (const path of ["/maestro/processing", "/maestro/processing?sid=", "/maestro/processing?sid=somebody"]) {
    await visitor.opens(path);
    expect(visitor.path()).toMatch(/^\/maestro-journey/);
  }
});

test("waiting survives a backend that is down @repeats", async ({ visitor, shop, faults }) => {
  const session = await hasPerfume(visitor, shop);
  faults.down();
  await visitor.opens(`/maestro/processing?sid=${session}`);
  await expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText(en.heading);
  await expect(visitor.page.getByRole("link", { name: en.check_again })).toBeVisible();
});

test("half a minute of preparing, its two texts, then a recommendation @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  await hasAnswered(visitor, shop, { count: 6 });
  await visitor.opens("/analyze", { clock: "stopped" });
  await page.getByRole("button", { name: "A first recommendation" }).click();
  await ticksUntil(page.getByText(en.preparing.balancing));
  await expect(visitor.sees(en.preparing.balancing)).toBeVisible();
  await expect(visitor.sees("0%")).toBeVisible();
  await page.clock.runFor(24_000);
  await expect(visitor.sees(en.preparing.almost)).toBeVisible();
  await expect(visitor.sees(/^8\d%$/)).toBeVisible();
  await page.clock.runFor(6500);
  await ticksUntil(page.getByRole("heading", { level: 1, name: "Three to begin with" }));
  await expect(page).toHaveURL(/\/results$/);
  await expect(visitor.sees("AED 1,664")).toBeVisible();
  await expect(visitor.sees("AED 871")).toBeVisible();
  await expect(visitor.sees("A rich, resinous composition")).toBeVisible();
});

test("sound begins with a click, and its words are shown @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  await hasAnswered(visitor, shop, { count: 6 });
  await visitor.opens("/analyze", { clock: "stopped" });
  await page.getByRole("button", { name: "A first recommendation" }).click();
  await ticksUntil(page.getByText(en.preparing.balancing));
  const sound = page.getByRole("button", { name: en.preparing.sound });
  await expect(sound).toHaveAttribute("aria-pressed", "false");
  await expect(visitor.sees(en.preparing.caption_intro)).toBeHidden();
  await sound.click();
  await expect(visitor.sees(en.preparing.caption_intro)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(visitor.sees(en.preparing.caption_progress)).toBeVisible();
});
