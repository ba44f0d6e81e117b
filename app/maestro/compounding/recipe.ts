import { handling } from "../palette/aspects.ts";
import { inPalette, type MaterialId, materialOf } from "../palette/materials.ts";
import type { Recipe, RecipeItem } from "../types.ts";

/** A formula as it is weighed: shares in % w/w of the concentrate, the dosage in % w/w of the finished perfume. */
export type WeighedFormula = { lines: readonly { material: MaterialId; pct_concentrate: number }[]; dosage: number };

/** Water, % w/w of the finished perfume; ethanol is the rest. */
export const waterShare = 8;
/** g/ml at 20 °C. */
export const ethanolDensity = 0.789;
export const waterDensity = 0.998;
/** Ethanol in alcohol of 96 % by volume, by weight. */
const ethanolInAlcohol = 0.938;
/** The smallest weighing, g, on a scale of 0.001 g: what is less is weighed as a dilution in absolute ethanol. */
const smallestWeighing = 0.05;
/** The dilutions for it, % w/w. */
const dilutions = [10, 1, 0.1] as const;

/** The scale reads 1 mg: every mass is a whole number of these, so that totals are exact. */
const ticksPerGram = 1000;

/** g/ml: 1 / sum(mass fraction / density). Contraction on mixing is ignored: the perfumer weighs, not pours. */
function densityOfMix({ lines, dosage }: WeighedFormula): number {
  const volume = lines.reduce(
    (sum, { material, pct_concentrate: share }) => sum + share / 100 / materialOf(material).density,
    0,
  );
  const concentrate = dosage / 100;
  const water = waterShare / 100;
  return 1 / (concentrate * volume + (1 - concentrate - water) / ethanolDensity + water / waterDensity);
}

/** % w/w of what a material is weighed as where there is enough of it: a liquid neat, all else dissolved beforehand. */
function strongestOf(material: MaterialId): number {
  const handled = handling[material];
  return "dilution" in handled ? handled.dilution : 100;
}

/** Weighs `mass` ticks of a material as the strongest that it is weighed as and of which there is enough to weigh. */
function weigh(material: MaterialId, mass: number): RecipeItem {
  let strength = strongestOf(material);
  for (const weaker of dilutions) {
    if ((mass * 100) / strength >= smallestWeighing * ticksPerGram) break;
    strength = Math.min(strength, weaker);
  }
  // Rounded down, so that rounding exceeds no limit.
  const grams = Math.floor((mass * 100) / strength + 1e-6) / ticksPerGram;
  return strength < 100 ? { material, grams, dilution_pct: strength } : { material, grams };
}

/** The weighings together, in ticks. */
const ticksOf = (items: readonly RecipeItem[]): number =>
  items.reduce((sum, { grams }) => sum + Math.round(grams * ticksPerGram), 0);

/**
 * What to weigh for `millilitres` of the finished perfume, in grams, heaviest first. Ethanol and water are absolute;
 * ethanol makes up the total, less what the dilutions bring: half of it where a perfume is full of resins and vanilla.
 */
export function recipeOf(formula: WeighedFormula, millilitres: number): Recipe {
  const total = Math.round(millilitres * densityOfMix(formula) * ticksPerGram);
  const water = Math.round((total * waterShare) / 100);
  const items = formula.lines
    .map(({ material, pct_concentrate: share }) => weigh(material, (total * formula.dosage * share) / 1e4))
    .sort((one, other) => other.grams - one.grams);
  return {
    items,
    ethanol_g: (total - water - ticksOf(items)) / ticksPerGram,
    water_g: water / ticksPerGram,
    total_g: total / ticksPerGram,
  };
}

/** Exactly a recipe several times, a whole number: every weighing multiplied, with the same dilutions. */
export function multiplyRecipe(recipe: Recipe, times: number): Recipe {
  const multiply = (grams: number) => Math.round(grams * times * ticksPerGram) / ticksPerGram;
  return {
    items: recipe.items.map((item) => ({ ...item, grams: multiply(item.grams) })),
    ethanol_g: multiply(recipe.ethanol_g),
    water_g: multiply(recipe.water_g),
    total_g: multiply(recipe.total_g),
  };
}

/**
 * One weighing of another batch: as it was where there is enough of it, as something stronger where there is enough of
 * that, and as something weaker where there is too little of it.
 */
function scaleItem({ material, grams, dilution_pct: strength }: RecipeItem, times: number): RecipeItem {
  const mass = grams * ticksPerGram * times;
  const same = { material, grams: Math.floor(mass + 1e-6) / ticksPerGram };
  const asItWas = strength === undefined ? same : { ...same, dilution_pct: strength };
  if (!inPalette(material)) return asItWas;
  // Ten times a weighing of 1 % is exactly one of 10 %, give or take the last bit.
  const best = weigh(material, ((mass * (strength ?? 100)) / 100) * (1 + 1e-9));
  const enough = same.grams >= smallestWeighing;
  return enough && (best.dilution_pct ?? 100) <= (strength ?? 100) ? asItWas : best;
}

/**
 * A recipe for a batch of another size, with what can be weighed stronger or neat there weighed so, and what would be
 * too little weighed as a weaker dilution. Ethanol makes up the total, less what the dilutions bring.
 */
export function scaleRecipe(recipe: Recipe, times: number): Recipe {
  const scale = (grams: number) => Math.round(grams * times * ticksPerGram);
  const items = recipe.items.map((item) => scaleItem(item, times));
  const [total, water] = [scale(recipe.total_g), scale(recipe.water_g)];
  return {
    items,
    ethanol_g: (total - water - ticksOf(items)) / ticksPerGram,
    water_g: water / ticksPerGram,
    total_g: total / ticksPerGram,
  };
}

/**
 * What a laboratory pours for a recipe's ethanol and water: alcohol of 96 % by volume, and the water that is missing
 * when the alcohol has brought its own. Grams.
 */
export function pourOf({ ethanol_g, water_g }: Recipe): { alcohol: number; water: number } {
  const alcohol = Math.floor((ethanol_g / ethanolInAlcohol) * ticksPerGram + 1e-6) / ticksPerGram;
  return { alcohol, water: Math.round((ethanol_g + water_g - alcohol) * ticksPerGram) / ticksPerGram };
}
