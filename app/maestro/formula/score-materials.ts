import {
  availabilityOf,
  facetOf,
  facets,
  familyOf,
  impactOf,
  indicesOf,
  materialCount,
  typicalUse,
} from "../palette/columns.ts";
import { extenders, hesperidic, orientalPoles } from "../palette/habits.ts";
import { materials } from "../palette/materials.ts";
import type { Target } from "../profile/target.ts";
import { mapRecord } from "../record.ts";
import { type Facet, families } from "../types.ts";
import { at, intAt } from "../vector.ts";
import { habitualMax } from "./selection.ts";
import type { Similarity } from "./similarity.ts";
import type { Variation } from "./variation.ts";
import type { Workspace } from "./workspace.ts";

/** What a material's score is made of, all natural logarithms: weights, and what standing in the blend adds to habit. */
const scoreWeight = { habit: 0.34, family: 0.8, facet: 1.9, deviate: 0.7 } as const;
const blendBonus = 1.2;
/** What a family's missing share of the odour is weighted by in the scores of its materials. */
const deficitWeight = { requested: 12, other: 8 } as const;
/** A filler: impact up to which a material is quiet, and the share (%) from which it carries a part of the pyramid. */
const quietImpact = 4;
const fillerShare = 18;
/** What speaks for and against the poles of a requested oriental perfume. */
const poleScore = 1.6;
/** What speaks for the citrus fruits of a requested citrus. */
const fruitScore = 1;
/** Where a selection could not be solved, the next one takes the deviates of materials so many places on. */
const attemptShift = 37;
/** From this attempt on what was wanted by name may be fainter, and the requested families are insisted upon. */
export const fainterFrom = 5;
/** What then speaks for every material of a requested family. */
const requestedBonus = 2.5;
/** What an impact below that speaks for a material, per step, where the background has to be quiet. */
const quietWeight = 0.6;
const aquatic = families.indexOf("aquatic");
const oriental = families.indexOf("oriental");
const citrus = families.indexOf("citrus");
const hesperidicIndices = indicesOf(hesperidic);
const poleIndices = mapRecord(orientalPoles, indicesOf);
const isExtender: Readonly<Int32Array> = Int32Array.from(materials, ({ id }) => (extenders.includes(id) ? 1 : 0));
/** Whether a material is quiet and fills a part of the pyramid. */
export const isFiller: Readonly<Int32Array> = Int32Array.from({ length: materialCount }, (_, i) =>
  at(impactOf, i) <= quietImpact && at(habitualMax, i) >= fillerShare ? 1 : 0,
);

const logTypical: Readonly<Float64Array> = Float64Array.from(typicalUse, (typical, i) =>
  Math.log(0.5 * typical * at(impactOf, i)),
);
const logHabitualMax: Readonly<Float64Array> = habitualMax.map((max) => Math.log(max));

/** The aquatic materials are few and thin: alone they lead only at full strength, over the quietest of backgrounds. */
function isAquaticAlone({ requested }: Target): boolean {
  return at(requested, aquatic) === 1 && requested.reduce((sum, asked) => sum + asked) === 1;
}

/**
 * Score of every material: habit (in the blend or typically), family, facet, the session's deviate, a flanker's bonus.
 * Another attempt takes the deviates of other materials, so that it chooses others.
 */
export function scoreMaterials(
  target: Target,
  variation: Variation,
  similarity: Similarity | null,
  workspace: Workspace,
  attempt: number,
): void {
  const { blend, score, logFamily } = workspace;
  const quietNeeded = isAquaticAlone(target);
  const called = new Set(target.memoryMaterials.flatMap((list) => (list.length === 1 ? list : [])));
  for (let i = 0; i < materialCount; i++) {
    const isWithheld = at(variation.availability, i) >= at(availabilityOf, i) && !called.has(i);
    if (isWithheld && !(quietNeeded && intAt(isFiller, i) === 1)) {
      score[i] = Number.NEGATIVE_INFINITY;
      continue;
    }
    const share = at(blend, i);
    const habit = share > 0 ? Math.log(share * at(impactOf, i)) + blendBonus : at(logTypical, i);
    score[i] =
      scoreWeight.habit * habit +
      scoreWeight.family * at(logFamily, intAt(familyOf, i)) +
      scoreWeight.facet * at(target.facets, intAt(facetOf, i)) +
      scoreWeight.deviate * at(variation.selection, (i + attempt * attemptShift) % materialCount) +
      (similarity ? at(similarity.bonus, i) : 0) +
      (attempt >= fainterFrom ? requestedBonus * at(target.requested, intAt(familyOf, i)) : 0) +
      (quietNeeded && target.ceilings && intAt(familyOf, i) !== aquatic
        ? quietWeight * (quietImpact - at(impactOf, i))
        : 0);
  }
  for (const i of target.refusedMaterials) score[i] = Number.NEGATIVE_INFINITY;
}

/** What a family's deficit adds to the score of its materials; more where the family was asked for. */
export function scoreDeficit({ deficit, deficitScore }: Workspace, target: Target, family: number): void {
  const missing = at(deficit, family);
  const weight = at(target.requested, family) === 1 ? deficitWeight.requested : deficitWeight.other;
  deficitScore[family] = missing > 0 ? weight * missing : missing;
}

/**
 * In a flanker nothing comes forward unasked to more than a few times its usual share, unless the original has more.
 * Where aquatic was asked for alone, what is quiet may: it is the background.
 */
export function boundShares(target: Target, similarity: Similarity | null, { most, logMost }: Workspace): void {
  most.fill(100);
  logMost.set(logHabitualMax);
  if (!similarity) return;
  const aquaticAlone = isAquaticAlone(target);
  for (let i = 0; i < materialCount; i++) {
    if (aquaticAlone && (intAt(familyOf, i) === aquatic || at(impactOf, i) <= quietImpact)) continue;
    const times = intAt(isExtender, i) === 1 ? 1 : similarity.timesUsual;
    most[i] = Math.max(at(similarity.original.shares, i), times * at(typicalUse, i));
    logMost[i] = Math.log(Math.min(at(most, i), at(habitualMax, i)));
  }
}

/** A requested citrus is citrus fruit before it is lavender or pepper. */
export function favourFruit({ requested }: Target, { score }: Workspace): void {
  if (at(requested, citrus) !== 1) return;
  for (const i of hesperidicIndices) score[i] = at(score, i) + fruitScore;
}

/**
 * A requested oriental knows incense from vanilla: the pole that the answers lean to is favoured, the other one put
 * aside, where no more than the usual share of it is poured unless it was wanted by name. So are spices where the
 * answers lean to what is sweet rather than to them.
 */
export function decidePole(target: Target, { score, most }: Workspace): void {
  if (at(target.requested, oriental) !== 1) return;
  const lean = (names: readonly Facet[]) =>
    names.reduce((sum, name) => sum + at(target.facets, facets.indexOf(name)), 0) / names.length;
  const sweetness = lean(["vanilla", "gourmand", "tonka"]);
  const towardsIncense = lean(["incense", "resin", "smoky"]) >= sweetness;
  const { incense, vanilla, spices } = poleIndices;
  const isSpiced = lean(["spice"]) >= sweetness;
  const [near, aside] = towardsIncense ? [incense, vanilla] : [vanilla, isSpiced ? incense : [...incense, ...spices]];
  for (const i of near) score[i] = at(score, i) + poleScore;
  for (const i of aside) {
    score[i] = at(score, i) - poleScore;
    most[i] = Math.min(at(most, i), at(typicalUse, i));
  }
}
