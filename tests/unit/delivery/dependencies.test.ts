import { readFileSync } from "node:fs";
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

test("the lock file has the packages of other systems too, without which npm ci refuses it", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
  );
  expect(missing).toEqual([]);
});
