import { expect, test } from "vitest";
import { starGeometry, withoutParentheses } from "../../../app/storefront/perfume/star-geometry.ts";

const circle = { centre: [200, 200], radius: 130 } as const;
const shares = (...percents: number[]) => percents.map((percent) => ({ percent }));
const length = ([x, y]: readonly [number, number]) => Math.hypot(x - 200, y - 200);

/** Twice the area within a closed line. */
function area(points: readonly (readonly [number, number])[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

test("the largest share reaches the circle, no share the inner circle, others are in proportion between them", () => {
  const { tips, innerRadius } = starGeometry(shares(40, 20, 0, 10, 30, 0), circle);
  const lengths = tips.map(length);
  expect(lengths[0]).toBeCloseTo(130, 0);
  expect(lengths[2]).toBeCloseTo(innerRadius, 0);
  expect(lengths[1]).toBeCloseTo((130 + innerRadius) / 2, 0);
});

test("the area of the star does not depend on the order of the shares", () => {
  const one = starGeometry(shares(40, 30, 10, 10, 5, 5), circle);
  const other = starGeometry(shares(40, 5, 10, 30, 5, 10), circle);
  expect(one.outline).toHaveLength(12);
  expect(Math.abs(area(one.outline) / area(other.outline) - 1)).toBeLessThan(0.01);
});

test("shares that are all zero give finite points", () => {
  const { outline } = starGeometry(shares(0, 0, 0, 0, 0, 0), circle);
  expect(outline).toHaveLength(12);
  expect(outline.flat().filter((point) => !Number.isFinite(point))).toEqual([]);
});

test("parentheses are left out of short names", () => {
  expect(withoutParentheses("oriental (amber)")).toBe("oriental");
  expect(withoutParentheses("شرقي (عنبري)")).toBe("شرقي");
});
