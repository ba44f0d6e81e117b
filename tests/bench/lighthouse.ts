import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { lockedProgram } from "../../tools/own-lock.ts";
import { chromiumFlags, chromiumPath } from "../support/chromium.ts";
import { median } from "../support/statistics.ts";
import { inRounds } from "./rounds.ts";

/** For the bench alone, with a lock file of its own: it weighs as much as everything else together. */
const lighthouse = () => lockedProgram(join(import.meta.dirname, "lighthouse"), "lighthouse");

const figure = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);
/** Lighthouse's shares of one as the scores of a hundred that it shows. */
const category = z.object({ score: z.number() }).transform(({ score }) => Math.round(score * 100));
const outcome = z.object({
  categories: z.object({ performance: category, accessibility: category, "best-practices": category, seo: category }),
  audits: z.object({
    "largest-contentful-paint": figure,
    "total-blocking-time": figure,
    "cumulative-layout-shift": figure,
  }),
});

/** Scores of 100; times in milliseconds. */
export type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
};

/** An address, and what each round found. */
export type AuditedPage = { name: string; address: string; runs: Audit[] };

/** Audits pages with the mobile preset. */
export function audit(pages: readonly AuditedPage[]): Promise<void> {
  return inRounds(pages, async (page) => {
    // Now and then the browser loses its recording and there is no figure at all; a bad figure counts.
    page.runs.push(await runLighthouse(page.address).catch(() => runLighthouse(page.address)));
  });
}

/** The median of each figure. */
export function medianAudit({ runs }: AuditedPage): Audit {
  const of = (name: keyof Audit) => median(runs.map((run) => run[name]));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    bestPractices: of("bestPractices"),
    seo: of("seo"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    cls: of("cls"),
  };
}

async function runLighthouse(address: string): Promise<Audit> {
  const file = join(tmpdir(), `athar-lighthouse-${process.pid}.json`);
  await promisify(execFile)(
    lighthouse(),
    [
      address,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--chrome-flags=--headless=new --ignore-certificate-errors ${chromiumFlags.join(" ")}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: 1e8 },
  );
  const { categories, audits } = outcome.parse(JSON.parse(readFileSync(file, "utf8")));
  rmSync(file);
  return {
    performance: categories.performance,
    accessibility: categories.accessibility,
    bestPractices: categories["best-practices"],
    seo: categories.seo,
    lcp: audits["largest-contentful-paint"],
    tbt: audits["total-blocking-time"],
    cls: audits["cumulative-layout-shift"],
  };
}
