/**
 * Measures the engine against its bars, writes the report and its plots to tests/lab/, and ends with 1 where one is
 * missed. `--samples N` answer sets (10,000), `--sessions N` sessions for the search for twins (none).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { measure } from "../lab/metrics.ts";
import { palettePlot, profilePlot, pyramidPlot } from "../lab/plots.ts";
import { searchTwins } from "../lab/twins.ts";
import { markdown, type Twins, verdict } from "../lab/verdict.ts";

const { values } = parseArgs({
  options: {
    samples: { type: "string", default: "10000" },
    sessions: { type: "string", default: "0" },
    report: { type: "string", default: "tests/lab" },
  },
});

async function twinsAmong(sessions: number): Promise<Twins | null> {
  if (!(sessions > 1)) return null;
  const start = performance.now();
  const repeated = await searchTwins(sessions, Math.max(1, Math.min(availableParallelism(), 8)));
  return { sessions, repeated, seconds: (performance.now() - start) / 1000 };
}

const measured = measure(Math.max(1, Number(values.samples) || 0));
const lines = verdict(measured, await twinsAmong(Number(values.sessions) || 0));
for (const { metric, bar, ours, met, structure, random } of lines) {
  const baselines = structure === "–" ? "" : `   [nearest structure ${structure}, random ${random}]`;
  console.log(`${met ? "met   " : "MISSED"}  ${metric.padEnd(52)} ${bar.padEnd(12)} ${ours}${baselines}`);
}

mkdirSync(values.report, { recursive: true });
writeFileSync(`${values.report}/report.md`, markdown(lines, measured, measured.reasons.empty));
writeFileSync(`${values.report}/profile.svg`, profilePlot(measured));
writeFileSync(`${values.report}/pyramid.svg`, pyramidPlot(measured));
writeFileSync(`${values.report}/palette.svg`, palettePlot(measured));
process.exitCode = lines.every(({ met }) => met) ? 0 : 1;
