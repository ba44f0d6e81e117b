import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Backend } from "./backend.ts";

/**
 * Mints a journey's session. Its id is unguessable and a secret: who sends it reads and writes the journey's rows.
 * The visitor's address is not told, so it is not kept.
 */
export function startSession(
  backend: Backend,
  { language, userAgent }: { language: Language; userAgent: string },
): Promise<string> {
  return backend.run(z.uuid(), (db) => db.rpc("maestro_start_session", { lang: language, user_agent: userAgent }));
}
