import type { PGliteOptions } from "@electric-sql/pglite";
import type { Connection } from "@supabase/lite";

type Row = Record<string, unknown>;

export type Queries = {
  query<Result = Row>(text: string, parameters?: unknown[]): Promise<{ rows: Result[] }>;
  /** Runs a script of many statements; the rows of each. */
  exec(text: string): Promise<{ rows: Row[] }[]>;
};

/** What the backend needs of Postgres; every query runs as the owner, past all policies. */
export type Database = Queries & {
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** @returns ends the listening. */
  listen(channel: string, notify: (payload: string) => void): Promise<() => Promise<void>>;
};

/** Runs work when it may touch the database: at once, or after everything that came before. */
export type Schedule = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A database, embedded or on a server, and how requests share it. */
export type Storage = {
  /** What `@supabase/lite` answers requests from. */
  connection: Connection;
  database: Database;
  schedule: Schedule;
  /** Ends a transaction that a failed request may have left open. */
  recover(): Promise<void>;
  /** The data directory as a tar archive. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
};

export type StorageOptions = {
  /** Where the data lives; absent: in memory. */
  directory?: string;
  /** A PostgreSQL server instead of the embedded one: `postgres://user@host:port/name`, of which we are the owner. */
  database?: string;
  /** Extensions of the embedded database beyond those that are always there. */
  extensions?: PGliteOptions["extensions"];
  /** A dump of an earlier start, loaded instead of applying everything again. */
  snapshot?: Blob;
};
