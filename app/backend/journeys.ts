import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Backend } from "./backend.ts";

/**
 * Begins a journey. The id of its session is unguessable: whoever is given it sees the journey's perfume. The database
 * counts the visitor's IP address for the hour and keeps it as a hash alone.
 * @throws BackendRefused where the hour's budget is spent
 */
export function maestroStartSession(
  backend: Backend,
  { language, userAgent }: { language: Language; userAgent: string },
): Promise<string> {
  return backend.runAsWorker(z.uuid(), (db) =>
    db.rpc("maestro_start_session", { lang: language, user_agent: userAgent, ip: backend.address }),
  );
}

/**
 * Who may open a journey and change it: who makes this request, by its cookie or as its account; an account that is not
 * signed in here; another guest.
 */
export const holderSchema = z.enum(["caller", "account", "guest"]);
export type JourneyHolder = z.infer<typeof holderSchema>;

/** Null for a session that does not exist. */
export function findJourneyHolder(backend: Backend, session: string): Promise<JourneyHolder | null> {
  return backend.runAsWorker(holderSchema.nullable(), (db) => db.rpc("find_journey_holder", { session_id: session }));
}

/**
 * Gives the visitor's journey to the account of who is signed in; one that has an owner stays theirs. False where it is
 * another's, null where there is none, or nobody is signed in, or nobody has it and `claims` is false.
 */
export function claimJourney(backend: Backend, claims = true): Promise<boolean | null> {
  return backend.runAsWorker(z.boolean().nullable(), (db) => db.rpc("claim_journey", { claims }));
}
