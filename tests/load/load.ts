// npm run load: 200 visitors at once, four languages mixed, for a minute on this machine. Most of them read pages; the
// others make the whole journey and come back to their perfume. No answer may be an error, in the wrong language or
// somebody else's, and the Worker's memory must stay flat. Writes tests/load/report.md; a number is the seconds of a short try.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { buildWhereNeeded } from "../../supabase/local/worker/build.ts";
import { seededRandom } from "../drill/seeded-random.ts";
import { Visitor } from "../drill/visitor.ts";
import { serveBare } from "../support/bare-worker.ts";
import { bindingsOf } from "../support/bindings.ts";
import { keepReport, provenance } from "../support/kept-report.ts";
import { startTestBackend } from "../support/test-backend.ts";

const readers = 175;
const composers = 25;
const whole = 60;
/** Fewer are a short try. */
const seconds = Number(process.argv[2] ?? whole);
const languages = ["ar", "en", "fr", "ru"] as const;
const paths = ["/home", "/maestro-vault", "/tips", "/maestro-journey", "/why-athar", "/signup", "/privacy", "/results"];

buildWhereNeeded();
const backend = await startTestBackend({ siteUrl: "http://shop.localhost", redirectUrls: [] });
const shop = await serveBare({
  folder: join(import.meta.dirname, "../../build/server"),
  bindings: bindingsOf(backend),
  kv: "SESSIONS",
});
const faults: string[] = [];

/** The pages as one visitor opens them, each visitor beginning with another: all in their language, with their currency. */
function tour(visitor: number): autocannon.Request[] {
  const language = languages[visitor % languages.length] ?? "ar";
  const currency = visitor % 8 < 4 ? "AED" : "SAR";
  const headers = {
    host: `shop.localhost:${shop.port}`,
    cookie: `welcomeShown=1; athar-lang=${language}; athar-currency=${currency}`,
  };
  const onResponse = (status: number, body: string) => {
    if (status !== 200) faults.push(`${status}: ${body.slice(0, 80)}`);
    else if (!body.includes(`<html lang="${language}"`)) faults.push(`Not in ${language}: ${body.slice(0, 80)}`);
    else if (!body.includes(`data-currency="${currency}"`)) faults.push(`Not in ${currency}: ${body.slice(0, 80)}`);
  };
  const first = visitor % paths.length;
  return [...paths.slice(first), ...paths.slice(0, first)].map((path) => ({ path, headers, onResponse }));
}

let perfumes = 0;

/** A whole journey without JavaScript, and back to the perfume again and again: it must stay its visitor's own. */
async function compose(number: number, end: number): Promise<void> {
  const visitor = new Visitor(shop.port, seededRandom(number), languages[number % languages.length] ?? "ar");
  try {
    const { session, name } = await visitor.composesPerfume(`No. ${number}`, `visitor-${number}@athar.example`);
    perfumes += 1;
    while (Date.now() < end) {
      const heading = await visitor.readsHeading(`/results?sid=${session}`);
      if (!heading.includes(name)) faults.push(`${name} was shown ${heading}`);
    }
  } catch (error) {
    faults.push(`Journey ${number}: ${error}`);
  }
}

/** Resident memory of the Worker, MB. */
function memory(): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

// A warm shop: the first request of a cold one waits for the backend, which is not what the crowd is to measure.
for (const language of languages.keys())
  await autocannon({ url: shop.url, connections: 1, amount: paths.length, requests: tour(language) });

const memories: number[] = [];
const watch = setInterval(() => memories.push(memory()), 500);
const end = Date.now() + seconds * 1000;
let visitors = 0;
const [{ latency, requests, errors }] = await Promise.all([
  autocannon({
    url: shop.url,
    connections: readers,
    duration: seconds,
    setupClient: (client) => client.setRequests(tour(visitors++)),
  }),
  ...Array.from({ length: composers }, (_, number) => compose(number, end)),
]);
clearInterval(watch);
if (errors > 0) faults.push(`${errors} connections failed, or gave no answer within ten seconds`);
// At the end every reader waits for one more page.
const lost = requests.sent - requests.total - readers;
if (lost > 0) faults.push(`${lost} connections were closed in the place of an answer`);

// Between two garbage collections memory rises: the peaks are compared, not two moments.
const third = Math.floor(memories.length / 3);
const [before, after] = [Math.max(...memories.slice(third, 2 * third)), Math.max(...memories.slice(2 * third))];
const flat = after < 1.2 * before;
const report = `# Under load

${readers + composers} visitors at once for ${seconds} s; they, the Worker and the backend share the machine. Made by \`npm run load\`.
${provenance()}

| what | measured |
| --- | --- |
| pages read by ${readers} visitors | ${requests.total} (${requests.average.toFixed(0)}/s) |
| perfumes composed meanwhile, each its visitor's own to the end | ${perfumes} of ${composers} |
| errors, wrong language, another visitor's data | ${faults.length} |
| answered within, median / 97.5 % / 99 % | ${latency.p50} / ${latency.p97_5} / ${latency.p99} ms |
| memory of the Worker, its peak in the second / last third of the time | ${before} / ${after} MB |
`;
const met = faults.length === 0 && perfumes === composers && flat;
keepReport(join(import.meta.dirname, "report.md"), report, met && seconds >= whole);
console.log(report + faults.slice(0, 10).join("\n"));
await shop.stop();
await backend.stop();
process.exit(met ? 0 : 1);
