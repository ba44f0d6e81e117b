import { visitorContext } from "../../auth/visitor.ts";
import { BackendRefused } from "../../backend/backend.ts";
import { assignJourney } from "../../backend/my-data.ts";
import { ownsSession } from "../../backend/sessions.ts";
import { backendOf } from "../../http/backend.ts";
import { type Context, requestContext } from "../../http/context.ts";
import { journeySession } from "../../http/journey-session.ts";
import { logError } from "../../http/log.ts";

/** Gives this browser's journey, if it has one, to the account of who signs in. Where that fails, finishing does it again. */
export async function claimJourney(context: Context, email: string | null): Promise<void> {
  const session = journeySession(context);
  if (!session || !email) return;
  const { id } = context.get(requestContext);
  await assignJourney(backendOf(context), { session, email }).catch((error: unknown) => logError(id, error));
}

/** The same after the response. */
export function claimJourneyInBackground(context: Context, email: string | null): void {
  context.get(requestContext).waitUntil(claimJourney(context, email));
}

/**
 * Whether a journey is this browser's own, or goes with the account of who is signed in, on whatever device. An admin
 * shops as a guest, so theirs are those of this browser alone.
 * @throws BackendDown
 */
export async function isOwnJourney(context: Context, session: string): Promise<boolean> {
  if (session === journeySession(context)) return true;
  if (context.get(visitorContext).role !== "user") return false;
  return ownsSession(backendOf(context), session).catch((error: unknown) => {
    if (error instanceof BackendRefused) return false;
    throw error;
  });
}
