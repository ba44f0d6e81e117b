import { nullIfUnavailable } from "../../backend/backend.ts";
import { findShownPerfume } from "../../backend/results.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { bindWords, boundIn } from "../../i18n/bind-words.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { positions } from "../../maestro/types.ts";
import { variantName } from "../../maestro/variant-texts.ts";
import { type Look, lookOf } from "../../media/looks.ts";

/** A perfume's materials in the order in which they come to the table, with what they become. */
export type TrayView = {
  name: string;
  seal: string;
  layers: { name: string; notes: { name: string; look: Look | null }[] }[];
};

/** What anybody is shown of a session's perfume: its notes, and nothing else of its formula. Null where it is not shown. */
export async function trayOf(context: Context, session: string): Promise<TrayView | null> {
  const shown = await findShownPerfume(backendOf(context), session).catch(nullIfUnavailable);
  if (!shown) return null;
  const language = languageOf(context);
  const { t } = await i18nextFor(language);
  const [premiere] = shown.variants;
  return {
    name: shown.custom_name ?? bindWords(variantName(premiere, language), language),
    seal: premiere.seal,
    layers: positions.map((position) => ({
      name: t(`results:layer.${position}`),
      notes: premiere.notes[position].map((note) => ({ name: boundIn(note, language), look: lookOf(note.en) })),
    })),
  };
}
