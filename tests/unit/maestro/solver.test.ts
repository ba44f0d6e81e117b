import fc from "fast-check";
import { expect, test } from "vitest";
import {
  createProgram,
  type QuadraticProgram,
  setCoefficient,
} from "../../../app/maestro/formula/quadratic-program.ts";
import { solve } from "../../../app/maestro/formula/solver.ts";
import { vectorBlocks } from "../../../app/maestro/vector.ts";
import { cases } from "../../support/drawn-cases.ts";

type Stated = { program: QuadraticProgram; weights: number[] };

/** What the soft constraint counts of a weight. */
const aimOf = (weight: number) => (weight - 5) / 100;

/** A program over six variables with a total, a soft constraint and an inequality, feasible by construction. */
const anyProgram = fc
  .record({
    r: fc.array(fc.double({ min: 0.1, max: 30, noNaN: true }), { minLength: 6, maxLength: 6 }),
    weights: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 6, maxLength: 6 }),
    total: fc.double({ min: 10, max: 60, noNaN: true }),
    limit: fc.double({ min: 0.3, max: 2, noNaN: true }),
  })
  .map(({ r, weights, total, limit }): Stated => {
    const program = createProgram(vectorBlocks(96 * 1024));
    program.variables = 6;
    program.constraints = 3;
    for (let i = 0; i < 6; i++) {
      program.reference[i] = r[i] ?? 0;
      program.variance[i] = r[i] ?? 1;
      program.upper[i] = 30;
      setCoefficient(program, i, 0, 1);
      setCoefficient(program, i, 1, aimOf(weights[i] ?? 1));
      setCoefficient(program, i, 2, i < 2 ? 0.1 : 0);
    }
    program.b.set([total, 0, limit]);
    program.mu.set([1e-9, 4e-4, 1e-9]);
    program.inequality.set([0, 0, 1]);
    return { program, weights };
  });

function cost({ program, weights }: Stated, x: Float64Array): number {
  const { variables, reference, variance, b, mu } = program;
  let sum = 0;
  let aim = -(b[1] ?? 0);
  for (let i = 0; i < variables; i++) {
    sum += ((x[i] ?? 0) - (reference[i] ?? 0)) ** 2 / (variance[i] ?? 1) / 2;
    aim += aimOf(weights[i] ?? 1) * (x[i] ?? 0);
  }
  return sum + aim ** 2 / (mu[1] ?? 1) / 2;
}

test("keeps the total, the limit and the bounds @draws", () => {
  fc.assert(
    fc.property(anyProgram, ({ program }) => {
      solve(program);
      const x = program.x.slice(0, 6);
      expect(Math.abs(x.reduce((sum, share) => sum + share, 0) - (program.b[0] ?? 0))).toBeLessThan(1e-4);
      expect(0.1 * ((x[0] ?? 0) + (x[1] ?? 0))).toBeLessThanOrEqual((program.b[2] ?? 0) + 1e-4);
      expect(x.every((share) => share >= 0 && share <= 30)).toBe(true);
    }),
    cases(300, 3000),
  );
});

test("no small step that keeps all of them is cheaper @draws", () => {
  fc.assert(
    fc.property(anyProgram, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }), (stated, from, to) => {
      const { program } = stated;
      solve(program);
      const step = 0.01;
      const x = program.x.slice(0, 6);
      const near = x.slice();
      near[from] = (near[from] ?? 0) - step;
      near[to] = (near[to] ?? 0) + step;
      const kept = 0.1 * ((near[0] ?? 0) + (near[1] ?? 0)) <= (program.b[2] ?? 0);
      if (!kept || (near[from] ?? 0) < 0 || (near[to] ?? 0) > 30) return;
      expect(cost(stated, near)).toBeGreaterThanOrEqual(cost(stated, x) - 1e-3);
    }),
    cases(300, 3000),
  );
});

test("a constraint of shares is the one with the coefficients that its share stands for @draws", () => {
  fc.assert(
    fc.property(anyProgram, fc.double({ min: 0.1, max: 0.9, noNaN: true }), ({ program: given }, share) => {
      const shares = [share, 1 - share];
      const [total = 0, , limit = 0] = given.b;
      const stated = createProgram(vectorBlocks(96 * 1024));
      const expanded = createProgram(vectorBlocks(96 * 1024));
      for (const program of [stated, expanded]) {
        program.variables = 6;
        program.constraints = 4;
        program.reference.set(given.reference);
        program.variance.set(given.variance);
        program.upper.set(given.upper);
        program.b.set([total, 0, 0, limit]);
        program.mu.set([1e-9, 4e-4, 4e-4, 1e-9]);
        program.inequality.set([0, 0, 1, 1]);
        for (let i = 0; i < 6; i++) {
          const own = i % 2;
          const part = (j: number) => (j === own ? 0.1 : 0);
          const less = (j: number) => (program === expanded ? 0.1 * (shares[j] ?? 0) : 0);
          const coefficients = [1, part(0) - less(0), part(1) - less(1), i < 2 ? 0.1 : 0];
          for (const [j, coefficient] of coefficients.entries()) setCoefficient(program, i, j, coefficient);
        }
      }
      stated.isShare.set([0, 1, 1, 0]);
      stated.share.set([0, ...shares, 0]);
      solve(stated);
      solve(expanded);
      for (let i = 0; i < 6; i++) expect(stated.x[i]).toBeCloseTo(expanded.x[i] ?? 0, 3);
    }),
    cases(300, 3000),
  );
});

test("coefficients are those that were set last, in whatever order @draws", () => {
  const anyOrder = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
  fc.assert(
    fc.property(anyProgram, anyOrder, ({ program, weights }, order) => {
      const again = createProgram(vectorBlocks(96 * 1024));
      again.variables = 6;
      again.constraints = 3;
      for (const name of ["reference", "variance", "upper", "b", "mu", "inequality"] as const)
        again[name].set(program[name]);
      for (const i of order) {
        setCoefficient(again, i, 2, 7);
        setCoefficient(again, i, 1, aimOf(weights[i] ?? 1));
        setCoefficient(again, i, 0, 1);
        setCoefficient(again, i, 2, i < 2 ? 0.1 : 0);
      }
      solve(program);
      solve(again);
      expect(again.x).toEqual(program.x);
    }),
    cases(100, 1000),
  );
});
