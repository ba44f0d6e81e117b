// Property tests draw the same cases each time, so that `npm test` says the same of the same sources. `npm run long` sets
// LONG: it draws others, and more of them. SEED, which it prints, draws them again.
import fc from "fast-check";

const long = process.env.LONG === "1";

fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_127) });

/** How many cases a test that is marked `@draws` draws, in `npm test` and in `npm run long`. */
export function cases(few: number, many: number): { numRuns: number } {
  return { numRuns: long ? many : few };
}
