import { join } from "node:path";
import type { PGliteOptions } from "@electric-sql/pglite";
import type { Connection } from "@supabase/lite";
import { PgliteConnection } from "@supabase/lite/pglite";
import { describeRequests } from "./connection.ts";
import type { Database } from "./database.ts";
import { openServer } from "./server-storage.ts";
import { createTurns, type InTurn } from "./turns.ts";

export type Storage = {
  connection: Connection;
  database: Database;
  inTurn: InTurn;
  /** Called after a request that failed: however it went wrong, the next one starts outside any transaction. */
  recover(): Promise<void>;
  dump(): Promise<Blob>;
  close(): Promise<void>;
};

export type StorageOptions = {
  /** Where the data lives; absent: in memory. */
  directory?: string;
  /** A PostgreSQL server instead of the embedded one: `postgres://user@host:port/name`, of which we are the owner. */
  database?: string;
  extensions?: PGliteOptions["extensions"];
  /** A dump of an earlier start, loaded instead of applying everything again. */
  snapshot?: Blob;
};

export function openStorage(options: StorageOptions): Promise<Storage> {
  return options.database ? openServer(options.database) : openEmbedded(options);
}

async function openEmbedded({ directory, extensions, snapshot }: StorageOptions): Promise<Storage> {
  const connection = describeRequests(
    new PgliteConnection({
      url: directory ? join(directory, "postgres") : undefined,
      pgliteOptions: { extensions, loadDataDir: snapshot },
    }),
  );
  const { driver } = connection;
  const close = () => connection.close();
  await driver.waitReady.catch(async (error: unknown) => {
    await close().catch(() => undefined);
    throw error;
  });
  return {
    connection,
    database: driver,
    inTurn: createTurns(),
    recover: async () => void (await driver.exec("rollback").catch(() => undefined)),
    dump: () => driver.dumpDataDir("none"),
    close,
  };
}
