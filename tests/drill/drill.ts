// `npm run drill`: a second, empty shop on disk, a hundred journeys, and a backend and a Worker that are killed at random
// moments meanwhile. At the end every perfume that a visitor was promised must be there, be its own, and be unlike
// every other. Writes tests/drill/report.md. `npm run drill -- 12345` repeats the chances of an earlier drill.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startBackend } from "../../supabase/local/backend.ts";
import { buildWhereNeeded } from "../../supabase/local/build.ts";
import { freePort } from "../../supabase/local/serve.ts";
import { chanceOf } from "./chance.ts";
import { startFragile } from "./fragile.ts";
import { type Perfume, Visitor } from "./visitor.ts";

const journeys = 100;
const atOnce = 8;
const languages = ["ar", "en", "fr", "ru"] as const;
const seed = Number(process.argv[2] ?? Date.now() % 100_000);
const chance = chanceOf(seed);
const folder = mkdtempSync(join(tmpdir(), "athar-drill-"));
const backendFolder = join(folder, "backend");

buildWhereNeeded();
const [port, backendPort] = [await freePort(), await freePort()];
const started = Date.now();
const backend = await startFragile("backend", backendPort, backendFolder);
const worker = await startFragile("worker", port, join(folder, "worker"), `http://127.0.0.1:${backendPort}`);
const faults: string[] = [];
const perfumes: Perfume[] = [];
let waiting = journeys;

async function receives() {
  while (waiting > 0) {
    const number = waiting--;
    const visitor = new Visitor(port, chanceOf(seed + number), languages[number % languages.length] ?? "en");
    await visitor.goes(`No. ${number}`).then(
      (perfume) => void perfumes.push(perfume),
      (error: unknown) => void faults.push(`Journey ${number}: ${error}`),
    );
  }
}

let open = true;
async function breaks() {
  while (open) {
    await pause(chance.between(300, 2500));
    if (open) await chance.oneOf([backend, backend, worker]).kill(chance.between(0, 1200));
  }
}

const breaking = breaks();
await Promise.all(Array.from({ length: atOnce }, receives));
open = false;
await breaking;
await Promise.all([backend.kill(0), worker.kill(0)]);

// The visitors come back, from another browser, to the shop as it stands now.
for (const { session, heading, name } of perfumes) {
  const seen = await new Visitor(port, chance, "en").sees(`/results?sid=${session}`).catch(String);
  if (seen !== heading && !seen.includes(name)) faults.push(`${session}: was ${heading}, is ${seen}`);
}
await worker.stop();
await backend.stop();
const database = await startBackend({ directory: backendFolder });
const [kept] = await database.sql<{ rows: number; prints: number; sessions: number; links: number }>(
  `select count(*)::int as rows, count(distinct fingerprint)::int as prints, count(distinct session_id)::int as sessions,
     count(distinct share_token)::int as links from public.maestro_results where question_id is null`,
);
const lost = await database.sql<{ id: string }>(
  `select promised.id from jsonb_to_recordset($1::jsonb) as promised (id uuid, name text)
   left join public.maestro_results as result
     on result.session_id = promised.id and result.question_id is null and result.custom_name = promised.name
     and jsonb_array_length(result.result_json -> 'variants') = 2
   where result.id is null`,
  [JSON.stringify(perfumes.map(({ session: id, name }) => ({ id, name })))],
);
const [uneven] = await database.sql<{ count: number }>(
  `select count(*)::int as count from (
     select session_id from public.maestro_results where question_id is not null group by session_id
     having count(*) > (select count(*) from public.maestro_questions)) as too_many`,
);
await database.stop();
rmSync(folder, { recursive: true, force: true });

faults.push(...lost.map(({ id }) => `Lost: ${id}`));
if (perfumes.length !== journeys) faults.push(`${perfumes.length} of ${journeys} journeys ended`);
for (const count of [kept?.rows, kept?.prints, kept?.sessions, kept?.links])
  if (count !== perfumes.length) faults.push(`${perfumes.length} perfumes were promised, ${count} are kept`);
if (uneven?.count !== 0) faults.push("An answer was kept twice");

const tries = perfumes.map((perfume) => perfume.tries).sort((one, other) => one - other);
const report = `# The drill

${journeys} journeys, ${atOnce} at a time, through a production build and a second, empty backend on disk, both killed (\`SIGKILL\`) at random moments and started again. Made by \`npm run drill\`; seed ${seed}.

| what | counted |
| --- | --- |
| journeys that ended with a perfume | ${perfumes.length} of ${journeys} |
| backend killed, Worker killed | ${backend.kills}, ${worker.kills} times in ${Math.round((Date.now() - started) / 1000)} s |
| requests a visitor sent for one journey, fewest / median / most | ${tries[0]} / ${tries[Math.floor(tries.length / 2)]} / ${tries.at(-1)} |
| perfumes kept, different fingerprints, different links | ${kept?.rows}, ${kept?.prints}, ${kept?.links} |
| promised perfumes that are lost, changed or unreadable | ${faults.length} |
`;
writeFileSync(join(import.meta.dirname, "report.md"), report);
console.log(report + faults.slice(0, 20).join("\n"));
process.exit(faults.length === 0 ? 0 : 1);
