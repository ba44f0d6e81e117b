import { at, whole } from "./columns.ts";

/**
 * The convex problem behind a formula, over the shares x (% of the concentrate) of the chosen materials:
 *
 *   minimise   1/2 sum_i (x_i - r_i)^2 / v_i  +  1/2 sum_soft (a_j x - b_j)^2 / mu_j
 *   subject to lo_i <= x_i <= hi_i,   a_j x = b_j (exact),   a_j x <= b_j (at most)
 *
 * r is what the structure, the profile and the person's own hand would pour; v makes a deviation cost in proportion.
 * The dual is concave, piecewise quadratic and has one unknown per row (about a dozen):
 *
 *   x(y) = clip(r - v A'y),   gradient_j = a_j x(y) - b_j - mu_j y_j,   y_j >= 0 on "at most" rows
 *
 * and is climbed by a semismooth Newton method (Qi and Sun 1993) with backtracking: Hessian = A V_free A' + diag(mu).
 * It ends in a handful of steps. Exact rows carry mu = 1e-9, which is far below the weighing grid.
 */
export const maxVariables = 48;
export const maxRows = 32;

export type Problem = {
  variables: number;
  rows: number;
  r: Float64Array;
  v: Float64Array;
  lo: Float64Array;
  hi: Float64Array;
  /** Row j's coefficient of variable i stands at i * maxRows + j. */
  a: Float64Array;
  b: Float64Array;
  mu: Float64Array;
  /** 1 where the row says "at most". */
  atMost: Int32Array;
  /** Multipliers: the start of the climb (zeros or the last solution of a sister problem) and its end. */
  y: Float64Array;
  x: Float64Array;
};

export function emptyProblem(): Problem {
  const perVariable = () => new Float64Array(maxVariables);
  const perRow = () => new Float64Array(maxRows);
  return {
    variables: 0,
    rows: 0,
    r: perVariable(),
    v: perVariable(),
    lo: perVariable(),
    hi: perVariable(),
    a: new Float64Array(maxVariables * maxRows),
    b: perRow(),
    mu: perRow(),
    atMost: new Int32Array(maxRows),
    y: perRow(),
    x: perVariable(),
  };
}

const gradient = new Float64Array(maxRows);
const trialGradient = new Float64Array(maxRows);
const trial = new Float64Array(maxRows);
const step = new Float64Array(maxRows);
const hessian = new Float64Array(maxRows * maxRows);
const active = new Int32Array(maxRows);
const resting = new Int32Array(maxRows);

/** Sets x(y) and the gradient, and answers the value of the dual there. */
function look(problem: Problem, y: Float64Array, into: Float64Array): number {
  const { variables, rows, r, v, lo, hi, a, b, mu, x } = problem;
  let value = 0;
  for (let j = 0; j < rows; j++) {
    const yj = at(y, j);
    into[j] = -at(b, j) - at(mu, j) * yj;
    value -= yj * at(b, j) + 0.5 * at(mu, j) * yj * yj;
  }
  for (let i = 0; i < variables; i++) {
    const from = i * maxRows;
    let pull = 0;
    for (let j = 0; j < rows; j++) pull += at(a, from + j) * at(y, j);
    const free = at(r, i) - at(v, i) * pull;
    const xi = free < at(lo, i) ? at(lo, i) : free > at(hi, i) ? at(hi, i) : free;
    x[i] = xi;
    const off = xi - at(r, i);
    value += (0.5 * off * off) / at(v, i) + xi * pull;
    for (let j = 0; j < rows; j++) into[j] = at(into, j) + at(a, from + j) * xi;
  }
  return value;
}

/**
 * Builds the Hessian over the active rows and solves it for the step (Cholesky, in place). Materials at a bound count
 * with `damping`: at 0 it is pure Newton, whose Hessian is singular where a whole part of the pyramid stands at its bounds;
 * at 1 it bounds the curvature from above everywhere, so that the step is sure to climb.
 */
function newton(problem: Problem, damping: number): number {
  const { variables, rows, lo, hi, v, a, mu, x, y, atMost } = problem;
  let size = 0;
  for (let j = 0; j < rows; j++) {
    step[j] = 0;
    if (atMost[j] === 1 && at(y, j) <= 0 && (at(gradient, j) <= 0 || resting[j] === 1)) continue;
    active[size++] = j;
  }
  for (let p = 0; p < size; p++) {
    const j = whole(active, p);
    for (let q = 0; q <= p; q++) hessian[p * maxRows + q] = 0;
    hessian[p * maxRows + p] = at(mu, j) + 1e-10;
  }
  for (let i = 0; i < variables; i++) {
    const bound = at(x, i) <= at(lo, i) || at(x, i) >= at(hi, i);
    if (bound && damping === 0) continue;
    const curve = bound ? damping * at(v, i) : at(v, i);
    const from = i * maxRows;
    for (let p = 0; p < size; p++) {
      const weighted = curve * at(a, from + whole(active, p));
      if (weighted === 0) continue;
      for (let q = 0; q <= p; q++) {
        const spot = p * maxRows + q;
        hessian[spot] = at(hessian, spot) + weighted * at(a, from + whole(active, q));
      }
    }
  }
  for (let p = 0; p < size; p++) {
    for (let q = 0; q <= p; q++) {
      let sum = at(hessian, p * maxRows + q);
      for (let k = 0; k < q; k++) sum -= at(hessian, p * maxRows + k) * at(hessian, q * maxRows + k);
      if (p === q) hessian[p * maxRows + p] = Math.sqrt(Math.max(sum, 1e-12));
      else hessian[p * maxRows + q] = sum / at(hessian, q * maxRows + q);
    }
  }
  for (let p = 0; p < size; p++) {
    let sum = at(gradient, whole(active, p));
    for (let k = 0; k < p; k++) sum -= at(hessian, p * maxRows + k) * at(trial, k);
    trial[p] = sum / at(hessian, p * maxRows + p);
  }
  for (let p = size - 1; p >= 0; p--) {
    let sum = at(trial, p);
    for (let k = p + 1; k < size; k++) sum -= at(hessian, k * maxRows + p) * at(trial, k);
    trial[p] = sum / at(hessian, p * maxRows + p);
    step[whole(active, p)] = at(trial, p);
  }
  return size;
}

/** Lets an "at most" row at zero rest for this step where the step would take it below; answers whether one did. */
function rest({ rows, y, atMost }: Problem): boolean {
  let rested = false;
  for (let j = 0; j < rows; j++) {
    if (atMost[j] !== 1 || at(y, j) > 0 || at(step, j) >= 0) continue;
    resting[j] = 1;
    rested = true;
  }
  return rested;
}

function unsettled(problem: Problem): number {
  let worst = 0;
  for (let j = 0; j < problem.rows; j++) {
    const slope = at(gradient, j);
    if (problem.atMost[j] === 1 && at(problem.y, j) <= 0 && slope <= 0) continue;
    const size = Math.abs(slope);
    if (size > worst) worst = size;
  }
  return worst;
}

/** Climbs to the solution; x and y hold it. Answers the number of steps taken. */
export function solve(problem: Problem): number {
  const { rows, y, atMost } = problem;
  let value = look(problem, y, gradient);
  let damping = 0;
  let steps = 0;
  for (; steps < 40 && unsettled(problem) > 1e-5; steps++) {
    resting.fill(0);
    newton(problem, damping);
    while (rest(problem)) newton(problem, damping);
    let length = 1;
    let risen = false;
    for (let halving = 0; halving < 4 && !risen; halving++) {
      for (let j = 0; j < rows; j++) {
        const next = at(y, j) + length * at(step, j);
        trial[j] = atMost[j] === 1 && next < 0 ? 0 : next;
      }
      const there = look(problem, trial, trialGradient);
      risen = there >= value - 1e-12 * Math.abs(value);
      if (risen) value = there;
      else length *= 0.5;
    }
    if (risen) {
      y.set(trial);
      gradient.set(trialGradient);
      damping = damping < 0.01 ? 0 : damping * 0.25;
    } else {
      look(problem, y, gradient);
      damping = damping === 0 ? 0.1 : Math.min(1, damping * 4);
    }
  }
  return steps;
}
