import type { StoredSheet } from "../../backend/admin/results.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { inEachLanguage, type Language, type Localised, languageFacts } from "../../i18n/languages.ts";
import { compareWithFrame } from "../../maestro/compounding/frame.ts";
import { batchNumber, boxLanguages, boxText, monthsAfterOpening } from "../../maestro/compounding/label.ts";
import { sheetOf } from "../../maestro/compounding/sheet.ts";
import { batchSizes } from "../../maestro/compounding/sizes.ts";
import { materialNames, materials, stageWords, unfoldingWords } from "../../maestro/index.ts";
import { inPalette } from "../../maestro/palette/materials.ts";
import { isThing } from "../../maestro/reading/known-things.ts";
import { thingNames } from "../../maestro/reading/thing-names.ts";
import { type MaterialId, positions, variants } from "../../maestro/types.ts";
import { variantName } from "../../maestro/variant-texts.ts";
import { composerVersions } from "../../maestro/version.ts";

type StoredVariants = StoredSheet["result_json"]["variants"];

/**
 * Reads a page's query: which bottle, how much of it, for which order, and whether its papers are to be printed. The première and 50 ml
 * stand in for anything unknown.
 */
export function batchChoice(query: URLSearchParams) {
  const kind = variants.find((one) => one === query.get("bottle")) ?? "premiere";
  const size = batchSizes.find((one) => String(one) === query.get("ml")) ?? 50;
  const order = query.get("order");
  return { kind, size, papers: query.get("print") === "papers", order: isUuid(order) ? order : null };
}

/** The name of a material. For one that has left the palette it is the name in the perfume's notes, with its old id. */
function nameIn(variant: StoredVariants[number], material: MaterialId, language: Language): string {
  if (inPalette(material)) return materialNames[material][language];
  const note = positions.flatMap((part) => variant.notes[part]).find((one) => one.material === material);
  return note ? `${note[language]} (${material})` : material;
}

/** What neither bottle holds, as lists of names; null where nothing was left out. */
export function leftOutNames(
  { made_without, left_out }: Pick<StoredSheet["result_json"], "made_without" | "left_out">,
  language: Language,
): Record<"madeWithout" | "leftOut", string | null> {
  const list = new Intl.ListFormat(language, { type: "conjunction", style: "narrow" });
  const named = (things: readonly string[]) => {
    const names = things.filter(isThing).map((thing) => thingNames[thing][language]);
    return names.length > 0 ? list.format(names) : null;
  };
  return { madeWithout: named(made_without), leftOut: named(left_out) };
}

type Perfume = {
  /** The perfume's name on the box; the variant's own name where the visitor gave none. */
  name: string | null;
  /** The versions that composed it: the engine's number and the palette's hash. */
  engine: string;
  palette: string;
  language: Language;
  /** The maker's name on the box. */
  maker: Localised;
  /** The order that the batch is for, by which its box speaks; null where it is for none. */
  order: Parameters<typeof boxLanguages>[0];
};

/**
 * Gathers all that the laboratory needs for one batch of a perfume. Grams, label and limits are those that were stored
 * with it.
 */
export function batchOf(
  stored: StoredVariants,
  { kind, size }: ReturnType<typeof batchChoice>,
  { name, engine, palette, language, maker, order }: Perfume,
) {
  const variant = stored.find((one) => one.kind === kind) ?? stored[0];
  const unfolding = unfoldingWords(variant.formula, variant.dosage_pct, language);
  const { statement, ingredients, batch: mark } = variant;
  const { compared, outside } = compareWithFrame({ lines: variant.formula, dosage: variant.dosage_pct }, statement);
  const sheet = sheetOf(variant, size);
  const texts = boxText({
    name: inEachLanguage((each) => name ?? variantName(variant, each)),
    batch: mark,
    ingredients,
    maker,
  });
  return {
    kind: variant.kind,
    size,
    name: variantName(variant, language),
    seal: variant.seal,
    /** The mark of the formula, and the batch number with its blank. */
    mark,
    batch: batchNumber(mark),
    dosage: `${variant.dosage_pct}${languageFacts[language].percentSign}`,
    /** Today's versions where others composed it: what is not kept is computed with today's rules and tables. */
    today: engine === composerVersions.engine && palette === composerVersions.palette ? null : composerVersions,
    sheet: {
      ...sheet,
      weighings: sheet.weighings.map((weighing) => ({
        ...weighing,
        name: nameIn(variant, weighing.material, language),
      })),
    },
    unfolding: unfolding && {
      ...unfolding,
      stages: stageWords(language).map((stage, index) => ({
        name: stage,
        says: unfolding.families
          .map(({ name: family, shares }) => ({ family, percent: shares[index] ?? 0 }))
          .filter(({ percent }) => percent > 0)
          .map(({ family, percent }) => `${family} ${percent}${languageFacts[language].percentSign}`)
          .join(" · "),
      })),
    },
    statement: statement.map((limit) => ({ ...limit, ofLimit: (100 * limit.used_pct) / limit.limit_pct })),
    box: boxLanguages(order).map((each) => ({ language: each, lines: texts[each] })),
    monthsAfterOpening,
    frame: {
      compared,
      outside: outside.map(({ name: part, ...line }) => ({
        ...line,
        name: part === null ? null : (materials.find(({ id }) => id === part)?.tradeName ?? part),
      })),
    },
  };
}

export type Batch = ReturnType<typeof batchOf>;
