/** A curve along a river, from 0 to 1: its value and its slope at a few places. Courses of the same places add up. */
export type Course = readonly Place[];
type Place = { at: number; value: number; slope: number };

/**
 * The smooth curve through points that rises and falls only where they do (Steffen 1990): what is nowhere negative at the
 * points is nowhere negative between them.
 */
export function courseThrough(points: readonly (readonly [at: number, value: number])[]): Course {
  const steps = points.slice(1).map(([to, value], index) => {
    const [from, before] = points[index] ?? [0, 0];
    return { length: to - from, slope: (value - before) / (to - from) };
  });
  return points.map(([at, value], index) => {
    const [before, after] = [steps[index - 1], steps[index]];
    if (!before || !after) return { at, value, slope: 0 };
    const middle = (before.slope * after.length + after.slope * before.length) / (before.length + after.length);
    const steepest = Math.min(Math.abs(before.slope), Math.abs(after.slope), Math.abs(middle) / 2);
    return { at, value, slope: (Math.sign(before.slope) + Math.sign(after.slope)) * steepest };
  });
}

/** A course and so many times another. */
export function plus(course: Course, other: Course, times = 1): Course {
  return course.map(({ at, value, slope }, index) => ({
    at,
    value: value + times * (other[index]?.value ?? 0),
    slope: slope + times * (other[index]?.slope ?? 0),
  }));
}
