import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Backend } from "./backend.ts";

/**
 * Starts a journey's session. Its id is an unguessable secret: whoever sends it reads and writes the journey's rows.
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
