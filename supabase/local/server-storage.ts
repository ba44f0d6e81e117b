import { PostgresConnection } from "@supabase/lite/postgres";
import { createClients } from "./clients.ts";
import { describeRequests } from "./connection.ts";
import type { Database, Queries } from "./database.ts";
import type { Storage } from "./storage.ts";

type Driver = PostgresConnection["driver"];
type PostgresOptions = ConstructorParameters<typeof PostgresConnection>[0]["postgresOptions"];

/** A PostgreSQL server behind a pool of connections: requests do not wait for each other, the database keeps order. */
export async function openServer(url: string): Promise<Storage> {
  const open = (more: PostgresOptions) =>
    new PostgresConnection({
      url,
      postgresOptions: { connect_timeout: 2, max_lifetime: null, onnotice: () => undefined, types: { jsonb }, ...more },
    });
  const connection = describeRequests(open({ max: 4 }));
  const { driver } = connection;
  const clients = createClients((onclose) => open({ max: 1, onclose }).driver, 16);
  Reflect.set(driver, "reserve", clients.reserve);
  return {
    connection,
    database: databaseOf(driver),
    inTurn: (work) => work(),
    recover: async () => undefined,
    dump: () => Promise.reject(new Error("A server's database is dumped by pg_dump")),
    close: async () => {
      await clients.end();
      await connection.close();
    },
  };
}

/** As the embedded driver takes it: a text is JSON already. */
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
    async listen(channel, heard) {
      const { unlisten } = await driver.listen(channel, heard);
      return unlisten;
    },
  };
}

function queriesOf(driver: Pick<Driver, "unsafe">): Queries {
  return {
    query: async <Found>(text: string, parameters: unknown[] = []) => ({
      rows: [...(await driver.unsafe<Found[]>(text, parameters))],
    }),
    async exec(text) {
      const found = [...(await driver.unsafe(text).simple())];
      return found.every(Array.isArray) ? found.map((rows) => ({ rows })) : [{ rows: found }];
    },
  };
}
