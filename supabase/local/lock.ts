import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRunning } from "./processes.ts";

export class DirectoryInUse extends Error {}

const held = new Set<string>();

/** Two Postgres processes on one data directory destroy it; a lock left by a killed process is taken over. */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, "lock");
  const holder = readHolder(file);
  // A stale lock may bear our own number: containers hand out the same ones after each start.
  const inUse = holder === process.pid ? held.has(file) : holder !== undefined && isRunning(holder);
  if (inUse) {
    throw new DirectoryInUse(`The data in ${directory} is in use by process ${holder}`);
  }
  writeFileSync(file, String(process.pid));
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}

function readHolder(file: string) {
  try {
    return Number(readFileSync(file, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}
