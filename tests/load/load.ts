// npm run load: 200 visitors at once, four languages mixed, for a minute on this machine; some make the whole journey
// and come back to their perfume. No answer may be an error, in the wrong language or somebody else's, and the Worker's
// memory must stay flat. Writes tests/load/report.md.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { buildWhereNeeded } from "../../supabase/local/build.ts";
import { chanceOf } from "../drill/chance.ts";
import { Visitor } from "../drill/visitor.ts";
import { serveBare } from "../support/bare-worker.ts";
import { startTestBackend } from "../support/test-backend.ts";

const visitors = 200;
/** One visitor in so many composes a perfume. */
const composing = 8;
const seconds = Number(process.argv[2] ?? 60);
const languages = ["ar", "en", "fr", "ru"] as const;
const paths = ["/home", "/maestro-vault", "/tips", "/maestro-journey", "/why-athar", "/signup", "/privacy", "/results"];

buildWhereNeeded();
const backend = await startTestBackend({ siteUrl: "http://shop.localhost", redirectUrls: [] });
const shop = await serveBare({
  folder: join(import.meta.dirname, "../../build/server"),
  bindings: { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.key, RATE_LIMITS: "off" },
  kv: "SESSIONS",
});
const agent = new Agent({ keepAlive: true, maxSockets: visitors });

type Answer = { status: number; body: string; ms: number };

function open(path: string, language: string, currency: string): Promise<Answer> {
  const started = performance.now();
  const headers = {
    host: `shop.localhost:${shop.port}`,
    cookie: `__Host-welcomeShown=1; __Host-athar-lang=${language}; __Host-athar-currency=${currency}`,
  };
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port: shop.port, path, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts).toString(),
          ms: performance.now() - started,
        }),
      );
    });
    call.on("error", reject).end();
  });
}

/** Resident memory of the Worker, MB. */
function memory(): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

// A shop that is open: whoever comes first to a cold one waits for the backend, and that is not the crowd's matter.
for (const path of paths) for (const language of languages) await open(path, language, "AED");

const faults: string[] = [];
const times: number[] = [];
const memories: number[] = [];
const end = Date.now() + seconds * 1000;

async function visit(number: number): Promise<void> {
  for (let step = number; Date.now() < end; step += 1) {
    const language = languages[step % languages.length] ?? "ar";
    const currency = number % 2 === 0 ? "AED" : "SAR";
    const path = paths[step % paths.length] ?? "/home";
    const { status, body, ms } = await open(path, language, currency).catch((error: unknown) => ({
      status: 0,
      body: String(error),
      ms: 0,
    }));
    times.push(ms);
    if (status !== 200) faults.push(`${path}: ${status} ${body.slice(0, 80)}`);
    else if (!body.includes(`<html lang="${language}"`)) faults.push(`${path}: not in ${language}`);
    else if (!body.includes(`data-currency="${currency}"`)) faults.push(`${path}: another visitor's currency`);
  }
}

let perfumes = 0;

/** A whole journey without JavaScript, and back to the perfume again and again: it must stay its visitor's own. */
async function compose(number: number): Promise<void> {
  const visitor = new Visitor(shop.port, chanceOf(number), languages[number % languages.length] ?? "ar");
  try {
    const { session, name } = await visitor.goes(`No. ${number}`, `visitor-${number}@athar.example`);
    perfumes += 1;
    while (Date.now() < end) {
      const heading = await visitor.sees(`/results?sid=${session}`);
      if (!heading.includes(name)) faults.push(`${name} was shown ${heading}`);
    }
  } catch (error) {
    faults.push(`Journey ${number}: ${error}`);
  }
}

const watch = setInterval(() => memories.push(memory()), 500);
await Promise.all(
  Array.from({ length: visitors }, (_, number) => (number % composing === 0 ? compose(number) : visit(number))),
);
clearInterval(watch);

times.sort((one, other) => one - other);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
// Between two collections memory rises: the peaks are compared, not two moments.
const third = Math.floor(memories.length / 3);
const [before, after] = [Math.max(...memories.slice(third, 2 * third)), Math.max(...memories.slice(2 * third))];
const flat = after < 1.2 * before;
const report = `# Under load

${visitors} visitors at once for ${seconds} s, ${execFileSync("nproc").toString().trim()} cores (the visitors, the Worker and the backend share them). Made by \`npm run load\`.

| what | measured |
| --- | --- |
| answers | ${times.length} (${(times.length / seconds).toFixed(0)}/s) |
| perfumes composed meanwhile, each its visitor's own to the end | ${perfumes} of ${visitors / composing} |
| errors, wrong language, another visitor's data | ${faults.length} |
| answered within, median / 95 % / 99 % | ${at(0.5)} / ${at(0.95)} / ${at(0.99)} ms |
| memory of the Worker, its peak in the second / last third of the time | ${before} / ${after} MB |
`;
writeFileSync(join(import.meta.dirname, "report.md"), report);
console.log(report + faults.slice(0, 10).join("\n"));
agent.destroy();
await shop.stop();
await backend.stop();
process.exit(faults.length === 0 && perfumes === visitors / composing && flat ? 0 : 1);
