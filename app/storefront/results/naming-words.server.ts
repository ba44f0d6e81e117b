import { i18nextFor } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { engravingSurcharge } from "../product-cards/prices.server.ts";

/** What the naming form says, written by the server: what a name is, that it is saved, and what engraving is and costs. */
export type NamingWords = { body: string; saved: string; surcharge: string };

type Named = { engraving: boolean; ordered: boolean };

/** The words for a perfume as it is saved; an order keeps the name that it had then. */
export async function namingWords(
  request: Request,
  language: Language,
  { engraving, ordered }: Named,
): Promise<NamingWords> {
  const i18next = await i18nextFor(language);
  return {
    body: i18next.t(`results_message:naming.${ordered ? "ordered" : "body"}`),
    saved: i18next.t(`results_message:naming.${ordered ? "ordered" : engraving ? "saved_engraved" : "saved"}`),
    surcharge: engravingSurcharge(request, language, i18next),
  };
}
