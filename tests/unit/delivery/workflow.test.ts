import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(resolve(import.meta.dirname, "../../..", file), "utf8");
const workflow = read(".github/workflows/deliver.yml");
/** The jobs by name, each with its lines. */
const jobs = new Map(
  (workflow.split("\njobs:\n")[1] ?? "")
    .split(/^(?= {2}[\w-]+:\n)/m)
    .map((job) => [/^ {2}([\w-]+):/.exec(job)?.[1] ?? "", job] as const),
);
const secretive = [...jobs].filter(([, job]) => job.includes("secrets.") || job.includes("environment: "));

test("a fresh repository's first push is green: what needs an account waits for its variable, and a notice says so", () => {
  expect(secretive.map(([name]) => name)).toEqual(["staging", "production"]);
  for (const [name, job] of secretive) {
    const variable = `${name.toUpperCase()}_SHOP`;
    expect(job).toMatch(new RegExp(`^ {4}if: .*vars\\.${variable} != ''`, "m"));
    expect(jobs.get("not-deployed")).toContain(`vars.${variable} == ''`);
  }
  expect(jobs.get("not-deployed")).toContain("::notice");
});

test("what cannot be deployed changes no database", () => {
  const [check, push] = [workflow.indexOf("--dry-run"), workflow.indexOf("db push")];
  expect(check).toBeGreaterThan(0);
  expect(push).toBeGreaterThan(check);
});

test("every part of what is measured is measured weekly, without a secret, and its report is kept whatever it says", () => {
  const weekly = read(".github/workflows/weekly.yml");
  const parts = [...read("tests/measure.ts").matchAll(/^ {2}(\w+): \[/gm)].map(([, part]) => part);
  expect(parts).toContain("bench");
  expect(weekly).toContain(`part: [${parts.join(", ")}]`);
  expect(weekly).not.toContain("secrets.");
  expect(weekly).toMatch(/uses: actions\/upload-artifact@[^\n]+\n +if: always\(\)/);
});
