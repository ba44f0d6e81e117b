import { z } from "zod";
import type { Backend } from "../backend.ts";
import { compositionSchema } from "../result-schema.ts";
import { languageSchema } from "../rows.ts";

const rowSchema = z.object({
  id: z.uuid(),
  custom_name: z.string().nullable(),
  fingerprint: z.string(),
  lang: languageSchema,
  engraving: z.boolean(),
  created_at: z.string(),
});

export type ResultRow = z.infer<typeof rowSchema>;

/**
 * At most fifty perfumes whose custom name or fingerprint starts with the text, the newest first. An empty
 * text matches all.
 * @throws BackendDown, BackendRefused
 */
export function findResults(backend: Backend, query: string): Promise<ResultRow[]> {
  return backend.run(z.array(rowSchema), (db) => db.rpc("find_results", { query }));
}

const sheetSchema = rowSchema.extend({ result_json: compositionSchema });

/** A compounding sheet: the formula and both recipes of both variants. */
export type Sheet = z.infer<typeof sheetSchema>;

/**
 * The compounding sheet of a perfume, or null. Row-level security hides the visitor's answers from admins.
 * @throws BackendDown
 */
export async function findSheet(backend: Backend, id: string): Promise<Sheet | null> {
  const [sheet] = await backend.run(z.array(sheetSchema), (db) =>
    db
      .from("maestro_results")
      .select("id, custom_name, fingerprint, lang, engraving, created_at, result_json")
      .eq("id", id)
      .is("question_id", null),
  );
  return sheet ?? null;
}
