import { z } from "zod";
import type { Backend } from "../backend.ts";
import type { RowPage } from "../row-page.ts";
import { adminPageSize, rowRange } from "./listing.ts";

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

/** The audit log, the newest entry first. It is not counted beyond its page. @throws BackendDown, BackendRefused */
export async function listLog(backend: Backend, { page }: { page: number }): Promise<RowPage<LogEntry>> {
  const [first, last] = rowRange(page);
  const entries = await backend.run(z.array(entrySchema), (db) =>
    db
      .from("audit_log")
      .select("id, at, actor, table_name, row_id, action, changes")
      .order("id", { ascending: false })
      .range(first, last + 1),
  );
  const rows = entries.slice(0, adminPageSize);
  return { rows, total: first + rows.length, more: entries.length > rows.length };
}

/** Logs that all rows of a table are about to be taken along as a file. @throws BackendDown, BackendRefused */
export async function logExport(backend: Backend, exported: "leads" | "newsletter_subscribers"): Promise<void> {
  await backend.run(z.literal(true), (db) => db.rpc("log_export", { exported }));
}
