// A hundred journeys through a production build and a second, empty shop, whose parts are killed at random moments
// meanwhile. At the end every perfume that a visitor was promised must be there, be its own, and be unlike every
// other. `--postgres`: on a PostgreSQL server, where writes truly race. A number repeats the chances of an earlier run.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startBackend } from "../../supabase/local/backend.ts";
import { buildWhereNeeded } from "../../supabase/local/build.ts";
import { freePort } from "../../supabase/local/serve.ts";
import { chanceOf } from "./chance.ts";
import { countKept, faultsOf } from "./count.ts";
import { startFragile } from "./fragile.ts";
import { startPostgres } from "./postgres.ts";
import { writeReport } from "./report.ts";
import { type Perfume, Visitor } from "./visitor.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { postgres: { type: "boolean", default: false }, report: { type: "string" } },
});
const journeys = 100;
const atOnce = values.postgres ? 16 : 8;
const readers = 10;
const languages = ["ar", "en", "fr", "ru"] as const;
const seed = Number(positionals[0] ?? Date.now() % 100_000);
const chance = chanceOf(seed);
const folder = mkdtempSync(join(tmpdir(), "athar-drill-"));
const directory = join(folder, "backend");

buildWhereNeeded();
const started = Date.now();
const postgres = values.postgres ? await startPostgres() : undefined;
const [port, backendPort] = [await freePort(), await freePort()];
const database = postgres ? [postgres.url] : [];
const backend = await startFragile("backend", backendPort, directory, ...database);
const worker = await startFragile("Worker", port, join(folder, "worker"), `http://127.0.0.1:${backendPort}`);
const halves = postgres ? [postgres, postgres, backend, worker] : [backend, backend, worker];
const faults: string[] = [];
const perfumes: Perfume[] = [];
let waiting = journeys;

async function receives() {
  while (waiting > 0) {
    const number = waiting--;
    const visitor = new Visitor(port, chanceOf(seed + number), languages[number % languages.length] ?? "en");
    await visitor.goes(`No. ${number}`, `reader-${number % readers}@example.com`).then(
      (perfume) => void perfumes.push(perfume),
      (error: unknown) => void faults.push(`Journey ${number}: ${error}`),
    );
  }
}

let open = true;
async function breaks() {
  while (open) {
    await pause(chance.between(300, 2500));
    if (open) await chance.oneOf(halves).kill(chance.between(0, 1200));
  }
}

const breaking = breaks();
await Promise.all(Array.from({ length: atOnce }, receives));
open = false;
await breaking;
for (const half of new Set(halves)) await half.kill(0);

// The visitors come back, from another browser, to the shop as it stands now.
for (const { session, heading, name } of perfumes) {
  const seen = await new Visitor(port, chance, "en").sees(`/results?sid=${session}`).catch(String);
  if (seen !== heading && !seen.includes(name)) faults.push(`${session}: was ${heading}, is ${seen}`);
}
await worker.stop();
await backend.stop();
const seconds = Math.round((Date.now() - started) / 1000);
const kept = await countKept(await startBackend({ directory, database: postgres?.url }), perfumes);
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
if (perfumes.length !== journeys) faults.push(`${perfumes.length} of ${journeys} journeys ended`);
faults.push(...faultsOf(kept, perfumes.length, readers));

const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
const kills = halves.map(({ name, kills }) => `${name} ${kills}`);
const how = { journeys, atOnce, seed, commit, seconds, kills: [...new Set(kills)], faults: faults.length };
const text = writeReport(
  values.report ?? join(import.meta.dirname, "report.md"),
  postgres?.version,
  how,
  perfumes,
  kept,
);
console.log([text, ...faults.slice(0, 20)].join("\n"));
process.exit(faults.length === 0 ? 0 : 1);
