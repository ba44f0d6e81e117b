// What processes use (Linux).
import { readFileSync } from "node:fs";

/** PostgreSQL has a child for each connection; the others are one process. */
export type Watched = { pid: number; withChildren?: boolean };

/** Processor time so far in milliseconds, that of children who have ended included. */
export function cpuOf(watched: Watched): number {
  const [own, ...children] = pidsOf(watched).map(clocksOf);
  const clocks = [...(own ?? []), ...children.flatMap((each) => each.slice(0, 2))];
  return clocks.reduce((sum, clock) => sum + clock, 0) * 10;
}

/** Megabytes of memory that are its own, without what it shares or has mapped from files. */
export function memoryOf(watched: Watched): number {
  const kilobytes = pidsOf(watched).map((pid) => Number(/RssAnon:\s+(\d+)/.exec(read(pid, "status"))?.[1] ?? 0));
  return Math.round(kilobytes.reduce((sum, own) => sum + own, 0) / 1024);
}

function pidsOf({ pid, withChildren }: Watched): number[] {
  if (!withChildren) return [pid];
  return [pid, ...read(pid, `task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number)];
}

/** In user mode, in the kernel, and both of children who have ended; in hundredths of a second. */
function clocksOf(pid: number): number[] {
  return (read(pid, "stat").split(") ")[1]?.split(" ") ?? []).slice(11, 15).map(Number);
}

/** Nothing of a process that has ended meanwhile. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
