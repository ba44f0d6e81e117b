import { shares, type Target } from "../profile/target.ts";
import { families } from "../types.ts";
import { grid } from "./choose.ts";
import { at, whole } from "./columns.ts";
import { type Draft, draft } from "./draft.ts";
import type { Kin } from "./kin.ts";
import type { Personal } from "./seed.ts";
import { count, familyOf, impactOf } from "./stock.ts";
import { cosine } from "./structures.ts";

/** Related, never a copy: the cosine between the two perfumes lies in here, by families and by materials alike. */
export const related = { least: 0.5, most: 0.85 } as const;
const aimed = 0.68;

/** Families that stand well in another's light (rows: the first perfume's main family; ln, an estimate). */
const affinity = [
  [0, 0.5, 0.2, 0.1, 0.4, -0.2],
  [0.5, 0, 0.4, -0.2, 0.2, -0.6],
  [0.2, 0.3, 0, 0.2, 0.5, 0],
  [0.3, -0.2, 0.4, 0, 0.2, 0.3],
  [0.3, 0.3, 0.5, 0, 0, -0.1],
  [0.4, -0.4, 0.2, 0.5, 0.3, 0],
] as const;

/** Share of the whole odour (share x impact) per family, sum 1. */
export function deliveredOf(formula: Draft, into: Float64Array): Float64Array {
  into.fill(0);
  let sum = 0;
  for (let k = 0; k < formula.size; k++) {
    const i = whole(formula.materials, k);
    const presence = whole(formula.units, k) * at(impactOf, i);
    into[whole(familyOf, i)] = at(into, whole(familyOf, i)) + presence;
    sum += presence;
  }
  for (let f = 0; f < families.length; f++) into[f] = at(into, f) / sum;
  return into;
}

/** How much of a whole odour a family can make up out of top, heart and base (the palette's room, an estimate). */
const reach = [
  [0.02, 0.02, 1],
  [0.3, 0.35, 0.9],
  [0.4, 1, 0.3],
  [1, 0.1, 0.02],
  [0.02, 0.02, 0.8],
  [0.5, 0.3, 0.02],
] as const;

/** The families but the leading one, those that would suit the shadow best first, into `lights`; answers how many. */
function lightsFor(target: Target, own: Personal, pyramid: Float64Array): number {
  let leader = 0;
  for (let f = 1; f < families.length; f++) if (at(first, f) > at(first, leader)) leader = f;
  let size = 0;
  for (let f = 0; f < families.length; f++) {
    let room = 0;
    for (let p = 0; p < 3; p++) room += (reach[f]?.[p] ?? 0) * at(pyramid, p);
    drawn[f] =
      Math.log(room) +
      0.5 * Math.log(at(target.families, f)) +
      (affinity[leader]?.[f] ?? 0) +
      0.6 * at(target.asked, f) +
      0.3 * at(own.hand, f);
    if (f === leader) continue;
    let place = size++;
    for (; place > 0 && at(drawn, whole(lights, place - 1)) < at(drawn, f); place--)
      lights[place] = whole(lights, place - 1);
    lights[place] = f;
  }
  return size;
}

const drawn = new Float64Array(families.length);
const lights = new Int32Array(families.length);
const light = new Float64Array(families.length);
const first = new Float64Array(families.length);

/** Mixes the target with the light of one family until it stands `wanted` (cosine) from the first perfume. */
function turn(target: Target, towards: number, wanted: number, into: Float64Array): void {
  let rest = 0;
  for (let f = 0; f < families.length; f++) if (f !== towards) rest += at(target.families, f);
  for (let f = 0; f < families.length; f++) light[f] = f === towards ? 0.75 : (0.25 * at(target.families, f)) / rest;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 12; step++) {
    const share = 0.5 * (low + high);
    for (let f = 0; f < families.length; f++) into[f] = (1 - share) * at(first, f) + share * at(light, f);
    if (cosine(into, first) > wanted) low = share;
    else high = share;
  }
}

/** Cosine of two formulas as vectors of shares (power 0) or of share x impact (power 1). */
export function kinship(a: Draft, b: Draft, weighted: boolean): number {
  scratch.fill(0);
  let aa = 0;
  let bb = 0;
  let product = 0;
  for (let k = 0; k < a.size; k++) {
    const i = whole(a.materials, k);
    const value = whole(a.units, k) * (weighted ? at(impactOf, i) : 1);
    scratch[i] = value;
    aa += value * value;
  }
  for (let k = 0; k < b.size; k++) {
    const i = whole(b.materials, k);
    const value = whole(b.units, k) * (weighted ? at(impactOf, i) : 1);
    bb += value * value;
    product += value * at(scratch, i);
  }
  return product / Math.sqrt(aa * bb);
}

const scratch = new Float64Array(count);
const kin: Kin = { bonus: new Float64Array(count), share: new Float64Array(count), families: first, pull: 0 };
const delivered = new Float64Array(families.length);

function within(cosine: number): number {
  return Math.max(0, cosine - related.most, related.least - cosine);
}

/** How far two formulas are from being related as promised; 0 where all three cosines are within. */
export function astray(main: Draft, other: Draft): number {
  deliveredOf(main, first);
  byFamilies = cosine(first, deliveredOf(other, delivered));
  byShares = kinship(main, other, false);
  byImpact = kinship(main, other, true);
  return within(byFamilies) + within(byShares) + within(byImpact);
}

let byFamilies = 0;
let byShares = 0;
let byImpact = 0;
const mostTries = 40;

function attempt(target: Target, main: Draft, own: Personal, turned: Target, into: Draft, way: Way): number {
  turn(target, way.towards, way.aimed, turned.families);
  kin.pull = way.pull;
  for (let k = 0; k < main.size; k++) {
    const i = whole(main.materials, k);
    kin.bonus[i] = Math.min(2.5, 0.25 * at(kin.share, i)) * way.closeness;
  }
  draft(turned, own, kin, into);
  return astray(main, into);
}

/**
 * A family to turn towards, the cosine aimed at, how much the first perfume's materials are favoured when the crew is
 * chosen (1: usual), and how far shares are pulled to its own (0 to 1).
 */
type Way = { towards: number; aimed: number; closeness: number; pull: number };

/**
 * The same person in another light: the target turned towards a second family until it stands at the wanted cosine
 * from the first perfume, a smaller heart, other likings, and the first perfume's main materials as kin. Where the
 * palette does not let it come out related, other lights are tried, with more kinship where it came out a stranger and
 * less where it came out a copy; should none do, the nearest is kept. Answers how far it is from what is promised.
 */
export function shadow(target: Target, main: Draft, own: Personal, turned: Target, into: Draft): number {
  deliveredOf(main, first);
  turned.asked.fill(0);
  turned.facets.set(target.facets);
  turned.dosage = target.dosage;
  for (let p = 0; p < 3; p++) turned.pyramid[p] = Math.log(at(target.pyramid, p)) - (p === 1 ? 0.3 : 0);
  shares(turned.pyramid);
  const candidates = lightsFor(target, own, turned.pyramid);
  kin.bonus.fill(0);
  kin.share.fill(0);
  for (let k = 0; k < main.size; k++) kin.share[whole(main.materials, k)] = whole(main.units, k) / grid;
  const way: Way = { towards: 0, aimed, closeness: 1, pull: 0.5 };
  let best: Way = { ...way };
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < mostTries; tries++) {
    way.towards = whole(lights, tries % candidates);
    way.aimed = aimed - 0.04 * Math.floor(tries / candidates);
    if (tries >= 15) way.pull = tries % 2 === 0 ? 0.8 : 0.2;
    const off = attempt(target, main, own, turned, into, way);
    if (off === 0) return 0;
    if (off < least) {
      least = off;
      best = { ...way };
    }
    if (byShares < related.least || byImpact < related.least) way.closeness *= 1.6;
    else if (byFamilies > related.most || byShares > related.most || byImpact > related.most) way.closeness *= 0.6;
  }
  return attempt(target, main, own, turned, into, best);
}
