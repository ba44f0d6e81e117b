import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addRow,
  createProgram,
  maxVariables,
  type Program,
  residual,
  solve,
} from "../../../app/maestro/formula/projection.ts";
import { vectorBlocks } from "../../../app/maestro/vector.ts";
import { cases } from "../../support/drawn-cases.ts";

const lines = 6;

/** A program over six shares with a total, two families and a limit on one share, feasible by construction. */
const anyProgram = fc
  .record({
    parts: fc.array(fc.double({ min: 0.05, max: 0.85, noNaN: true }), { minLength: lines, maxLength: lines }),
    powers: fc.array(fc.double({ min: 0.1, max: 4, noNaN: true }), { minLength: lines, maxLength: lines }),
    total: fc.double({ min: 20, max: 100, noNaN: true }),
    limit: fc.double({ min: 2, max: 8, noNaN: true }),
  })
  .map(({ parts, powers, total, limit }) => {
    const program = createProgram(vectorBlocks(96 * 1024));
    program.variables = lines;
    for (let i = 0; i < lines; i++) {
      const part = parts[i] ?? 0.5;
      program.logit[i] = Math.log(part / (1 - part));
      program.lower[i] = 0.03;
      program.upper[i] = 30;
      program.weight[i] = 1 / (3 * (powers[i] ?? 1));
    }
    const row = (kind: "equal" | "at most", bound: number, softness: number, coefficientOf: (i: number) => number) =>
      addRow(program, { kind, bound, softness, coefficientOf });
    row("equal", total, 1e-5, () => 1);
    row("at most", limit, 1e-5, (i) => (i === 0 ? 1 : 0));
    row("at most", 0, 1e-2, (i) => (powers[i] ?? 1) * (i < 3 ? -1 : 0.2));
    return { program, total, limit };
  });

const sharesOf = ({ x }: Program) => Array.from(x.subarray(0, lines));

/** What the shares cost: the divergence from the reference, on the interval that each share may take. */
function costOf({ logit, lower, upper, weight }: Program, shares: readonly number[]): number {
  return shares.reduce((sum, share, i) => {
    const room = (upper[i] ?? 0) - (lower[i] ?? 0);
    const reference = room / (1 + Math.exp(-(logit[i] ?? 0)));
    const x = share - (lower[i] ?? 0);
    const divergence = x * Math.log(x / reference) + (room - x) * Math.log((room - x) / (room - reference));
    return sum + divergence / (weight[i] ?? 1);
  }, 0);
}

test("the total and the limit are kept, and every share stays within its bounds @draws", () => {
  fc.assert(
    fc.property(anyProgram, ({ program, total, limit }) => {
      solve(program);
      const shares = sharesOf(program);
      expect(residual(program)).toBeLessThan(0.02);
      expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - total)).toBeLessThan(0.05);
      expect(shares[0]).toBeLessThan(limit + 0.05);
      expect(shares.every((share) => share >= 0.03 && share <= 30)).toBe(true);
    }),
    cases(300, 3000),
  );
});

test("no small step between two shares that keeps everything is cheaper @draws", () => {
  fc.assert(
    fc.property(anyProgram, fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }), ({ program }, from, to) => {
      // Both stand in one family: what they exchange at the same power changes no condition.
      program.coefficients.fill(0, 2 * maxVariables, 3 * maxVariables);
      solve(program);
      const shares = sharesOf(program);
      const step = 0.01;
      const near = shares.map((share, i) => share + (i === to ? step : 0) - (i === from ? step : 0));
      if (near.some((share) => share <= 0.03 || share >= 30)) return;
      expect(costOf(program, near)).toBeGreaterThanOrEqual(costOf(program, shares) - 1e-3);
    }),
    cases(300, 3000),
  );
});

test("a family that is asked to be louder keeps the proportions within, by what is heard", () => {
  const program = createProgram(vectorBlocks(96 * 1024));
  program.variables = 3;
  for (let i = 0; i < 3; i++) {
    program.logit[i] = Math.log(0.05 / 0.95);
    program.lower[i] = 0;
    program.upper[i] = [20, 20, 90][i] ?? 0;
    program.weight[i] = 1;
  }
  addRow(program, { kind: "equal", bound: 20, softness: 1e-6, coefficientOf: () => 1 });
  addRow(program, { kind: "at most", bound: -10, softness: 1e-6, coefficientOf: (i) => (i < 2 ? -1 : 0) });
  solve(program);
  const [one = 0, other = 0, ground = 0] = program.x;
  expect(one).toBeCloseTo(other, 6);
  expect(one + other).toBeCloseTo(10, 3);
  expect(one + other + ground).toBeCloseTo(20, 3);
});

test("the same program gives the same bits", () => {
  fc.assert(
    fc.property(anyProgram, ({ program }) => {
      const again = createProgram(vectorBlocks(96 * 1024));
      again.variables = program.variables;
      again.rows = program.rows;
      for (const name of ["logit", "lower", "upper", "weight", "coefficients", "bound", "softness"] as const) {
        again[name].set(program[name]);
      }
      again.isInequality.set(program.isInequality);
      solve(program);
      solve(again);
      expect(again.x).toEqual(program.x);
    }),
    cases(50, 500),
  );
});
