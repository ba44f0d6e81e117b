import postgres from "postgres";

type Client = { sql: postgres.Sql; lost: boolean };

/**
 * Connections to a server, each lent to one transaction at a time. postgres.js lends too (`reserve`), but takes a
 * connection that the server dropped meanwhile back among the good ones, and whoever gets it next waits for ever.
 * @param open makes a client of a single connection
 */
export function createClients(open: (onclose: () => void) => postgres.Sql, most: number) {
  const idle: Client[] = [];
  const waiting: (() => void)[] = [];
  let lent = 0;

  async function borrow(): Promise<Client> {
    if (lent < most) lent += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    for (let client = idle.pop(); client; client = idle.pop()) if (!client.lost) return client;
    const fresh: Client = { lost: false, sql: open(() => lose(fresh)) };
    return fresh;
  }

  async function reserve() {
    const client = await borrow();
    return {
      async unsafe(text: string, parameters: never[]) {
        // Never on a new connection in the middle of a transaction: there it would be the owner's, past every policy.
        if (client.lost) throw new Error("The connection to the database is lost");
        return client.sql.unsafe(text, parameters).catch((error: unknown) => {
          if (!(error instanceof postgres.PostgresError) || error.severity !== "ERROR") lose(client);
          throw error;
        });
      },
      release() {
        if (!client.lost) idle.push(client);
        const next = waiting.shift();
        if (next) next();
        else lent -= 1;
      },
    };
  }

  return { reserve, end: () => Promise.all(idle.map(({ sql }) => sql.end())) };
}

function lose(client: Client) {
  client.lost = true;
  client.sql.end({ timeout: 0 }).catch(() => undefined);
}
