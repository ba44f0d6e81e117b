import { grid } from "../formula/choose.ts";
import { at, whole } from "../formula/columns.ts";
import type { Draft } from "../formula/draft.ts";
import { densityOf } from "../formula/stock.ts";
import { materials } from "../palette/materials.ts";
import type { Recipe, RecipeItem } from "../types.ts";

/** Water, % w/w of the finished perfume; ethanol is the rest. */
const water = 8;
const ethanolDensity = 0.789;
const waterDensity = 0.998;
/** The smallest weighing is 0.01 g; what is less is weighed as a dilution of 10 % in ethanol. */
const smallest = 0.01;
const dilution = 10;

/** The balance reads tenths of a milligram: every mass is a whole number of them, so that totals are exact. */
const perGram = 10000;

/** g/ml; rho = 1 / sum(mass fraction / density). Contraction on mixing is ignored: the perfumer weighs, not pours. */
function densityOfMix(formula: Draft): number {
  let volume = 0;
  for (let k = 0; k < formula.size; k++) {
    volume += whole(formula.units, k) / (100 * grid) / at(densityOf, whole(formula.materials, k));
  }
  const concentrate = formula.dosage / 100;
  const ethanol = 1 - concentrate - water / 100;
  return 1 / (concentrate * volume + ethanol / ethanolDensity + water / 100 / waterDensity);
}

/**
 * What to weigh for `millilitres` of the finished perfume, heaviest first. Materials are rounded down, so that no limit
 * is passed by rounding; ethanol makes up the total, less what the dilutions bring.
 */
export function recipeOf(formula: Draft, millilitres: number): Recipe {
  const total = Math.round(millilitres * densityOfMix(formula) * perGram);
  const waterMass = Math.round((total * water) / 100);
  const items: RecipeItem[] = [];
  let weighed = 0;
  for (let k = 0; k < formula.size; k++) {
    const material = materials[whole(formula.materials, k)];
    if (!material) continue;
    const mass = (total * formula.dosage * whole(formula.units, k)) / (100 * 100 * grid);
    const diluted = mass < smallest * perGram;
    const weighing = Math.floor((diluted ? (mass * 100) / dilution : mass) + 1e-9);
    weighed += weighing;
    items.push({ material: material.id, grams: weighing / perGram, ...(diluted && { dilution_pct: dilution }) });
  }
  items.sort((one, other) => other.grams - one.grams);
  return {
    items,
    ethanol_g: (total - waterMass - weighed) / perGram,
    water_g: waterMass / perGram,
    total_g: total / perGram,
  };
}

/** Exactly twice a recipe: the same weighings and the same dilutions. */
export function twice(recipe: Recipe): Recipe {
  const double = (grams: number) => Math.round(grams * 2 * perGram) / perGram;
  return {
    items: recipe.items.map((item) => ({ ...item, grams: double(item.grams) })),
    ethanol_g: double(recipe.ethanol_g),
    water_g: double(recipe.water_g),
    total_g: double(recipe.total_g),
  };
}
