import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const house = join(import.meta.dirname, "house.ts");

/** A process that may be killed at any moment and comes back on the same port. */
export type Fragile = {
  name: string;
  kills: number;
  /** Ends it without a goodbye, waits a while, and starts it again. */
  kill(rest: number): Promise<void>;
  stop(): Promise<void>;
};

export async function startFragile(name: string, port: number, ...rest: string[]): Promise<Fragile> {
  let child = await open();

  async function open(): Promise<ChildProcess> {
    const born = fork(house, [name, String(port), ...rest], { stdio: ["ignore", "ignore", "pipe", "ipc"] });
    // What it complains of while the others are down is no news; what keeps it from starting is.
    let complaint = "";
    born.stderr?.on("data", (part: Buffer) => (complaint = `${complaint}${part}`.slice(-2000)));
    const outcome = await Promise.race([once(born, "message").then(() => true), once(born, "exit").then(() => false)]);
    if (!outcome) throw new Error(`The ${name} did not start: ${complaint}`);
    return born;
  }

  async function end() {
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
    // What a killed Worker leaves behind goes a moment later.
    while (await answers(port)) await pause(50);
  }

  const fragile: Fragile = {
    name,
    kills: 0,
    async kill(rest) {
      await end();
      fragile.kills += 1;
      await pause(rest);
      child = await open();
    },
    stop: end,
  };
  return fragile;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
