import { mapRecord } from "../../encoding/record.ts";
import type { Localised, MaterialId } from "../types.ts";
import { arabicMaterials } from "./materials/ar.ts";
import { englishMaterials } from "./materials/en.ts";
import { frenchMaterials } from "./materials/fr.ts";
import { russianMaterials } from "./materials/ru.ts";

/** As the sheet names it: the plant, or for a synthetic its trade name and, after a comma, what it smells of. */
export const materialNames: Record<MaterialId, Localised> = mapRecord(englishMaterials, ({ name }, id) => ({
  ar: arabicMaterials[id].name,
  en: name,
  fr: frenchMaterials[id].name,
  ru: russianMaterials[id].name,
}));

/** As a sentence names it: what it smells of, with its article in Arabic, in the nominative in Russian. */
export const materialNouns: Record<MaterialId, Localised> = mapRecord(englishMaterials, ({ noun }, id) => ({
  ar: arabicMaterials[id].the,
  en: noun,
  fr: frenchMaterials[id].noun,
  ru: russianMaterials[id].cases[0],
}));
