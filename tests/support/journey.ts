import { expect, type Locator, type Page } from "@playwright/test";
import ar from "../../app/i18n/locales/ar/journey.json" with { type: "json" };
import en from "../../app/i18n/locales/en/journey.json" with { type: "json" };
import fr from "../../app/i18n/locales/fr/journey.json" with { type: "json" };
import ru from "../../app/i18n/locales/ru/journey.json" with { type: "json" };
import type { LocalBackend } from "../../supabase/local/backend.ts";
import { answers, createSession } from "./answers.ts";
import { signedJourney } from "./bindings.ts";
import { keeps, type Language, type Shop, type Visitor } from "./shop.ts";

export { answers, createSession };

export const texts = { ar, en, fr, ru };

/** The control of one choice; it is drawn by its label, so it is found by its value. */
export function choice(page: Page, theme: string, value: string): Locator {
  return page.locator(`input[name="${theme}"][value="${value}"]`);
}

/** Ticks a choice as a pointer would: on what is drawn for it. */
export async function chooses(page: Page, theme: string, value: string) {
  await page
    .locator("label")
    .filter({ has: choice(page, theme, value) })
    .click();
}

export function next(page: Page): Locator {
  return page.locator('button[name="intent"][value="next"]');
}

/** Waits until a question is shown under its own address. */
export async function isAtStep(page: Page, step: number) {
  await expect(page.locator('input[name="step"]').first()).toHaveValue(String(step));
  await expect(page).toHaveURL(new RegExp(`step=${step}(&|$)`));
}

/** Answers the question that is open. */
export async function answersStep(page: Page, step: number) {
  for (const [theme, value] of Object.entries(answers[step - 1] ?? {})) {
    if (theme === "memory") await page.locator("textarea").fill(String(value));
    else if (Array.isArray(value)) for (const each of value) await chooses(page, theme, each);
    else if (typeof value === "string") await chooses(page, theme, value);
    else {
      await page.getByRole("slider").focus();
      await page.keyboard.press("ArrowRight");
    }
  }
}

/** Gives the browser a session with the first `count` questions answered, as from an earlier visit. */
export async function hasAnswered(
  visitor: Visitor,
  shop: Shop,
  { language = "en", count = answers.length }: { language?: Language; count?: number } = {},
) {
  const session = await createSession(shop.backend, language, count);
  await keeps(visitor.page, shop.url, {
    maestro_session_id: await signedJourney(session),
  });
  return session;
}

/** Gives the browser a session whose perfume is composed, as from an earlier visit; hands back its id. */
export async function hasPerfume(visitor: Visitor, shop: Shop, language: Language = "en"): Promise<string> {
  const session = await hasAnswered(visitor, shop, { language });
  const form = { intent: "finish" };
  const cookies = { maestro_session_id: session };
  const { status } = await shop.ask("/maestro-journey?step=ready", { form, cookies, language });
  if (status !== 303) throw new Error(`No perfume was composed: ${status}`);
  return session;
}

/** What a session has stored: a row for each answer and, without a question, one for its perfume. */
export async function rowsOf(backend: LocalBackend, session: string) {
  return backend.sql<{
    question_id: string | null;
    answer: unknown;
    custom_name: string | null;
    engraving: boolean;
    fingerprint: string | null;
    newest: boolean;
  }>(
    "select question_id, answer, custom_name, engraving, fingerprint, newest from private.maestro_results where session_id = $1",
    [session],
  );
}

/** The journey's session that the browser holds, undefined where it has none. */
export async function sessionOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "maestro_session_id")?.value.split(".")[0];
}
