import { z } from "zod";
import type { Backend } from "../backend.ts";
import { type Page, type PageCursor, readPage } from "./listing.ts";

const entrySchema = z.object({
  id: z.number(),
  at: z.string(),
  /** An e-mail address, or the Postgres role for a change that was made outside the shop. */
  actor: z.string(),
  table_name: z.string(),
  row_id: z.string(),
  action: z.enum(["insert", "update", "delete", "export", "erase"]),
  /** By column: [before, after], or an empty list where the values are personal data. */
  changes: z.record(z.string(), z.array(z.json())),
});

export type LogEntry = z.infer<typeof entrySchema>;

/** The audit log, the newest entry first. It is not counted. */
export function listLog(backend: Backend, cursor?: PageCursor): Promise<Page<LogEntry>> {
  return readPage(cursor, {
    key: z.int().nonnegative(),
    keyOf: ({ id }) => id,
    async read({ from, backwards, limit }) {
      const rows = await backend.run(z.array(entrySchema), (db) => {
        const entries = db.from("audit_log").select("id, at, actor, table_name, row_id, action, changes").limit(limit);
        if (from === null) return entries.order("id", { ascending: false });
        return backwards
          ? entries.gt("id", from).order("id")
          : entries.lt("id", from).order("id", { ascending: false });
      });
      return { rows: backwards ? rows.toReversed() : rows };
    },
  });
}

/** Logs that all rows of a table are about to be taken along as a file. */
export async function logExport(
  backend: Backend,
  exported: "leads" | "newsletter_subscribers" | "orders",
): Promise<void> {
  await backend.run(z.literal(true), (db) => db.rpc("log_export", { exported }));
}
