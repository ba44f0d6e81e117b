import { accords } from "../accords/library.ts";
import { materialCount } from "../palette/columns.ts";
import { fillUniform } from "../random.ts";
import { families } from "../types.ts";
import { at, type VectorSource } from "../vector.ts";

/**
 * The random part of a perfume: everything that a session's seed decides, drawn once. A formula without one of the answers
 * uses the same draws, so that only the answer makes the difference.
 */
export type Draws = {
  /** Per accord and per family: how much chance is for it (Gumbel, so that the largest score is drawn by its weight). */
  accords: Float64Array;
  families: Float64Array;
  /** Per material of the palette, mean 0 and standard deviation 1: of its dose, and of its weight in the ground. */
  doses: Float64Array;
  ground: Float64Array;
  /** Per material, uniform in [0, 1): whether the session's ground may hold it. */
  withheld: Float64Array;
};

/** Gives the sum of two uniform draws, less 1, a standard deviation of 1. */
const triangularScale = Math.sqrt(6);
const drawsPerMaterial = 5;

const gumbel = (uniform: number) => -Math.log(-Math.log(Math.min(1 - 1e-6, Math.max(1e-6, uniform))));

/** Draws what belongs to a seed. */
export function drawsOf(seed: string, { floats }: VectorSource): Draws {
  const uniform = floats(accords.length + families.length + drawsPerMaterial * materialCount);
  fillUniform(seed, uniform);
  const draws = {
    accords: floats(accords.length),
    families: floats(families.length),
    doses: floats(materialCount),
    ground: floats(materialCount),
    withheld: floats(materialCount),
  };
  for (let a = 0; a < accords.length; a++) draws.accords[a] = gumbel(at(uniform, a));
  for (let f = 0; f < families.length; f++) draws.families[f] = gumbel(at(uniform, accords.length + f));
  for (let i = 0; i < materialCount; i++) {
    const from = accords.length + families.length + drawsPerMaterial * i;
    draws.doses[i] = (at(uniform, from) + at(uniform, from + 1) - 1) * triangularScale;
    draws.ground[i] = (at(uniform, from + 2) + at(uniform, from + 3) - 1) * triangularScale;
    draws.withheld[i] = at(uniform, from + 4);
  }
  return draws;
}
