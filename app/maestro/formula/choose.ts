import { materials } from "../palette/materials.ts";
import { tray } from "../palette/tray.ts";
import type { Target } from "../profile/target.ts";
import { families } from "../types.ts";
import { at, whole } from "./columns.ts";
import type { Personal } from "./seed.ts";
import { count, facetOf, familyOf, finishedMaxOf, impactOf, maxOf, positionOf, typicalOf } from "./stock.ts";
import { blendNearest, structuralMax } from "./structures.ts";

/** Shares are weighed on a grid of 0.01 % of the concentrate; everything below counts in these units. */
export const grid = 100;

const onTray = Float64Array.from(materials, ({ id }) => tray[id] ?? 1);
const logTypical = Float64Array.from({ length: count }, (_, i) => Math.log(0.5 * at(typicalOf, i) * at(impactOf, i)));
/** A perfumer's habit: six times the usual share (fillers: twice and ten), or half as much again as a structure takes. */
const habitOf = Float64Array.from({ length: count }, (_, i) => {
  const usual = at(typicalOf, i);
  return Math.min(at(maxOf, i), Math.max(Math.min(6 * usual, 10 + 2 * usual), 1.5 * at(structuralMax, i)));
});

const logHabit = habitOf.map((habit) => Math.log(habit));

const byPosition = [0, 1, 2].map((position) =>
  Int32Array.from({ length: count }, (_, i) => i).filter((i) => whole(positionOf, i) === position),
);

/** Highest share (% of the concentrate, on the grid) at `dosage` % of the finished perfume. */
export function capOf(material: number, dosage: number): number {
  const cap = Math.min(at(habitOf, material), (at(finishedMaxOf, material) * 100) / dosage);
  return Math.floor(cap * grid + 1e-9) / grid;
}

/** The materials chosen for a formula and what one would pour of each by feel, % of the concentrate. */
export type Choice = { size: number; materials: Int32Array; pour: Float64Array; cap: Float64Array };

const blend = new Float64Array(count);
const score = new Float64Array(count);
const familyLog = new Float64Array(families.length);
/** What each family still lacks of its share of the whole odour, while the crew is being gathered. */
const lacking = new Float64Array(families.length);
/** Share x impact of a whole concentrate as formulas usually come out, and how much of its cap a material is likely to fill. */
const usualPresence = 450;
const usualFill = 0.45;

/** How many materials a part of the pyramid takes: [at least, and per unit of its share]. */
const crew = [
  [3, 8],
  [4, 8],
  [5, 8],
] as const;

/**
 * Fills `into` with the materials whose presence by habit, family, facet and personal liking is highest, part by part
 * of the pyramid, until each part can be filled within the caps. `kin` adds to (or takes from) a material's chances.
 */
export function choose(target: Target, own: Personal, kin: Float64Array, into: Choice): void {
  blendNearest(target.families, target.facets, own.liking, blend);
  for (let f = 0; f < families.length; f++) {
    familyLog[f] = Math.log(at(target.families, f) * families.length);
    lacking[f] = at(target.families, f);
  }
  for (let i = 0; i < count; i++) {
    if (at(own.place, i) >= at(onTray, i)) {
      score[i] = Number.NEGATIVE_INFINITY;
      continue;
    }
    const poured = at(blend, i);
    const habit = poured > 0 ? Math.log(poured * at(impactOf, i)) + 1.2 : at(logTypical, i);
    score[i] =
      0.34 * habit +
      0.8 * at(familyLog, whole(familyOf, i)) +
      1.6 * at(target.facets, whole(facetOf, i)) +
      0.7 * at(own.liking, i) +
      at(kin, i);
  }
  into.size = 0;
  for (let position = 0; position < 3; position++) {
    const members = byPosition[position];
    const [least, more] = crew[position] ?? [4, 8];
    if (members)
      take(
        members,
        Math.round(least + more * at(target.pyramid, position)),
        at(target.pyramid, position) * 100 * spareRoom,
        target,
        own,
        into,
      );
  }
}

/** How much more than a part needs its crew could fill within the caps. */
const spareRoom = 1.6;
/** Impact up to which a material is quiet, and the cap (%) from which it can carry a part of the pyramid. */
const quietImpact = 4;
const carrying = 18;
const quietOf = Int32Array.from({ length: count }, (_, i) =>
  at(impactOf, i) <= quietImpact && at(habitOf, i) >= carrying ? 1 : 0,
);

/** What a family's lack adds to the worth of its materials. */
const longing = new Float64Array(families.length);

function hunger(target: Target, family: number): void {
  const lack = at(lacking, family);
  longing[family] = lack > 0 ? (at(target.asked, family) === 1 ? 12 : 8) * lack : lack;
}

/**
 * Takes the crew of one part. Heart and base begin with something quiet that carries: without it the loud would have to
 * fill the part, and no family asked for could be heard beside them.
 */
function take(
  members: Int32Array,
  wanted: number,
  capacity: number,
  target: Target,
  own: Personal,
  into: Choice,
): void {
  const from = into.size;
  let room = 0;
  let quietFirst = false;
  for (let k = 0; k < members.length; k++) {
    const i = whole(members, k);
    quietFirst ||= whole(positionOf, i) > 0 && whole(quietOf, i) === 1 && at(score, i) > Number.NEGATIVE_INFINITY;
  }
  for (let f = 0; f < families.length; f++) hunger(target, f);
  for (let taken = 0; taken < members.length && (taken < wanted || room < capacity) && into.size < 44; taken++) {
    const complete = taken >= wanted;
    const quietOnly = quietFirst && taken === 0;
    let best = -1;
    let high = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < members.length; k++) {
      const i = whole(members, k);
      if (quietOnly && whole(quietOf, i) === 0) continue;
      // Once the crew is complete, only what can carry weight is of use.
      const worth = at(score, i) + at(longing, whole(familyOf, i)) + (complete ? at(logHabit, i) : 0);
      if (worth > high) {
        high = worth;
        best = i;
      }
    }
    if (best < 0) break;
    score[best] = Number.NEGATIVE_INFINITY;
    const cap = capOf(best, target.dosage);
    into.materials[into.size] = best;
    into.cap[into.size] = cap;
    into.size++;
    room += cap;
    const family = whole(familyOf, best);
    lacking[family] = at(lacking, family) - (usualFill * cap * at(impactOf, best)) / usualPresence;
    hunger(target, family);
  }
  let sum = 0;
  for (let k = from; k < into.size; k++) {
    const i = whole(into.materials, k);
    const usual = at(blend, i) > 0 ? at(blend, i) : 0.6 * at(typicalOf, i);
    const lean =
      1.1 * at(target.facets, whole(facetOf, i)) + 0.6 * at(familyLog, whole(familyOf, i)) + 0.25 * at(own.hand, i);
    const poured = usual * Math.exp(lean);
    into.pour[k] = poured;
    sum += poured;
  }
  const scale = capacity / spareRoom / sum;
  for (let k = from; k < into.size; k++) into.pour[k] = Math.min(at(into.pour, k) * scale, at(into.cap, k));
}
