import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { expect, test } from "vitest";
import packageJson from "../../../package.json" with { type: "json" };

const root = resolve(import.meta.dirname, "../../..");
const documents = ["README.md", "SECURITY.md", ...globSync("docs/*.md", { cwd: root })];

/** Whether a path leads somewhere from the root, or from `app/`, as the map names files. */
const leads = (path: string) =>
  [root, resolve(root, "app")].some((cwd) => existsSync(resolve(cwd, path)) || globSync(path, { cwd }).length > 0);

test.each(documents)("%s names only files and commands that there are", (document) => {
  const text = readFileSync(resolve(root, document), "utf8");
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = ""]) =>
    resolve(root, dirname(document), path),
  );
  const named = [
    ...text.matchAll(
      /`((?:(?:app|docs|public|supabase|tests|tools)\/[\w./*-]+)|[\w./-]+\/[\w.-]+\.(?:ts|tsx|mjs|md))`/g,
    ),
  ].map(([, path = ""]) => path);
  const commands = [...text.matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(([, name = ""]) => name);
  expect([
    ...links.filter((path) => !existsSync(path)),
    ...named.filter((path) => !leads(path)),
    ...commands.filter((name) => !(name in packageJson.scripts)),
  ]).toEqual([]);
});

const sources = globSync(["{app,supabase,tests,tools}/**/*.{ts,tsx,sql,toml,mjs}", "*.{ts,toml}"], { cwd: root });
const textOf = (path: string) => readFileSync(resolve(root, path), "utf8");

/** The texts of the files that a document means by a path, which may begin in `app/` or be the last part alone. */
const textsOf = (path: string) =>
  sources.filter((file) => [file, file.replace(/^app\//, ""), basename(file)].includes(path)).map(textOf);

/** Names and the file that a cell says they stand in: `name`, `other`, `file`; `name` in `file`; `name` (`file`). */
const placed = /((?:`[^`]+`, )*`[^`]+`)(?:, | in | \()`([\w./-]+\.(?:tsx?|sql|toml|mjs))`/g;

test.each(documents)("every name that a table of %s places in a file occurs in that file", (document) => {
  const cells = textOf(document)
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .flatMap((line) => line.split("|"));
  const missing = cells.flatMap((cell) =>
    [...cell.matchAll(placed)].flatMap(([, names = "", path = ""]) =>
      [...names.matchAll(/`([^`]+)`/g)]
        .map(([, name = ""]) => name)
        .filter((name) => /^[\w.[\]-]+$/.test(name) && !/[./]\w+$/.test(name.replace(/^\[.*\]$/, "")))
        .filter((name) => !textsOf(path).some((text) => text.includes(name)))
        .map((name) => `${name} in ${path}`),
    ),
  );
  expect(missing).toEqual([]);
});

test("what the table of limits names without a file is a function of the database", () => {
  const [, table = ""] = textOf("docs/running.md").split("\n## Limits and times\n");
  const schemas = sources.filter((file) => file.startsWith("supabase/schemas/")).map(textOf);
  const functions = new Set(
    schemas
      .flatMap((schema) => [...schema.matchAll(/^create (?:function|procedure) (?:public\.)?([\w.]+)/gm)])
      .map(([, name]) => name),
  );
  const named = table
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .flatMap((line) => line.split("|")[3]?.split(";") ?? [])
    .filter((place) => !/`[\w./-]+\.(?:tsx?|toml)`/.test(place))
    .flatMap((place) => [...place.matchAll(/`([a-z.]+_[a-z_]+|private\.\w+)`/g)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !functions.has(name))).toEqual([]);
});
