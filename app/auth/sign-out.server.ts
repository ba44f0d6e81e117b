import { redirectDocument } from "react-router";
import { signOut } from "../backend/auth.ts";
import { actAs, backendOf } from "../http/backend.ts";
import type { Context } from "../http/context.ts";
import { logError } from "../http/log.ts";
import { clearStorage } from "../http/response/security-headers.ts";
import { closeSession } from "./session-store.ts";
import { visitorContext } from "./visitor.ts";

/**
 * Ends the session at Auth, as far as it answers, and here in any case: the request's backend acts as a guest from then on.
 * Returns the `Set-Cookie` value.
 */
export async function endSession(
  context: Context,
  request: Request,
  accessToken: string | undefined = context.get(visitorContext).accessToken,
): Promise<string> {
  if (accessToken) {
    await signOut(backendOf(context), accessToken).catch((error: unknown) => logError(context, error));
  }
  actAs(context, { accessToken: undefined });
  return closeSession(context, request);
}

/** Ends the session and redirects to the local path `next`, as a new document. */
export async function redirectSignedOut(context: Context, request: Request, next: string): Promise<Response> {
  const headers = { "Set-Cookie": await endSession(context, request), ...clearStorage };
  return redirectDocument(next, { status: 303, headers });
}
