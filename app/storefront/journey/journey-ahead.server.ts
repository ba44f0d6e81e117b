import { createContext, type MiddlewareFunction } from "react-router";
import { siteStateOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { type Journey, readJourney } from "./journey.server.ts";

const aheadContext = createContext<Promise<Journey | null> | null>(null);

/**
 * Who finishes a journey waits for the backend twice: for all that is read, and for the perfume to be saved. So the journey
 * and the state of the shop are read while the visitor is found; the gates stand before the saving. Read as a guest's,
 * whoever it is: a session's answers open to its cookie alone.
 */
export const readJourneyAhead: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (request.method === "POST" && url.pathname === "/maestro-journey" && url.searchParams.get("step") === "ready") {
    const journey = readJourney({ context });
    // A gate may keep the visitor from asking for it.
    journey.catch(() => undefined);
    context.set(aheadContext, journey);
    void siteStateOf(context);
  }
  return next();
};

/** The journey that is being read already, or read now. */
export function journeyAhead(context: Context): Promise<Journey | null> {
  return context.get(aheadContext) ?? readJourney({ context });
}
