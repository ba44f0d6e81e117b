import { z } from "zod";
import { type BackendOptions, createBackend } from "./backend.ts";

/** Calls of one run; each deletes up to 5,000 rows of a kind. */
const rounds = 10;
const fullRound = 5000;

/**
 * Deletes what has been kept as long as the privacy page promises. What one run leaves, the next takes.
 * @throws BackendDown
 */
export async function purge(options: BackendOptions): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    // Each round has a deadline of its own.
    const deleted = await createBackend(options).runAsWorker(z.record(z.string(), z.number()), (db) => db.rpc("purge"));
    if (Object.values(deleted).every((count) => count < fullRound)) return;
  }
}
