/** The khatim: two squares turned against each other, drawn as the one line round both. */

/** Where the sides of the two squares cross, as a share of the star's radius. */
const valley = Math.SQRT1_2 / Math.cos(Math.PI / 8);

/** The sixteen corners of the star, as the `points` of an SVG polygon, centred in a square of `size`. */
export function khatimPoints(size: number, radius = size / 2): string {
  return Array.from({ length: 16 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * valley;
    const angle = (index * Math.PI) / 8;
    return `${round(size / 2 + reach * Math.sin(angle))},${round(size / 2 - reach * Math.cos(angle))}`;
  }).join(" ");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
