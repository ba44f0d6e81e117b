import { cores, type Report } from "../bench/report.ts";
import { mean, quantile } from "../support/statistics.ts";
import { documentBar, processNames, type Step } from "./throughput.ts";

/** The first crowd against its bars, and every step in a table; returns what happened at the last, in a sentence. */
export function reportThroughput(report: Report, steps: readonly Step[], visitors: number): string {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) throw new Error("No visitor came");
  reportCrowd(report, first, visitors);
  report.table("More and more visitors", tableHead, steps.map(cellsOf));
  return whatGave(last);
}

function reportCrowd(report: Report, first: Step, visitors: number): void {
  const { documents, errors, memory } = first;
  const late = quantile(documents, 0.99);
  report.row(`errors with ${visitors} visitors in the shop`, String(errors.length), "0", errors.length === 0);
  report.row("a document, 99th percentile", `${late.toFixed(0)} ms`, `< ${documentBar} ms`, late < documentBar);
  for (const name of ["Worker", "gateway", "PostgreSQL"] as const) {
    // Means, since memory rises between two garbage collections and a worker of autovacuum comes and goes.
    const third = Math.floor(memory[name].length / 3);
    const before = Math.round(mean(memory[name].slice(third, 2 * third)));
    const after = Math.round(mean(memory[name].slice(2 * third)));
    const what = `memory of the ${name}, its mean in the second / last third of the time`;
    report.row(what, `${before} / ${after} MB`, "< 1.2 x", after < 1.2 * before);
  }
}

const tableHead = [
  "visitors a second",
  "in the shop",
  "documents a second",
  "median / 99 %, ms",
  "forms, median / 99 %, ms",
  "errors",
  ...processNames.map((name) => `${name}, % of a core`),
];

function cellsOf({ perSecond, inside, documents, forms, seconds, errors, cpu }: Step): string[] {
  const both = (times: number[]) => `${quantile(times, 0.5).toFixed(0)} / ${quantile(times, 0.99).toFixed(0)}`;
  return [
    perSecond.toFixed(1),
    String(inside),
    (documents.length / seconds).toFixed(0),
    both(documents),
    both(forms),
    String(errors.length),
    ...processNames.map((name) => cpu[name].toFixed(0)),
  ];
}

function whatGave({ perSecond, errors, documents, cpu }: Step): string {
  const sign =
    errors.length > 0
      ? `${errors.length} answers were errors (${errors[0]})`
      : `the 99th percentile of a document was ${quantile(documents, 0.99).toFixed(0)} ms`;
  const busy = processNames.reduce((sum, name) => sum + cpu[name], 0);
  const shares = processNames.map((name) => `${name} ${cpu[name].toFixed(0)} %`).join(", ");
  // The Worker and the gateway have one thread each.
  const full = (["Worker", "gateway"] as const).find((name) => cpu[name] > 90);
  const cause =
    busy > 85 * Number(cores())
      ? "the processors of the machine were busy"
      : full
        ? `the ${full} was`
        : "no process was busy";
  return `At ${perSecond.toFixed(1)} visitors a second ${sign}: ${cause} (of a core: ${shares}).`;
}
