import { expect, test } from "vitest";
import { raysOf, withoutAside } from "../../../app/storefront/analyze/rays.ts";

const figure = { centre: [200, 200], reach: 130 } as const;
const shares = (...percents: number[]) => percents.map((percent) => ({ percent }));
const length = ([x, y]: readonly [number, number]) => Math.hypot(x - 200, y - 200);

/** Twice the area within a closed line. */
function area(points: readonly (readonly [number, number])[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

test("the largest share reaches the circle, none stays at the core, the others lie in proportion between", () => {
  const { tips, core } = raysOf(shares(40, 20, 0, 10, 30, 0), figure);
  const lengths = tips.map(length);
  expect(lengths[0]).toBeCloseTo(130, 0);
  expect(lengths[2]).toBeCloseTo(core, 0);
  expect(lengths[1]).toBeCloseTo((130 + core) / 2, 0);
});

test("the same shares make a star of the same size, whoever stands beside whom", () => {
  const one = raysOf(shares(40, 30, 10, 10, 5, 5), figure);
  const other = raysOf(shares(40, 5, 10, 30, 5, 10), figure);
  expect(one.star).toHaveLength(12);
  expect(Math.abs(area(one.star) / area(other.star) - 1)).toBeLessThan(0.01);
});

test("a profile of nothing is drawn too", () => {
  for (const point of raysOf(shares(0, 0, 0, 0, 0, 0), figure).star.flat()) expect(Number.isFinite(point)).toBe(true);
});

test("a name is short where there is little room", () => {
  expect(withoutAside("oriental (amber)")).toBe("oriental");
  expect(withoutAside("شرقي (عنبري)")).toBe("شرقي");
});
