import type { Relaxation } from "./constraints.ts";

/**
 * What one attempt at a formula gives up. The first attempt asks for everything that makes a good formula; where it
 * fails, each further attempt chooses other materials and gives up more. All figures are estimates, made by reading
 * formulas line by line.
 */
export type Concessions = {
  /**
   * Material i is scored with the random deviate of material i + `shift`, so that every attempt prefers other
   * materials.
   */
  shift: number;
  /**
   * How many more materials are chosen for each part of the pyramid. The caps of a part must then also leave more room
   * (`moreReserve` for each of them).
   */
  widening: number;
  /**
   * The highest share of a material, as a multiple of its usual share. `unrequestedTimes` holds in a first perfume for
   * which families were requested, for the materials of all other families that are not transparent. `loudTimes` holds
   * in a first perfume for which none was requested, for loud materials. `powerfulTimes` holds in both perfumes, for
   * powerful materials.
   */
  unrequestedTimes: number;
  loudTimes: number;
  powerfulTimes: number;
  /**
   * A factor on the highest share (`unrequestedMax`) of a material whose family was not requested though others were.
   */
  unrequestedMaxTimes: number;
  /** Whether every material of a requested family gets a bonus on its score (`requestedBonus`). */
  insistsOnRequested: boolean;
  /** A factor on the least share from which a remembered material can be smelled; below 1 it may be fainter. */
  clarity: number;
  /** How far the lead of a family that was requested alone is lowered (see `Relaxation`). */
  relaxation: Relaxation;
  /** Flankers only: the least part of the first perfume's share of a remembered material that the flanker keeps. */
  likeness: number;
  /**
   * Flankers only: the highest share of a material, as a multiple of its usual share. As much as the first perfume has
   * is always allowed, and a material of a family that was not requested also stays within `unrequestedMax`.
   */
  timesUsual: number;
  /**
   * Flankers only: how far the reference shares are moved to the first perfume's, from 0 (not at all) to 1 (all the
   * way).
   */
  pull: number;
  /**
   * Flankers only: a factor on the target's dosage. A lighter perfume has more room below the limits of the finished
   * product.
   */
  dosage: number;
};

const unbounded = Number.POSITIVE_INFINITY;

/** The value that holds at an attempt: that of the last step that has begun, or `first` before any has. */
function stepAt<Value>(attempt: number, first: Value, ...steps: readonly (readonly [from: number, Value])[]): Value {
  let value = first;
  for (const [from, next] of steps) if (attempt >= from) value = next;
  return value;
}

/**
 * What the attempts at either perfume concede. Selections grow by one material per part of the pyramid from attempt to
 * attempt, up to three, and start over with every fourth.
 */
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

/**
 * The attempts at a first perfume, in order. `lastResort` is the one after them: its formula is taken whatever it is
 * like.
 */
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

/**
 * The attempts at a flanker, in order. From the sixteenth on, every other one is pulled strongly to the first perfume
 * (0.8), the rest weakly (0.2).
 */
export const flankerConcessions = Array.from({ length: 40 }, (_, attempt) => flankerConcessionsAt(attempt));
