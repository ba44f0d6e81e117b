import { fillUniform } from "../../app/maestro/random.ts";

/** Uniform numbers in [0, 1). */
export type Random = () => number;

/** The numbers that the engine draws for a seed, one by one. */
export function randomStream(seed: string): Random {
  let drawn = new Float64Array(64);
  let used = 0;
  fillUniform(seed, drawn);
  return () => {
    if (used === drawn.length) {
      drawn = new Float64Array(2 * used);
      fillUniform(seed, drawn);
    }
    return drawn[used++] ?? 0;
  };
}
