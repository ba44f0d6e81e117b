import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { publishableKey } from "../../supabase/local/auth/auth-config.ts";
import { signRoleToken } from "../../supabase/local/auth/role-token.ts";
import { freePort } from "../../supabase/local/http/ports.ts";
import { openStorage } from "../../supabase/local/postgres/storage.ts";
import { startPostgres } from "../drill/postgres.ts";
import { startService } from "../drill/restartable.ts";
import type { Address } from "../support/backend-options.ts";
import { pastOf } from "../support/past.ts";
import { startWith } from "./start-with.ts";

/** GB: half of the machine's memory, and no more than a million sessions need. */
export const sharedBuffers = Math.min(12, Math.floor(totalmem() / 1024 ** 3 / 2));

/**
 * As for a machine of 24 GB, where a million sessions fit into the memory. Hosted the operating system's cache has the
 * larger part of it; where that is taken away at any time, as on virtual machines that share theirs, PostgreSQL needs it.
 */
const settings = {
  shared_buffers: `${sharedBuffers}GB`,
  effective_cache_size: `${Math.floor(1.5 * sharedBuffers)}GB`,
  maintenance_work_mem: "512MB",
  max_wal_size: "4GB",
  random_page_cost: "1.1",
};

/** All that the seed asks. */
const answers = 12;

/** A backend on PostgreSQL with so many sessions behind it. */
export type FilledShop = Address & {
  machineryToken: string;
  sessions: number;
  version: string;
  filledIn: { seconds: number; megabytes: number };
  /** Processes: the backend's own, and PostgreSQL's first. */
  gateway: number;
  postgres: number;
};

/** What it starts and leaves is ended and removed with `cleanup`. */
export async function openFilledShop(sessions: number, cleanup: AsyncDisposableStack): Promise<FilledShop> {
  const directory = mkdtempSync(join(tmpdir(), "athar-growth-"));
  cleanup.defer(() => rmSync(directory, { recursive: true, force: true }));
  const postgres = await startWith(cleanup, () => startPostgres(settings));
  const port = await freePort();
  const gateway = await startWith(cleanup, () => startService("backend", port, directory, postgres.url));
  const filledIn = await fill(postgres.url, sessions);
  const secret = readFileSync(join(directory, "jwt-secret"), "utf8");
  return {
    url: `http://127.0.0.1:${port}`,
    key: publishableKey,
    workerToken: await signRoleToken("worker", secret),
    machineryToken: await signRoleToken("machinery", secret),
    sessions,
    version: postgres.version,
    filledIn,
    gateway: gateway.pid,
    postgres: postgres.pid,
  };
}

async function fill(url: string, sessions: number): Promise<FilledShop["filledIn"]> {
  const started = performance.now();
  const { database, close } = await openStorage({ database: url });
  await database.exec(pastOf({ sessions, answers }));
  // What autovacuum would have done meanwhile, and what would otherwise be written while calls are measured.
  await database.exec("vacuum analyze");
  await database.exec("checkpoint");
  // A shop that has been open for a while has its rows in memory.
  await database.exec("create extension pg_prewarm");
  await database.exec("select pg_prewarm(oid) from pg_class where relkind in ('r', 'i', 't', 'm')");
  const { rows } = await database.query<{ size: number }>(
    "select (pg_database_size(current_database()) / 1024 / 1024)::int as size",
  );
  await close();
  return { seconds: Math.round((performance.now() - started) / 1000), megabytes: rows[0]?.size ?? 0 };
}
