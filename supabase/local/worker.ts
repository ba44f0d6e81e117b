import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from "miniflare";
import { z } from "zod";
import { childrenNamed, endWithUs } from "./processes.ts";
import { PortInUse, portIsFree } from "./serve.ts";

export class NotBuilt extends Error {}

export type WorkerOptions = {
  /** 0 or absent: a free port. */
  port?: number;
  /** Plain variables, over those of wrangler.toml. */
  bindings?: Record<string, string>;
  /** Where KV lives; absent: in memory. */
  directory?: string;
  /** The project's `build/` folder. */
  build?: string;
  /** Called with each line that the Worker logs; absent: they are dropped. */
  log?: (line: string) => void;
};

export type LocalWorker = { url: string; port: number; stop(): Promise<void> };

/** What of the wrangler.json, which the build writes, concerns a Worker on this machine. */
const deployment = z.object({
  name: z.string(),
  main: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()).default([]),
  vars: z.record(z.string(), z.string()).default({}),
  kv_namespaces: z.array(z.object({ binding: z.string() })).default([]),
  ratelimits: z
    .array(
      z.object({
        name: z.string(),
        namespace_id: z.string(),
        simple: z.object({ limit: z.number(), period: z.union([z.literal(10), z.literal(60)]) }),
      }),
    )
    .default([]),
  assets: z
    .object({
      binding: z.string().optional(),
      run_worker_first: z.union([z.boolean(), z.array(z.string())]).optional(),
    })
    .default({}),
});

/** Runs the built Worker in workerd on 127.0.0.1, with the assets and bindings that its configuration names. */
export async function startWorker(options: WorkerOptions = {}): Promise<LocalWorker> {
  const { port = 0, bindings = {}, build = resolve(import.meta.dirname, "../../build") } = options;
  if (port !== 0 && !(await portIsFree(port))) throw new PortInUse(`Port ${port} is in use`);
  const others = childrenNamed("workerd");
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      cf: false,
      telemetry: { enabled: false },
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: ({ message }) => options.log?.(message),
      resourcePersistencePath: options.directory,
      workers: [workerOf(build, bindings)],
    }),
  );
  const url = await miniflare.ready.catch(async (error: unknown) => {
    await miniflare.dispose().catch(() => undefined);
    throw error;
  });
  const dismiss = endWithUs(childrenNamed("workerd").filter((pid) => !others.includes(pid)));
  const stop = async () => {
    dismiss();
    await miniflare.dispose();
  };
  return { url: `http://127.0.0.1:${url.port}`, port: Number(url.port), stop };
}

function workerOf(build: string, bindings: Record<string, string>): V4WorkerOptions {
  const server = join(build, "server");
  const file = join(server, "wrangler.json");
  if (!existsSync(file)) throw new NotBuilt("The shop has not been built: run npm run build");
  const wrangler = deployment.parse(JSON.parse(readFileSync(file, "utf8")));
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
    ratelimits: Object.fromEntries(wrangler.ratelimits.map(({ name, ...limit }) => [name, limit])),
    assets: {
      directory: join(build, "client"),
      ...wrangler.assets,
      routerConfig: { has_user_worker: true, ...routing(wrangler.assets.run_worker_first) },
    },
  };
}

function routing(first: boolean | string[] | undefined) {
  if (!Array.isArray(first)) return { invoke_user_worker_ahead_of_assets: first ?? false };
  const [user_worker, asset_worker] = [
    first.filter((path) => !path.startsWith("!")),
    first.filter((path) => path.startsWith("!")),
  ];
  return { static_routing: { user_worker, asset_worker: asset_worker.map((path) => path.slice(1)) } };
}
