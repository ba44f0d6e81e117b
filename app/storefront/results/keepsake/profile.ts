import { raysOf, withoutAside } from "../../analyze/rays.ts";
import type { Keepsake } from "./keepsake.ts";
import { ink, type Page, write } from "./letters.ts";
import { circle, line, polygon, radial } from "./pen.ts";

const reach = 98;

/** The profile as on the page of the reading: a star with a ray for each family. */
export function drawProfile(
  { pen, text }: Page,
  shares: NonNullable<Keepsake["shares"]>,
  centre: readonly [number, number],
): void {
  const { axes, core, star, tips, most, at } = raysOf(shares, { centre, reach });
  pen.strokeStyle = "#3f362b";
  pen.lineWidth = 1.2;
  for (const radius of [core, reach]) {
    circle(pen, centre, radius);
    pen.stroke();
  }
  for (const axis of axes) line(pen, ...axis);
  polygon(pen, star);
  pen.fillStyle = radial(pen, centre, reach, "#d8b87890", "#d8b87838", "#d8b87820");
  pen.fill();
  pen.strokeStyle = ink.gold;
  pen.lineWidth = 1.8;
  pen.stroke();
  for (const [index, { name, percent, figure }] of shares.entries()) {
    const [x, y] = at(index, 1.16);
    const [across, down] = [x - centre[0], y - centre[1]];
    const align = Math.abs(across) < 1 ? "center" : across < 0 ? "right" : "left";
    // Above and below the star there is room for both lines on the far side of its tip.
    const base = y + (align === "center" ? Math.sign(down) * 16 : 0);
    const label = { x, align, face: text, max: 128 } as const;
    const leads = percent === most;
    write(pen, { ...label, words: withoutAside(name), y: base - 2, size: 20, fill: leads ? ink.gold : ink.parchment });
    write(pen, { ...label, words: figure, y: base + 21, size: 17, fill: ink.faint });
    const tip = tips[index];
    if (!tip || percent === 0) continue;
    circle(pen, tip, leads ? 4.5 : 3);
    pen.fillStyle = leads ? ink.bright : ink.gold;
    pen.fill();
  }
}
