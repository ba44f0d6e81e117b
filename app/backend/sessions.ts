import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Backend } from "./backend.ts";

/**
 * Starts a journey's session. Its id is an unguessable secret: whoever sends it reads and writes the journey's rows.
 * The visitor's IP address is not passed on, so it is not stored.
 * @throws BackendDown
 */
export function startSession(
  backend: Backend,
  { language, userAgent }: { language: Language; userAgent: string },
): Promise<string> {
  return backend.run(z.uuid(), (db) => db.rpc("maestro_start_session", { lang: language, user_agent: userAgent }));
}
