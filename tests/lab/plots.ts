import { materials } from "../../app/maestro/palette/materials.ts";
import { families, positions } from "../../app/maestro/types.ts";
import { mean } from "../support/statistics.ts";
import { partOf } from "./formulas.ts";
import type { Measured } from "./measure.ts";

const ink = "#2b2118";
const colours = {
  woody: "#7a4e2d",
  oriental: "#b3541e",
  floral: "#b8527a",
  citrus: "#c9a227",
  musk: "#8a8395",
  aquatic: "#3c7d9c",
};
const partColours = { top: "#d9b44a", middle: "#b8527a", base: "#5b3a29" };

function svg(width: number, height: number, title: string, body: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="12" fill="${ink}"><title>${title}</title><rect width="100%" height="100%" fill="#faf6ef"/><text x="16" y="24" font-size="15">${title}</text>\n${body.join("\n")}\n</svg>\n`;
}

const text = (x: number, y: number, content: string, anchor = "start") =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${content}</text>`;
const round = (number: number) => Math.round(number * 100) / 100;

/** One dot per sample and family: x what was asked for, y what was delivered; they agree on the diagonal. */
export function profilePlot({ plotted }: Measured): string {
  const size = 420;
  const scale = (share: number) => round(share * size * 1.25);
  const body = [`<g transform="translate(60 ${size + 50}) scale(1 -1)">`];
  body.push(`<path d="M0 0H${size}M0 0V${size}M0 0L${size} ${size}" stroke="${ink}" stroke-opacity=".4" fill="none"/>`);
  for (const sample of plotted.slice(0, 300)) {
    families.forEach((family, f) => {
      const x = scale(sample.asked[f] ?? 0);
      const y = scale(sample.delivered[f] ?? 0);
      body.push(`<circle cx="${x}" cy="${y}" r="2" fill="${colours[family]}" fill-opacity=".55"/>`);
    });
  }
  body.push("</g>");
  for (const share of [0, 0.2, 0.4, 0.6, 0.8]) {
    body.push(text(60 + scale(share), size + 68, `${share * 100} %`, "middle"));
    body.push(text(52, size + 54 - scale(share), `${share * 100} %`, "end"));
  }
  body.push(text(60 + size / 2, size + 90, "asked", "middle"));
  families.forEach((family, f) => {
    body.push(`<circle cx="510" cy="${70 + f * 22}" r="5" fill="${colours[family]}"/>`, text(522, 74 + f * 22, family));
  });
  return svg(620, size + 105, "Family profile, asked against delivered (share of the odour)", body);
}

/** Mean pyramid of the samples that named only this season, or only this time of the day. */
export function pyramidPlot({ plotted }: Measured): string {
  const rows = [
    ...["spring", "summer", "autumn", "winter"].map((season) => ({
      name: season,
      samples: plotted.filter(({ answers }) => answers.season?.length === 1 && answers.season[0] === season),
    })),
    ...["day", "both", "night"].map((time) => ({
      name: time,
      samples: plotted.filter(({ answers }) => answers.time_of_day === time),
    })),
  ];
  const body: string[] = [];
  rows.forEach(({ name, samples }, row) => {
    const y = 50 + row * 34 + (row > 3 ? 14 : 0);
    let x = 90;
    body.push(text(82, y + 16, name, "end"));
    if (samples.length === 0) return;
    for (const position of positions) {
      const share = mean(samples.map(({ lines }) => partOf(lines, position)));
      const width = round(share * 4.6);
      body.push(`<rect x="${round(x)}" y="${y}" width="${width}" height="24" fill="${partColours[position]}"/>`);
      body.push(
        `<text x="${round(x + width / 2)}" y="${y + 16}" text-anchor="middle" fill="#fff">${share.toFixed(0)}</text>`,
      );
      x += width;
    }
  });
  positions.forEach((position, p) => {
    body.push(`<rect x="${90 + p * 110}" y="315" width="12" height="12" fill="${partColours[position]}"/>`);
    body.push(text(108 + p * 110, 326, position === "middle" ? "heart" : position));
  });
  return svg(580, 340, "Pyramid by season and time of the day (mean, % of the concentrate)", body);
}

/** Every material and the share of the first formulas that it is part of. */
export function palettePlot({ engine }: Measured): string {
  const rows = materials
    .map(({ id, family }) => ({ id, family, share: (engine.use.get(id) ?? 0) / engine.compliant.of }))
    .sort((one, other) => other.share - one.share);
  const body = rows.map(({ id, family, share }, row) => {
    const y = 44 + row * 14;
    const bar = `<rect x="170" y="${y}" width="${round(share * 480)}" height="10" fill="${family === null ? ink : colours[family]}"/>`;
    return `${text(162, y + 9, id, "end")}${bar}${text(176 + round(share * 480), y + 9, `${(share * 100).toFixed(1)} %`)}`;
  });
  return svg(720, 60 + rows.length * 14, "Use of the palette (share of the first formulas)", body);
}
