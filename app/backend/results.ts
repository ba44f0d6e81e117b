import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Answers, Composition, MemoryKey } from "../maestro/types.ts";
import { type Backend, BackendRefused } from "./backend.ts";
import { resultSchema, sharedSchema, shownSchema, withdrawnSchema } from "./result-schema.ts";

/** A composed perfume with its formula, the answers behind it and the secret in its share link: its owner's. */
export type Result = z.infer<typeof resultSchema>;
/** A composed perfume as everybody else may see it: names, notes and the Maestro's words. */
export type SharedPerfume = z.infer<typeof sharedSchema>;
/** A shared perfume of a session, with who holds its journey. */
export type ShownPerfume = z.infer<typeof shownSchema>;

/**
 * Reads a perfume of a session, the one finished last unless an edition is given. Null where
 * there is none, and for a visitor who does not hold the journey.
 */
export function findResult(backend: Backend, session: string, edition?: number): Promise<Result | null> {
  // What cannot be read counts as none.
  return backend.runAsWorker(resultSchema.nullable().catch(null), (db) =>
    db.rpc("find_result", { session_id: session, edition }),
  );
}

/** Whether a session has a perfume that it may be shown. */
export function hasResult(backend: Backend, session: string): Promise<boolean> {
  return backend.runAsWorker(z.boolean(), (db) => db.rpc("has_result", { session_id: session }));
}

/**
 * Reads what anyone is shown of a perfume of a session, the one finished last unless an edition is given. Null also for
 * a perfume that an admin withdrew.
 */
export function findShownPerfume(backend: Backend, session: string, edition?: number): Promise<ShownPerfume | null> {
  return backend.runAsWorker(shownSchema.nullable().catch(null), (db) =>
    db.rpc("find_shown_perfume", { session_id: session, edition }),
  );
}

type NewResult = {
  session: string;
  language: Language;
  /** The answers that it was composed from: a visitor who returns to them gets this perfume again. */
  answers: Answers;
  composition: Composition;
  /** The words that the lexicon found in the visitor's memory; the house counts them. */
  words?: MemoryKey[];
  /** The name to give a perfume that has none yet. */
  customName?: string | undefined;
};

/**
 * What became of a perfume that was to be saved. `known`: the session has one of these answers or this formula already,
 * which is the newest again; `taken`: another session's perfume has the same fingerprint, or an admin withdrew it, so
 * compose again with the next `attempt`; `full`: the session has as many as it may.
 */
const savedSchema = z.enum(["saved", "known", "taken", "full"]);
export type Saved = z.infer<typeof savedSchema>;

const previewSchema = z.object({ outcome: savedSchema.exclude(["taken"]), edition: z.int().nullable() });
/** What saving comes to, and which edition the answers have where it is `known`. */
export type ResultPreview = z.infer<typeof previewSchema>;

/**
 * What saving a perfume that is composed from these answers would come to, as far as it can be told before composing:
 * others may make the same formula. Null for a session that is not this request's own.
 */
export function previewResult(backend: Backend, session: string, answers: Answers): Promise<ResultPreview | null> {
  return backend.runAsWorker(previewSchema.nullable(), (db) =>
    db.rpc("preview_result", { session_id: session, answers }),
  );
}

/**
 * Saves a perfume as the session's newest edition; earlier ones stay as they were.
 * @throws BackendRefused for a session that is not this request's own and where the hour's budget is spent
 */
export async function saveResult(
  backend: Backend,
  { session, language, answers, composition, words = [], customName }: NewResult,
): Promise<Saved> {
  const { versions, fingerprint, premiere, deuxieme, ...stated } = composition;
  const variants = [
    { kind: "premiere", ...premiere },
    { kind: "deuxieme", ...deuxieme },
  ];
  return backend.runAsWorker(savedSchema, (db) =>
    db.rpc("save_result", {
      session_id: session,
      lang: language,
      answers,
      result: { version: 1, fingerprint, ...stated, variants, words },
      fingerprint,
      engine_version: versions.engine,
      palette_version: versions.palette,
      custom_name: customName,
      ip: backend.address,
    }),
  );
}

/**
 * Sets the name (null: none) and the engraving of an edition of the session, the newest unless told.
 * @throws BackendRefused where the session has no such perfume or is held by somebody else (no_result), or the
 * name is longer than 60 characters
 */
export async function nameResult(
  backend: Backend,
  {
    session,
    edition,
    customName,
    engraving,
    id,
  }: {
    session: string;
    edition?: number | undefined;
    customName: string | null;
    engraving: boolean;
    /** Of the result that is meant, where that is known. */
    id?: string | undefined;
  },
): Promise<void> {
  const named = await backend.runAsWorker(z.boolean(), (db) =>
    db.rpc("name_result", {
      session_id: session,
      custom_name: customName ?? undefined,
      engraving,
      edition,
      result_id: id,
    }),
  );
  if (!named) throw new BackendRefused("no_result", "The session has no perfume to name");
}

/**
 * The public view of a perfume by its share link: names, notes and the words for strangers, never answers, formula or recipe. Null
 * for an unknown token; "withdrawn" for what an admin withdrew.
 */
export function findSharedPerfume(backend: Backend, token: string): Promise<SharedPerfume | "withdrawn" | null> {
  const schema = z.union([withdrawnSchema, sharedSchema]).nullable().catch(null);
  return backend.runAsWorker(schema, (db) => db.rpc("find_shared_perfume", { token }));
}
