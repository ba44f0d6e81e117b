import { intAt, type VectorSource } from "../vector.ts";

/** The most variables (materials of a formula) and constraints of one program. */
export const maxVariables = 48;
export const maxConstraints = 40;

/**
 * A convex quadratic program over the shares x (% of the concentrate) of the selected materials:
 *
 *   minimise   1/2 sum_i (x_i - r_i)^2 / v_i  +  1/2 sum_j (a_j x - b_j)^2 / mu_j
 *   subject to lower_i <= x_i <= upper_i
 *
 * where an inequality counts in the second sum only as far as a_j x exceeds b_j. r is the reference, and v makes a
 * deviation from it cost in proportion. A constraint is the softer, the larger its mu; with 1e-9 it is met far more
 * closely than the weighing grid can show. The coefficients are a_j = c_j, but for constraints of shares, which state what
 * part of a sum each of its terms makes up:
 *
 *   a_j = c_j - share_j sum_k c_k    over all constraints k of shares
 *
 * c is sparse and a is not, so all products are computed by c.
 */
export type QuadraticProgram = {
  variables: number;
  constraints: number;
  /** Per variable: r, v and the bounds. */
  reference: Float64Array;
  variance: Float64Array;
  lower: Float64Array;
  upper: Float64Array;
  /**
   * c by variables (see `setCoefficient`): how many coefficients of variable i are not 0, and, from i * maxConstraints on,
   * their constraints, in rising order, and values.
   */
  count: Int32Array;
  nonzero: Int32Array;
  value: Float64Array;
  /** 1 where a constraint is one of shares, and its share. */
  isShare: Int32Array;
  share: Float64Array;
  /** Per constraint: right-hand side, softness, and 1 where it is an inequality (at most b). */
  b: Float64Array;
  mu: Float64Array;
  inequality: Int32Array;
  /** Dual variables: the start of the ascent (0, or those of the program before a constraint was added) and its end. */
  y: Float64Array;
  /** The solution. */
  x: Float64Array;
  /** Scratch space of the solver; its contents mean nothing between two calls. */
  work: {
    gradient: Float64Array;
    trialGradient: Float64Array;
    trial: Float64Array;
    step: Float64Array;
    hessian: Float64Array;
    /** Indices of the constraints in the active set; 1 per inequality that was taken out of it for this step. */
    active: Int32Array;
    dropped: Int32Array;
    /** Indices of the constraints of shares. */
    shares: Int32Array;
    /** Multipliers of c: c' times them is a'y. */
    multiplier: Float64Array;
    /**
     * C V C' (lower triangle), the curvature with which each variable is counted in it, and the sums of its columns
     * over the constraints of shares.
     */
    gram: Float64Array;
    curvature: Float64Array;
    shareSum: Float64Array;
  };
};

/** A program without variables and constraints, with room for the most of both. */
export function createProgram({ floats, integers }: VectorSource): QuadraticProgram {
  return {
    variables: 0,
    constraints: 0,
    reference: floats(maxVariables),
    variance: floats(maxVariables),
    lower: floats(maxVariables),
    upper: floats(maxVariables),
    count: integers(maxVariables),
    nonzero: integers(maxVariables * maxConstraints),
    value: floats(maxVariables * maxConstraints),
    isShare: integers(maxConstraints),
    share: floats(maxConstraints),
    b: floats(maxConstraints),
    mu: floats(maxConstraints),
    inequality: integers(maxConstraints),
    y: floats(maxConstraints),
    x: floats(maxVariables),
    work: {
      gradient: floats(maxConstraints),
      trialGradient: floats(maxConstraints),
      trial: floats(maxConstraints),
      step: floats(maxConstraints),
      hessian: floats(maxConstraints * maxConstraints),
      active: integers(maxConstraints),
      dropped: integers(maxConstraints),
      shares: integers(maxConstraints),
      multiplier: floats(maxConstraints),
      gram: floats(maxConstraints * maxConstraints),
      curvature: floats(maxVariables),
      shareSum: floats(maxConstraints),
    },
  };
}

/** Takes all constraints out of a program. */
export function clearConstraints(program: QuadraticProgram): void {
  program.constraints = 0;
  program.count.fill(0);
}

/** Adds a constraint without coefficients, `a x = b` or `a x <= b`; returns its index. `mu` as in the program. */
export function addConstraint(program: QuadraticProgram, kind: "equal" | "at most", b: number, mu: number): number {
  const j = program.constraints++;
  program.b[j] = b;
  program.mu[j] = mu;
  program.inequality[j] = kind === "at most" ? 1 : 0;
  program.y[j] = 0;
  program.isShare[j] = 0;
  program.share[j] = 0;
  return j;
}

/** Sets constraint j's coefficient of variable i. */
export function setCoefficient({ count, nonzero, value }: QuadraticProgram, i: number, j: number, coefficient: number) {
  const start = i * maxConstraints;
  const end = start + intAt(count, i);
  let n = end;
  while (n > start && intAt(nonzero, n - 1) > j) n--;
  if (n > start && intAt(nonzero, n - 1) === j) {
    value[n - 1] = coefficient;
    return;
  }
  if (coefficient === 0) return;
  if (n < end) {
    nonzero.copyWithin(n + 1, n, end);
    value.copyWithin(n + 1, n, end);
  }
  nonzero[n] = j;
  value[n] = coefficient;
  count[i] = end - start + 1;
}
