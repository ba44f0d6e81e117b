import { powerOf } from "../odour/loudness.ts";
import { at, intAt } from "../vector.ts";
import { addRow, type Row, writeRow } from "./projection.ts";
import { type Broken, perceptual } from "./rows.ts";
import type { Workspace } from "./workspace.ts";

/** What keeps the two perfumes of a session apart, and related. */

/** A second perfume shares at most this cosine of loudness with the first. */
export const mostShared = 0.65;

/** The cosine of the two perfumes' shares, and how far within its bounds it is brought where it lies beyond. */
export const shareBounds = { least: 0.52, most: 0.83 } as const;
const within = 0.02;

/** Adds a tangent, or moves the one that is there. */
function follow(workspace: Workspace, place: number | null, row: Row): number | null {
  if (place === null) return addRow(workspace.program, row);
  writeRow(workspace.program, place, row);
  return place;
}

/**
 * Keeps a second perfume unlike the first, where it is not: the cosine of their loudnesses is bounded by its tangent, which
 * lies above it since a root is concave. What was wished for is in both, so all else is made unlike. Returns whether that was
 * needed.
 * @param first the first perfume's shares per material of the palette
 * @param told the materials of which both may say the same
 */
export function addUnlike(
  workspace: Workspace,
  first: Float64Array,
  told: ReadonlySet<number>,
  broken: Broken,
): boolean {
  const { program, selection } = workspace;
  let ofFirst = 0;
  for (let i = 0; i < first.length; i++) ofFirst += at(first, i) * at(powerOf, i);
  let product = 0;
  let total = 0;
  for (let k = 0; k < program.variables; k++) {
    const i = intAt(selection, k);
    product += at(powerOf, i) * Math.sqrt(at(program.x, k) * at(first, i));
    total += at(powerOf, i) * at(program.x, k);
  }
  if (product / Math.sqrt(total * ofFirst) <= mostShared + 0.005) return false;
  const most = mostShared * Math.sqrt(ofFirst);
  const tangentOf = (k: number) => {
    const i = intAt(selection, k);
    return told.has(i) ? 0 : at(powerOf, i) * Math.sqrt(at(first, i));
  };
  // What both say of a wish, and how loud all is, stay as they are; of all else half of the root is the tangent's.
  let bound = most * Math.sqrt(total) - product;
  for (let k = 0; k < program.variables; k++) {
    bound += 0.5 * tangentOf(k) * Math.sqrt(Math.max(at(program.x, k), 1e-4));
  }
  broken.unlike = follow(workspace, broken.unlike, {
    kind: "at most",
    bound,
    softness: 1e-3,
    coefficientOf: (k) => tangentOf(k) / (2 * Math.sqrt(Math.max(at(program.x, k), 1e-4))),
  });
  return true;
}

/**
 * Keeps the share cosine of a second perfume with the first within its bounds, where it is not: what both hold is bounded
 * against the tangent of the second one's length. Returns whether that was needed.
 * @param first the first perfume's shares per material of the palette
 */
export function addRelated(workspace: Workspace, first: Float64Array, broken: Broken): boolean {
  const { program, selection } = workspace;
  let ofFirst = 0;
  for (let i = 0; i < first.length; i++) ofFirst += at(first, i) * at(first, i);
  let product = 0;
  let own = 0;
  for (let k = 0; k < program.variables; k++) {
    product += at(program.x, k) * at(first, intAt(selection, k));
    own += at(program.x, k) * at(program.x, k);
  }
  const shared = product / Math.sqrt(own * ofFirst);
  if (shared >= shareBounds.least && shared <= shareBounds.most) return false;
  const isHigh = shared > shareBounds.most;
  const sought = isHigh ? shareBounds.most - within : shareBounds.least + within;
  const scale = 1 / Math.sqrt(ofFirst);
  const gradientOf = (k: number) =>
    at(first, intAt(selection, k)) * scale - (sought * at(program.x, k)) / Math.sqrt(own);
  broken.related = follow(workspace, broken.related, {
    kind: "at most",
    bound: 0,
    softness: perceptual,
    coefficientOf: (k) => (isHigh ? gradientOf(k) : -gradientOf(k)),
  });
  return true;
}
