type Chart = { centre: readonly [x: number, y: number]; reach: number };
type Point = readonly [x: number, y: number];

/** Where a ray begins, as a share of its reach: nothing of a family is a ray of no length. */
const core = 0.16;

/**
 * A profile as a star: a ray for each family, as long as its share of the largest. Unlike the outline through the ends
 * of axes, the star's area does not depend on which families are neighbours.
 */
export function raysOf(shares: readonly { percent: number }[], { centre: [left, top], reach }: Chart) {
  const most = Math.max(1, ...shares.map(({ percent }) => percent));
  const round = (value: number) => Math.round(value * 10) / 10;
  /** A point on the ray of the `index`th family; `part` of the way out. */
  const at = (index: number, part: number): Point => {
    const angle = (index / shares.length) * 2 * Math.PI - Math.PI / 2;
    return [round(left + Math.cos(angle) * reach * part), round(top + Math.sin(angle) * reach * part)];
  };
  const tips = shares.map(({ percent }, index) => at(index, core + (1 - core) * (percent / most)));
  return {
    most,
    core: round(core * reach),
    axes: shares.map((_, index) => [at(index, core), at(index, 1)] as const),
    tips,
    star: tips.flatMap((tip, index) => [tip, at(index + 0.5, core)]),
    at,
  };
}

/** "oriental (amber)" is "oriental" where there is no room for more. */
export const withoutAside = (name: string) => name.replace(/ \(.*/, "");
