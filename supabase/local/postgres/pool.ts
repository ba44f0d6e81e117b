import postgres from "postgres";

type Client = { sql: postgres.Sql; lost: boolean };

/**
 * Connections to a server, each reserved for one transaction at a time. It stands in for the pool of postgres.js, which
 * takes a reserved connection that the server dropped back among the good ones; whoever gets it next waits forever
 * (github.com/porsager/postgres/issues/1199).
 * @param open makes a client of a single connection
 */
export function createPool(open: (onclose: () => void) => postgres.Sql, size: number) {
  const idle: Client[] = [];
  const waiting: (() => void)[] = [];
  let reserved = 0;

  async function acquire(): Promise<Client> {
    if (reserved < size) reserved += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    for (let client = idle.pop(); client; client = idle.pop()) if (!client.lost) return client;
    const fresh: Client = { lost: false, sql: open(() => discard(fresh)) };
    return fresh;
  }

  async function reserve() {
    const client = await acquire();
    return {
      async unsafe(text: string, parameters: never[] = []) {
        // Never on a new connection in the middle of a transaction: there it would be the owner's, past every policy.
        if (client.lost) throw new Error("The connection to the database is lost");
        // As PostgREST does: what was parsed and planned once is kept for the connection.
        return client.sql.unsafe(text, parameters, { prepare: true }).catch((error: unknown) => {
          if (!(error instanceof postgres.PostgresError) || error.severity !== "ERROR") discard(client);
          throw error;
        });
      },
      release() {
        if (!client.lost) idle.push(client);
        const next = waiting.shift();
        if (next) next();
        else reserved -= 1;
      },
    };
  }

  return {
    reserve,
    async end() {
      await Promise.all(idle.map(({ sql }) => sql.end()));
    },
  };
}

function discard(client: Client) {
  client.lost = true;
  client.sql.end({ timeout: 0 }).catch(() => undefined);
}
