import { redirect } from "react-router";
import { redirectSignedIn, type SignedIn } from "../../auth/sign-in.server.ts";
import type { Context } from "../../http/context.ts";
import { adminAccessOf } from "./admin-access.server.ts";
import { factorPath, loginPath } from "./modes.ts";
import { rejectNonAdmin } from "./reject-non-admin.server.ts";

/**
 * After a sign-in by link: opens a session for an admin and redirects to `next` (to the new password after a recovery
 * link), past the second factor where there is one; signs anyone else out again, and says so.
 */
export async function admitAdmin(
  context: Context,
  request: Request,
  signedIn: SignedIn,
  next: string,
): Promise<Response> {
  const access = await adminAccessOf(context);
  if (access === "open" || access === "factor") {
    const wanted = signedIn.recovery ? loginPath({ mode: "recovery" }) : next;
    return redirectSignedIn(context, request, signedIn, access === "open" ? wanted : factorPath(wanted));
  }
  return access === "closed"
    ? rejectNonAdmin(context, request, signedIn.tokens.accessToken)
    : redirect("/login?error=authentication_failed", 303);
}
