import { z } from "zod";
import type { Backend } from "../backend.ts";
import { compositionSchema } from "../result-schema.ts";
import { languageSchema } from "../rows.ts";

const foundSchema = z.object({
  id: z.uuid(),
  custom_name: z.string().nullable(),
  fingerprint: z.string(),
  lang: languageSchema,
  engraving: z.boolean(),
  created_at: z.string(),
});

export type FoundResult = z.infer<typeof foundSchema>;

/** At most fifty perfumes whose own name or fingerprint begins with the text, the newest first. No text finds all. */
export function findResults(backend: Backend, query: string): Promise<FoundResult[]> {
  return backend.run(z.array(foundSchema), (db) => db.rpc("find_results", { query }));
}

const sheetSchema = foundSchema.extend({ result_json: compositionSchema });

/** What the laboratory weighs by: the formula and both recipes of both variants. */
export type Sheet = z.infer<typeof sheetSchema>;

/** The compounding sheet of a perfume, or null. The answers behind it stay the visitor's own. */
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
