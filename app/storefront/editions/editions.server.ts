import type { TFunction } from "i18next";
import { nullIfUnavailable } from "../../backend/backend.ts";
import { type Edition, listEditions, maxEditions } from "../../backend/editions.ts";
import { equalJson } from "../../encoding/equal-json.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { journeySession } from "../../http/journey-session.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Answers } from "../../maestro/types.ts";
import { variantTexts } from "../../maestro/variant-texts.ts";

/** The perfumes of this browser's journey; empty where they cannot be read, since its pages work without. */
export async function readEditions(context: Context): Promise<Edition[]> {
  const session = journeySession(context);
  return (session && (await listEditions(backendOf(context), session).catch(nullIfUnavailable))) || [];
}

/** Its own name, or the one that it was composed with. */
export function editionName({ custom_name, variants }: Edition, language: Language): string {
  const [premiere] = variants;
  return custom_name ?? variantTexts(premiere, language).name;
}

/** What finishing the journey would give a visitor who has perfumes, in their language; null before the first. */
export type FinishPreview = { title: string; body: string; link: string } | null;

/**
 * Finishing gives the `same` perfume as these answers gave before, composes `another`, or composes none because the
 * journey has as many as it may (`full`). Different answers that make the same formula count as `another` here: only
 * composing would tell.
 */
export async function finishPreview(
  answers: Answers,
  editions: readonly Edition[],
  language: Language,
): Promise<FinishPreview> {
  const newest = editions.find((edition) => edition.newest);
  if (!newest) return null;
  const wanted = composedFrom(answers);
  const same = editions.find(
    ({ withdrawn_at: withdrawn, ...edition }) =>
      withdrawn === null && edition.answers !== null && equalJson(composedFrom(edition.answers), wanted),
  );
  const kind = same ? "same" : editions.length < maxEditions ? "another" : "full";
  const t: TFunction<"editions"> = (await i18nextFor(language)).getFixedT(null, "editions");
  const name = editionName(same ?? newest, language);
  return { title: t(`preview.${kind}.title`), body: t(`preview.${kind}.body`, { name }), link: t("all") };
}

/** The answers that a perfume is composed from: all but its name, as in `save_result`. */
function composedFrom({ custom_name: _, ...answers }: Record<string, unknown>) {
  return answers;
}
