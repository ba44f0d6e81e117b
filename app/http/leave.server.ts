import { type RouterContextProvider, redirectDocument } from "react-router";
import { signOut } from "../backend/auth.ts";
import { environmentContext, requestContext } from "./context.ts";
import { logError } from "./log.ts";
import { visitorContext } from "./session.ts";
import { closeSession } from "./session-store.ts";

/** Signs out: at Auth as far as it answers, here in any case. */
export async function leave(
  context: Readonly<RouterContextProvider>,
  request: Request,
  next: string,
): Promise<Response> {
  const { accessToken } = context.get(visitorContext);
  const { id, deadline } = context.get(requestContext);
  const auth = { ...context.get(environmentContext).supabase, signal: deadline };
  if (accessToken) await signOut(auth, accessToken).catch((error: unknown) => logError(id, error));
  return redirectDocument(next, { status: 303, headers: { "Set-Cookie": await closeSession(context, request) } });
}
