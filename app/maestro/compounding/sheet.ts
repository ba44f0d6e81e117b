import { middleHour } from "../evaporation/pyramid.ts";
import { handling } from "../palette/handling.ts";
import { type MaterialId, materialOf } from "../palette/materials.ts";
import { prices } from "../palette/prices.ts";
import { alcoholStrength, densityOfMix, doubleRecipe, pourOf, recipeOf, type WeighedFormula } from "./recipe.ts";
import type { BatchSize } from "./sizes.ts";

/** How a material is handled, in the order in which it goes in: what must melt or dissolve first. */
const forms = ["resin", "paste", "wax", "crystal", "liquid"] as const;

type Handling = { form: (typeof forms)[number]; browns: boolean; tint: number; remarks: readonly Remark[] };
export type Remark = (typeof handling)[MaterialId]["remarks"][number];

export type Weighing = {
  material: MaterialId;
  cas: string | null;
  form: Handling["form"];
  grams: number;
  /** % w/w in absolute ethanol; null for the neat material. */
  dilution: number | null;
  /** What the display shows when it has gone in and the scale is not tared in between, g. */
  sum: number;
  remarks: Remark[];
};

/** What may happen to the perfume in months, by what is in it. */
export const stabilityFlags = ["vanillin_browns", "schiff_base", "citrus_oxidises", "iron", "light", "acid"] as const;
export type StabilityFlag = (typeof stabilityFlags)[number];

export const colours = ["colourless", "straw", "golden", "amber"] as const;
/** Tint x % of the finished perfume from which a colour is deeper than the one before. Estimates. */
const colourSteps = [0.3, 1.2, 3] as const;

/**
 * Alcohol (% by volume of all that is no concentrate) below which the concentrate may cloud; hydrocarbons of citrus oils
 * and resins want more. Estimates of the trade: the first batch shows it after a night at 4 °C.
 */
const leastAlcohol = 85;
const leastAlcoholForTerpenes = 90;
/** % of the concentrate. */
const manyTerpenes = 20;
/** Weeks in the dark, and where resins and absolutes are this much of the concentrate (%). */
const weeks = 3;
const weeksWithResins = 5;
const manyResins = 3;

export type Sheet = {
  size: BatchSize;
  /** In the order of addition. */
  weighings: Weighing[];
  /** Alcohol of 96 % by volume and water that are added at the end, g. */
  alcohol: number;
  water: number;
  total: number;
  /** g of the weighings together: the concentrate with the ethanol of its dilutions. */
  concentrate: number;
  /** g/ml at 20 °C. */
  density: number;
  /** % by volume of the alcohol in it, and the least at which it stays clear. */
  alcoholStrength: number;
  leastAlcohol: number;
  colour: (typeof colours)[number];
  /** It deposits waxes or resin in the cold, and is filtered. */
  hazy: boolean;
  weeks: number;
  flags: StabilityFlag[];
  /** US dollars for the materials of this batch, lowest and highest; an estimate. */
  cost: { low: number; high: number };
};

const handlingOf = (material: MaterialId): Handling => handling[material];

/** Solids first, so that they dissolve in what follows; then by how late a material leaves, the fleeting ones last. */
function additionOrder(one: MaterialId, other: MaterialId): number {
  const places = forms.indexOf(handlingOf(one).form) - forms.indexOf(handlingOf(other).form);
  return places || middleHour(other) - middleHour(one);
}

function flagsOf(materials: readonly MaterialId[]): StabilityFlag[] {
  const remarked = (remark: Remark) => materials.some((material) => handlingOf(material).remarks.includes(remark));
  const vanillins: readonly MaterialId[] = ["vanillin", "ethyl_vanillin", "vanilla_abs", "heliotropin"];
  const found: Record<StabilityFlag, boolean> = {
    vanillin_browns: materials.some((material) => vanillins.includes(material)),
    schiff_base: remarked("amine") && (remarked("aldehyde") || materials.some((id) => vanillins.includes(id))),
    citrus_oxidises: materials.some(
      (id) => materialOf(id).family === "citrus" && handlingOf(id).remarks.includes("oxidises"),
    ),
    iron: remarked("iron"),
    light: remarked("light"),
    acid: remarked("acid"),
  };
  return stabilityFlags.filter((flag) => found[flag]);
}

/**
 * The sheet by which a formula is weighed and mixed: the same for the same formula and size, always.
 * @throws RangeError where a material is not in the palette
 */
export function sheetOf(formula: WeighedFormula, size: BatchSize): Sheet {
  const recipe = size === 100 ? doubleRecipe(recipeOf(formula, 50)) : recipeOf(formula, size);
  let sum = 0;
  let low = 0;
  let high = 0;
  const weighings = [...recipe.items]
    .sort((one, other) => additionOrder(one.material, other.material))
    .map(({ material, grams, dilution_pct: strength }): Weighing => {
      const [least, most] = prices[material];
      const kilograms = (grams * (strength ?? 100)) / 1e5;
      sum += grams;
      low += kilograms * least;
      high += kilograms * most;
      const { form, remarks } = handlingOf(material);
      return {
        material,
        cas: materialOf(material).cas,
        form,
        grams,
        dilution: strength ?? null,
        sum,
        remarks: [...remarks],
      };
    });
  const shareOf = (wanted: (material: MaterialId) => boolean) =>
    formula.lines.reduce((share, line) => share + (wanted(line.material) ? line.pct_concentrate : 0), 0);
  const tint = formula.lines.reduce(
    (depth, line) => depth + (handlingOf(line.material).tint * line.pct_concentrate * formula.dosage) / 100,
    0,
  );
  const { alcohol, water } = pourOf(recipe);
  const terpenes = shareOf((id) => handlingOf(id).remarks.includes("oxidises") && materialOf(id).family === "citrus");
  const resins = shareOf((id) => handlingOf(id).form === "resin" || handlingOf(id).form === "paste");
  return {
    size,
    weighings,
    alcohol,
    water,
    total: recipe.total_g,
    concentrate: sum,
    density: densityOfMix(formula),
    alcoholStrength: alcoholStrength(recipe),
    leastAlcohol: terpenes > manyTerpenes ? leastAlcoholForTerpenes : leastAlcohol,
    colour: colours[colourSteps.filter((step) => tint >= step).length] ?? "amber",
    hazy: formula.lines.some(
      ({ material: id }) => handlingOf(id).form !== "liquid" || handlingOf(id).remarks.includes("waxes"),
    ),
    weeks: resins > manyResins ? weeksWithResins : weeks,
    flags: flagsOf(formula.lines.map(({ material }) => material)),
    cost: { low, high },
  };
}
