import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../paths.ts";

const build = join(root, "build");
const stamp = join(build, ".sources");
const sources = [
  "app",
  "public",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
  "supabase/local/worker/wrangler.toml",
];

/** Vite's plugin that notes beside a build, whoever asks for it, what sources it was made of. */
export function noteSources(): Plugin {
  let noted: string;
  return {
    name: "note-sources",
    apply: "build",
    // Before any is read: what changes during the build may not be in it.
    configResolved() {
      noted = fingerprint();
    },
    buildApp: { order: "post", handler: async () => writeFileSync(stamp, noted) },
  };
}

/**
 * Vite's plugin that takes out of the Worker's folder what the browser's has under the same name: both builds emit the
 * scripts of the pages without React, and every script of the Worker's folder is uploaded with it.
 */
export function dropBrowserAssets(): Plugin {
  const assetsOf = (side: "client" | "server") => join(build, side, "assets");
  return {
    name: "drop-browser-assets",
    apply: "build",
    buildApp: {
      order: "post",
      handler: async () => {
        for (const file of readdirSync(assetsOf("client"))) rmSync(join(assetsOf("server"), file), { force: true });
      },
    },
  };
}

/**
 * Vite's plugin that drops the note by which Wrangler would deploy the configuration of this machine, whatever
 * environment it is told to: wrangler.toml says what a deployment is, and takes the files of this build.
 */
export function dropDeployNote(): Plugin {
  return {
    name: "drop-deploy-note",
    apply: "build",
    buildApp: {
      order: "post",
      handler: async () => rmSync(join(root, ".wrangler/deploy"), { recursive: true, force: true }),
    },
  };
}

/** The `build/` folder, for who asks what is in it. @throws where it is not that of the sources as they are. */
export function currentBuild(): string {
  if (!isCurrent()) throw new Error("The build is missing, or a source has changed since: run npm run build");
  return build;
}

/** Builds the Worker where a source changed since the last build; says so in one line. */
export function buildWhereNeeded() {
  if (isCurrent()) return;
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
}

function isCurrent(): boolean {
  const built = existsSync(stamp) && existsSync(join(build, "server/wrangler.json"));
  return built && readFileSync(stamp, "utf8") === fingerprint();
}

/** Paths, sizes and times of the sources: they need not be read. */
function fingerprint(): string {
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
