/**
 * Measures the engine against its bars, writes the report and its plots to tests/lab/, and exits with 1 where a bar is
 * missed. `--samples N` answer sets (10,000), `--sessions N` sessions searched for equal fingerprints (none), `--phrases FOLDER` the
 * sentences that are read, a file of JSON lines a language (tests/lab/phrases).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { keepReport } from "../support/kept-report.ts";
import { countCollisions } from "./collisions.ts";
import { measure } from "./measure.ts";
import { palettePlot, profilePlot, pyramidPlot } from "./plots.ts";
import { isReadingMet, measureReading, readingTable } from "./reading.ts";
import { type Collisions, reportLines, toMarkdown, toText } from "./report.ts";

/** Fewer answer sets are a short try. */
const whole = 10_000;
const { values } = parseArgs({
  options: {
    samples: { type: "string", default: String(whole) },
    sessions: { type: "string", default: "0" },
    phrases: { type: "string", default: "tests/lab/phrases" },
    report: { type: "string", default: "tests/lab" },
  },
});
const maxThreads = 8;
/** A short try writes the plain sentences of one of so many things. */
const fewPlainThings = 12;
const readingSection =
  "## How texts are read\n\nSentences as people type them (`tests/lab/phrases`), ten plain ones of every thing, sense and language, useless and hostile texts.\n";

async function searchCollisions(sessions: number): Promise<Collisions | null> {
  if (!(sessions > 1)) return null;
  const start = performance.now();
  const repeated = await countCollisions(sessions, Math.min(availableParallelism(), maxThreads));
  return { sessions, repeated, seconds: (performance.now() - start) / 1000 };
}

const samples = Math.max(1, Number(values.samples) || 0);
const measured = measure(samples);
const lines = reportLines(measured, await searchCollisions(Number(values.sessions) || 0));
const reading = measureReading(values.phrases, samples >= whole ? 1 : fewPlainThings);
console.log(`${toText(lines)}\n\n${readingTable(reading)}`);

const met = lines.every((line) => line.met) && isReadingMet(reading);
const counts = met && samples >= whole;
mkdirSync(values.report, { recursive: true });
keepReport(
  join(values.report, "report.md"),
  `${toMarkdown(lines, measured)}\n${readingSection}\n${readingTable(reading)}\n`,
  counts,
);
if (counts) {
  writeFileSync(join(values.report, "profile.svg"), profilePlot(measured));
  writeFileSync(join(values.report, "pyramid.svg"), pyramidPlot(measured));
  writeFileSync(join(values.report, "palette.svg"), palettePlot(measured));
}
process.exitCode = met ? 0 : 1;
