import { type RouterContextProvider, redirect } from "react-router";
import { signOut } from "../../backend/auth.ts";
import { environmentContext, requestContext } from "../../http/context.ts";
import { logError } from "../../http/log.ts";
import { visitorContext } from "../../http/session.ts";
import { closeSession } from "../../http/session-store.ts";

/** Signs a person without admin access out and says so on the sign-in page. */
export async function turnAway(
  context: Readonly<RouterContextProvider>,
  request: Request,
  accessToken: string | undefined = context.get(visitorContext).accessToken,
): Promise<Response> {
  const { id, deadline } = context.get(requestContext);
  const auth = { ...context.get(environmentContext).supabase, signal: deadline };
  if (accessToken) await signOut(auth, accessToken).catch((error: unknown) => logError(id, error));
  return redirect("/login?error=no_access", {
    status: 303,
    headers: { "Set-Cookie": await closeSession(context, request) },
  });
}
