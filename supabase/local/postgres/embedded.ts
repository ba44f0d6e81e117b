import { join } from "node:path";
import { type PGlite, types } from "@electric-sql/pglite";
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
  await forgetArraysOfRows(driver);
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

/**
 * PGlite copies all that it can parse with each query, and of that most are arrays of the rows of some table or view, which
 * nothing asks for: without them a small query takes six tenths of the time.
 */
async function forgetArraysOfRows(driver: PGlite): Promise<void> {
  const { rows } = await driver.query<{ array: number }>(
    "select typarray as array from pg_catalog.pg_type where typtype = 'c' and typarray > 0",
  );
  const arrays = new Set(rows.map(({ array }) => String(array)));
  const others = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([type]) => !arrays.has(type)));
  driver.parsers = others(driver.parsers);
  driver.serializers = others(driver.serializers);
}
