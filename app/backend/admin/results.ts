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
  /** What composed it. */
  engine_version: z.string(),
  palette_version: z.string(),
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

const sheetSchema = rowSchema.extend({ result_json: compositionSchema });

/** A compounding sheet: the formula and both recipes of both variants. */
export type StoredSheet = z.infer<typeof sheetSchema>;

/** The compounding sheet of a perfume, or null. Answers and the session are out of an admin's reach. */
export async function findCompoundingSheet(backend: Backend, id: string): Promise<StoredSheet | null> {
  const [row] = await backend.run(z.array(sheetSchema), (db) => db.rpc("find_compounding_sheet", { result_id: id }));
  return row ?? null;
}

/**
 * Withdraws a perfume, so that its link is closed and its formula is composed for nobody, or restores it. False where
 * there is no such perfume.
 * @throws BackendRefused for a caller who is not an admin
 */
export function setPerfumeWithdrawn(backend: Backend, id: string, withdrawn: boolean): Promise<boolean> {
  return backend.run(z.boolean(), (db) => db.rpc("set_perfume_withdrawn", { result_id: id, withdrawn }));
}
