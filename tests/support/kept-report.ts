// A committed report is one whose bars are all met. What a run that misses one has to say lies beside it, where git does
// not look.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** The sentence that a report begins with: when, on what machine and of which commit it was measured. */
export function provenance(): string {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  // Other reports of the same hour are no change of what is measured.
  const changed = git("status", "--porcelain", "--", ".", ":!tests/*/report.md", ":!tests/lab/*.svg");
  const commit = `commit ${git("rev-parse", "--short", "HEAD")}${changed ? " and what was not committed yet" : ""}`;
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${gigabytes()} GB of memory`;
  return `Measured on ${day}, ${machine}, ${commit}.`;
}

function gigabytes(): number {
  return Math.round(totalmem() / 1024 ** 3);
}

/**
 * Writes a report that counts over the committed one. Any other, of a missed bar or of a short try, becomes a draft
 * beside it, and the committed one stays as it is.
 * @returns where it was written
 */
export function keepReport(file: string, text: string, counts: boolean): string {
  const draft = file.replace(/\.md$/, ".draft.md");
  const written = counts ? file : draft;
  writeFileSync(written, text);
  if (!counts) console.log(`The committed report stays; this one is ${draft}`);
  return written;
}
