import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Composition } from "../maestro/types.ts";
import { type Backend, BackendRefused } from "./backend.ts";
import { resultSchema, sharedSchema } from "./result-schema.ts";
import { someRow } from "./rows.ts";

/** A finished perfume as its owner sees it. `share_token` is the secret of its link. */
export type Result = z.infer<typeof resultSchema>;
export type SharedPerfume = z.infer<typeof sharedSchema>;

/**
 * The finished perfume of a session, or null where there is none yet (or the session is not this request's own:
 * row-level security makes the two look alike on purpose).
 * @throws BackendDown
 */
export async function findResult(backend: Backend, session: string): Promise<Result | null> {
  // What a session wrote past the shop, and is no perfume, is none.
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

/**
 * Keeps what was composed as the session's one perfume, in the place of an earlier composition; name, engraving and
 * link stay. False where another session's perfume has the same fingerprint: compose again with the next `attempt`.
 * @throws BackendDown, BackendRefused for a session that is not this request's
 */
export async function keepResult(
  backend: Backend,
  { session, language, composition }: { session: string; language: Language; composition: Composition },
): Promise<boolean> {
  const { fingerprint, target, premiere, deuxieme } = composition;
  const row = {
    session_id: session,
    question_id: null,
    lang: language,
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
    await backend.run(someRow, (db) =>
      db.from("maestro_results").upsert(row, { onConflict: "session_id,question_id" }).select("id"),
    );
    return true;
  } catch (error) {
    if (error instanceof BackendRefused && error.code === "23505") return false;
    throw error;
  }
}

/**
 * Names the session's perfume, or leaves it without a name (null).
 * @throws BackendRefused where the session has no perfume or the name is not one (over 60 characters)
 */
export async function nameResult(
  backend: Backend,
  { session, customName, engraving }: { session: string; customName: string | null; engraving: boolean },
): Promise<void> {
  const named = await backend.run(z.array(z.unknown()), (db) =>
    db
      .from("maestro_results")
      .update({ custom_name: customName, engraving })
      .eq("session_id", session)
      .is("question_id", null)
      .select("id"),
  );
  if (named.length === 0) throw new BackendRefused("no_result", "The session has no perfume to name");
}

/** What a shared link shows: names, notes and the Maestro's words. Null for a link that is none. */
export function findSharedPerfume(backend: Backend, token: string): Promise<SharedPerfume | null> {
  return backend.run(sharedSchema.nullable().catch(null), (db) => db.rpc("shared_perfume", { token }));
}
