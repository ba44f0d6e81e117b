import { at, intAt, type VectorSource } from "../vector.ts";

/** The most lines of a formula, and the most conditions on it. */
export const maxVariables = 96;
const maxRows = 64;

/** Newton's steps at most, and halvings of one; a step moves no logit by more than this. */
const maxSteps = 30;
const maxBacktracks = 24;
const backtrack = 0.5;
const maxLogitStep = 2.5;
/** The sum that counts as solved: no gradient of the dual is larger. */
const tolerance = 1e-3;

/**
 * A projection of reference shares r onto what is asked of a formula:
 *
 *     minimise  sum_i (1 / w_i) KL(x_i | r_i; l_i, c_i)  +  1/2 sum_j (a_j x - b_j)² / mu_j
 *
 * where KL is the divergence on the interval from l_i to c_i, and an inequality (a_j x <= b_j) counts only as far as it is
 * exceeded. Equal ratios cost the same, so a condition on a family scales an accord and keeps its proportions; a cap is
 * approached and never hit. The dual is smooth and concave, and
 *
 *     x_i = l_i + (c_i - l_i) · sigmoid(logit((r_i - l_i) / (c_i - l_i)) - w_i · sum_j a_ji y_j).
 *
 * Only + - × ÷, roots, exp and log1p are used, in a fixed order: the same input gives the same bits.
 */
export type Program = {
  variables: number;
  rows: number;
  /** Per variable: the logit of its reference, its bounds, what a deviation costs (w), and the solution. */
  logit: Float64Array;
  lower: Float64Array;
  upper: Float64Array;
  weight: Float64Array;
  x: Float64Array;
  /** Row by row, `maxVariables` apart. */
  coefficients: Float64Array;
  bound: Float64Array;
  softness: Float64Array;
  isInequality: Int32Array;
  /** The dual variables: where the ascent starts, and its end. */
  y: Float64Array;
  work: {
    pull: Float64Array;
    slope: Float64Array;
    scaled: Float64Array;
    gradient: Float64Array;
    step: Float64Array;
    trial: Float64Array;
    hessian: Float64Array;
    active: Int32Array;
  };
};

/** A program without variables and rows. */
export function createProgram({ floats, integers }: VectorSource): Program {
  return {
    variables: 0,
    rows: 0,
    logit: floats(maxVariables),
    lower: floats(maxVariables),
    upper: floats(maxVariables),
    weight: floats(maxVariables),
    x: floats(maxVariables),
    coefficients: floats(maxRows * maxVariables),
    bound: floats(maxRows),
    softness: floats(maxRows),
    isInequality: integers(maxRows),
    y: floats(maxRows),
    work: {
      pull: floats(maxVariables),
      slope: floats(maxVariables),
      scaled: floats(maxRows * maxVariables),
      gradient: floats(maxRows),
      step: floats(maxRows),
      trial: floats(maxRows),
      hessian: floats(maxRows * maxRows),
      active: integers(maxRows),
    },
  };
}

/** What a condition asks: a_j x = bound, or at most the bound; the softer, the larger its softness. */
export type Row = {
  kind: "equal" | "at most";
  bound: number;
  softness: number;
  coefficientOf: (variable: number) => number;
};

/** Adds a condition; returns its place, or none where there is no room for it. */
export function addRow(program: Program, row: Row): number | null {
  const j = program.rows;
  if (j >= maxRows) return null;
  program.rows++;
  program.y[j] = 0;
  writeRow(program, j, row);
  return j;
}

/** Writes a condition in the place of another one, whose multiplier it keeps. */
export function writeRow(program: Program, j: number, { kind, bound, softness, coefficientOf }: Row): void {
  program.bound[j] = bound;
  program.softness[j] = softness;
  program.isInequality[j] = kind === "at most" ? 1 : 0;
  for (let i = 0; i < program.variables; i++) program.coefficients[j * maxVariables + i] = coefficientOf(i);
}

/** Takes variables out of a program and keeps its conditions, so that the search goes on from where it is. */
export function keepVariables(program: Program, keeps: (variable: number) => boolean): void {
  const { rows, logit, lower, upper, weight, x, coefficients } = program;
  let kept = 0;
  for (let i = 0; i < program.variables; i++) {
    if (!keeps(i)) continue;
    for (const column of [logit, lower, upper, weight, x]) column[kept] = at(column, i);
    for (let j = 0; j < rows; j++) coefficients[j * maxVariables + kept] = at(coefficients, j * maxVariables + i);
    kept++;
  }
  program.variables = kept;
}

/** Sets x to x(y), `pull` to Aᵀy and `slope` to w dx/dlogit; returns what the dual falls short by, but for a constant. */
function evaluate(program: Program, y: Float64Array): number {
  const { variables, rows, logit, lower, upper, weight, x, coefficients, bound, softness, work } = program;
  const { pull } = work;
  let value = 0;
  for (let i = 0; i < variables; i++) pull[i] = 0;
  for (let j = 0; j < rows; j++) {
    const multiplier = at(y, j);
    if (multiplier === 0) continue;
    value += multiplier * at(bound, j) + 0.5 * at(softness, j) * multiplier * multiplier;
    const row = j * maxVariables;
    for (let i = 0; i < variables; i++) pull[i] = at(pull, i) + at(coefficients, row + i) * multiplier;
  }
  for (let i = 0; i < variables; i++) {
    const ay = at(pull, i);
    const z = at(logit, i) - at(weight, i) * ay;
    const tail = Math.exp(-Math.abs(z));
    const part = z >= 0 ? 1 / (1 + tail) : tail / (1 + tail);
    const room = at(upper, i) - at(lower, i);
    x[i] = at(lower, i) + room * part;
    work.slope[i] = at(weight, i) * room * part * (1 - part);
    value += (room / at(weight, i)) * (Math.max(z, 0) + Math.log1p(tail)) - at(lower, i) * ay;
  }
  return value;
}

/** Sets x to what the multipliers as they stand make of the reference. */
export function begin(program: Program): void {
  evaluate(program, program.y);
}

/** The gradient, and the rows that take part in the step; returns the largest gradient among them. */
function findActive({ variables, rows, x, coefficients, bound, softness, isInequality, y, work }: Program): {
  active: number;
  worst: number;
} {
  let active = 0;
  let worst = 0;
  for (let j = 0; j < rows; j++) {
    let slack = at(bound, j) + at(softness, j) * at(y, j);
    for (let i = 0; i < variables; i++) slack -= at(coefficients, j * maxVariables + i) * at(x, i);
    work.gradient[j] = slack;
    if (intAt(isInequality, j) === 1 && at(y, j) <= 0 && slack >= 0) continue;
    work.active[active++] = j;
    worst = Math.max(worst, Math.abs(slack));
  }
  return { active, worst };
}

/** The Newton step of the active rows, by Cholesky. */
function findStep({ variables, coefficients, softness, work }: Program, active: number): void {
  const { slope, scaled, hessian, step, gradient } = work;
  for (let i = 0; i < variables; i++) slope[i] = Math.sqrt(at(slope, i));
  for (let p = 0; p < active; p++) {
    const row = intAt(work.active, p) * maxVariables;
    const own = p * maxVariables;
    for (let i = 0; i < variables; i++) scaled[own + i] = at(coefficients, row + i) * at(slope, i);
  }
  for (let p = 0; p < active; p++) {
    const one = p * maxVariables;
    for (let q = 0; q <= p; q++) {
      const other = q * maxVariables;
      let sum = p === q ? at(softness, intAt(work.active, p)) + 1e-9 : 0;
      for (let i = 0; i < variables; i++) sum += at(scaled, one + i) * at(scaled, other + i);
      for (let r = 0; r < q; r++) sum -= at(hessian, p * maxRows + r) * at(hessian, q * maxRows + r);
      hessian[p * maxRows + q] = p === q ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(hessian, q * maxRows + q);
    }
  }
  for (let p = 0; p < active; p++) {
    let sum = -at(gradient, intAt(work.active, p));
    for (let q = 0; q < p; q++) sum -= at(hessian, p * maxRows + q) * at(step, q);
    step[p] = sum / at(hessian, p * maxRows + p);
  }
  for (let p = active - 1; p >= 0; p--) {
    let sum = at(step, p);
    for (let q = p + 1; q < active; q++) sum -= at(hessian, q * maxRows + p) * at(step, q);
    step[p] = sum / at(hessian, p * maxRows + p);
  }
}

/** How much of the step may be taken, so that no logit moves further than it may. */
function stepLength({ variables, weight, lower, upper, coefficients, work }: Program, active: number): number {
  let largest = 0;
  for (let i = 0; i < variables; i++) {
    let move = 0;
    for (let p = 0; p < active; p++) {
      move += at(coefficients, intAt(work.active, p) * maxVariables + i) * at(work.step, p);
    }
    const freedom = (4 * at(work.slope, i) * at(work.slope, i)) / (at(weight, i) * (at(upper, i) - at(lower, i)));
    largest = Math.max(largest, Math.abs(at(weight, i) * move) * Math.max(freedom, 1 / 10_000));
  }
  return largest > maxLogitStep ? maxLogitStep / largest : 1;
}

/** Solves a program from its y, and leaves the solution in x. */
export function solve(program: Program): void {
  const { rows, isInequality, y, work } = program;
  let value = evaluate(program, y);
  for (let n = 0; n < maxSteps; n++) {
    const { active, worst } = findActive(program);
    if (worst < tolerance) return;
    findStep(program, active);
    let length = stepLength(program, active);
    let improved = false;
    for (let b = 0; b < maxBacktracks && !improved; b++) {
      let fall = 0;
      for (let j = 0; j < rows; j++) work.trial[j] = at(y, j);
      for (let p = 0; p < active; p++) {
        const j = intAt(work.active, p);
        const wanted = at(y, j) + length * at(work.step, p);
        const moved = intAt(isInequality, j) === 1 ? Math.max(0, wanted) : wanted;
        fall += at(work.gradient, j) * (moved - at(y, j));
        work.trial[j] = moved;
      }
      const next = evaluate(program, work.trial);
      improved = next <= value + 1e-4 * Math.min(fall, 0) + 1e-10;
      if (improved) {
        value = next;
        for (let j = 0; j < rows; j++) y[j] = at(work.trial, j);
      }
      length *= backtrack;
    }
    if (improved) continue;
    evaluate(program, y);
    return;
  }
}

/** The most by which the solution misses a condition, beyond what its softness allows. */
export function residual({ variables, rows, x, coefficients, bound, softness, isInequality, y }: Program): number {
  let worst = 0;
  for (let j = 0; j < rows; j++) {
    let miss = -at(bound, j) - at(softness, j) * at(y, j);
    for (let i = 0; i < variables; i++) miss += at(coefficients, j * maxVariables + i) * at(x, i);
    worst = Math.max(worst, intAt(isInequality, j) === 1 ? miss : Math.abs(miss));
  }
  return worst;
}
