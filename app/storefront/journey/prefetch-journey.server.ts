import { createContext, type MiddlewareFunction } from "react-router";
import { siteStateOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { type Journey, readJourney } from "../journey-state/journey.server.ts";

const prefetchContext = createContext<Promise<Journey | null> | null>(null);

/**
 * Starts reading the journey and the state of the shop when a journey is finished, before the visitor's role is known, so
 * that finishing takes two sequential round trips: reading, and saving the perfume. The gates still come before saving.
 * Which journeys open says the session at Auth, which is known by then.
 */
export const prefetchJourney: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (request.method === "POST" && url.pathname === "/maestro-journey" && url.searchParams.get("step") === "ready") {
    const journey = readJourney({ context });
    // A gate may end the request before the journey is asked for.
    journey.catch(() => undefined);
    context.set(prefetchContext, journey);
    void siteStateOf(context);
  }
  return next();
};

/** The prefetched journey, or the journey read now. */
export function prefetchedJourney(context: Context): Promise<Journey | null> {
  return context.get(prefetchContext) ?? readJourney({ context });
}
