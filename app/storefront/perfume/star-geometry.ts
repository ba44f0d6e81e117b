type Circle = { centre: readonly [x: number, y: number]; radius: number };
type Point = readonly [x: number, y: number];

/** Where a ray begins, as a share of the radius: a family without a share has a ray of no length. */
const innerShare = 0.16;

/**
 * The geometry of a star chart, clockwise from the top: one ray per share, scaled to the largest. Unlike in a radar
 * chart, the area does not depend on which families are neighbours.
 */
export function starGeometry(shares: readonly { percent: number }[], { centre: [left, top], radius }: Circle) {
  const largest = Math.max(1, ...shares.map(({ percent }) => percent));
  const round = (value: number) => Math.round(value * 10) / 10;
  /** A point on the ray of `index`, at `distance` radii from the centre. */
  const pointAt = (index: number, distance: number): Point => {
    const angle = (index / shares.length) * 2 * Math.PI - Math.PI / 2;
    return [round(left + Math.cos(angle) * radius * distance), round(top + Math.sin(angle) * radius * distance)];
  };
  const tips = shares.map(({ percent }, index) => pointAt(index, innerShare + (1 - innerShare) * (percent / largest)));
  return {
    largest,
    innerRadius: round(innerShare * radius),
    axes: shares.map((_, index) => [pointAt(index, innerShare), pointAt(index, 1)] as const),
    tips,
    outline: tips.flatMap((tip, index) => [tip, pointAt(index + 0.5, innerShare)]),
    pointAt,
  };
}

/** "oriental (amber)" is shortened to "oriental" where there is little room. */
export const withoutParentheses = (name: string) => name.replace(/ \(.*/, "");
