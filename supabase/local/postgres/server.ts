import type { ConnectionContextOptions, VarsContext } from "@supabase/lite";
import { PostgresConnection } from "@supabase/lite/postgres";
import { Kysely } from "kysely";
import { PostgresJSDialect } from "kysely-postgres-js";
import { toPostgrestError } from "../rest/errors.ts";
import { runAsCaller } from "../rest/request-transaction.ts";
import type { Database, Queries, Storage } from "./database.ts";
import { createPool } from "./pool.ts";

type Driver = PostgresConnection["driver"];
type PostgresOptions = ConstructorParameters<typeof PostgresConnection>[0]["postgresOptions"];
type Pool = ReturnType<typeof createPool>;

class ServerConnection extends PostgresConnection {
  constructor(url: string, postgresOptions: PostgresOptions, pool: Pool) {
    super({ url, postgresOptions });
    this.kysely = new Kysely({ dialect: new PostgresJSDialect({ postgres: async () => pool }) });
  }

  override withContext<Result>(
    vars: VarsContext | undefined,
    work: (db: PostgresConnection["kysely"]) => Promise<Result>,
    options?: ConnectionContextOptions,
  ) {
    return runAsCaller(this.kysely, vars, work, options);
  }

  override normalizeDbError(error: unknown) {
    return toPostgrestError(error);
  }
}

/** A PostgreSQL server: requests do not wait for each other, the database keeps order. */
export async function openServer(url: string): Promise<Storage> {
  const options: PostgresOptions = {
    connect_timeout: 2,
    max_lifetime: null,
    onnotice: () => undefined,
    types: { jsonb },
  };
  const single = (onclose: () => void) =>
    new PostgresConnection({ url, postgresOptions: { ...options, max: 1, onclose } }).driver;
  const pool = createPool(single, 16);
  const connection = new ServerConnection(url, { ...options, max: 4 }, pool);
  return {
    connection,
    database: databaseOf(connection.driver),
    schedule: (work) => work(),
    recover: async () => undefined,
    dump: () => Promise.reject(new Error("A server's database is dumped by pg_dump")),
    close: async () => {
      await pool.end();
      await connection.close();
    },
  };
}

/** As the embedded driver takes it: a string is JSON already. */
const jsonb = {
  to: 3802,
  from: [114, 3802],
  serialize: (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};

function databaseOf(driver: Driver): Database {
  return {
    ...queriesOf(driver),
    async transaction(work) {
      const { result } = await driver.begin(async (transaction) => ({ result: await work(queriesOf(transaction)) }));
      return result;
    },
    async listen(channel, notify) {
      const { unlisten } = await driver.listen(channel, notify);
      return unlisten;
    },
  };
}

function queriesOf(driver: Pick<Driver, "unsafe">): Queries {
  return {
    query: async <Result>(text: string, parameters: unknown[] = []) => ({
      rows: [...(await driver.unsafe<Result[]>(text, parameters))],
    }),
    async exec(text) {
      const results = [...(await driver.unsafe(text).simple())];
      return results.every(Array.isArray) ? results.map((rows) => ({ rows })) : [{ rows: results }];
    },
  };
}
