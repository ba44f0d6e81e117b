import { at, intAt } from "../vector.ts";
import { maxConstraints, type QuadraticProgram } from "./quadratic-program.ts";

/** Lists the constraints of shares; returns how many there are. */
function listShares({ constraints, isShare, work }: QuadraticProgram): number {
  let size = 0;
  for (let j = 0; j < constraints; j++) if (isShare[j] === 1) work.shares[size++] = j;
  return size;
}

/** Sets x to x(y) and `gradient` to the dual's gradient there; returns the dual's value, but for a constant. */
function evaluateDual(program: QuadraticProgram, y: Float64Array, gradient: Float64Array): number {
  const { variables, constraints, reference, variance, lower, upper, b, mu, x, isShare, share } = program;
  const { count, nonzero, value: coefficients } = program;
  const { multiplier } = program.work;
  let value = 0;
  let byShare = 0;
  for (let j = 0; j < constraints; j++) {
    const yj = at(y, j);
    gradient[j] = 0;
    value -= yj * at(b, j) + 0.5 * at(mu, j) * yj * yj;
    byShare += at(share, j) * yj;
  }
  for (let j = 0; j < constraints; j++) multiplier[j] = at(y, j) - intAt(isShare, j) * byShare;
  for (let i = 0; i < variables; i++) {
    // A dropped variable is 0 for every y and adds only a constant to the dual's value.
    if (at(upper, i) === 0) {
      x[i] = 0;
      continue;
    }
    const wanted = at(reference, i);
    const start = i * maxConstraints;
    const end = start + intAt(count, i);
    let ay = 0;
    for (let n = start; n < end; n++) ay += at(coefficients, n) * at(multiplier, intAt(nonzero, n));
    const free = wanted - at(variance, i) * ay;
    const xi = free < at(lower, i) ? at(lower, i) : free > at(upper, i) ? at(upper, i) : free;
    x[i] = xi;
    const deviation = xi - wanted;
    value += (0.5 * deviation * deviation) / at(variance, i) + xi * ay;
    if (xi === 0) continue;
    for (let n = start; n < end; n++) {
      const j = intAt(nonzero, n);
      gradient[j] = at(gradient, j) + at(coefficients, n) * xi;
    }
  }
  let sum = 0;
  for (let j = 0; j < constraints; j++) sum += intAt(isShare, j) * at(gradient, j);
  for (let j = 0; j < constraints; j++) {
    gradient[j] = at(gradient, j) - at(share, j) * sum - at(b, j) - at(mu, j) * at(y, j);
  }
  return value;
}

/** Whether a constraint stays out of the step: an inequality at 0 that holds, or that was dropped. */
function isInactive({ inequality, y, work }: QuadraticProgram, j: number): boolean {
  return inequality[j] === 1 && at(y, j) <= 0 && (at(work.gradient, j) <= 0 || work.dropped[j] === 1);
}

/**
 * Factorises the symmetric matrix in the lower triangle of `hessian` (Cholesky, its diagonal inverted) and solves for the
 * step, in place.
 */
function solveStep({ gradient, trial, step, hessian, active }: QuadraticProgram["work"], size: number): void {
  for (let p = 0; p < size; p++) {
    const row = p * maxConstraints;
    let solved = at(gradient, intAt(active, p));
    let pivot = at(hessian, row + p);
    for (let q = 0; q < p; q++) {
      const other = q * maxConstraints;
      let sum = at(hessian, row + q);
      for (let k = 0; k < q; k++) sum -= at(hessian, row + k) * at(hessian, other + k);
      const factor = sum * at(hessian, other + q);
      hessian[row + q] = factor;
      pivot -= factor * factor;
      solved -= factor * at(trial, q);
    }
    const inverse = 1 / Math.sqrt(Math.max(pivot, 1e-12));
    hessian[row + p] = inverse;
    trial[p] = solved * inverse;
  }
  for (let p = size - 1; p >= 0; p--) {
    const row = p * maxConstraints;
    const solved = at(trial, p) * at(hessian, row + p);
    step[intAt(active, p)] = solved;
    for (let k = 0; k < p; k++) trial[k] = at(trial, k) - at(hessian, row + k) * solved;
  }
}

/**
 * Updates C V C' by the variables whose curvature has changed: those that reached a bound, left one or have a new
 * damping.
 */
function updateGram(program: QuadraticProgram, damping: number): void {
  const { variables, lower, upper, variance, x, count, nonzero, value } = program;
  const { gram, curvature } = program.work;
  for (let i = 0; i < variables; i++) {
    const isBound = at(x, i) <= at(lower, i) || at(x, i) >= at(upper, i);
    const wanted = isBound ? damping * at(variance, i) : at(variance, i);
    const change = wanted - at(curvature, i);
    if (change === 0) continue;
    curvature[i] = wanted;
    const start = i * maxConstraints;
    const end = start + intAt(count, i);
    for (let m = start; m < end; m++) {
      const weighted = change * at(value, m);
      const row = intAt(nonzero, m) * maxConstraints;
      for (let n = start; n <= m; n++) {
        const entry = row + intAt(nonzero, n);
        gram[entry] = at(gram, entry) + weighted * at(value, n);
      }
    }
  }
}

/** Sums the columns of C V C' over the constraints of shares into `shareSum`; returns the sum of these sums. */
function sumShares({ constraints, isShare, work }: QuadraticProgram, shareCount: number): number {
  const { shares, gram, shareSum } = work;
  let whole = 0;
  for (let j = 0; j < constraints; j++) {
    let sum = 0;
    for (let n = 0; n < shareCount; n++) {
      const k = intAt(shares, n);
      sum += at(gram, j < k ? k * maxConstraints + j : j * maxConstraints + k);
    }
    shareSum[j] = sum;
    whole += intAt(isShare, j) * sum;
  }
  return whole;
}

/** The Hessian A V A' + diag(mu) of the active constraints, from C V C' and its `shareSum`, `whole` in all. */
function assembleHessian({ share, mu, work }: QuadraticProgram, size: number, whole: number): void {
  const { gram, shareSum, hessian, active } = work;
  for (let p = 0; p < size; p++) {
    const j = intAt(active, p);
    const own = at(share, j);
    for (let q = 0; q <= p; q++) {
      const k = intAt(active, q);
      const other = at(share, k);
      hessian[p * maxConstraints + q] =
        at(gram, j * maxConstraints + k) - own * at(shareSum, k) - other * at(shareSum, j) + own * other * whole;
    }
    const diagonal = p * maxConstraints + p;
    hessian[diagonal] = at(hessian, diagonal) + at(mu, j) + 1e-10;
  }
}

/** Takes an inequality at 0 out of the active set if the step would make it negative; returns whether there was one. */
function dropNegative({ constraints, y, inequality, work }: QuadraticProgram): boolean {
  let dropped = false;
  for (let j = 0; j < constraints; j++) {
    if (inequality[j] !== 1 || at(y, j) > 0 || at(work.step, j) >= 0) continue;
    work.dropped[j] = 1;
    dropped = true;
  }
  return dropped;
}

/**
 * The Newton step over the active constraints, into `work.step`. Variables at a bound count towards the Hessian with
 * `damping`: at 0 it is pure Newton, and singular where a whole part of the pyramid stands at its bounds; at 1 it bounds
 * the curvature from above everywhere, so that the step is sure to ascend.
 */
function newtonStep(program: QuadraticProgram, damping: number, shareCount: number): void {
  const { constraints, work } = program;
  updateGram(program, damping);
  const whole = sumShares(program, shareCount);
  do {
    let size = 0;
    for (let j = 0; j < constraints; j++) {
      work.step[j] = 0;
      if (!isInactive(program, j)) work.active[size++] = j;
    }
    assembleHessian(program, size, whole);
    solveStep(work, size);
  } while (dropNegative(program));
}

/** The largest component of the projected gradient; 0 at the solution. */
export function residual({ constraints, y, inequality, work }: QuadraticProgram): number {
  let largest = 0;
  for (let j = 0; j < constraints; j++) {
    const slope = at(work.gradient, j);
    if (inequality[j] === 1 && at(y, j) <= 0 && slope <= 0) continue;
    if (Math.abs(slope) > largest) largest = Math.abs(slope);
  }
  return largest;
}

const maxSteps = 40;
/**
 * `maxLengths` is the number of lengths tried for a step, and each is `shorter` times the one before. A fifth is better
 * than a half: where a whole step brings too many variables to their bounds, half of it mostly does too (measured: a
 * sixth fewer evaluations).
 */
const maxLengths = 4;
const shorter = 0.2;
const tolerance = 1e-5;

/**
 * Solves a program in place; `x` and `y` hold the solution. The dual is concave, piecewise quadratic and has one unknown
 * per constraint,
 *
 *   x(y) = clip(r - v A'y),   gradient_j = a_j x(y) - b_j - mu_j y_j,   y_j >= 0 for inequalities,
 *
 * and is maximised by a semismooth Newton method (Qi and Sun 1993) with an active set, backtracking and a damped Hessian
 * A V A' + diag(mu). It takes a handful of steps.
 */
export function solve(program: QuadraticProgram): void {
  const { constraints, y, inequality, work } = program;
  const { gradient, trialGradient, trial, step, dropped } = work;
  const shareCount = listShares(program);
  work.gram.fill(0, 0, constraints * maxConstraints);
  work.curvature.fill(0);
  let value = evaluateDual(program, y, gradient);
  let damping = 0;
  for (let steps = 0; steps < maxSteps && residual(program) > tolerance; steps++) {
    dropped.fill(0);
    newtonStep(program, damping, shareCount);
    let length = 1;
    let risen = false;
    for (let lengths = 0; lengths < maxLengths && !risen; lengths++) {
      for (let j = 0; j < constraints; j++) {
        const next = at(y, j) + length * at(step, j);
        trial[j] = inequality[j] === 1 && next < 0 ? 0 : next;
      }
      const trialValue = evaluateDual(program, trial, trialGradient);
      risen = trialValue >= value - 1e-12 * Math.abs(value);
      if (risen) value = trialValue;
      else length *= shorter;
    }
    if (risen) {
      y.set(trial);
      gradient.set(trialGradient);
      damping = damping < 0.01 ? 0 : damping * 0.25;
    } else {
      evaluateDual(program, y, gradient);
      // With full damping already, every further step would repeat this one.
      if (damping === 1) break;
      damping = damping === 0 ? 0.1 : Math.min(1, damping * 4);
    }
  }
}
