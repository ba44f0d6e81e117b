import type { Recipe } from "../types.ts";
import { ethanolDensity, waterDensity } from "./recipe.ts";

/**
 * Density of ethanol and water at 20 °C, g/ml, by their share of ethanol (w/w): the formula of the international
 * alcoholometric tables (OIML R 22, 1975; Directive 76/766/EEC), whose values are good to 0.0001.
 */
const alcohols: readonly (readonly [ethanol: number, density: number])[] = [
  [0.8, 0.84339],
  [0.84, 0.83341],
  [0.86, 0.82832],
  [0.88, 0.82315],
  [0.9, 0.81788],
  [0.92, 0.81249],
  [0.94, 0.80697],
  [0.96, 0.80127],
  [0.98, 0.79538],
  [1, 0.78924],
];
const pureEthanol = 0.78924;

/** g/ml at 20 °C of ethanol and water, between 80 and 100 % of ethanol by weight (`ethanol`: 0.8 to 1). */
export function densityOfAlcohol(ethanol: number): number {
  const above = alcohols.findIndex(([share]) => share >= ethanol);
  const [high, dense] = alcohols.at(above) ?? [1, pureEthanol];
  const [low, denser] = alcohols[above - 1] ?? [high, dense];
  return high === low ? dense : denser + ((dense - denser) * (ethanol - low)) / (high - low);
}

/** All ethanol in a recipe, that of its dilutions too, g. */
function ethanolIn({ items, ethanol_g }: Recipe): number {
  return items.reduce((sum, { grams, dilution_pct: strength = 100 }) => sum + grams * (1 - strength / 100), ethanol_g);
}

/** ml at 20 °C of a recipe's ethanol and water alone. */
function volumeOfAlcohol(recipe: Recipe): number {
  const ethanol = ethanolIn(recipe);
  const both = ethanol + recipe.water_g;
  return both / densityOfAlcohol(ethanol / both);
}

/**
 * ml at 20 °C of what a recipe for `nominal` ml makes. The recipe ignores that ethanol and water contract, by some 1.4 %
 * of their volume; that the concentrate does not is an estimate.
 */
export function volumeOf(recipe: Recipe, nominal: number): number {
  return nominal - ethanolIn(recipe) / ethanolDensity - recipe.water_g / waterDensity + volumeOfAlcohol(recipe);
}

/** Alcohol, % by volume, of all that is no concentrate in a recipe. */
export function alcoholStrength(recipe: Recipe): number {
  return (100 * ethanolIn(recipe)) / pureEthanol / volumeOfAlcohol(recipe);
}
