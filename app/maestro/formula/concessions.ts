import type { Relaxation } from "./constraints.ts";

/**
 * What an attempt at a formula concedes. The first asks for all that makes a good one; where its selection does not come
 * out, the next choose other materials and give up more and more of that. All figures are estimates, from reading formulas
 * line by line.
 */
export type Concessions = {
  /** Each material takes the deviate of one so many places on in the palette, so that others are chosen. */
  shift: number;
  /** So many materials more are chosen for each part of the pyramid, and the more room is reserved in it. */
  widening: number;
  /**
   * How many times its usual share a material has at most: in a first perfume one of an unrequested family where others
   * were requested, or what is loud where none was; in both perfumes what is powerful.
   */
  unrequestedTimes: number;
  loudTimes: number;
  powerfulTimes: number;
  /** How many times as much as custom has it (`unrequestedMax`) may be poured of what was not requested. */
  unrequestedMaxTimes: number;
  /** Whether every material of a requested family is preferred. */
  insistsOnRequested: boolean;
  /** The part of their least share that remembered materials keep. */
  clarity: number;
  /** How much smaller the lead of a family requested alone may be. */
  relaxation: Relaxation;
  /** Of a flanker: the part that it keeps at least of what the first perfume has of a remembered material. */
  likeness: number;
  /**
   * Of a flanker: how many times its usual share a material comes forward to, where the first perfume has less of it; what
   * was not requested is no louder than custom has it.
   */
  timesUsual: number;
  /** Of a flanker: how far the reference shares are pulled to the first perfume's, 0 (not) to 1 (all the way). */
  pull: number;
  /** Of a flanker: its dosage, as a part of the target's. A lighter one is less limited. */
  dosage: number;
};

const unbounded = Number.POSITIVE_INFINITY;

/** The value of an attempt: `first`, or that of the last step that begins at it or before. */
function stepAt<Value>(attempt: number, first: Value, ...steps: readonly (readonly [from: number, Value])[]): Value {
  let value = first;
  for (const [from, next] of steps) if (attempt >= from) value = next;
  return value;
}

/** What both perfumes concede. Selections are wider by turns, up to three materials per part of the pyramid. */
const concessionsAt = (attempt: number) => ({
  shift: attempt * 37,
  widening: attempt % 4,
  powerfulTimes: stepAt(attempt, 1.5, [3, unbounded]),
  unrequestedMaxTimes: 1.35 ** attempt,
  insistsOnRequested: attempt >= 5,
  clarity: stepAt(attempt, 1, [5, 0.6], [10, 0.4]),
});

const firstConcessionsAt = (attempt: number): Concessions => ({
  ...concessionsAt(attempt),
  unrequestedTimes: stepAt(attempt, 2, [3, 3], [6, 4.5], [9, unbounded]),
  loudTimes: stepAt(attempt, 2.5, [3, unbounded]),
  relaxation: stepAt<Relaxation>(attempt, 0, [12, 1], [15, 2]),
  likeness: 1,
  timesUsual: unbounded,
  pull: 0,
  dosage: 1,
});

/** What the attempts at a first perfume concede, one after the other, and the last of them, which is taken as it comes. */
export const firstConcessions = Array.from({ length: 17 }, (_, attempt) => firstConcessionsAt(attempt));
export const lastResort = firstConcessionsAt(firstConcessions.length);

const flankerConcessionsAt = (attempt: number): Concessions => ({
  ...concessionsAt(attempt),
  unrequestedTimes: unbounded,
  loudTimes: unbounded,
  relaxation: stepAt<Relaxation>(attempt, 0, [33, 1], [36, 2]),
  likeness: stepAt(attempt, 1, [15, 0.6]),
  timesUsual: stepAt(attempt, 2, [4, 2.6], [8, 3.4], [12, unbounded]),
  pull: stepAt(attempt, 0.3, [15, attempt % 2 === 0 ? 0.8 : 0.2]),
  dosage: 1 - 0.05 * Math.floor(attempt / 8),
});

/** What those at a flanker concede. Late ones are pulled to the first perfume strongly and weakly by turns. */
export const flankerConcessions = Array.from({ length: 40 }, (_, attempt) => flankerConcessionsAt(attempt));
