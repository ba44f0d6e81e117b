import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../postgres/database.ts";
import type { Claims } from "./token.ts";

type Row = Record<string, unknown>;

export type Change = { schema: string; table: string; type: "INSERT" | "UPDATE" | "DELETE"; at: string; key: Row };

/** Calls back for each committed change of a published table. */
export async function listenForChanges(database: Database, notify: (change: Change) => void) {
  await database.exec(readFileSync(join(import.meta.dirname, "triggers.sql"), "utf8"));
  return database.listen("published_changes", (payload) => notify(JSON.parse(payload)));
}

/** The change as supabase-js expects it, or nothing where the caller's own policies hide the row. */
export async function changeAsSeenBy(claims: Claims | undefined, database: Database, change: Change) {
  const { schema, table, type, key, at } = change;
  const record = type === "DELETE" ? {} : await readAs(claims, database, change);
  if (!record) return undefined;
  const columns = await database.query<{ name: string; type: string }>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = $1 and table_name = $2 order by ordinal_position`,
    [schema, table],
  );
  const old_record = type === "INSERT" ? {} : key;
  return { schema, table, type, commit_timestamp: at, columns: columns.rows, record, old_record, errors: null };
}

async function readAs(claims: Claims | undefined, database: Database, { schema, table, key }: Change) {
  const role = claims?.role === "authenticated" ? "authenticated" : "anon";
  const name = [schema, table].map((part) => `"${part.replaceAll('"', '""')}"`).join(".");
  try {
    return await database.transaction(async (queries) => {
      await queries.query(
        `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
                set_config('request.jwt.claim.sub', $3, true), set_config('request.headers', '{}', true)`,
        [role, JSON.stringify(claims ?? { role }), claims?.sub ?? ""],
      );
      const { rows } = await queries.query<{ record: Row }>(
        `select to_jsonb(t) as record from ${name} t where to_jsonb(t) @> $1::jsonb`,
        [JSON.stringify(key)],
      );
      return rows[0]?.record;
    });
  } catch {
    // Not allowed to read the table at all: the change is none of this subscriber's business.
    return undefined;
  }
}
