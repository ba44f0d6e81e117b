import { keysOf } from "../../app/encoding/record.ts";
import { middleHour } from "../../app/maestro/evaporation/pyramid.ts";
import { type Stage, stages, unfold } from "../../app/maestro/evaporation/unfolding.ts";
import { computedHours } from "../../app/maestro/evaporation/vapour.ts";
import { chemicals } from "../../app/maestro/palette/aspects.ts";
import { materials } from "../../app/maestro/palette/materials.ts";
import { structures } from "../../app/maestro/palette/structures.ts";
import type { FormulaLine, MaterialId } from "../../app/maestro/types.ts";
import { mean } from "../support/statistics.ts";

type Structure = keyof typeof structures;

/** Hours on a blotter as measured and as the model computes them from physics alone, for every material measured. */
export function blotterCorrelation(): { materials: number; model: number; pressureAlone: number } {
  const measured = materials.flatMap(({ id, substantivity }) => {
    const chemical = Object.entries(chemicals).find(([name]) => name === id)?.[1];
    return substantivity === null || !chemical ? [] : [{ id, hours: substantivity, pressure: chemical.pressure }];
  });
  const hours = measured.map((one) => one.hours);
  return {
    materials: measured.length,
    model: rankCorrelation(
      hours,
      measured.map(({ id }) => computedHours(id)),
    ),
    pressureAlone: rankCorrelation(
      hours,
      measured.map(({ pressure }) => -pressure),
    ),
  };
}

/** In which order each classical structure is smelled, as every book on perfumery has it: one group before the next. */
export const classicalOrder: Record<Structure, readonly MaterialId[][]> = {
  cologne_citrus: [
    ["lemon_cp", "grapefruit", "mandarin_red"],
    ["neroli", "petitgrain", "lavender"],
    ["galaxolide", "ambrettolide"],
  ],
  fougere: [
    ["bergamot_fcf", "lavender"],
    ["geranium", "phenylethyl_alcohol"],
    ["coumarin", "evernyl", "vetiver"],
  ],
  chypre: [
    ["bergamot_fcf", "sweet_orange"],
    ["rose_absolute", "jasmine_sambac", "ylang_ylang"],
    ["evernyl", "oakmoss", "patchouli"],
  ],
  amber_oriental: [["bergamot_fcf", "mandarin_red"], ["rose_absolute"], ["vanillin", "benzoin_siam", "labdanum_abs"]],
  oud_rose_saffron: [
    ["bergamot_fcf", "cardamom"],
    ["rose_otto", "geranium", "phenylethyl_alcohol"],
    ["oud_oil", "sandalore", "ambrettolide"],
  ],
  white_floral_gulf: [
    ["bergamot_fcf", "mandarin_red"],
    ["jasmine_sambac", "ylang_ylang"],
    ["benzyl_salicylate", "galaxolide"],
  ],
  aquatic_marine: [
    ["bergamot_fcf", "lemon_cp", "grapefruit"],
    ["helional", "floralozone", "florol"],
    ["galaxolide", "habanolide"],
  ],
  musk_skin: [
    ["bergamot_fcf", "pink_pepper"],
    ["rose_absolute", "methyl_ionone_gamma"],
    ["galaxolide", "muscone", "exaltolide"],
  ],
  incense_majlis: [
    ["bergamot_fcf", "black_pepper"],
    ["rose_absolute", "phenylethyl_alcohol"],
    ["oud_oil", "vanillin", "benzoin_siam"],
  ],
};

/** A structure as the lines of a formula. */
export function linesOf(structure: Structure): FormulaLine[] {
  const shares: Partial<Record<MaterialId, number>> = structures[structure];
  return keysOf(shares).map((material) => ({ material, pct_concentrate: shares[material] ?? 0, position: "top" }));
}

/** Materials of a group that are not smelled before each one of the next group, as "structure: early, late". */
export function disorder(): string[] {
  return keysOf(classicalOrder).flatMap((structure) => {
    const [top = [], heart = [], base = []] = classicalOrder[structure];
    const late = (early: readonly MaterialId[], later: readonly MaterialId[]) =>
      early.flatMap((one) =>
        later.filter((other) => middleHour(one) >= middleHour(other)).map((other) => `${structure}: ${one}, ${other}`),
      );
    return [...late(top, heart), ...late(heart, base)];
  });
}

/** Which group of a structure, as its place in the order, has the largest part of its odour in a stage. */
export function leadingGroup(structure: Structure, stage: Stage): number {
  const { riyadh: unfolding } = unfold(linesOf(structure), 18);
  const partIn = (group: readonly MaterialId[], one: Stage) =>
    group.reduce((sum, material) => sum + (unfolding.stages[one].materials.get(material) ?? 0), 0);
  const relative = classicalOrder[structure].map(
    (group) => partIn(group, stage) / stages.reduce((sum, other) => sum + partIn(group, other), 0),
  );
  return relative.indexOf(Math.max(...relative));
}

/** Places in rising order; equal numbers share the middle of theirs. */
function ranks(numbers: readonly number[]): number[] {
  return numbers.map((number) => {
    const below = numbers.filter((other) => other < number).length;
    const equal = numbers.filter((other) => other === number).length;
    return below + (equal - 1) / 2;
  });
}

/** Spearman's rank correlation: 1 for the same order, 0 for none. */
function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranks(one), ranks(other)];
  const [meanA, meanB] = [mean(a), mean(b)];
  const deviations = a.map((rank, place) => [rank - meanA, (b[place] ?? 0) - meanB] as const);
  const product = deviations.reduce((sum, [x, y]) => sum + x * y, 0);
  const squares = (pick: 0 | 1) => deviations.reduce((sum, pair) => sum + pair[pick] ** 2, 0);
  return product / Math.sqrt(squares(0) * squares(1));
}
