import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../..");
const table = readFileSync(resolve(root, "docs/asvs.md"), "utf8");

/** The requirements that stand in the first cell of a line: one, several, or from one to another. */
function requirements(cell: string): string[] {
  const [first = "", last] = cell.match(/\d+\.\d+\.\d+/g) ?? [];
  if (!cell.includes(" to ")) return cell.match(/\d+\.\d+\.\d+/g) ?? [];
  const number = (id = "") => Number(id.split(".")[2]);
  const section = first.slice(0, first.lastIndexOf("."));
  return Array.from({ length: number(last) - number(first) + 1 }, (_, index) => `${section}.${number(first) + index}`);
}

const rows = table.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
const judged = rows
  .filter(([, id = ""]) => /^\d+\..* L[12]$/.test(id))
  .flatMap(([, id = "", , state = ""]) => requirements(id).map((requirement) => ({ requirement, state })));
const planned = rows.filter(([, id = ""]) => /^V\d/.test(id)).flatMap(([, id = ""]) => requirements(id));

test("every requirement of the table is judged once, and what is open has a plan", () => {
  expect(judged).toHaveLength(190);
  expect(new Set(judged.map(({ requirement }) => requirement)).size).toBe(190);
  expect(judged.filter(({ state }) => !/^(met|hosting|n\/a|open|open in part)$/.test(state))).toEqual([]);
  const open = judged.filter(({ state }) => state.startsWith("open")).map(({ requirement }) => requirement);
  expect(planned.toSorted()).toEqual(open.toSorted());
});

test("the files that the table names are there", () => {
  const named = [...table.matchAll(/`([\w./-]+\.(?:tsx?|sql|toml|md))`/g)].map(([, path = ""]) => path);
  const files = ["app", "supabase", "tests", ".github", "docs"].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" }),
  );
  const names = new Set(files.map((file) => basename(file)));
  expect(named.filter((path) => !existsSync(resolve(root, path)) && !names.has(basename(path)))).toEqual([]);
});

test("every test title that the table quotes is the title of a test", () => {
  const tests = readdirSync(resolve(root, "tests"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => readFileSync(resolve(root, "tests", file), "utf8"));
  // Names of settings and sections are quoted too, and are shorter.
  const quoted = [...table.matchAll(/"([^"]+)"/g)]
    .map(([, title = ""]) => title)
    .filter((title) => title.split(" ").length > 4);
  expect(quoted.length).toBeGreaterThan(20);
  const isTitle = (title: string) => {
    const parts = title.split(/\s*…\s*/);
    return tests.some((text) => parts.every((part) => text.includes(part)));
  };
  expect(quoted.filter((title) => !isTitle(title))).toEqual([]);
});
