import type { ChartShare } from "../perfume/star-chart.tsx";
import { starGeometry, withoutParentheses } from "../perfume/star-geometry.ts";
import { circle, line, type Point, polygon, radialGradient } from "./canvas-shapes.ts";
import { colours, type Drawing, drawText } from "./canvas-text.ts";

const radius = 98;

/** The family profile as `StarChart` shows it. */
export function drawStarChart({ context, text }: Drawing, shares: readonly ChartShare[], centre: Point): void {
  const { axes, innerRadius, outline, tips, largest, pointAt } = starGeometry(shares, { centre, radius });
  context.strokeStyle = "#3f362b";
  context.lineWidth = 1.2;
  for (const ring of [innerRadius, radius]) {
    circle(context, centre, ring);
    context.stroke();
  }
  for (const axis of axes) line(context, ...axis);
  polygon(context, outline);
  context.fillStyle = radialGradient(context, centre, radius, "#d8b87890", "#d8b87838", "#d8b87820");
  context.fill();
  context.strokeStyle = colours.gold;
  context.lineWidth = 1.8;
  context.stroke();
  for (const [index, { name, percent, formatted }] of shares.entries()) {
    const [x, y] = pointAt(index, 1.16);
    const [dx, dy] = [x - centre[0], y - centre[1]];
    const align = Math.abs(dx) < 1 ? "center" : dx < 0 ? "right" : "left";
    // Labels above and below the star move outwards, so that neither of their two lines touches its tip.
    const baseline = y + (align === "center" ? Math.sign(dy) * 16 : 0);
    const label = { x, align, font: text, maxWidth: 128 } as const;
    const isLargest = percent === largest;
    drawText(context, {
      ...label,
      text: withoutParentheses(name),
      y: baseline - 2,
      size: 20,
      fill: isLargest ? colours.gold : colours.ink,
    });
    drawText(context, { ...label, text: formatted, y: baseline + 21, size: 17, fill: colours.inkFaint });
    const tip = tips[index];
    if (!tip || percent === 0) continue;
    circle(context, tip, isLargest ? 4.5 : 3);
    context.fillStyle = isLargest ? colours.goldBright : colours.gold;
    context.fill();
  }
}
