import { z } from "zod";
import { type Backend, type BackendOptions, createBackend } from "./backend.ts";

/** Calls of one run: Cloudflare's smallest plan allows fifty. */
const maxBatches = 40;

/**
 * Deletes what has been kept as long as the privacy page promises, a thousand rows of each kind at a time. What one run
 * leaves, the next takes.
 */
export async function purge(options: BackendOptions): Promise<void> {
  const backend = createBackend(options);
  for (let batch = 0; batch < maxBatches; batch += 1) {
    if (!(await purgeBatch(backend))) return;
  }
}

/** Whether there may be more to delete. */
function purgeBatch(backend: Backend): Promise<boolean> {
  return backend.runAsWorker(z.boolean(), (db) => db.rpc("purge_batch"));
}
