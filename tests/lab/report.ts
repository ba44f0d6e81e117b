import { type Count, type Measured, paletteUse, type Tally } from "./measure.ts";
import { lowest, mean, median } from "./statistics.ts";

/** One line of the report: what was measured, its bar, whether it is met, and what the baselines reach (if compared). */
export type Line = { metric: string; bar: string; engine: string; met: boolean; structure?: string; random?: string };

/** Sessions whose fingerprint another one of them has. */
export type Collisions = { sessions: number; repeated: number; seconds: number };

const share = ({ hits, of }: Count) => (of === 0 ? 1 : hits / of);
const percent = (value: number) => `${(value * 100).toFixed(2)} %`;
const count = ({ hits, of }: Count) => `${hits} of ${of}`;

/** A line of a metric that the baselines are measured by as well. */
function compared(metric: string, bar: string, met: boolean, measured: Measured, read: (tally: Tally) => string): Line {
  const { engine, structure, random } = measured;
  return { metric, bar, met, engine: read(engine), structure: read(structure), random: read(random) };
}

/** Every metric with its bar. */
export function reportLines(measured: Measured, collisions: Collisions | null): Line[] {
  const { engine, relation, attributions, monotonic, deterministic } = measured;
  const use = paletteUse(engine);
  const time = median(measured.milliseconds);
  const lines: Line[] = [
    compared("compliance (both perfumes)", "100 %", share(engine.compliant) === 1, measured, ({ compliant }) =>
      percent(share(compliant)),
    ),
    compared("main family was asked for", ">= 98 %", share(engine.mainFamily) >= 0.98, measured, ({ mainFamily }) =>
      percent(share(mainFamily)),
    ),
    compared("cosine asked - delivered, mean", ">= 0.93", mean(engine.cosines) >= 0.93, measured, ({ cosines }) =>
      mean(cosines).toFixed(4),
    ),
    compared("cosine asked - delivered, lowest", ">= 0.80", lowest(engine.cosines) >= 0.8, measured, ({ cosines }) =>
      lowest(cosines).toFixed(4),
    ),
    ...[...measured.sensitivity].map(([question, moved]) => ({
      metric: `a changed answer moves the formula: ${question}`,
      bar: ">= 95 %",
      met: share(moved) >= 0.95,
      engine: percent(share(moved)),
    })),
    {
      metric: "strength, summer and night point the right way",
      bar: "always",
      met: share(monotonic) === 1,
      engine: count(monotonic),
    },
    {
      metric: "two answer sets, nearly one formula",
      bar: "<= 0.5 %",
      met: measured.nearlySame.hits <= 0.005 * measured.nearlySame.of,
      engine: percent(measured.nearlySame.hits / Math.max(1, measured.nearlySame.of)),
    },
    compared("share of the palette in use", ">= 95 %", use.used >= 0.95, measured, (tally) =>
      percent(paletteUse(tally).used),
    ),
    compared("any one non-musk material", "<= 60 %", use.most <= 0.6, measured, (tally) => {
      const { most, which } = paletteUse(tally);
      return `${percent(most)} (${which})`;
    }),
    {
      metric: "première - deuxième cosine (families, shares, impact)",
      bar: "0.5 to 0.85",
      met: relation.outside === 0,
      engine: `${relation.least.toFixed(4)} to ${relation.most.toFixed(4)}`,
    },
    {
      metric: "the same again, bit for bit",
      bar: "always",
      met: share(deterministic) === 1,
      engine: count(deterministic),
    },
    {
      metric: "notes perceptible, their reasons true",
      bar: "always",
      met: share(attributions) === 1,
      engine: count(attributions),
    },
    { metric: "one composition, median", bar: "<= 1 ms", met: time <= 1, engine: `${time.toFixed(3)} ms` },
  ];
  if (collisions) {
    const { sessions, repeated, seconds } = collisions;
    lines.push({
      metric: `equal fingerprints among ${sessions.toLocaleString("en")} sessions`,
      bar: "0",
      met: repeated === 0,
      engine: `${repeated} (${seconds.toFixed(0)} s)`,
    });
  }
  return lines;
}

export function toText(lines: readonly Line[]): string {
  return lines
    .map(({ metric, bar, engine, met, structure, random }) => {
      const baselines = structure ? `   [nearest structure ${structure}, random ${random}]` : "";
      return `${met ? "met   " : "MISSED"}  ${metric.padEnd(54)} ${bar.padEnd(12)} ${engine}${baselines}`;
    })
    .join("\n");
}

export function toMarkdown(lines: readonly Line[], { samples, attributions, deterministic }: Measured): string {
  const rows = lines.map(
    ({ metric, bar, engine, met, structure = "–", random = "–" }) =>
      `| ${metric} | ${bar} | ${engine} | ${met ? "met" : "**missed**"} | ${structure} | ${random} |`,
  );
  return `# Evaluation of the composing engine

${samples.toLocaleString("en")} random answer sets, one in six nearly empty, each with a session of its own. Written by \`npm run evaluate\`.

| metric | bar | the engine | | nearest structure, unchanged | random compliant formula |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

- A changed answer counts only where the question had been answered before.
- Reasons are checked by taking the answer away and composing anew, on every tenth sample; there, ${attributions.empty} of ${
    deterministic.of * 6
  } parts of a pyramid showed no note because no answer had brought one.
- The oud accord of the palette is never used: it is a compound whose constituents cannot be checked against the limits.
- The figures are computed. No perfumer has smelled these formulas yet.

![Family profile asked against delivered](profile.svg)

![Pyramid by season and time of the day](pyramid.svg)

![Use of the palette](palette.svg)
`;
}
