import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export class DirectoryInUse extends Error {}

/** Two Postgres processes on one data directory destroy it; a lock left by a killed process is taken over. */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, "lock");
  const holder = readHolder(file);
  if (holder !== undefined && isRunning(holder)) {
    throw new DirectoryInUse(`The data in ${directory} is in use by process ${holder}`);
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function readHolder(file: string) {
  try {
    return Number(readFileSync(file, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number) {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
