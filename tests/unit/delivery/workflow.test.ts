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

test("a fresh repository's first push is green: what needs an account waits until its host is filled in, and a notice says so", () => {
  expect(secretive.map(([name]) => name)).toEqual(["staging", "production"]);
  const first = jobs.get("test") ?? "";
  for (const [name, job] of secretive) {
    expect(job).toContain(`    if: needs.test.outputs.${name} != ''`);
    expect(first).toContain(`      ${name}: \${{ steps.shops.outputs.${name} }}`);
  }
  expect(first).toContain('node tools/shop-addresses.ts >> "$GITHUB_OUTPUT"');
  expect(first).toContain("::notice");
});

test("where the shop is stands in wrangler.toml alone: nobody writes its address a second time, for the workflow", () => {
  expect(workflow).not.toContain("vars.");
  for (const [name, job] of secretive) expect(job).toContain(`      SHOP: \${{ needs.test.outputs.${name} }}`);
});

test("a release that waits for a person's approval holds up no other environment, and none is broken off", () => {
  expect(workflow.split("\njobs:\n")[0]).not.toMatch(/^concurrency:/m);
  const groups = [...jobs].map(([name, job]) => [name, /^ {4}concurrency: (.*)$/m.exec(job)?.[1]]);
  expect(groups).toEqual([
    ["test", `test-\${{ github.ref }}`],
    ["long", `long-\${{ github.ref }}`],
    ["supabase", `supabase-\${{ github.ref }}`],
    ["staging", "{ group: staging, cancel-in-progress: false }"],
    ["production", "{ group: production, cancel-in-progress: false }"],
  ]);
});

test("an environment without its secrets changes nothing, and says which are missing", () => {
  const staging = jobs.get("staging") ?? "";
  const looked = staging.indexOf("is no secret of the environment");
  expect(looked).toBeGreaterThan(0);
  for (const later of ["actions/checkout", "--dry-run", "db push"])
    expect(staging.indexOf(later)).toBeGreaterThan(looked);
  const wanted = new Set(staging.match(/secrets\.\w+/g));
  const lookedAt = staging.slice(0, staging.indexOf("actions/checkout"));
  for (const secret of wanted) expect(lookedAt).toContain(secret);
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
