import { expect, it } from "vitest";
import { khatimPoints } from "../../../app/ui/graphics/khatim.ts";

const points = khatimPoints(100, 50)
  .split(" ")
  .map((point) => point.split(",").map(Number) as [number, number]);

it("the khatim has sixteen corners inside its square", () => {
  expect(points).toHaveLength(16);
  expect(points.flat().every((value) => value >= 0 && value <= 100)).toBe(true);
});

it("the khatim is two squares: every second tip is a quarter turn on, at the radius", () => {
  const reach = points.filter((_, index) => index % 2 === 0).map(([x, y]) => Math.hypot(x - 50, y - 50));
  for (const distance of reach) expect(distance).toBeCloseTo(50, 1);
  expect(points[0]).toEqual([50, 0]);
  expect(points[4]).toEqual([100, 50]);
});
