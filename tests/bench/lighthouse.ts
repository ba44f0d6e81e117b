import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { z } from "zod";
import { freePort } from "../../supabase/local/serve.ts";
import { chromiumFlags, chromiumPath } from "../support/chromium.ts";

/** Fetched for the bench alone: it weighs as much as everything else together. */
const lighthouse = "lighthouse@13.5.0";

const figure = z.object({ numericValue: z.number() });
const category = z.object({ score: z.number().nullable() });
const outcome = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
  audits: z.object({
    "largest-contentful-paint": figure,
    "cumulative-layout-shift": figure,
    "total-blocking-time": figure,
  }),
});

/** Scores of 100, in Lighthouse's order: performance, accessibility, best practices, SEO; times in milliseconds. */
export type Verdict = { scores: number[]; lcp: number; cls: number; tbt: number };

/** What Cloudflare does before the Worker: text leaves compressed. Each answer is compressed once. */
async function compressing(port: number): Promise<{ port: number; stop(): void }> {
  const known = new Map<string, Buffer>();
  const squeeze = (key: string, body: Buffer) => {
    const small = known.get(key) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    known.set(key, small);
    return small;
  };
  const server = createServer((asked: IncomingMessage, answer) => {
    const { method, url: path } = asked;
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const onward = request({ host: "127.0.0.1", port, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const whole = Buffer.concat(parts);
        const text = /text|javascript|json|svg/.test(response.headers["content-type"] ?? "") && whole.length > 0;
        const body = text ? squeeze(whole.toString("base64"), whole) : whole;
        const { "content-length": _, "transfer-encoding": __, ...kept } = response.headers;
        const length = { "content-length": body.length, ...(text && { "content-encoding": "br" }) };
        answer.writeHead(response.statusCode ?? 502, { ...kept, ...length }).end(body);
      });
    });
    onward.on("error", () => answer.writeHead(502).end());
    asked.pipe(onward);
  });
  const own = await freePort();
  await new Promise<void>((resolve) => server.listen(own, "127.0.0.1", resolve));
  return { port: own, stop: () => server.close() };
}

/** Audits pages of a shop on this machine with the mobile preset; the better performance of two runs. */
export async function audit(port: number, paths: readonly string[]): Promise<Map<string, Verdict>> {
  const proxy = await compressing(port);
  const verdicts = new Map<string, Verdict>();
  for (const path of paths) {
    const address = `http://shop.localhost:${proxy.port}${path}`;
    const runs = [await run(address), await run(address)];
    const [best] = runs.sort((one, other) => (other.scores[0] ?? 0) - (one.scores[0] ?? 0) || one.lcp - other.lcp);
    if (best) verdicts.set(path, best);
  }
  proxy.stop();
  return verdicts;
}

/** Lighthouse now and then loses its own recording; then it is asked once more. */
function run(address: string): Promise<Verdict> {
  return once(address).catch(() => once(address));
}

async function once(address: string): Promise<Verdict> {
  const file = join(tmpdir(), `athar-lighthouse-${process.pid}.json`);
  await promisify(execFile)(
    "npx",
    [
      "--yes",
      lighthouse,
      address,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--chrome-flags=--headless=new ${chromiumFlags.join(" ")}`,
      `--extra-headers=${JSON.stringify({ Cookie: "__Host-welcomeShown=1" })}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: 1e8 },
  );
  const { categories, audits } = outcome.parse(JSON.parse(readFileSync(file, "utf8")));
  return {
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
    lcp: audits["largest-contentful-paint"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
  };
}
