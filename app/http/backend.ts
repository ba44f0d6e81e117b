import type { RouterContextProvider } from "react-router";
import { type Backend, createBackend } from "../backend/backend.ts";
import { environmentContext, requestContext } from "./context.ts";
import { readCookie } from "./cookies.ts";

/**
 * The database as this request may see it: a guest with the visitor's journey session, or a signed-in person.
 * `session` overrides the cookie where an address names one (`/results?sid=`).
 */
export function backendOf(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { session = journeySession(request), accessToken }: { session?: string; accessToken?: string } = {},
): Backend {
  const facts = context.get(requestContext);
  return createBackend({
    ...context.get(environmentContext).supabase,
    session,
    accessToken,
    get signal() {
      return facts.deadline;
    },
    waitUntil: facts.waitUntil,
    onTrip: () => {
      if (facts.asking === 0) facts.trips += 1;
      facts.asking += 1;
      return () => {
        facts.asking -= 1;
      };
    },
  });
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isSessionId(value: unknown): value is string {
  return typeof value === "string" && uuid.test(value);
}

/** The Maestro's session of this browser, undefined where there is none or the cookie is not one. */
export function journeySession(request: Request): string | undefined {
  const value = readCookie(request, "maestro_session_id");
  return isSessionId(value) ? value : undefined;
}
