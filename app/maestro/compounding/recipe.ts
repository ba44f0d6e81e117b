import type { Formula } from "../formula/formula.ts";
import { unitsPerPercent } from "../formula/selection.ts";
import { densityOf } from "../palette/columns.ts";
import { materials as palette } from "../palette/materials.ts";
import type { Recipe, RecipeItem } from "../types.ts";
import { at } from "../vector.ts";

/** Water, % w/w of the finished perfume; ethanol is the rest. */
const waterShare = 8;
/** g/ml at 20 °C. */
const ethanolDensity = 0.789;
const waterDensity = 0.998;
/** The smallest weighing, g; what is less is weighed as a dilution in ethanol, % w/w. */
const smallestWeighing = 0.01;
const dilution = 10;

/** The balance reads 0.1 mg: every mass is a whole number of these, so that totals are exact. */
const ticksPerGram = 10000;

/** g/ml: 1 / sum(mass fraction / density). Contraction on mixing is ignored: the perfumer weighs, not pours. */
function densityOfMix({ materials, units, dosage }: Formula): number {
  let volume = 0;
  for (const [k, index] of materials.entries()) {
    volume += (units[k] ?? 0) / (100 * unitsPerPercent) / at(densityOf, index);
  }
  const concentrate = dosage / 100;
  const water = waterShare / 100;
  const ethanol = 1 - concentrate - water;
  return 1 / (concentrate * volume + ethanol / ethanolDensity + water / waterDensity);
}

/**
 * What to weigh for `millilitres` of the finished perfume, in grams, heaviest first. Materials are rounded down, so that
 * rounding exceeds no limit; ethanol makes up the total, less what the dilutions bring.
 */
export function recipeOf(formula: Formula, millilitres: number): Recipe {
  const total = Math.round(millilitres * densityOfMix(formula) * ticksPerGram);
  const water = Math.round((total * waterShare) / 100);
  const items: RecipeItem[] = [];
  let weighed = 0;
  for (const [k, index] of formula.materials.entries()) {
    const material = palette[index];
    if (!material) continue;
    const mass = (total * formula.dosage * (formula.units[k] ?? 0)) / (100 * 100 * unitsPerPercent);
    const diluted = mass < smallestWeighing * ticksPerGram;
    const weighing = Math.floor((diluted ? (mass * 100) / dilution : mass) + 1e-9);
    weighed += weighing;
    items.push({ material: material.id, grams: weighing / ticksPerGram, ...(diluted && { dilution_pct: dilution }) });
  }
  items.sort((one, other) => other.grams - one.grams);
  return {
    items,
    ethanol_g: (total - water - weighed) / ticksPerGram,
    water_g: water / ticksPerGram,
    total_g: total / ticksPerGram,
  };
}

/** Exactly twice a recipe: every weighing doubled, with the same dilutions. */
export function doubleRecipe(recipe: Recipe): Recipe {
  const double = (grams: number) => Math.round(grams * 2 * ticksPerGram) / ticksPerGram;
  return {
    items: recipe.items.map((item) => ({ ...item, grams: double(item.grams) })),
    ethanol_g: double(recipe.ethanol_g),
    water_g: double(recipe.water_g),
    total_g: double(recipe.total_g),
  };
}
