import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

type Process = { pid: number; parent: number; state: string; command: string };

/**
 * Ends children of this process when it dies without a goodbye (kill -9, a crash), which would else leave them
 * holding their ports. A small shell waits for the end of a pipe that only this process holds open.
 * @returns calls the watch off.
 */
export function endWithUs(pids: number[]): () => void {
  if (pids.length === 0 || process.platform === "win32") return () => undefined;
  const script = `cat > /dev/null; kill -9 ${pids.join(" ")}`;
  const watch = spawn("sh", ["-c", script], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  watch.on("error", () => undefined);
  watch.unref();
  return () => watch.kill("SIGKILL");
}

/** Children of this process that run the named program. */
export function childrenNamed(name: string): number[] {
  return processes()
    .filter(({ parent, command }) => parent === process.pid && command.endsWith(name))
    .map(({ pid }) => pid);
}

/** False for a process that has ended, though nobody has collected it yet. */
export function isRunning(pid: number): boolean {
  const found = processes().find((each) => each.pid === pid);
  return found !== undefined && !found.state.startsWith("Z");
}

function processes(): Process[] {
  if (process.platform === "win32") return [];
  if (existsSync("/proc/self/stat"))
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap(fromProc);
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,stat=,comm="], { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => {
    const [pid = "", parent = "", state = "", ...command] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), state, command: command.join(" ") };
  });
}

function fromProc(pid: string): Process[] {
  try {
    const [, command = "", state = "", parent = ""] =
      /^\d+ \((.*)\) (\S) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return [{ pid: Number(pid), parent: Number(parent), state, command }];
  } catch {
    // It ended while we were looking.
    return [];
  }
}
