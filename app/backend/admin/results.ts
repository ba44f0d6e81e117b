import { z } from "zod";
import type { Backend } from "../backend.ts";
import { compositionSchema } from "../result-schema.ts";
import { languageSchema } from "../rows.ts";
import { newestArguments, newestKey, newestKeyOf, type Page, type PageCursor, readPage } from "./listing.ts";

const rowSchema = z.object({
  id: z.uuid(),
  /** Which of its session's perfumes it is, from 1. */
  edition: z.int(),
  custom_name: z.string().nullable(),
  fingerprint: z.string(),
  lang: languageSchema,
  engraving: z.boolean(),
  created_at: z.string(),
  /** What composed it; null for a row that was not written by the house. */
  engine_version: z.string().nullable(),
  palette_version: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
});

export type ResultRow = z.infer<typeof rowSchema>;

const foundSchema = z.object({ rows: z.array(rowSchema) });

/**
 * Perfumes, the newest first; with a search those whose custom name or fingerprint begins with it.
 * @throws BackendRefused for a caller who is not an admin
 */
export function listResults(
  backend: Backend,
  { search, cursor }: { search: string; cursor?: PageCursor },
): Promise<Page<ResultRow>> {
  return readPage(cursor, {
    key: newestKey,
    keyOf: newestKeyOf,
    read: (query) =>
      backend.run(foundSchema, (db) => db.rpc("list_results", { query: search, ...newestArguments(query) })),
  });
}

/** A perfume that the house did not compose may hold anything: its formula is not read at all. */
const sheetSchema = rowSchema.extend({ result_json: compositionSchema.nullable() });

/** A compounding sheet: the formula and both recipes of both variants. */
export type StoredSheet = z.infer<typeof sheetSchema>;

/**
 * The compounding sheet of a perfume, or null; without a formula where the house did not compose it. Answers and the
 * session are out of an admin's reach.
 */
export async function findCompoundingSheet(backend: Backend, id: string): Promise<StoredSheet | null> {
  const rows = z.array(rowSchema.extend({ result_json: z.unknown() }));
  const [row] = await backend.run(rows, (db) => db.rpc("find_compounding_sheet", { perfume: id }));
  if (!row) return null;
  return sheetSchema.parse({ ...row, result_json: row.engine_version === null ? null : row.result_json });
}

/**
 * Withdraws a perfume, so that its link is closed and its formula is composed for nobody, or restores it. False where
 * there is no such perfume.
 * @throws BackendRefused for a caller who is not an admin
 */
export function setPerfumeWithdrawn(backend: Backend, id: string, withdrawn: boolean): Promise<boolean> {
  return backend.run(z.boolean(), (db) => db.rpc("set_perfume_withdrawn", { perfume: id, withdrawn }));
}
