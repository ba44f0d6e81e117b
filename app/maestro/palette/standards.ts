import { at, intAt } from "../vector.ts";
import { contentOf } from "./content.ts";
import { commonNames, ifraLimits, phototoxic } from "./limits.ts";
import { euLimits } from "./limits-eu.ts";
import { materials } from "./materials.ts";

/** Who set a limit: the 51st Amendment of the IFRA Standards, or Annex III of the EU's Regulation 1223/2009. */
type Authority = "IFRA" | "EU";

/**
 * The part of every limit that a formula keeps to. A perfume that is weighed stands a little beside its formula, and one
 * that stood exactly at a limit would be beyond it by the error of a scale.
 */
export const keptPart = 0.98;

/**
 * A limit on the finished perfume over all materials together: the sum of share (% w/w of the finished perfume) x
 * content / 100 is at most `max`. `content` is % of each material, in the order of the palette, and `use` the part of
 * what a formula may have of the limit (`keptPart`) that 1 % w/w of it in the finished perfume takes up.
 */
type Standard = {
  name: string;
  authority: Authority;
  max: number;
  content: Readonly<Float64Array>;
  use: Readonly<Float64Array>;
};

/** Every limit that something in the palette falls under, IFRA's and the EU's, and the phototoxic sum as one more. */
export const standards: readonly Standard[] = [
  ...ifraLimits.map(({ standard, name, cas, max }) => ({
    name: commonNames[standard] ?? name,
    authority: "IFRA" as const,
    max,
    content: contentOf(cas),
  })),
  ...euLimits.map(({ name, cas, max }) => ({ name, authority: "EU" as const, max, content: contentOf(cas) })),
  {
    name: "Phototoxic citrus oils, counted as lemon oil",
    authority: "IFRA" as const,
    max: phototoxic[0].max,
    content: Float64Array.from(materials, ({ id }) => {
      const oil = phototoxic.find(({ material }) => material === id);
      return oil ? (100 * phototoxic[0].max) / oil.max : 0;
    }),
  },
]
  .filter(({ content }) => content.some((share) => share > 0))
  .map((limit) => ({ ...limit, use: limit.content.map((share) => share / (100 * keptPart * limit.max)) }));

/** For each material, the standards that count it, with its `use` of them. */
const allUses = materials.map((_, index) =>
  standards.flatMap(({ use }, standard) => (at(use, index) > 0 ? [{ standard, use: at(use, index) }] : [])),
);
let counted = 0;

/**
 * The standards that count each material, in flat vectors, because every solve reads them. The entries of material i
 * run from `from[i]` to before `from[i + 1]`: `standard` is the index of a standard, and `use` the material's use of it.
 */
export const uses = {
  from: Int32Array.of(0, ...allUses.map(({ length }) => (counted += length))),
  standard: Int32Array.from(allUses.flat(), ({ standard }) => standard),
  use: Float64Array.from(allUses.flat(), ({ use }) => use),
} as const;

/**
 * Adds to `used` what `inProduct` (% w/w of the finished perfume) of a material uses of each standard, as a part of
 * what a formula may have of it.
 */
export function addUse(used: Float64Array, material: number, inProduct: number): void {
  const end = intAt(uses.from, material + 1);
  for (let c = intAt(uses.from, material); c < end; c++) {
    const s = intAt(uses.standard, c);
    used[s] = at(used, s) + inProduct * at(uses.use, c);
  }
}

/** The highest share of each material that all standards allow when it is used alone, % w/w of the finished perfume. */
export const maxInProduct: Readonly<Float64Array> = Float64Array.from(materials, (_, index) => {
  let lowest = Number.POSITIVE_INFINITY;
  for (const { max, content } of standards) {
    const share = content[index] ?? 0;
    if (share > 0) lowest = Math.min(lowest, (keptPart * max * 100) / share);
  }
  return lowest;
});
