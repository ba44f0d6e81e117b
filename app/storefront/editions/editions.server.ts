import type { TFunction } from "i18next";
import { nullIfUnavailable } from "../../backend/backend.ts";
import { type Edition, listEditions } from "../../backend/editions.ts";
import { previewResult } from "../../backend/results.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { journeySession } from "../../http/journey-session.ts";
import { languageOf } from "../../http/language.ts";
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
 * journey has as many as it may (`full`). Null also where it cannot be told now.
 */
export async function finishPreview(
  context: Context,
  { answers, editions }: { answers: Answers; editions: readonly Edition[] },
): Promise<FinishPreview> {
  const session = journeySession(context);
  const newest = editions.find((edition) => edition.newest);
  if (!session || !newest) return null;
  const preview = await previewResult(backendOf(context), session, answers).catch(nullIfUnavailable);
  if (!preview) return null;
  const kind = ({ known: "same", saved: "another", full: "full" } as const)[preview.outcome];
  const named = editions.find(({ edition }) => edition === preview.edition) ?? newest;
  const language = languageOf(context);
  const t: TFunction<"editions"> = (await i18nextFor(language)).getFixedT(null, "editions");
  const name = editionName(named, language);
  return { title: t(`preview.${kind}.title`), body: t(`preview.${kind}.body`, { name }), link: t("all") };
}
