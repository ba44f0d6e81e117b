import { join } from "node:path";
import { types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { ConnectionContextOptions, VarsContext } from "@supabase/lite";
import { PgliteConnection } from "@supabase/lite/pglite";
import pLimit from "p-limit";
import { toPostgrestError } from "../rest/errors.ts";
import { runAsCaller } from "../rest/request-transaction.ts";
import type { Storage, StorageOptions } from "./database.ts";

/**
 * The library reads `slug=eq.true` as a boolean, where PostgREST leaves it the text that the column wants: `serializers`
 * below makes it one again.
 */
class EmbeddedConnection extends PgliteConnection {
  override withContext<Result>(
    vars: VarsContext | undefined,
    work: (db: PgliteConnection["kysely"]) => Promise<Result>,
    options?: ConnectionContextOptions,
  ) {
    return runAsCaller(this.kysely, vars, work, options);
  }

  override normalizeDbError(error: unknown) {
    return toPostgrestError(error);
  }
}

/**
 * PGlite in this process. It is one connection, and a request spans several statements (begin, set role, query,
 * commit): two that interleaved would mix their transactions, so one runs to its end before the next begins.
 */
export async function openEmbedded({ directory, extensions, snapshot }: StorageOptions): Promise<Storage> {
  const connection = new EmbeddedConnection({
    url: directory && join(directory, "postgres"),
    pgliteOptions: {
      extensions: { pg_trgm, ...extensions },
      loadDataDir: snapshot,
      serializers: { [types.TEXT]: String },
    },
  });
  const { driver } = connection;
  await driver.waitReady.catch(async (error: unknown) => {
    await connection.close().catch(() => undefined);
    throw error;
  });
  const limit = pLimit(1);
  return {
    connection,
    database: driver,
    schedule: (work) => limit(work),
    recover: async () => void (await driver.exec("rollback").catch(() => undefined)),
    dump: () => driver.dumpDataDir("none"),
    close: () => connection.close(),
  };
}
