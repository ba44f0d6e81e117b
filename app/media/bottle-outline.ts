/** The right half of the bottle's outline from the cap down, as fractions of the picture. All bottles share one shape. */
const rightHalf = [
  [0.606, 0.126],
  [0.61, 0.132],
  [0.61, 0.282],
  [0.583, 0.29],
  [0.583, 0.334],
  [0.745, 0.402],
  [0.745, 0.838],
] as const;

/** The outline of the bottle, as a polygon: inside it the glass hides what is behind. */
export const bottleOutline = [...rightHalf, ...[...rightHalf].reverse().map(([x, y]) => [1 - x, y] as const)];
