import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const root = resolve(import.meta.dirname, "../../..");
const read = (file: string): unknown => JSON.parse(readFileSync(resolve(root, file), "utf8"));

const locked = z.object({
  hasInstallScript: z.boolean().default(false),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const { packages } = z.object({ packages: z.record(z.string(), locked) }).parse(read("package-lock.json"));
const { allowScripts } = z.object({ allowScripts: z.record(z.string(), z.boolean()) }).parse(read("package.json"));

test("somebody has decided on each package that would run a script when it is installed", () => {
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect([...new Set(names)].sort()).toEqual(Object.keys(allowScripts).sort());
});

/** Found as Node finds it: in the package at `path`, or in a folder around it. */
function isLocked(name: string, path: string): boolean {
  if (packages[join(path, "node_modules", name)]) return true;
  return path !== "" && isLocked(name, path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/"))));
}

/** Where commands stand that a person or a workflow runs. */
function commandFiles(): string[] {
  const folders = ["tools", "tests/bench", "tests/drill", "tests/load", "supabase/local", ".github/workflows"];
  const inside = folders.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|mjs|yml|json|md)$/.test(file) && !/node_modules|package-lock|\.data/.test(file))
      .map((file) => join(folder, file)),
  );
  return [
    "package.json",
    "README.md",
    "docs/going-live.md",
    "docs/running.md",
    "wrangler.toml",
    "playwright.config.ts",
    ...inside,
  ];
}

test("nothing is fetched and run that no lock file names", () => {
  const found = commandFiles().filter((file) =>
    /\bnpx\b|npm (exec|x|init)\b|--yes\b.*@|pnpm dlx|bunx/.test(readFileSync(resolve(root, file), "utf8")),
  );
  expect(found).toEqual([]);
});

test.each(["tools/supabase-cli", "tests/bench/lighthouse", "tests/bench/peer"])(
  "%s has a lock of its own, and runs no script",
  (folder) => {
    const tool = z.object({ dependencies: z.record(z.string(), z.string()) }).parse(read(`${folder}/package.json`));
    const lock = z
      .object({ packages: z.record(z.string(), locked.extend({ version: z.string().optional() })) })
      .parse(read(`${folder}/package-lock.json`));
    for (const [name, version] of Object.entries(tool.dependencies))
      expect(lock.packages[`node_modules/${name}`]?.version).toBe(version);
    // Two packages of the peer bring a script that fetches what their optional packages have already.
    const scripts = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(scripts.map(([path]) => path)).toEqual(
      folder === "tests/bench/peer" ? ["node_modules/esbuild", "node_modules/workerd"] : [],
    );
    expect(readFileSync(resolve(root, folder, ".npmrc"), "utf8")).toContain("ignore-scripts=true");
  },
);

test("the lock file has the packages of other systems too, without which npm ci refuses it", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
  );
  expect(missing).toEqual([]);
});
