import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { startWorker } from "../../supabase/local/worker.ts";

/** A Worker that answers "ok": the floor of what a request costs on this machine. */
export async function serveHello(): Promise<{ url: string; stop(): Promise<void> }> {
  const script = readFileSync(join(import.meta.dirname, "hello.js"), "utf8");
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      cf: false,
      telemetry: { enabled: false },
      workers: [
        {
          name: "hello",
          compatibilityDate: "2026-09-01",
          modules: [{ type: "ESModule", path: "hello.js", contents: script }],
        },
      ],
    }),
  );
  const url = await miniflare.ready;
  return { url: `http://127.0.0.1:${url.port}/`, stop: () => miniflare.dispose() };
}

/** The smallest React Router page, built and served like the shop. */
export async function serveTemplate(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = join(import.meta.dirname, "template");
  execFileSync(join(import.meta.dirname, "../../node_modules/.bin/react-router"), ["build"], {
    cwd: folder,
    stdio: "ignore",
  });
  const worker = await startWorker({ build: join(folder, "build") });
  return { url: `${worker.url}/`, stop: () => worker.stop() };
}
