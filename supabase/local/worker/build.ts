import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";

const stamp = join(root, "build/.sources");
const sources = [
  "app",
  "public",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
  "wrangler.toml",
];

/** Builds the Worker where a source changed since the last build; says so in one line. */
export function buildWhereNeeded() {
  const now = fingerprint();
  const built =
    existsSync(stamp) && existsSync(join(root, "build/server/wrangler.json")) ? readFileSync(stamp, "utf8") : "";
  if (built === now) return;
  console.log("Building the shop ...");
  const router = join(root, "node_modules/@react-router/dev/bin.cjs");
  const result = spawnSync(process.execPath, [router, "build"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  if (result.status !== 0) {
    console.error(result.stderr);
    throw new Error("The build failed: see its message above");
  }
  writeFileSync(stamp, now);
}

/** Paths, sizes and times of the sources: a second start need not read them. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const path of sources.flatMap((source) => files(join(root, source)))) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}:${size}:${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function files(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
