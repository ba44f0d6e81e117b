import { redirect } from "react-router";
import { endSession } from "../../auth/sign-out.server.ts";
import type { Context } from "../../http/context.ts";

/** Signs a user without admin access out, and says so on the sign-in page. */
export async function rejectNonAdmin(context: Context, request: Request, accessToken?: string): Promise<Response> {
  const cookie = await endSession(context, request, accessToken);
  return redirect("/login?error=no_access", { status: 303, headers: { "Set-Cookie": cookie } });
}
