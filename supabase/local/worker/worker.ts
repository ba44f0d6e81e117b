import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { PortInUse, portIsFree } from "../http/ports.ts";
import { root } from "../paths.ts";
import type { Variables } from "./built-worker.ts";
import type { SimulatorOptions } from "./miniflare.ts";
import type { SimulatorMessage } from "./simulator.ts";

export class NotBuilt extends Error {}

export type WorkerOptions = {
  /** 0 or absent: a free port. */
  port?: number;
  /** Plain variables, over those of its configuration. */
  bindings?: Variables;
  /** Where KV, pictures and the cache live; absent: in memory. */
  directory?: string;
  /** The project's `build/` folder. */
  build?: string;
  /** Called with each line that the Worker logs; absent: they are dropped. */
  log?: (line: string) => void;
};

export type LocalWorker = { url: string; port: number; stop(): Promise<void> };

/**
 * Runs the built Worker on 127.0.0.1, with the assets and bindings that its configuration names.
 * @throws NotBuilt, PortInUse
 */
export async function startWorker(options: WorkerOptions = {}): Promise<LocalWorker> {
  const { port = 0, bindings = {}, directory, build = join(root, "build"), log } = options;
  if (!existsSync(join(build, "server/wrangler.json")))
    throw new NotBuilt("The shop has not been built: run npm run build");
  if (port !== 0 && !(await portIsFree(port))) throw new PortInUse(port);
  const passed: SimulatorOptions = { port, bindings, directory, build };
  const child = fork(join(import.meta.dirname, "simulator.ts"), [JSON.stringify(passed)], { execArgv: [] });
  const exited = once(child, "exit");
  const stop = async () => {
    if (child.connected) child.disconnect();
    await exited;
  };
  try {
    const served = await new Promise<number>((resolve, reject) => {
      child.on("message", (message: SimulatorMessage) => {
        if ("line" in message) log?.(message.line);
        else if ("port" in message) resolve(message.port);
        else reject(new Error(message.error));
      });
      exited.then(() => reject(new Error("The Worker's process has ended")), reject);
    });
    return { url: `http://127.0.0.1:${served}`, port: served, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
