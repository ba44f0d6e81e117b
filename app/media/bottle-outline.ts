/** The bottle's right half as shares of its picture, from the cap down. All bottles of the house have the one shape. */
const half = [
  [0.606, 0.126],
  [0.61, 0.132],
  [0.61, 0.282],
  [0.583, 0.29],
  [0.583, 0.334],
  [0.745, 0.402],
  [0.745, 0.838],
] as const;

/** Where a bottle stands, as shares of its picture's height. */
export const bottleFoot = 0.838;

/** The outline of a bottle of 50 ml: inside it the glass hides what stands behind. */
export const bottleOutline = [...half, ...[...half].reverse().map(([x, y]) => [1 - x, y] as const)];
