import { z } from "zod";
import type { Backend } from "../backend.ts";
import { queryRowPage, type RowPage } from "../row-page.ts";
import { rowRange } from "./listing.ts";

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

/** The audit log, the newest entry first; of one table if given. @throws BackendDown, BackendRefused */
export function listLog(
  backend: Backend,
  { page, table }: { page: number; table?: string },
): Promise<RowPage<LogEntry>> {
  const [first, last] = rowRange(page);
  return queryRowPage(backend, entrySchema, first, (db) => {
    const entries = db
      .from("audit_log")
      .select("id, at, actor, table_name, row_id, action, changes", { count: "exact" });
    return (table ? entries.eq("table_name", table) : entries).order("id", { ascending: false }).range(first, last);
  });
}

/** Logs that all rows of a table are about to be taken along as a file. @throws BackendDown, BackendRefused */
export async function logExport(backend: Backend, exported: "leads" | "newsletter_subscribers"): Promise<void> {
  await backend.run(z.literal(true), (db) => db.rpc("log_export", { exported }));
}
