import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Composition } from "../maestro/types.ts";
import { type Backend, BackendRefused } from "./backend.ts";
import { resultSchema, sharedSchema, withdrawnSchema } from "./result-schema.ts";

/** A composed perfume as its owner sees it. `share_token` is the secret in its share link. */
export type Result = z.infer<typeof resultSchema>;
export type SharedPerfume = z.infer<typeof sharedSchema>;

/**
 * The perfume of a session that the house composed; null where there is none yet, and also where the session is not this
 * request's own: with row-level security the two look alike.
 * @throws BackendDown
 */
export async function findResult(backend: Backend, session: string): Promise<Result | null> {
  // An earlier version of the engine may have written another shape: what cannot be read counts as none.
  const [row] = await backend.run(z.array(resultSchema.nullable().catch(null)), (db) =>
    db
      .from("maestro_results")
      .select("custom_name, engraving, result_json, share_token, withdrawn_at")
      .eq("session_id", session)
      .is("question_id", null)
      .not("engine_version", "is", null)
      .limit(1),
  );
  return row ?? null;
}

type NewResult = {
  session: string;
  language: Language;
  composition: Composition;
  /** For a perfume that has no name yet. */
  customName?: string | undefined;
};

/**
 * Saves the session's one perfume; an earlier composition is replaced, its name, engraving and share link are kept. False
 * where another session's perfume has the same fingerprint, or the office withdrew it: compose again with the next
 * `attempt`.
 * @throws BackendDown, BackendRefused for a session that is not this request's own and where the hour's budget is spent
 */
export async function saveResult(
  backend: Backend,
  { session, language, composition, customName }: NewResult,
): Promise<boolean> {
  const { versions, fingerprint, target, premiere, deuxieme } = composition;
  const variants = [
    { kind: "premiere", ...premiere },
    { kind: "deuxieme", ...deuxieme },
  ];
  return backend.runAsWorker(z.boolean(), (db) =>
    db.rpc("save_perfume", {
      session,
      lang: language,
      result: { version: 1, fingerprint, target, variants },
      fingerprint,
      engine_version: versions.engine,
      palette_version: versions.palette,
      custom_name: customName,
      ip: backend.address,
    }),
  );
}

/**
 * Sets the name (null: none) and the engraving of the session's perfume.
 * @throws BackendDown, BackendRefused where the session has no perfume or is not this request's own (no_result), or the
 * name is longer than 60 characters
 */
export async function nameResult(
  backend: Backend,
  { session, customName, engraving }: { session: string; customName: string | null; engraving: boolean },
): Promise<void> {
  const named = await backend.runAsWorker(z.boolean(), (db) =>
    db.rpc("name_perfume", { session, name: customName ?? undefined, engraving }),
  );
  if (!named) throw new BackendRefused("no_result", "The session has no perfume to name");
}

/**
 * The public view of a perfume by its share link: names, notes and description, never answers, formula or recipe. Null
 * for an unknown token; "withdrawn" for what the office withdrew.
 * @throws BackendDown
 */
export function findSharedPerfume(backend: Backend, token: string): Promise<SharedPerfume | "withdrawn" | null> {
  const schema = z.union([withdrawnSchema, sharedSchema]).nullable().catch(null);
  return backend.runAsWorker(schema, (db) => db.rpc("shared_perfume", { token }));
}
