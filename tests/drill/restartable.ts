import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { portIsFree } from "../../supabase/local/http/ports.ts";

/** A server that may be killed at any moment and comes back on the same port. */
export type Restartable = {
  name: string;
  kills: number;
  /** Of the process that runs now. */
  readonly pid: number;
  /** Ends it by SIGKILL, leaves it down for that many milliseconds, and starts it again. */
  kill(downtime: number): Promise<void>;
  stop(): Promise<void>;
};

/** The backend or the Worker of `service.ts`. */
export async function startService(name: string, port: number, ...args: string[]): Promise<Restartable> {
  let child = await open();

  async function open(): Promise<ChildProcess> {
    const script = join(import.meta.dirname, "service.ts");
    const started = fork(script, [name, String(port), ...args], { stdio: ["ignore", "ignore", "pipe", "ipc"] });
    // What it logs while the others are down is expected; what keeps it from starting is shown.
    let errors = "";
    started.stderr?.on("data", (part: Buffer) => {
      errors = `${errors}${part}`.slice(-2000);
    });
    const ready = await Promise.race([
      once(started, "message").then(() => true),
      once(started, "exit").then(() => false),
    ]);
    if (!ready) throw new Error(`The ${name} did not start: ${errors}`);
    return started;
  }

  async function end() {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    }
    // The workerd process of a killed Worker ends a moment after it.
    while (!(await portIsFree(port))) await pause(50);
  }

  const service: Restartable = {
    name,
    kills: 0,
    get pid() {
      return child.pid ?? 0;
    },
    async kill(downtime) {
      await end();
      service.kills += 1;
      await pause(downtime);
      child = await open();
    },
    stop: end,
  };
  return service;
}
