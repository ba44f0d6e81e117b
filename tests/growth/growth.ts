// npm run growth: a real PostgreSQL with 10,000, 100,000 and a million sessions behind it. Times every call of the shop at
// each size and lets visitors make whole journeys at the last. Writes tests/growth/report.md; exits 1 where a bar is
// missed. `--sizes 2000,4000` is a quick try: ten hasty visitors come, and the committed report stays.
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { parseArgs } from "node:util";
import { timingStep } from "../../app/shop/timings.ts";
import { stopOnSignals } from "../../supabase/local/terminal.ts";
import { buildWhereNeeded } from "../../supabase/local/worker/build.ts";
import { Report } from "../bench/report.ts";
import { ensurePostgres } from "../drill/postgres.ts";
import { leastGrowth } from "./bars.ts";
import { type FilledShop, openFilledShop, sharedBuffers } from "./filled-shop.ts";
import { type Measured, reportCalls } from "./report-calls.ts";
import { reportThroughput } from "./report-throughput.ts";
import { raiseLoad } from "./throughput.ts";
import { timeCalls } from "./time-calls.ts";

const { values } = parseArgs({ options: { sizes: { type: "string" } } });
const sizes = values.sizes?.split(",").map(Number) ?? [10_000, 100_000, 1_000_000];
if (!sizes.every((size) => size >= 1000)) throw new Error("A size is 1000 sessions or more: --sizes 2000,4000");
const load = values.sizes
  ? { visitors: 10, pause: 0.5, seconds: 5, steps: 2 }
  : { visitors: 200, pause: 6, seconds: 30, steps: 12 };

const cleanup = new AsyncDisposableStack();
let interrupted = false;
stopOnSignals(async () => {
  interrupted = true;
  await cleanup.disposeAsync();
  process.exit(130);
});

ensurePostgres();
buildWhereNeeded();
const report = new Report();
let gave = "";
let version = "";
try {
  const shops: FilledShop[] = [];
  for (const sessions of sizes) {
    const shop = await openFilledShop(sessions, cleanup);
    console.log(`${sessions} sessions: filled in ${shop.filledIn.seconds} s, ${shop.filledIn.megabytes} MB`);
    shops.push(shop);
  }
  const timings = await timeCalls(shops);
  const measured = shops.map((shop, index): Measured => ({ shop, timings: timings[index] ?? [] }));
  reportCalls(report, measured);
  version = shops[0]?.version ?? "";
  const largest = shops.at(-1);
  if (largest) gave = reportThroughput(report, await raiseLoad(largest, load, cleanup), load.visitors);
  await cleanup.disposeAsync();
} catch (error) {
  // What is interrupted fails because its services are gone, at times before we hear of it.
  await setImmediate();
  if (interrupted) await new Promise(() => undefined);
  await cleanup.disposeAsync();
  throw error;
}
console.log(gave);
report.write(
  join(import.meta.dirname, "report.md"),
  `# A shop with a past

Made by \`npm run growth\`, with ${version} with ${sharedBuffers} GB of shared buffers. Every call goes the way it goes in the shop, from the Supabase client over HTTP, each time with
the rows of other people, at all sizes by turns; its time is that of the backend's stand-in too. Bars are for the median
of each call with a million sessions, for the 99th percentile of all calls of a kind, and for the median against that with
10,000: it counts as growth from ${leastGrowth} ms on, since less is not told from noise.`,
  {
    tail: `## What gives\n\n${gave} A journey is fourteen forms, ${load.pause} s apart, and twelve documents; the
form that asks for letters is answered at multiples of ${timingStep} ms, so that its time tells nobody who is known.`,
    short: values.sizes !== undefined,
  },
);
process.exit(report.met ? 0 : 1);
