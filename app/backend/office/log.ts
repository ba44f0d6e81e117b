import { z } from "zod";
import type { Backend } from "../backend.ts";
import { type Listed, runPage } from "../run-page.ts";
import { rangeOf } from "./listing.ts";

const entrySchema = z.object({
  id: z.number(),
  at: z.string(),
  /** An e-mail address, or the database's own role for a change made outside the shop. */
  actor: z.string(),
  table_name: z.string(),
  row_id: z.string(),
  action: z.enum(["insert", "update", "delete"]),
  /** By column: before and after, or nothing where the values are personal. */
  changes: z.record(z.string(), z.array(z.json())),
});

export type LogEntry = z.infer<typeof entrySchema>;

/** Who changed what and when, the newest first; of one table if named. */
export function listLog(
  backend: Backend,
  { page, table }: { page: number; table?: string },
): Promise<Listed<LogEntry>> {
  const [first, last] = rangeOf(page);
  return runPage(backend, entrySchema, first, (db) => {
    const all = db.from("audit_log").select("id, at, actor, table_name, row_id, action, changes", { count: "exact" });
    return (table ? all.eq("table_name", table) : all).order("id", { ascending: false }).range(first, last);
  });
}
