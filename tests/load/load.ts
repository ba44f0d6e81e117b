// npm run load: 200 visitors at once, four languages mixed, for a minute on this machine. No answer may be an error, in
// the wrong language or somebody else's, and the Worker's memory must stay flat. Writes tests/load/report.md.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { startWorker } from "../../supabase/local/worker.ts";
import { startTestBackend } from "../support/test-backend.ts";

const visitors = 200;
const seconds = Number(process.argv[2] ?? 60);
const languages = ["ar", "en", "fr", "ru"] as const;
const paths = ["/home", "/maestro-vault", "/tips", "/maestro-journey", "/why-athar", "/signup", "/privacy", "/results"];

const backend = await startTestBackend({ siteUrl: "http://shop.localhost", redirectUrls: [] });
const shop = await startWorker({ bindings: { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.key } });
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

/** Resident memory of the workerd processes, MB. */
function memory(): number {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const pages = pids.map((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("workerd")) return 0;
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
    } catch {
      return 0; // The process ended while we looked.
    }
  });
  return Math.round(pages.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024);
}

const faults: string[] = [];
const times: number[] = [];
const memories: number[] = [];
const end = Date.now() + seconds * 1000;
const warm = Date.now() + seconds * 300;

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

const watch = setInterval(() => Date.now() > warm && memories.push(memory()), 2000);
await Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)));
clearInterval(watch);

times.sort((one, other) => one - other);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
const growth = (memories.at(-1) ?? 0) - (memories[0] ?? 0);
const flat = growth < 0.2 * (memories[0] ?? 1);
const report = `# Under load

${visitors} visitors at once for ${seconds} s, ${execFileSync("nproc").toString().trim()} cores (the visitors, the Worker and the backend share them). Made by \`npm run load\`.

| what | measured |
| --- | --- |
| answers | ${times.length} (${(times.length / seconds).toFixed(0)}/s) |
| errors, wrong language, another visitor's data | ${faults.length} |
| answered within, median / 95 % / 99 % | ${at(0.5)} / ${at(0.95)} / ${at(0.99)} ms |
| memory of the Worker after a third of the time / at the end | ${memories[0]} / ${memories.at(-1)} MB |
`;
writeFileSync(join(import.meta.dirname, "report.md"), report);
console.log(report + faults.slice(0, 10).join("\n"));
agent.destroy();
await shop.stop();
await backend.stop();
process.exit(faults.length === 0 && flat ? 0 : 1);
