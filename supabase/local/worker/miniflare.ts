// Miniflare is what `wrangler dev` runs, at the version that wrangler brings along. `wrangler dev` itself would not do:
// its proxy turns `Origin: https:` into `http:`, so that the tests of the origin check prove nothing, and loses the
// request after one whose body was not read (github.com/cloudflare/workers-sdk/issues/15203). Wrangler's interface for
// tests, `createTestHarness`, has the same proxy, and takes neither a port nor a folder that outlives it.
import { createRequire, enableCompileCache } from "node:module";
import { join } from "node:path";
import { z } from "zod";
import { root } from "../paths.ts";
import { readBuiltWorker } from "./built-worker.ts";

enableCompileCache(join(root, "node_modules/.cache/node-compile"));
const requireOfWrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));
const { convertV4MiniflareOptions, Log, LogLevel, Miniflare }: typeof import("miniflare") =
  requireOfWrangler("miniflare");

export const simulatorOptions = z.object({
  /** 0: a free one. */
  port: z.number(),
  bindings: z.record(z.string(), z.json()),
  /** The project's `build/` folder. */
  build: z.string(),
  /** Where KV, pictures and the cache live; absent: in memory. */
  directory: z.string().optional(),
});
export type SimulatorOptions = z.infer<typeof simulatorOptions>;

/**
 * Runs one Worker on Miniflare, from this process.
 * @param log called with each line that the Worker logs
 */
export function simulate({ port, bindings, build, directory }: SimulatorOptions, log: (line: string) => void) {
  return new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      cf: false,
      telemetry: { enabled: false },
      // /cdn-cgi/local/scheduled runs what a deployment's cron runs.
      unsafeTriggerHandlers: true,
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: ({ message }) => log(message),
      resourcePersistencePath: directory,
      workers: [readBuiltWorker(build, bindings)],
    }),
  );
}
