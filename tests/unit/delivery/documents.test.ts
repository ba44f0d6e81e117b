import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
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
