import type { Report } from "../bench/report.ts";
import { mean, quantile } from "../support/statistics.ts";
import { type Bar, barOf, leastGrowth, mostGrowth } from "./bars.ts";
import type { FilledShop } from "./filled-shop.ts";
import type { Timing } from "./time-calls.ts";

/** What was found at one size. */
export type Measured = { shop: FilledShop; timings: Timing[] };

/** The calls at the largest size against their bars, and at every size in a table. */
export function reportCalls(report: Report, measured: readonly Measured[]): void {
  const sizes = measured.map(({ shop }) => shop.sessions);
  const last = measured.at(-1)?.timings ?? [];
  const mediansOf = (name: string) =>
    measured.map(({ timings }) => quantile(timings.find((timing) => timing.name === name)?.times ?? [], 0.5));
  const table = last.map(({ caller, name }) => {
    const all = measured.map(({ timings }) => timings.find((timing) => timing.name === name)?.times ?? []);
    const medians = mediansOf(name);
    const [smallest = 0, largest = 0] = [medians[0], medians.at(-1)];
    const bar = barOf(caller, name);
    const grew = largest / smallest;
    const steady = grew <= mostGrowth || largest - smallest <= leastGrowth;
    report.row(
      `${caller}: ${name}`,
      `${largest.toFixed(1)} ms, ${grew.toFixed(2)} x`,
      `<= ${bar.median} ms, ${mostGrowth} x`,
      largest <= bar.median && steady,
    );
    const cells = all.map((each, index) => `${medians[index]?.toFixed(2)} / ${quantile(each, 0.99).toFixed(1)}`);
    return [caller, name, ...cells, exponent(sizes, medians).toFixed(3)];
  });
  const kinds = new Map<Bar, number[]>();
  for (const { caller, name, times } of last) {
    const bar = barOf(caller, name);
    kinds.set(bar, [...(kinds.get(bar) ?? []), ...times]);
  }
  for (const [{ kind, p99 }, times] of kinds) {
    const late = quantile(times, 0.99);
    report.row(`${kind}, 99th percentile`, `${late.toFixed(1)} ms`, `<= ${p99} ms`, late <= p99);
  }
  const head = ["caller", "call", ...sizes.map((size) => `${size.toLocaleString("en")} sessions`), "exponent"];
  report.table("Every call by size: median / 99th percentile, ms", head, table);
  report.table(
    "The database",
    ["sessions", "filled in, s", "size, MB"],
    measured.map(({ shop: { sessions, filledIn } }) => [
      sessions.toLocaleString("en"),
      String(filledIn.seconds),
      filledIn.megabytes.toLocaleString("en"),
    ]),
  );
}

/** The exponent of growth: the slope of the logarithm of `values` against that of `sizes`. 0 is none, 1 is as the size. */
function exponent(sizes: readonly number[], values: readonly number[]): number {
  const [x, y] = [sizes.map(Math.log), values.map(Math.log)];
  const [meanX, meanY] = [mean(x), mean(y)];
  const covariance = mean(x.map((value, index) => (value - meanX) * ((y[index] ?? 0) - meanY)));
  return covariance / mean(x.map((value) => (value - meanX) ** 2));
}
