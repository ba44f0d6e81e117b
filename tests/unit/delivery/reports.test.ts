import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Report } from "../../bench/report.ts";

const root = resolve(import.meta.dirname, "../../..");
const committed = "the committed report\n";
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "athar-report-"));
  file = join(folder, "report.md");
  writeFileSync(file, committed);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A report of two rows, the second of which may miss its bar. */
function reportOf(met: boolean): Report {
  const report = new Report();
  report.row("a page", "1 ms", "<= 2 ms", true);
  report.row("another page", met ? "1 ms" : "3 ms", "<= 2 ms", met);
  return report;
}

test("a report with a bar that is missed is no report to commit: it lies beside the committed one", () => {
  reportOf(false).write(file, "# The bench");
  expect(readFileSync(file, "utf8")).toBe(committed);
  expect(readFileSync(join(folder, "report.draft.md"), "utf8")).toContain("| another page | 3 ms | <= 2 ms | **no** |");
});

test("neither is one of a short try", () => {
  reportOf(true).write(file, "# The bench", { short: true });
  expect(readFileSync(file, "utf8")).toBe(committed);
});

test("a report whose bars are all met says when, on what machine and of which commit it was made", () => {
  reportOf(true).write(file, "# The bench");
  expect(readdirSync(folder)).toEqual(["report.md"]);
  expect(readFileSync(file, "utf8")).toMatch(
    /^# The bench\n\nMeasured on \d{4}-\d\d-\d\d, \d+ cores \(.+\), \d+ GB of memory, commit [0-9a-f]{7,}/,
  );
});

test.each(globSync("tests/*/report.md", { cwd: root }))("%s, which is committed, misses no bar", (report) => {
  expect(readFileSync(join(root, report), "utf8")).not.toMatch(/\*\*(no|missed)\*\*/);
});
