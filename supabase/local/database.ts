type Row = Record<string, unknown>;

export type Queries = {
  query<Found = Row>(text: string, parameters?: unknown[]): Promise<{ rows: Found[] }>;
  /** A script of many statements; the rows of each. */
  exec(text: string): Promise<{ rows: Row[] }[]>;
};

/** What the backend asks of Postgres: the embedded one answers it as it is, a server through `server-storage.ts`. */
export type Database = Queries & {
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** @returns ends the listening. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
};
