import { ownJourney } from "../../backend/my-data.ts";
import { backendOf } from "../../http/backend.ts";
import { type Context, requestContext } from "../../http/context.ts";
import { journeySession } from "../../http/journey-session.ts";
import { logError } from "../../http/log.ts";

/** Gives this browser's journey, if it has one, to the account of who is signed in, after the response. */
export function ownJourneyLater(context: Context, email: string | null): void {
  const session = journeySession(context);
  if (!session || !email) return;
  const { id, waitUntil } = context.get(requestContext);
  waitUntil(ownJourney(backendOf(context), { session, email }).catch((error: unknown) => logError(id, error)));
}
