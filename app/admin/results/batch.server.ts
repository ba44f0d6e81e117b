import type { Sheet as StoredSheet } from "../../backend/admin/results.ts";
import type { Language } from "../../i18n/languages.ts";
import { compareWithFrame } from "../../maestro/compounding/frame.ts";
import { boxText } from "../../maestro/compounding/label.ts";
import { sheetOf } from "../../maestro/compounding/sheet.ts";
import { batchSizes } from "../../maestro/compounding/sizes.ts";
import { materialNames, materials, unfoldingWords } from "../../maestro/index.ts";
import { variants } from "../../maestro/types.ts";
import { controller } from "../../shop/controller.ts";

type StoredVariants = NonNullable<StoredSheet["result_json"]>["variants"];

/** Which bottle and how much of it: of a page's query, with the première and 50 ml where it asks for nothing known. */
export function batchChoice(query: URLSearchParams) {
  const kind = variants.find((one) => one === query.get("bottle")) ?? "premiere";
  const size = batchSizes.find((one) => String(one) === query.get("ml")) ?? 50;
  return { kind, size };
}

const percentSign: Record<Language, string> = { ar: "٪", en: "%", fr: "\u202f%", ru: "\u00a0%" };

/**
 * All that the laboratory needs for one batch of a perfume; null where a material is no longer in the palette, so that
 * nobody can tell how it is weighed.
 * @param name what the box says the perfume is called; the variant's own where the visitor named none
 */
export function batchOf(
  stored: StoredVariants,
  { kind, size }: ReturnType<typeof batchChoice>,
  { name, language }: { name: string | null; language: Language },
) {
  const variant = stored.find((one) => one.kind === kind);
  const unfolding = variant ? unfoldingWords(variant.formula, variant.dosage_pct, language) : null;
  if (!variant || !unfolding) return null;
  const formula = { lines: variant.formula, dosage: variant.dosage_pct };
  const statement = variant.statement ?? variant.limits;
  const { compared, outside } = compareWithFrame(formula, statement);
  const batch = variant.batch ?? "";
  const ingredients = variant.ingredients ?? ["Alcohol Denat.", "Parfum", "Aqua", ...variant.allergens];
  const sheet = sheetOf(formula, size);
  return {
    kind,
    size,
    name: variant.display_name,
    batch,
    dosage: variant.dosage_pct,
    sheet: {
      ...sheet,
      weighings: sheet.weighings.map((weighing) => ({ ...weighing, name: materialNames[weighing.material][language] })),
    },
    unfolding: {
      ...unfolding,
      stages: unfolding.stages.map(({ name: stage, parts }) => ({
        name: stage,
        families: parts.map((part) => `${part.name} ${part.percent}${percentSign[language]}`).join(" · "),
      })),
    },
    statement,
    box: boxText({ name: name ?? variant.display_name, batch, ingredients, maker: controller.name }),
    frame: {
      compared,
      outside: outside.map(({ name: part, ...line }) => ({
        ...line,
        name: part === null ? null : (materials.find(({ id }) => id === part)?.en ?? part),
      })),
    },
  };
}

export type Batch = NonNullable<ReturnType<typeof batchOf>>;
