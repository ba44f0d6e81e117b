import { redirect } from "react-router";
import { roleOf } from "../../auth/role.ts";
import { redirectSignedIn, type SignedIn } from "../../auth/sign-in.server.ts";
import { backendOf } from "../../http/backend.ts";
import { type Context, requestContext } from "../../http/context.ts";
import { logError } from "../../http/log.ts";
import { loginPath } from "./modes.ts";
import { rejectNonAdmin } from "./reject-non-admin.server.ts";

/**
 * After a sign-in by link: opens a session for an admin and redirects to `next` (to the new password after a recovery
 * link); signs anyone else out again, and says so.
 */
export async function admitAdmin(
  context: Context,
  request: Request,
  signedIn: SignedIn,
  next: string,
): Promise<Response> {
  const { role, certain } = await roleOf(backendOf(context), (error) =>
    logError(context.get(requestContext).id, error),
  );
  if (role === "admin")
    return redirectSignedIn(context, signedIn, signedIn.recovery ? loginPath({ mode: "recovery" }) : next);
  return certain
    ? rejectNonAdmin(context, request, signedIn.tokens.accessToken)
    : redirect("/login?error=authentication_failed", 303);
}
