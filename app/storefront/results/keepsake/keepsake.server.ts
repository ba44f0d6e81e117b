import type { i18n } from "i18next";
import type { Result } from "../../../backend/results.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { Family, Position } from "../../../maestro/types.ts";
import { heaps, lamps } from "../../../media/social.ts";
import { sharesOf } from "../../analyze/reading.server.ts";
import { layers } from "../layers.ts";
import { leadingFamilies } from "../picture.server.ts";
import { wordsOf } from "../view.server.ts";
import type { Keepsake } from "./keepsake.ts";

type Kept = {
  language: Language;
  i18next: i18n;
  /** The perfume's own name, and the one that the visitor gave it. */
  name: string;
  customName: string | null;
  gold?: boolean;
  notes: Record<Position, readonly ({ material?: string } & Record<Language, string>)[]>;
  /** What the formula delivers, as shares of one; absent where somebody else looks. */
  delivered?: Record<Family, number>;
};

/** What the picture of a perfume shows; drawing it is the browser's. */
export function keepsakeOf({ language, i18next, name, customName, gold = false, notes, delivered }: Kept): Keepsake {
  const [main, second] = leadingFamilies(notes);
  return {
    language,
    eyebrow: i18next.t("results:eyebrow"),
    name: customName ?? name,
    called: customName ? name : null,
    engraved: customName,
    gold,
    heaps: [heaps[main].leads, heaps[second].follows],
    lamp: lamps[main],
    layers: layers
      .filter((position) => notes[position].length > 0)
      .map((position) => ({
        title: i18next.t(`results:layer.${position}`),
        notes: notes[position].map((note) => note[language]),
      })),
    shares: delivered ? sharesOf(delivered, language) : null,
  };
}

/** The same of a saved perfume for its owner: engraving and profile are theirs to show. */
export function keepsakeOfOwn(result: Result, language: Language, i18next: i18n): Keepsake {
  const [premiere] = result.result_json.variants;
  const { name } = wordsOf(premiere, language);
  const { notes, delivered } = premiere;
  return keepsakeOf({
    language,
    i18next,
    name,
    customName: result.custom_name,
    gold: result.engraving,
    notes,
    delivered,
  });
}
