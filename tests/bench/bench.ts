// npm run bench: the shop's speed beside two references on the same machine in the same run, its weight in bytes, and
// Lighthouse's opinion. Writes tests/bench/report.md; exits 1 where a bar is missed.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { serveBare } from "../support/bare-worker.ts";
import { openHttpShop } from "../support/http-shop.ts";
import { bytesOf, type PageBytes } from "./bytes.ts";
import { growVault } from "./growth.ts";
import { audit } from "./lighthouse.ts";
import { serveAnswer, serveHello, serveTemplate } from "./references.ts";
import { Report } from "./report.ts";
import { needWrk, speedsOf } from "./wrk.ts";

const root = join(import.meta.dirname, "../..");
const report = new Report();
const kilo = (bytes: number) => (bytes / 1024).toFixed(1);

needWrk();
execFileSync("npm", ["run", "--silent", "build"], { cwd: root, stdio: "inherit" });
const shop = await openHttpShop();

// Speed: the Worker alone, since the local simulator's own router costs more than a kept page.
const bindings = { SUPABASE_URL: shop.faults.url, SUPABASE_PUBLISHABLE_KEY: shop.backend.key, RATE_LIMITS: "off" };
const worker = await serveBare({ folder: join(root, "build/server"), bindings, kv: "SESSIONS" });
const hello = await serveHello();
const answer = await serveAnswer();
const template = await serveTemplate();
const headers = { Host: `shop.localhost:${worker.port}`, Cookie: "__Host-welcomeShown=1; __Host-athar-lang=en" };
const targets = [
  { name: "hello", worker: hello, path: "/" },
  { name: "an answer of a kept page's size, headers and log line, without the shop", worker: answer, path: "/tips" },
  { name: "template", worker: template, path: "/" },
  { name: "a content page, kept", worker, headers, path: "/tips" },
  { name: "the home page, rendered", worker, headers, path: "/home?fresh" },
  { name: "a question page, rendered", worker, headers, path: "/maestro-journey" },
];
const speeds = await speedsOf(targets);
const [floor, , smallest, kept, home, question] = speeds;
if (!floor || !smallest || !kept || !home || !question) throw new Error("A speed was not measured");
report.ratio("a kept content page against hello", kept, floor, 0.7);
report.ratio("the home page, rendered, against template", home, smallest, 0.6);
report.ratio("a question page, rendered, against template", question, smallest, 0.5);
const start = worker.startedIn - hello.startedIn;
report.row("start-up of the server bundle, over hello's", `${start.toFixed(0)} ms`, "< 100 ms", start < 100);
await Promise.all([worker.stop(), hello.stop(), answer.stop(), template.stop()]);

for (const path of ["/home?fresh", "/maestro-vault?fresh", "/maestro-journey", "/tips?fresh"]) {
  await shop.restart();
  shop.faults.forget();
  await shop.ask("/healthz");
  await shop.ask(path);
  const trips = shop.logs.filter((line) => line.includes(`"path":"${path.split("?")[0]}"`)).at(-1) ?? "";
  const sequential = Number(/"trips":(\d+)/.exec(trips)?.[1]);
  report.row(`backend round trips of ${path}, guest, nothing remembered`, String(sequential), "<= 1", sequential <= 1);
}

const scripts = readdirSync(join(root, "build/server"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".js"))
  .map((file) => gzipSync(readFileSync(join(root, "build/server", file))).length);
const bundle = scripts.reduce((sum, each) => sum + each, 0);
report.row("server bundle, gzip", `${kilo(bundle)} kB`, "<= 450 kB", bundle <= 450 * 1024);

const pages: Record<string, PageBytes> = {};
const content = ["/home", "/why-athar", "/maestro-vault", "/product/night-of-the-caravan", "/inspiration", "/tips"];
content.push("/testimonials", "/press", "/privacy", "/no-such-page", "/welcome");
const interactive = ["/maestro-journey", "/maestro", "/results", "/analyze", "/signup", "/login"];
for (const path of [...content, ...interactive]) {
  const bytes = await bytesOf(shop, path, "en");
  pages[path] = bytes;
  const bar = content.includes(path) ? 6 : 125;
  report.row(`script of ${path}, brotli`, `${kilo(bytes.js)} kB`, `<= ${bar} kB`, bytes.js <= bar * 1024);
}
const first = pages["/home"];
if (first) {
  const total = first.html + first.css + first.js + first.fonts + first.images;
  report.row("first view of /home on a phone", `${kilo(total)} kB`, "<= 350 kB", total <= 350 * 1024);
  report.row("its first picture", `${kilo(first.images)} kB`, "<= 90 kB", first.images <= 90 * 1024);
}
for (const [language, bar] of [
  ["en", 60],
  ["ar", 90],
] as const) {
  const { fonts } = await bytesOf(shop, "/home", language);
  report.row(`fonts of /home in ${language}`, `${kilo(fonts)} kB`, `<= ${bar} kB`, fonts <= bar * 1024);
}

const audited = ["/home?lang=en", "/maestro-journey?lang=en", "/results?lang=en", "/maestro-vault?lang=en"];
for (const [path, { scores, lcp, cls, tbt }] of await audit(shop.port, audited)) {
  const met = scores.every((score, index) => score >= (index === 0 ? 98 : 100));
  report.row(`Lighthouse, mobile, ${path}`, scores.join(" / "), scores.map(() => 100).join(" / "), met);
  report.row(`LCP of ${path}`, `${lcp.toFixed(0)} ms`, "<= 1300 ms", lcp <= 1300);
  report.row(
    `CLS and TBT of ${path}`,
    `${cls.toFixed(3)}, ${tbt.toFixed(0)} ms`,
    "<= 0.01, 30 ms",
    cls <= 0.01 && tbt <= 30,
  );
}

const growth = await growVault(shop, [10, 100, 1000]);
const [, hundred, thousand] = growth;
if (hundred && thousand) {
  const said = `${(thousand.bytes / hundred.bytes).toFixed(2)} x the bytes, ${(thousand.ms / hundred.ms).toFixed(2)} x the time`;
  const met = thousand.bytes < 1.02 * hundred.bytes && thousand.ms < 1.3 * hundred.ms;
  report.row("the Vault's first page, 1,000 perfumes against 100", said, "no growth", met);
}
await shop.stop();

report.table(
  "The Worker's processor time for one request",
  ["what", "µs"],
  speeds.map((speed, index) => [targets[index]?.name ?? "", speed.cpu.toFixed(0)]),
);
report.table(
  "The Vault's first page (24 perfumes at most), read from the database",
  ["perfumes", "HTML, kB", "ms"],
  growth.map(({ perfumes, bytes, ms }) => [String(perfumes), kilo(bytes), ms.toFixed(1)]),
);
report.table(
  "Bytes per page (kB; HTML, CSS and script brotli, first view on a phone)",
  ["page", "HTML", "CSS", "script", "fonts", "pictures"],
  Object.entries(pages).map(([path, bytes]) => [
    path,
    ...[bytes.html, bytes.css, bytes.js, bytes.fonts, bytes.images].map(kilo),
  ]),
);
process.exit(report.write() ? 0 : 1);
