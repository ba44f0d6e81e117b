import { materialCount } from "../palette/columns.ts";
import { fillUniform } from "../random.ts";
import { at, type VectorSource } from "../vector.ts";

/**
 * The random part of a formula, per material of the palette: a deviate (mean 0, standard deviation 1) for its selection,
 * one for its amount, and a uniform draw in [0, 1) that decides whether it may be used (see `palette/availability.ts`).
 */
export type Variation = { selection: Float64Array; amount: Float64Array; availability: Float64Array };

function createVariation({ floats }: VectorSource): Variation {
  return { selection: floats(materialCount), amount: floats(materialCount), availability: floats(materialCount) };
}

/** Gives the sum of two uniform draws, less 1, a standard deviation of 1. */
const triangularScale = Math.sqrt(6);
const drawsPerMaterial = 5;

/** Draws the variation that belongs to a text: the seed of a session, or the things that a memory wishes for. */
export function drawVariation(seed: string, source: VectorSource): Variation {
  const draws = source.floats(drawsPerMaterial * materialCount);
  fillUniform(seed, draws);
  const variation = createVariation(source);
  for (let i = 0; i < materialCount; i++) {
    const from = drawsPerMaterial * i;
    variation.selection[i] = (at(draws, from) + at(draws, from + 1) - 1) * triangularScale;
    variation.amount[i] = (at(draws, from + 2) + at(draws, from + 3) - 1) * triangularScale;
    variation.availability[i] = at(draws, from + 4);
  }
  return variation;
}

/** Adds a memory's deviates to a session's, so that things which are poured alike still make different formulas. */
export function addMemory(session: Variation, memory: Variation, source: VectorSource): Variation {
  const variation = createVariation(source);
  for (let i = 0; i < materialCount; i++) {
    variation.selection[i] = at(session.selection, i) + 0.4 * at(memory.selection, i);
    variation.amount[i] = at(session.amount, i) + 0.6 * at(memory.amount, i);
    variation.availability[i] = at(session.availability, i);
  }
  return variation;
}
