import { visitorContext } from "../../auth/visitor.ts";
import { nullIfUnavailable } from "../../backend/backend.ts";
import { claimJourney, findJourneyHolder } from "../../backend/journeys.ts";
import { backendOf } from "../../http/backend.ts";
import { type Context, requestContext } from "../../http/context.ts";
import { journeySession } from "../../http/journey-session.ts";
import { logError } from "../../http/log.ts";
import { setCookie } from "../../http/request/cookies.ts";

/**
 * Gives this browser's journey, if it has one, to the account that the request's backend acts as. Where that fails,
 * finishing does it again. Hands back the `Set-Cookie` value that forgets a journey of another account: who signs in here
 * begins one of their own.
 */
export async function claimBrowserJourney(context: Context): Promise<string | null> {
  if (!journeySession(context)) return null;
  const isOwn = await claimJourney(backendOf(context)).catch((error: unknown) => logError(context, error));
  return isOwn === false ? forgotten : null;
}

/**
 * The same for who signed in by a letter: a guest's journey is claimed only where the link was asked for in this browser.
 * Where it was not, `asks` says that its owner must be asked first.
 */
export async function claimAskedJourney(
  context: Context,
  isAsked: boolean,
): Promise<{ cookie: string | null; asks: boolean }> {
  const session = journeySession(context);
  if (!session) return { cookie: null, asks: false };
  const backend = backendOf(context);
  const isOwn = await claimJourney(backend, isAsked).catch((error: unknown) => logError(context, error));
  if (isOwn === false) return { cookie: forgotten, asks: false };
  const asks =
    isOwn === null && !isAsked && (await findJourneyHolder(backend, session).catch(nullIfUnavailable)) !== null;
  return { cookie: null, asks };
}

const forgotten = setCookie("maestro_session_id", "");

/** Gives this browser's journey to the signed-in account after the response, so that nobody waits for it. */
export function claimJourneyInBackground(context: Context): void {
  if (context.get(visitorContext).role === "guest") return;
  context.get(requestContext).waitUntil(claimBrowserJourney(context));
}

/**
 * Whether a journey goes with an account and nobody is signed in here who might hold it: signing in opens it again. False
 * where the backend does not say.
 */
export async function opensBySignIn(context: Context, session: string | undefined): Promise<boolean> {
  if (!session || context.get(visitorContext).role !== "guest") return false;
  return (await findJourneyHolder(backendOf(context), session).catch(nullIfUnavailable)) === "account";
}

/** The `Set-Cookie` value that forgets this browser's journey where it opens by signing in alone; null for a guest's. */
export async function forgetOwnedJourney(context: Context): Promise<string | null> {
  const session = journeySession(context);
  if (!session) return null;
  const holder = await findJourneyHolder(backendOf(context), session).catch(nullIfUnavailable);
  return holder === "account" ? forgotten : null;
}
