import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { lock } from "proper-lockfile";

export class DirectoryInUse extends Error {}

/** After so long without a sign of life a lock counts as left by a killed process (ms; the library's least). */
const stale = 5000;

/**
 * Locks a data directory, since two Postgres processes on one destroy it. Waits until the lock of a killed process has
 * gone stale.
 * @returns releases the lock
 * @throws DirectoryInUse where the holder of the lock lives
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  mkdirSync(directory, { recursive: true });
  const interval = 500;
  try {
    return await lock(directory, {
      lockfilePath: join(directory, "postgres.lock"),
      stale,
      update: 1000,
      retries: { retries: stale / interval + 1, factor: 1, minTimeout: interval },
    });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ELOCKED")) throw error;
    throw new DirectoryInUse(`The data in ${directory} is in use by another process`, { cause: error });
  }
}
