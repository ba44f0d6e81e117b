/**
 * Measures the engine against its bars, writes the report and its plots to tests/lab/, and exits with 1 where a bar is
 * missed. `--samples N` answer sets (10,000), `--sessions N` sessions searched for equal fingerprints (none).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { countCollisions } from "./collisions.ts";
import { measure } from "./measure.ts";
import { palettePlot, profilePlot, pyramidPlot } from "./plots.ts";
import { type Collisions, reportLines, toMarkdown, toText } from "./report.ts";

const { values } = parseArgs({
  options: {
    samples: { type: "string", default: "10000" },
    sessions: { type: "string", default: "0" },
    report: { type: "string", default: "tests/lab" },
  },
});
const maxThreads = 8;

async function searchCollisions(sessions: number): Promise<Collisions | null> {
  if (!(sessions > 1)) return null;
  const start = performance.now();
  const repeated = await countCollisions(sessions, Math.min(availableParallelism(), maxThreads));
  return { sessions, repeated, seconds: (performance.now() - start) / 1000 };
}

const measured = measure(Math.max(1, Number(values.samples) || 0));
const lines = reportLines(measured, await searchCollisions(Number(values.sessions) || 0));
console.log(toText(lines));

mkdirSync(values.report, { recursive: true });
writeFileSync(`${values.report}/report.md`, toMarkdown(lines, measured));
writeFileSync(`${values.report}/profile.svg`, profilePlot(measured));
writeFileSync(`${values.report}/pyramid.svg`, pyramidPlot(measured));
writeFileSync(`${values.report}/palette.svg`, palettePlot(measured));
process.exitCode = lines.every(({ met }) => met) ? 0 : 1;
