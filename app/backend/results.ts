import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Composition } from "../maestro/types.ts";
import { type Backend, BackendRefused } from "./backend.ts";
import { uniqueViolation } from "./postgres-errors.ts";
import { resultSchema, sharedSchema } from "./result-schema.ts";
import { atLeastOneRow } from "./rows.ts";

/** A composed perfume as its owner sees it. `share_token` is the secret in its share link. */
export type Result = z.infer<typeof resultSchema>;
export type SharedPerfume = z.infer<typeof sharedSchema>;

/**
 * The perfume of a session; null where none is composed yet, and also where the session is not this request's own: with
 * row-level security the two look alike.
 * @throws BackendDown
 */
export async function findResult(backend: Backend, session: string): Promise<Result | null> {
  // A visitor can write the session's rows without the shop; what is not a perfume counts as none.
  const [row] = await backend.run(z.array(resultSchema.nullable().catch(null)), (db) =>
    db
      .from("maestro_results")
      .select("custom_name, engraving, result_json, share_token")
      .eq("session_id", session)
      .is("question_id", null)
      .limit(1),
  );
  return row ?? null;
}

/** The custom name of a session's perfume; null where it has none, or there is no perfume. @throws BackendDown */
export async function findCustomName(backend: Backend, session: string): Promise<string | null> {
  const [row] = await backend.run(z.array(z.object({ custom_name: z.string().nullable() })), (db) =>
    db.from("maestro_results").select("custom_name").eq("session_id", session).is("question_id", null),
  );
  return row?.custom_name ?? null;
}

type NewResult = {
  session: string;
  language: Language;
  composition: Composition;
  /** Absent: the stored name is kept. */
  customName?: string | undefined;
};

/**
 * Upserts the session's one perfume; an earlier composition is replaced, its engraving and share link are kept. False
 * where another session's perfume has the same fingerprint: compose again with the next `attempt`.
 * @throws BackendDown, BackendRefused for a session that is not this request's own
 */
export async function saveResult(
  backend: Backend,
  { session, language, composition, customName }: NewResult,
): Promise<boolean> {
  const { fingerprint, target, premiere, deuxieme } = composition;
  const row = {
    session_id: session,
    question_id: null,
    lang: language,
    ...(customName !== undefined && { custom_name: customName }),
    fingerprint,
    result_json: {
      version: 1,
      fingerprint,
      target,
      variants: [
        { kind: "premiere", ...premiere },
        { kind: "deuxieme", ...deuxieme },
      ],
    },
  };
  try {
    await backend.run(atLeastOneRow, (db) =>
      db.from("maestro_results").upsert(row, { onConflict: "session_id,question_id" }).select("id"),
    );
    return true;
  } catch (error) {
    if (error instanceof BackendRefused && error.code === uniqueViolation) return false;
    throw error;
  }
}

/**
 * Sets the name (null: none) and the engraving of the session's perfume.
 * @throws BackendDown, BackendRefused where the session has no perfume (no_result) or the name is longer than 60
 * characters
 */
export async function nameResult(
  backend: Backend,
  { session, customName, engraving }: { session: string; customName: string | null; engraving: boolean },
): Promise<void> {
  const updated = await backend.run(z.array(z.unknown()), (db) =>
    db
      .from("maestro_results")
      .update({ custom_name: customName, engraving })
      .eq("session_id", session)
      .is("question_id", null)
      .select("id"),
  );
  if (updated.length === 0) throw new BackendRefused("no_result", "The session has no perfume to name");
}

/**
 * The public view of a perfume by its share link: names, notes and description, never answers, formula or recipe. Null
 * for an unknown token.
 * @throws BackendDown
 */
export function findSharedPerfume(backend: Backend, token: string): Promise<SharedPerfume | null> {
  return backend.run(sharedSchema.nullable().catch(null), (db) => db.rpc("shared_perfume", { token }));
}
