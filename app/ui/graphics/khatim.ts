/** Distance from the centre to the inner corners, where the sides of the two squares cross, as a share of the radius. */
const innerRadius = Math.SQRT1_2 / Math.cos(Math.PI / 8);

/**
 * The khatim is the outline of two squares, one rotated by 45 degrees: sixteen corners, as the `points` of an SVG
 * polygon centred in a square of `size`.
 */
export function khatimPoints(size: number, radius = size / 2): string {
  return Array.from({ length: 16 }, (_, index) => {
    const distance = index % 2 === 0 ? radius : radius * innerRadius;
    const angle = (index * Math.PI) / 8;
    return `${round(size / 2 + distance * Math.sin(angle))},${round(size / 2 - distance * Math.cos(angle))}`;
  }).join(" ");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
