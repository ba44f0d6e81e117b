import connect from "postgres";
import { type LocalBackend, startBackend } from "../../supabase/local/backend.ts";
import { postgresPrograms, startPostgres } from "../drill/postgres.ts";
import { startTestBackend } from "./test-backend.ts";

type Row = Record<string, unknown>;
export type TestDatabase = Pick<LocalBackend, "script" | "stop">;
type DatabaseKind = { name: string; open(): Promise<TestDatabase> };

const embedded: DatabaseKind = { name: "the embedded database", open: () => startTestBackend() };

const server: DatabaseKind = {
  name: "a PostgreSQL server",
  async open() {
    const postgres = await startPostgres();
    await (await startBackend({ database: postgres.url })).stop();
    const connection = connect(postgres.url, { max: 1, onnotice: () => undefined });
    return {
      // Of a script with several statements the rows of each, of one its rows.
      async script(text) {
        const results: Row[] | Row[][] = await connection.unsafe<Row[] | Row[][]>(text).simple();
        return results.map((rows) => [rows].flat());
      },
      async stop() {
        await connection.end();
        await postgres.stop();
      },
    };
  },
};

/** Where the migrations are tried. A machine without a server leaves that half to those that have one. */
export const databases = postgresPrograms() ? [embedded, server] : [embedded];
