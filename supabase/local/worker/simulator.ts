// Runs one Worker on Miniflare, in a process of its own: it ends with the process that forked it, however that ends,
// and workerd with it.
//
// Miniflare is what `wrangler dev` runs, at the version that wrangler brings along. `wrangler dev` itself would not do:
// its proxy turns `Origin: https:` into `http:`, so that the tests of the origin check prove nothing, and loses the
// request after one whose body was not read (github.com/cloudflare/workers-sdk/issues/15203). Wrangler's interface for
// tests, `createTestHarness`, has the same proxy, and takes neither a port nor a folder that outlives it.
import { createRequire, enableCompileCache } from "node:module";
import { join } from "node:path";
import { z } from "zod";
import { root } from "../paths.ts";
import { readBuiltWorker } from "./built-worker.ts";

const optionsSchema = z.object({
  /** 0: a free one. */
  port: z.number(),
  bindings: z.record(z.string(), z.json()),
  /** The project's `build/` folder. */
  build: z.string(),
  /** Where KV and the cache live; absent: in memory. */
  directory: z.string().optional(),
});

/** What `worker.ts` passes as the only argument, as JSON. */
export type SimulatorOptions = z.infer<typeof optionsSchema>;

/** What this process sends: lines of the Worker's log, and once either where it serves or why it cannot. */
export type SimulatorMessage = { line: string } | { port: number } | { error: string };

// Nobody listens to what is still logged after the end.
const send = (message: SimulatorMessage) => process.send?.(message, () => undefined);

enableCompileCache(join(root, "node_modules/.cache/node-compile"));
const requireOfWrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));
const { convertV4MiniflareOptions, Log, LogLevel, Miniflare }: typeof import("miniflare") =
  requireOfWrangler("miniflare");

const { port, bindings, build, directory } = optionsSchema.parse(JSON.parse(process.argv[2] ?? ""));
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    host: "127.0.0.1",
    port,
    cf: false,
    telemetry: { enabled: false },
    // /cdn-cgi/local/scheduled runs what a deployment's cron runs.
    unsafeTriggerHandlers: true,
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: ({ message }) => send({ line: message }),
    resourcePersistencePath: directory,
    workers: [readBuiltWorker(build, bindings)],
  }),
);
const end = () => miniflare.dispose().finally(() => process.exit());
process.on("disconnect", end);
// Ctrl+C reaches every process of a terminal; the one that forked this says when to end.
process.on("SIGINT", () => undefined);

try {
  const url = await miniflare.ready;
  send({ port: Number(url.port) });
} catch (error) {
  send({ error: error instanceof Error ? error.message : String(error) });
}
