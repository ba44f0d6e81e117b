// npm run bench: the shop's speed beside two references on the same machine in the same run, and its weight in bytes.
// Writes tests/bench/report.md; exits 1 where a bar is missed.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { openHttpShop } from "../support/http-shop.ts";
import { bytesOf, type PageBytes } from "./bytes.ts";
import { serveHello, serveTemplate } from "./references.ts";
import { needWrk, requestsPerSecond } from "./wrk.ts";

const root = join(import.meta.dirname, "../..");
type Row = { what: string; measured: string; bar: string; met: boolean };
const rows: Row[] = [];
const row = (what: string, measured: string, bar: string, met: boolean) => {
  rows.push({ what, measured, bar, met });
  console.log(`${met ? "ok  " : "MISS"} ${what}: ${measured} (bar ${bar})`);
};

needWrk();
execFileSync("npm", ["run", "--silent", "build"], { cwd: root, stdio: "inherit" });

const shop = await openHttpShop();
const hello = await serveHello();
const template = await serveTemplate();
const visitor = { Host: `shop.localhost:${shop.port}`, Cookie: "__Host-welcomeShown=1; __Host-athar-lang=en" };
const address = `http://127.0.0.1:${shop.port}`;

const speed = {
  hello: await requestsPerSecond(hello.url),
  template: await requestsPerSecond(template.url),
  content: await requestsPerSecond(`${address}/tips`, visitor),
  home: await requestsPerSecond(`${address}/home?fresh`, visitor),
  journey: await requestsPerSecond(`${address}/maestro-journey`, visitor),
};
const ratio = (what: string, own: number, reference: number, bar: number) =>
  row(
    what,
    `${own.toFixed(0)}/s, ${(own / reference).toFixed(2)} x ${reference.toFixed(0)}/s`,
    `>= ${bar} x`,
    own / reference >= bar,
  );
ratio("content page, warm cache, against hello", speed.content, speed.hello, 0.7);
ratio("home page rendered, against template", speed.home, speed.template, 0.6);
ratio("question page rendered, against template", speed.journey, speed.template, 0.5);

for (const [path, bar] of [
  ["/home?fresh", 1],
  ["/maestro-vault?fresh", 1],
  ["/maestro-journey", 1],
  ["/tips?fresh", 1],
] as const) {
  await shop.ask(path);
  shop.faults.forget();
  await shop.ask(path);
  row(
    `backend round trips of ${path}, guest`,
    String(shop.faults.requests().length),
    `<= ${bar}`,
    shop.faults.requests().length <= bar,
  );
}

const server = readdirSync(join(root, "build/server"), { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".js"),
);
const serverBytes = server.reduce(
  (sum, file) => sum + gzipSync(readFileSync(join(root, "build/server", file))).length,
  0,
);
row("server bundle, gzip", `${(serverBytes / 1024).toFixed(0)} kB`, "<= 450 kB", serverBytes <= 450 * 1024);

const pages: Record<string, PageBytes> = {};
const content = [
  "/home",
  "/why-athar",
  "/maestro-vault",
  "/product/night-of-the-caravan",
  "/inspiration",
  "/tips",
  "/privacy",
  "/no-such-page",
];
const interactive = ["/maestro-journey", "/maestro", "/results", "/analyze", "/signup", "/login"];
for (const path of [...content, ...interactive]) {
  const bytes = await bytesOf(shop, path, "en");
  pages[path] = bytes;
  const bar = content.includes(path) ? 6 : 125;
  row(`script of ${path}, brotli`, `${(bytes.js / 1024).toFixed(1)} kB`, `<= ${bar} kB`, bytes.js <= bar * 1024);
}
const first = pages["/home"];
if (first) {
  const total = first.html + first.css + first.js + first.fonts + first.images;
  row("first view of home on a phone", `${(total / 1024).toFixed(0)} kB`, "<= 350 kB", total <= 350 * 1024);
}

const table = (lines: string[][]) => lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
const kilo = (bytes: number) => (bytes / 1024).toFixed(1);
writeFileSync(
  join(import.meta.dirname, "report.md"),
  `# The bench

${execFileSync("nproc").toString().trim()} cores, workerd, wrk -t1 -c16, the better of two runs of 6 s. Made by \`npm run bench\`.

${table([["what", "measured", "bar", "met"], ["---", "---", "---", "---"], ...rows.map((each) => [each.what, each.measured, each.bar, each.met ? "yes" : "**no**"])])}

## Bytes per page (kB; HTML, CSS and script brotli, first view on a phone)

${table([["page", "HTML", "CSS", "script", "fonts", "images"], ["---", "---", "---", "---", "---", "---"], ...Object.entries(pages).map(([path, bytes]) => [path, kilo(bytes.html), kilo(bytes.css), kilo(bytes.js), kilo(bytes.fonts), kilo(bytes.images)])])}

${readFileSync(join(import.meta.dirname, "limits.md"), "utf8")}`,
);
await Promise.all([shop.stop(), hello.stop(), template.stop()]);
process.exit(rows.every(({ met }) => met) ? 0 : 1);
