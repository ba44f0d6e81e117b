import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { root } from "../paths.ts";

/** Beside a build: what it was made of. */
const stamp = "build/.sources";
/** What the build tells Wrangler about a Worker on this machine. */
const configuration = "build/server/wrangler.json";
/** What a build is made of. */
export const sources = [
  "app",
  "public",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
  "supabase/local/worker",
];

/** Vite's plugin that notes beside a build, whoever asks for it, what sources it was made of. */
export function noteSources(): Plugin {
  let noted: string;
  return {
    name: "note-sources",
    apply: "build",
    // Before any is read: what changes during the build may not be in it.
    configResolved() {
      noted = fingerprint(root);
    },
    buildApp: { order: "post", handler: async () => writeFileSync(join(root, stamp), noted) },
  };
}

/**
 * Vite's plugin that takes out of the Worker's folder what the browser's has under the same name: both builds emit the
 * scripts of the pages without React, and every script of the Worker's folder is uploaded with it.
 */
export function dropBrowserAssets(): Plugin {
  const assetsOf = (side: "client" | "server") => join(root, "build", side, "assets");
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
 * Vite's plugin that keeps Wrangler from deploying the configuration of this machine, which stands beside the build:
 * wrangler.toml says what a deployment is, and takes the files of this build. Dropped is the note by which Wrangler would
 * take the other one whatever environment it is told to; told to take it, it runs the check, which refuses.
 */
export function deployNothingLocal(): Plugin {
  return {
    name: "deploy-nothing-local",
    apply: "build",
    buildApp: {
      order: "post",
      handler: async () => {
        rmSync(join(root, ".wrangler/deploy"), { recursive: true, force: true });
        const path = join(root, configuration);
        const local: object = JSON.parse(readFileSync(path, "utf8"));
        writeFileSync(path, JSON.stringify({ ...local, build: { command: "node tools/check-deployment.ts" } }));
      },
    },
  };
}

/**
 * The `build/` folder of a checkout, for who asks what is in it.
 * @throws where it is not that of the sources as they are
 */
export function currentBuild(folder = root): string {
  if (!isCurrent(folder)) throw new Error("The build is missing, or a source has changed since: run npm run build");
  return join(folder, "build");
}

/** Builds the Worker where a source changed since the last build; says so in one line. */
export function buildWhereNeeded() {
  if (isCurrent(root)) return;
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

function isCurrent(folder: string): boolean {
  const noted = join(folder, stamp);
  const built = existsSync(noted) && existsSync(join(folder, configuration));
  return built && readFileSync(noted, "utf8") === fingerprint(folder);
}

/** Names and contents of the sources: a build is also deployed from a checkout that did not make it. */
function fingerprint(folder: string): string {
  const hash = createHash("sha256");
  for (const path of sources.flatMap((source) => files(folder, source)))
    hash.update(`${path}:${hashOf(readFileSync(join(folder, path)))}\n`);
  return hash.digest("hex");
}

const hashOf = (content: Buffer) => createHash("sha256").update(content).digest("hex");

/** The files of a source, as paths with slashes on every system. */
function files(folder: string, source: string): string[] {
  const path = join(folder, source);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [source];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
}
