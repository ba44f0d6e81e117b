import type { Sheet } from "../../backend/admin/results.ts";
import type { Localised } from "../../i18n/languages.ts";
import { materialNames } from "../../maestro/index.ts";

const names: Record<string, Localised | undefined> = materialNames;

/** The names of all materials on a compounding sheet. One that is no longer in the palette is named by its id. */
export function materialNamesOf(variants: NonNullable<Sheet["result_json"]>["variants"]): Record<string, Localised> {
  const ids = new Set(
    variants.flatMap(({ formula, maestro_recipe_50ml, maestro_recipe_100ml }) =>
      [...formula, ...maestro_recipe_50ml.items, ...maestro_recipe_100ml.items].map(({ material }) => String(material)),
    ),
  );
  return Object.fromEntries([...ids].map((id) => [id, names[id] ?? { ar: id, en: id, fr: id, ru: id }]));
}
