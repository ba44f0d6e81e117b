import { execFile, execFileSync, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import type { Bare } from "../support/bare-worker.ts";
import { cpuOf } from "../support/processes.ts";
import { inRounds, quick } from "./rounds.ts";

/** An address, and what each round found: requests per second, and the Worker's processor time for one in µs. */
export type Speed = {
  name: string;
  worker: Bare;
  path: string;
  headers?: Record<string, string>;
  perSecond: number[];
  cpu: number[];
};

/** A round is this many turns of one second for each address, so that a busy moment falls on all of them alike. */
const turns = quick ? 1 : 4;

/**
 * Loads each address with one thread and 16 connections. By wrk, since autocannon's client takes about 75 µs of
 * processor time for a request: on two cores it would be measured in the place of hello, which takes 26.
 */
export async function measureSpeeds(targets: readonly Speed[]): Promise<void> {
  // Warm, so that a first answer which waits for the backend, or gives it up, is none of the figures.
  for (const target of targets) for (let turn = 0; turn < turns; turn += 1) await loadForSecond(target);
  await inRounds([targets], async () => {
    const sums = targets.map((target) => ({ target, requests: 0, cpu: 0 }));
    for (let turn = 0; turn < turns; turn += 1)
      for (const sum of sums) {
        const before = cpuOf(sum.target.worker);
        const { requests, failures } = await loadForSecond(sum.target);
        if (failures) throw new Error(`${sum.target.path}: ${failures}`);
        sum.requests += requests;
        sum.cpu += cpuOf(sum.target.worker) - before;
      }
    for (const { target, requests, cpu } of sums) {
      target.perSecond.push(requests / turns);
      target.cpu.push((cpu * 1000) / requests);
    }
  });
}

/** How many requests were answered, and wrk's words about those that failed. */
async function loadForSecond({ worker, path, headers = {} }: Speed): Promise<{ requests: number; failures?: string }> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const args = ["-t1", "-c16", "-d1s", ...flags, `${worker.url}${path}`];
  const { stdout } = await promisify(execFile)("wrk", args);
  const failures = /(Non-2xx or 3xx responses|Socket errors): .+/.exec(stdout)?.[0];
  return { requests: Number(/(\d+) requests in/.exec(stdout)?.[1]), failures };
}

/** Installs wrk where it can; says how where it cannot. */
export function ensureWrk(): void {
  const missing = () => spawnSync("wrk", ["-v"]).error !== undefined;
  if (missing() && process.getuid?.() === 0)
    execFileSync("apt-get", ["install", "-y", "-qq", "wrk"], { stdio: "ignore" });
  if (missing()) throw new Error("The bench needs wrk: apt-get install wrk, or brew install wrk");
}
