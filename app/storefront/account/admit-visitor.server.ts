import { wasAskedHere } from "../../auth/asked-here.ts";
import { redirectSignedIn, type SignedIn } from "../../auth/sign-in.server.ts";
import type { RouteArgs } from "../../http/context.ts";
import { claimAskedJourney } from "../journey-state/journey-owner.server.ts";
import { journeyQuestionPath } from "./journey-question-path.ts";

/**
 * Opens the session of who signed in by a letter and leads to `next`, or first to the question whose the journey of this
 * browser is.
 */
export async function admitVisitor(
  { context, request }: RouteArgs,
  signedIn: SignedIn,
  next: string,
): Promise<Response> {
  const isAsked = await wasAskedHere(context, request, signedIn.tokens.email);
  const { cookie, asks } = await claimAskedJourney(context, isAsked);
  const response = await redirectSignedIn(context, request, signedIn, asks ? journeyQuestionPath(next) : next);
  if (cookie) response.headers.append("Set-Cookie", cookie);
  return response;
}
