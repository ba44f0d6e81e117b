import { powerOf } from "../odour/loudness.ts";
import { facetOf, familyOf, impactOf, positionOf, typicalUse } from "../palette/columns.ts";
import { aboveFloor, mostApart } from "../palette/habits.ts";
import { families, positions } from "../types.ts";
import { at, intAt } from "../vector.ts";
import { loudFacets } from "./anchor.ts";
import { leastOf, unitsPerPercent } from "./caps.ts";
import type { Plan } from "./plan.ts";
import { keepVariables } from "./projection.ts";
import type { Workspace } from "./workspace.ts";

/** Which lines a formula has, and how much of each it may. The numbers are estimates. */

/** A line that is less than this part of all loudness, and of its usual share, is dropped, unless it is wished for. */
const faint = 0.016;
const faintPart = 0.5;
const bulk = 1.5;
/** Less than this part of its usual share is dust. */
const dust = 0.12;
/**
 * Beside something wished for, lines stay within so many usual doses: those of the wish, of the asked families, and the others; in
 * a second perfume the last within so much of that. What has less power than `quiet` in one per cent carries. Estimates.
 */
const mostTold = 3.3;
/** ... and what only makes the wish recognised, of how loud it is written; what is loud of its kind, in usual doses. */
const mostAround = 1.5;
const loudBeside = 0.6;
const askedBeside = 2.6;
const besideAgain = 0.8;
/** The others, by their odour impact from so much on: what is strong lies over a wish at less. */
const otherBeside = [
  { from: 9, most: 0.7 },
  { from: 8, most: 1 },
  { from: 6, most: 1.4 },
  { from: 0, most: 1.6 },
] as const;
const quiet = 0.3;
/** The most of a line is at least so many times its least. */
const leastWidth = 3;
/** ... where a part of the pyramid could then still be filled so many times. */
const roomBeside = 1.3;
const musk = families.indexOf("musk");
/** More lines than this make perfumes alike, and nobody's bench is that large. An estimate. */
const mostLines = 28;
/** What the lines of a part could fill is at least so many times the part, after any is dropped. */
const roomLeft = 1.08;
/** ... and after dust is, of which hardly anything is to be taken over. */
const roomWithoutDust = 1.05;
/**
 * The most of a material beside something wished for, in usual doses: less where it is no part of that, where its family was not
 * asked for, and in a second perfume. What is quiet is not bounded.
 */
function mostBesideWish({ target, choice, leniency, unlike }: Plan, material: number): number {
  if (target.apart.includes(material)) return mostApart / leniency;
  const isBound = target.around.length > 0 && at(powerOf, material) >= quiet && intAt(familyOf, material) !== musk;
  if (!isBound) return Number.POSITIVE_INFINITY;
  if (choice.remembered.includes(material)) {
    return Math.max(mostTold, (aboveFloor * at(target.bounds.floors, material)) / at(typicalUse, material));
  }
  const around = target.around.find((line) => line.material === material);
  if (around) return Math.min(mostTold, mostAround * around.loudness);
  if (loudFacets.has(intAt(facetOf, material))) return loudBeside;
  const isAsked = at(target.requested, intAt(familyOf, material)) === 1;
  if (isAsked) return askedBeside / leniency;
  const impact = at(impactOf, material);
  const most = otherBeside.find(({ from }) => impact >= from)?.most ?? 1;
  return (most * (unlike === null ? 1 : besideAgain)) / leniency;
}

/** Sets the most of each line: its cap, and less beside a wish in the parts of the pyramid that can be filled with less. */
export function boundLines({ program, selection }: Workspace, plan: Plan, parts: Readonly<Int32Array>): void {
  const room = new Float64Array(positions.length);
  const mostOf = (i: number) =>
    Math.min(
      at(plan.target.bounds.caps, i),
      Math.max(leastWidth * at(leastOf, i), mostBesideWish(plan, i) * at(typicalUse, i)),
    );
  for (let k = 0; k < program.variables; k++) {
    const i = intAt(selection, k);
    const part = intAt(positionOf, i);
    room[part] = at(room, part) + mostOf(i);
  }
  for (let k = 0; k < program.variables; k++) {
    const i = intAt(selection, k);
    const part = intAt(positionOf, i);
    const enough = plan.target.apart.includes(i) ? roomLeft : roomBeside;
    const isRoomy = at(room, part) >= (enough * intAt(parts, part)) / unitsPerPercent;
    program.upper[k] = isRoomy ? mostOf(i) : at(plan.target.bounds.caps, i);
  }
}

/**
 * Drops the lines that are hardly heard, and the quietest beyond so many, as long as the others can fill their part of the
 * pyramid; returns whether there were any.
 */
export function dropFaint(
  { program, selection }: Workspace,
  remembered: readonly number[],
  parts: Readonly<Int32Array>,
): boolean {
  const before = program.variables;
  const powerIn = (k: number) => at(powerOf, intAt(selection, k)) * at(program.x, k);
  const partIn = (k: number) => intAt(positionOf, intAt(selection, k));
  let loudness = 0;
  const room = new Float64Array(positions.length);
  for (let k = 0; k < before; k++) {
    loudness += Math.sqrt(powerIn(k));
    room[partIn(k)] = at(room, partIn(k)) + at(program.upper, k);
  }
  const isHeard = (k: number): boolean => {
    const i = intAt(selection, k);
    const x = at(program.x, k);
    const isLoud = Math.sqrt(powerIn(k)) > faint * loudness;
    const isPoured =
      x > Math.max(1.2 * at(program.lower, k), dust * at(typicalUse, i)) &&
      (isLoud || x > faintPart * at(typicalUse, i) || x > bulk);
    return isPoured || remembered.includes(i);
  };
  const kept = new Set(Array.from({ length: before }, (_, k) => k));
  const drop = (k: number) => {
    const left = at(room, partIn(k)) - at(program.upper, k);
    const isDust = at(program.x, k) < dust * at(typicalUse, intAt(selection, k));
    if (left < ((isDust ? roomWithoutDust : roomLeft) * intAt(parts, partIn(k))) / unitsPerPercent) return;
    room[partIn(k)] = left;
    kept.delete(k);
  };
  for (const k of [...kept].filter((one) => !isHeard(one))) drop(k);
  const quietest = [...kept]
    .filter((k) => at(program.x, k) < bulk && !remembered.includes(intAt(selection, k)))
    .sort((one, other) => powerIn(one) - powerIn(other));
  for (const k of quietest.slice(0, Math.max(0, kept.size - mostLines))) drop(k);
  keepVariables(program, (k) => kept.has(k));
  let place = 0;
  for (let k = 0; k < before; k++) if (kept.has(k)) selection[place++] = intAt(selection, k);
  return place < before;
}
