import { readCookie } from "./cookies.ts";
import { isUuid } from "./uuid.ts";

/** The journey's session id from this browser's cookie, undefined where there is none or it is malformed. */
export function journeySession(request: Request): string | undefined {
  const value = readCookie(request, "maestro_session_id");
  return isUuid(value) ? value : undefined;
}
