import { execFileSync, spawnSync } from "node:child_process";

/** Requests per second that one address answers, by wrk with one thread and 16 connections; the better of two runs. */
export function requestsPerSecond(address: string, headers: Record<string, string> = {}, seconds = 6): number {
  const flags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const once = () => {
    const output = execFileSync("wrk", ["-t1", "-c16", `-d${seconds}s`, ...flags, address], { encoding: "utf8" });
    const failures = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1];
    if (failures) throw new Error(`${address}: ${failures} answers were errors`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0);
  };
  return Math.max(once(), once());
}

/** Installs wrk where it can; says how where it cannot. */
export function needWrk(): void {
  if (spawnSync("wrk", ["-v"]).error === undefined) return;
  if (process.getuid?.() === 0) execFileSync("apt-get", ["install", "-y", "-qq", "wrk"], { stdio: "ignore" });
  if (spawnSync("wrk", ["-v"]).error) throw new Error("The bench needs wrk: apt-get install wrk, or brew install wrk");
}
