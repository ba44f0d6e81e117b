import ar from "../../app/i18n/locales/ar/glimpse.json" with { type: "json" };
import en from "../../app/i18n/locales/en/glimpse.json" with { type: "json" };
import fr from "../../app/i18n/locales/fr/glimpse.json" with { type: "json" };
import ru from "../../app/i18n/locales/ru/glimpse.json" with { type: "json" };
import { chooses, hasAnswered } from "../support/journey.ts";
import { expect, languages, test } from "../support/shop.ts";

const texts = { ar, en, fr, ru };

test("a scene and a mood give a glimpse, in four languages @script", async ({ visitor }) => {
  const { page } = visitor;
  await page.clock.install();
  for (const language of languages) {
    const t = texts[language];
    await visitor.opens("/maestro", { language });
    for (const scene of [t.scene.desert, t.scene.city, t.scene.ocean, t.scene.library]) {
      await expect(page.getByRole("radio", { name: scene })).toBeAttached();
    }
    await chooses(page, "scene", "ocean");
    await chooses(page, "mood", "dreamy");
    await page.getByRole("button", { name: t.show }).click();
    // What the Maestro does for two seconds has a test of its own.
    for (let stage = 0; stage < 3; stage++) await page.clock.runFor(700);
    await expect(page.getByRole("heading", { name: t.glimpse.title })).toBeInViewport();
    await expect(page.getByRole("link", { name: t.glimpse.later })).toHaveAttribute("href", "/home");
    expect(visitor.path()).toMatch(/^\/maestro\?scene=ocean&mood=dreamy/);
  }
  await page.reload();
  await expect(page.getByRole("heading", { name: ru.glimpse.title })).toBeVisible();
});

test("the result waits for both answers and shows the Maestro at work @script", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/maestro", { clock: "stopped" });
  const show = page.getByRole("button", { name: en.show });
  await expect(show).toBeDisabled();
  await chooses(page, "scene", "desert");
  await expect(show).toBeDisabled();
  await chooses(page, "mood", "calm");
  await show.click();
  await expect(visitor.sees(en.crafting.title)).toBeVisible();
  for (const stage of [en.crafting.blending, en.crafting.selecting, en.crafting.designing]) {
    await expect(visitor.sees(stage)).toBeVisible();
    await page.clock.runFor(700);
  }
  await expect(page.getByRole("heading", { name: en.glimpse.title })).toBeFocused();
});

test("different choices give different glimpses, and nothing is stored @script", async ({ visitor, backend }) => {
  const { page } = visitor;
  const stored = async () => (await backend.sql("select id from public.maestro_sessions")).length;
  const before = await stored();
  const seen = new Set<string>();
  for (const scene of ["desert", "city", "ocean", "library"]) {
    await visitor.opens(`/maestro?scene=${scene}&mood=confident`);
    seen.add(await page.locator("#glimpse dl").innerText());
  }
  expect(seen.size).toBe(4);
  expect(await stored()).toBe(before);
});

test("an address with a scene that there is not shows the questions @repeats", async ({ visitor }) => {
  await visitor.opens("/maestro?scene=moon&mood=calm");
  await expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText(en.title);
  await expect(visitor.page.locator("#glimpse")).toHaveCount(0);
});

test("a glimpse that is continued later is found again where it says, and is the same", async ({ visitor, shop }) => {
  const { page } = visitor;
  await visitor.opens("/maestro?scene=library&mood=calm");
  const text = await page.locator("#glimpse dl").innerText();
  await expect(page.getByText(en.glimpse.kept)).toBeVisible();
  await visitor.follows(page.getByRole("link", { name: en.glimpse.later }));
  await expect(page).toHaveURL(/\/home$/);
  // A journey that begins meanwhile gives other perfumes, not another glimpse.
  await hasAnswered(visitor, shop, { count: 2 });
  await visitor.follows(page.getByRole("contentinfo").getByRole("link", { name: "The Maestro", exact: true }));
  expect(visitor.path()).toBe("/maestro");
  await expect(page.locator("#glimpse dl")).toHaveText(text, { useInnerText: true });
  await expect(page.getByRole("radio", { name: en.scene.library })).toBeChecked();
  await expect(page.getByRole("heading", { name: en.glimpse.title })).not.toBeFocused();
});
