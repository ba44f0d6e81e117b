import type { i18n } from "i18next";
import type { Result } from "../../backend/results.ts";
import type { Language, Localised } from "../../i18n/languages.ts";
import { type Family, type Position, positions, type Variant } from "../../maestro/types.ts";
import { variantTexts } from "../../maestro/variant-texts.ts";
import { glowColours, materialPictures } from "../../media/social.ts";
import { familyShares } from "../perfume/family-shares.server.ts";
import type { PerfumePicture } from "./perfume-picture.ts";

type PictureSource = {
  language: Language;
  i18next: i18n;
  composedName: string;
  customName: string | null;
  gold?: boolean;
  leading: Variant["leading"];
  notes: Record<Position, readonly Localised[]>;
  /** Shares of one that the formula delivers; absent for anyone but the owner. */
  delivered?: Record<Family, number>;
};

/** The content of a perfume's picture, for the browser to draw. */
export function perfumePicture(source: PictureSource): PerfumePicture {
  const { language, i18next, composedName, customName, gold = false, notes, delivered } = source;
  const [main, second] = source.leading;
  return {
    language,
    eyebrow: i18next.t("results:eyebrow"),
    name: customName ?? composedName,
    composedName: customName ? composedName : null,
    engraved: customName,
    gold,
    materials: [materialPictures[main].main, materialPictures[second].second],
    glow: glowColours[main],
    layers: positions
      .filter((position) => notes[position].length > 0)
      .map((position) => ({
        title: i18next.t(`results:layer.${position}`),
        notes: notes[position].map((note) => note[language]),
      })),
    shares: delivered ? familyShares(delivered, language) : null,
  };
}

/** The picture of a saved perfume for its owner, with engraving and family profile. */
export function ownPerfumePicture(result: Result, language: Language, i18next: i18n): PerfumePicture {
  const [premiere] = result.result_json.variants;
  return perfumePicture({
    language,
    i18next,
    composedName: variantTexts(premiere, language).name,
    customName: result.custom_name,
    gold: result.engraving,
    leading: premiere.leading,
    notes: premiere.notes,
    delivered: premiere.delivered,
  });
}
