import { redirect } from "react-router";
import { z } from "zod";
import { confirmationUrl } from "../../auth/confirmation-url.ts";
import { endOtherSessions } from "../../auth/end-sessions.server.ts";
import { openSession } from "../../auth/open-session.ts";
import { readSession } from "../../auth/session-store.ts";
import { visitorContext } from "../../auth/visitor.ts";
import { signInWithPassword, signOut, updatePassword } from "../../backend/auth.ts";
import { BackendRefused } from "../../backend/backend.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { limits } from "../../forms/text.ts";
import { backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { withinPasswordLimits } from "../../http/limits/rate-limit.ts";
import { logError } from "../../http/log.ts";
import { failureKey, failureStatus, waitKey } from "../../http/response/failure.ts";

const schema = z.object({
  current: z.string().max(200, "too_long").default(""),
  password: z
    .string({ error: "password_required" })
    .min(limits.newPasswordMin, "my_account:errors.new_password_min")
    .max(200, "too_long"),
});

/**
 * Sets a new password and ends every other session. Whom a letter has just signed in need not know the old password;
 * all others prove it by a sign-in, whose session takes the place of this one.
 */
export async function changePassword({ request, context }: RouteArgs) {
  const form = await parseForm(request, schema, { hideFields: ["current", "password"] });
  if (!form.ok) return form.refuse();
  const { email, accessToken, recovery, session } = context.get(visitorContext);
  if (!email || !accessToken || !session) return form.refuse(["unknown_error"], 503);
  const { current, password } = form.value;
  const backend = backendOf(context);
  const change = { password, redirectTo: confirmationUrl(context, "/account") };
  // For failures after the password is set: Auth has ended the other sessions by itself then, so logging is enough.
  const log = (error: unknown) => logError(context, error);
  try {
    if (recovery) {
      await updatePassword(backend, accessToken, change);
      await endOtherSessions(context, accessToken, session.ref).catch(log);
      const stored = await readSession(context, request);
      await stored?.save({ ...stored.user, recovery: false });
      return redirect("/account?done=password", 303);
    }
    if (!(await withinPasswordLimits(context, request, email))) return form.refuse([waitKey(context)], 429);
    const tokens = await signInWithPassword(backend, { email, password: current }).catch((error: unknown) => {
      if (error instanceof BackendRefused) return null;
      throw error;
    });
    if (!tokens) return form.refuse({ current: ["my_account:errors.password_wrong"] });
    await updatePassword(backend, tokens.accessToken, change).catch(async (error: unknown) => {
      await signOut(backend, tokens.accessToken).catch(log);
      throw error;
    });
    await endOtherSessions(context, tokens.accessToken).catch(log);
    return redirect("/account?done=password", { status: 303, headers: await openSession(context, request, tokens) });
  } catch (error) {
    if (error instanceof BackendRefused) return form.refuse({ password: ["my_account:errors.password_refused"] });
    log(error);
    return form.refuse([failureKey(context, error)], failureStatus(error));
  }
}
