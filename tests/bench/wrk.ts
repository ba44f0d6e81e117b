import { execFile, execFileSync, spawnSync } from "node:child_process";
import { promisify } from "node:util";

/**
 * Requests per second that one address answers, by wrk with one thread and 16 connections; the better of two runs.
 * Not awaited synchronously: the Worker waits for whoever reads its log, and that is us.
 */
export async function requestsPerSecond(
  address: string,
  headers: Record<string, string> = {},
  seconds = 6,
): Promise<number> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const once = async () => {
    const { stdout } = await promisify(execFile)("wrk", ["-t1", "-c16", `-d${seconds}s`, ...flags, address]);
    const failures = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
    if (failures) throw new Error(`${address}: ${failures} answers were errors`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0);
  };
  return Math.max(await once(), await once());
}

/** Installs wrk where it can; says how where it cannot. */
export function needWrk(): void {
  if (spawnSync("wrk", ["-v"]).error === undefined) return;
  if (process.getuid?.() === 0) execFileSync("apt-get", ["install", "-y", "-qq", "wrk"], { stdio: "ignore" });
  if (spawnSync("wrk", ["-v"]).error) throw new Error("The bench needs wrk: apt-get install wrk, or brew install wrk");
}
