import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { V4WorkerOptions } from "miniflare";
import { z } from "zod";

/** Variables of a Worker: texts, and what TOML writes as a table. */
export type Variables = Record<string, z.core.util.JSONType>;

/** What of the wrangler.json, which the build writes, concerns a Worker on this machine. */
const wranglerSchema = z.object({
  name: z.string(),
  main: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()).default([]),
  vars: z.record(z.string(), z.json()).default({}),
  kv_namespaces: z.array(z.object({ binding: z.string() })).default([]),
  r2_buckets: z.array(z.object({ binding: z.string() })).default([]),
  ratelimits: z
    .array(
      z.object({
        name: z.string(),
        namespace_id: z.string(),
        simple: z.object({ limit: z.number(), period: z.union([z.literal(10), z.literal(60)]) }),
      }),
    )
    .default([]),
  // Strict, so that a setting for assets is not honoured by a deployment only.
  assets: z.strictObject({ directory: z.string() }),
});

/** The variables that a built Worker's own configuration gives it; none where its folder has no configuration. */
export function readVariables(server: string): Variables {
  const configuration = join(server, "wrangler.json");
  return existsSync(configuration)
    ? wranglerSchema.pick({ vars: true }).parse(JSON.parse(readFileSync(configuration, "utf8"))).vars
    : {};
}

/**
 * The built Worker as Miniflare takes it.
 * @param build the project's `build/` folder
 * @param bindings plain variables, over those of its configuration
 */
export function readBuiltWorker(build: string, bindings: Variables): V4WorkerOptions {
  const server = join(build, "server");
  const wrangler = wranglerSchema.parse(JSON.parse(readFileSync(join(server, "wrangler.json"), "utf8")));
  const scripts = readdirSync(server, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));
  const modules = [wrangler.main, ...scripts.filter((path) => path !== wrangler.main)];
  return {
    name: wrangler.name,
    compatibilityDate: wrangler.compatibility_date,
    compatibilityFlags: wrangler.compatibility_flags,
    modulesRoot: server,
    modules: modules.map((path) => ({ type: "ESModule", path: join(server, path) })),
    bindings: { ...wrangler.vars, ...bindings },
    kvNamespaces: wrangler.kv_namespaces.map(({ binding }) => binding),
    r2Buckets: wrangler.r2_buckets.map(({ binding }) => binding),
    ratelimits: Object.fromEntries(wrangler.ratelimits.map(({ name, ...limit }) => [name, limit])),
    assets: { directory: join(server, wrangler.assets.directory), routerConfig: { has_user_worker: true } },
  };
}
