import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Backend } from "./backend.ts";

/**
 * Starts a journey's session. Its id is unguessable: whoever is given it sees the journey's perfume.
 * Of the visitor's IP address the database keeps a hash for the hour.
 * @throws BackendDown, BackendRefused where the hour's budget is spent
 */
export function startSession(
  backend: Backend,
  { language, userAgent }: { language: Language; userAgent: string },
): Promise<string> {
  return backend.runAsWorker(z.uuid(), (db) =>
    db.rpc("maestro_start_session", { lang: language, user_agent: userAgent, ip: backend.address }),
  );
}

/** Whether a journey goes with the account of who makes this request: row-level security shows nobody another's. @throws BackendDown */
export async function ownsSession(backend: Backend, session: string): Promise<boolean> {
  const rows = await backend.run(z.array(z.unknown()), (db) =>
    db.from("maestro_sessions").select("id").eq("id", session),
  );
  return rows.length > 0;
}
