// A hundred journeys through a production build and a second, empty shop, whose services are killed at random moments
// meanwhile. At the end every perfume that a visitor was promised must be there, be its own, and be unlike every
// other. `--postgres`: on a PostgreSQL server, where writes truly race. A number is the seed of an earlier run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startBackend } from "../../supabase/local/backend.ts";
import { freePort } from "../../supabase/local/http/ports.ts";
import { buildWhereNeeded } from "../../supabase/local/worker/build.ts";
import { startPostgres } from "./postgres.ts";
import { writeReport } from "./report.ts";
import { startService } from "./restartable.ts";
import { seededRandom } from "./seeded-random.ts";
import { faultsIn, readStored } from "./stored.ts";
import { type Perfume, Visitor } from "./visitor.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { postgres: { type: "boolean", default: false }, report: { type: "string" } },
});
const journeys = 100;
const concurrency = values.postgres ? 16 : 8;
const subscribers = 10;
const languages = ["ar", "en", "fr", "ru"] as const;
const seed = Number(positionals[0] ?? Date.now() % 100_000);
const random = seededRandom(seed);
const folder = mkdtempSync(join(tmpdir(), "athar-drill-"));
const directory = join(folder, "backend");

buildWhereNeeded();
const started = Date.now();
const postgres = values.postgres ? await startPostgres() : undefined;
const [port, backendPort] = [await freePort(), await freePort()];
const database = postgres ? [postgres.url] : [];
const backend = await startService("backend", backendPort, directory, ...database);
const worker = await startService("Worker", port, join(folder, "worker"), `http://127.0.0.1:${backendPort}`, directory);
// One that stands here twice is killed twice as often.
const services = postgres ? [postgres, postgres, backend, worker] : [backend, backend, worker];
const faults: string[] = [];
const perfumes: Perfume[] = [];
let remaining = journeys;

async function sendVisitors() {
  while (remaining > 0) {
    const number = remaining--;
    const visitor = new Visitor(port, seededRandom(seed + number), languages[number % languages.length] ?? "en");
    await visitor.composesPerfume(`No. ${number}`, `reader-${number % subscribers}@example.com`).then(
      (perfume) => void perfumes.push(perfume),
      (error: unknown) => void faults.push(`Journey ${number}: ${error}`),
    );
  }
}

let journeying = true;
async function killServices() {
  while (journeying) {
    await pause(random.between(300, 2500));
    if (journeying) await random.oneOf(services).kill(random.between(0, 1200));
  }
}

const killing = killServices();
await Promise.all(Array.from({ length: concurrency }, sendVisitors));
journeying = false;
await killing;
for (const service of new Set(services)) await service.kill(0);

// The visitors come back, from another browser, to the shop as it stands now.
for (const { session, heading, name } of perfumes) {
  const shown = await new Visitor(port, random, "en").readsHeading(`/results?sid=${session}`).catch(String);
  if (shown !== heading && !shown.includes(name)) faults.push(`${session}: was ${heading}, is ${shown}`);
}
await worker.stop();
await backend.stop();
const seconds = Math.round((Date.now() - started) / 1000);
const stored = await readStored(await startBackend({ directory, database: postgres?.url }), perfumes);
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
if (perfumes.length !== journeys) faults.push(`${perfumes.length} of ${journeys} journeys ended`);
faults.push(...faultsIn(stored, perfumes.length, subscribers));

const kills = [...new Set(services)].map(({ name, kills }) => `${name} ${kills}`);
const text = writeReport(values.report ?? join(import.meta.dirname, "report.md"), {
  server: postgres?.version,
  journeys,
  concurrency,
  seed,
  seconds,
  kills,
  faults: faults.length,
  perfumes,
  stored,
});
console.log([text, ...faults.slice(0, 20)].join("\n"));
process.exit(faults.length === 0 ? 0 : 1);
