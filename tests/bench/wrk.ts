import { execFile, execFileSync, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { type Bare, cpuOf } from "../support/bare-worker.ts";

/** How fast an address answers: requests per second, and the Worker's processor time for each in microseconds. */
export type Speed = { perSecond: number; cpu: number };

export type Target = { worker: Bare; path: string; headers?: Record<string, string> };

const rounds = 6;

/**
 * Loads addresses in turns by wrk with one thread and 16 connections, two seconds a time, and keeps the best of each:
 * whatever else the machine does then falls on all of them alike. The first round only warms them.
 */
export async function speedsOf(targets: readonly Target[]): Promise<Speed[]> {
  const best = targets.map(() => ({ perSecond: 0, cpu: Number.POSITIVE_INFINITY }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const speed = await once(target);
      const known = best[index];
      if (round === 0 || !known) continue;
      known.perSecond = Math.max(known.perSecond, speed.perSecond);
      known.cpu = Math.min(known.cpu, speed.cpu);
    }
  }
  return best;
}

async function once({ worker, path, headers = {} }: Target): Promise<Speed> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const before = cpuOf(worker.pid);
  const { stdout } = await promisify(execFile)("wrk", ["-t1", "-c16", "-d2s", ...flags, `${worker.url}${path}`]);
  const failures = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  if (failures) throw new Error(`${path}: ${failures} answers were errors`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0);
  return { perSecond: requests / 2, cpu: ((cpuOf(worker.pid) - before) * 1000) / requests };
}

/** Installs wrk where it can; says how where it cannot. */
export function needWrk(): void {
  if (spawnSync("wrk", ["-v"]).error === undefined) return;
  if (process.getuid?.() === 0) execFileSync("apt-get", ["install", "-y", "-qq", "wrk"], { stdio: "ignore" });
  if (spawnSync("wrk", ["-v"]).error) throw new Error("The bench needs wrk: apt-get install wrk, or brew install wrk");
}
