// The id of a journey's session is in addresses, in local storage and in shared links; it only shows a perfume as a
// stranger sees it. Reading the answers and changing them needs the cookie, which holds the id with the house's
// signature.
import { createContext } from "react-router";
import { type Context, environmentContext } from "./context.ts";
import { readCookie, setCookie } from "./request/cookies.ts";
import { isUuid } from "./request/uuid.ts";
import { sign, verify } from "./signature.ts";

const journeyContext = createContext<string | null>(null);

/** Finds out once a request which journey its browser owns. */
export async function openJourney(context: Context, request: Request): Promise<void> {
  const value = readCookie(request, "maestro_session_id");
  if (!value) return;
  const id = await verify(context.get(environmentContext).signingKeys, "journey", value);
  context.set(journeyContext, isUuid(id) ? id : null);
}

/** The session id of this browser's own journey, undefined where it has none or its cookie is not the house's. */
export function journeySession(context: Context): string | undefined {
  return context.get(journeyContext) ?? undefined;
}

/** The `Set-Cookie` value that makes a journey this browser's own. */
export async function rememberJourney(context: Context, session: string): Promise<string> {
  return setCookie("maestro_session_id", await sign(context.get(environmentContext).signingKeys, "journey", session));
}
