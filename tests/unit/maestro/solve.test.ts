import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyProblem, maxRows, type Problem, solve } from "../../../app/maestro/formula/solve.ts";

/** A problem with a total, a soft aim and an upper limit over six variables, feasible by construction. */
const anyProblem = fc
  .record({
    r: fc.array(fc.double({ min: 0.1, max: 30, noNaN: true }), { minLength: 6, maxLength: 6 }),
    weights: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 6, maxLength: 6 }),
    total: fc.double({ min: 10, max: 60, noNaN: true }),
    limit: fc.double({ min: 0.3, max: 2, noNaN: true }),
  })
  .map(({ r, weights, total, limit }): Problem => {
    const problem = emptyProblem();
    problem.variables = 6;
    problem.rows = 3;
    for (let i = 0; i < 6; i++) {
      problem.r[i] = r[i] ?? 0;
      problem.v[i] = r[i] ?? 1;
      problem.hi[i] = 30;
      problem.a[i * maxRows] = 1;
      problem.a[i * maxRows + 1] = ((weights[i] ?? 1) - 5) / 100;
      problem.a[i * maxRows + 2] = i < 2 ? 0.1 : 0;
    }
    problem.b.set([total, 0, limit]);
    problem.mu.set([1e-9, 4e-4, 1e-9]);
    problem.atMost.set([0, 0, 1]);
    return problem;
  });

function cost({ variables, r, v, a, b, mu }: Problem, x: Float64Array): number {
  let sum = 0;
  let aim = -(b[1] ?? 0);
  for (let i = 0; i < variables; i++) {
    sum += ((x[i] ?? 0) - (r[i] ?? 0)) ** 2 / (v[i] ?? 1) / 2;
    aim += (a[i * maxRows + 1] ?? 0) * (x[i] ?? 0);
  }
  return sum + aim ** 2 / (mu[1] ?? 1) / 2;
}

test("keeps the total, the limit and the bounds", () => {
  fc.assert(
    fc.property(anyProblem, (problem) => {
      solve(problem);
      const x = problem.x.slice(0, 6);
      expect(Math.abs(x.reduce((sum, share) => sum + share, 0) - (problem.b[0] ?? 0))).toBeLessThan(1e-4);
      expect(0.1 * ((x[0] ?? 0) + (x[1] ?? 0))).toBeLessThanOrEqual((problem.b[2] ?? 0) + 1e-4);
      expect(x.every((share) => share >= 0 && share <= 30)).toBe(true);
    }),
    { numRuns: 300, seed: 7 },
  );
});

test("no small step that keeps all of them is cheaper", () => {
  fc.assert(
    fc.property(anyProblem, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }), (problem, from, to) => {
      solve(problem);
      const step = 0.01;
      const x = problem.x.slice(0, 6);
      const near = x.slice();
      near[from] = (near[from] ?? 0) - step;
      near[to] = (near[to] ?? 0) + step;
      const kept = 0.1 * ((near[0] ?? 0) + (near[1] ?? 0)) <= (problem.b[2] ?? 0);
      if (!kept || (near[from] ?? 0) < 0 || (near[to] ?? 0) > 30) return;
      expect(cost(problem, near)).toBeGreaterThanOrEqual(cost(problem, x) - 1e-3);
    }),
    { numRuns: 300, seed: 8 },
  );
});
