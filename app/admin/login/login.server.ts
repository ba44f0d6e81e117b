import { redirect, redirectDocument } from "react-router";
import { z } from "zod";
import { confirmationUrl } from "../../auth/confirmation-url.ts";
import { passwordSchema } from "../../auth/password-schema.server.ts";
import { roleOf } from "../../auth/role.ts";
import { openSession, readSession } from "../../auth/session-store.ts";
import { visitorContext } from "../../auth/visitor.ts";
import { sendMagicLink, sendRecovery, signInWithPassword, signOut, updatePassword } from "../../backend/auth.ts";
import { BackendRefused } from "../../backend/backend.ts";
import { emailField } from "../../forms/field-schemas.server.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { limits } from "../../forms/text.ts";
import { actAs, backendOf } from "../../http/backend.ts";
import { type RouteArgs, requestContext } from "../../http/context.ts";
import { type LimitedAction, withinLimits } from "../../http/limits/rate-limit.ts";
import { quantizeFailureTiming, quantizeTiming } from "../../http/limits/response-timing.ts";
import { logError } from "../../http/log.ts";
import { failureStatus } from "../../http/response/failure.ts";
import { adminError } from "../shell/admin-error.ts";
import { loginPath } from "./modes.ts";

type SignInArgs = RouteArgs & { next: string };

const emailSchema = z.object({ email: emailField });
const forgotSchema = z.object({
  email: z.string({ error: adminError("email_please") }).pipe(emailField),
});
const recoverySchema = z
  .object({
    password: z
      .string({ error: "password_required" })
      .min(limits.adminPasswordMin, adminError("admin_password_min"))
      .max(200, "too_long"),
    confirmation: z.string({ error: "required" }),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ["confirmation"],
    message: adminError("passwords_differ"),
  });

export type RecoveryFields = z.input<typeof recoverySchema>;

/** Signs admins in. Anyone else whose password is right is signed out again, and told so. */
export async function signIn({ request, context, next }: SignInArgs) {
  const form = await parseForm(request, passwordSchema, { hideFields: ["password"] });
  if (!form.ok) return form.refuse();
  if (!(await withinLimits(context, request, "login", form.value.email))) return form.refuse(["busy.body"], 429);
  const { id } = context.get(requestContext);
  const backend = backendOf(context);
  try {
    const tokens = await quantizeFailureTiming(() => signInWithPassword(backend, form.value));
    const { accessToken } = tokens;
    actAs(context, { accessToken });
    const { role, certain } = await roleOf(backend, (error) => logError(id, error));
    if (role === "admin") {
      const cookie = await openSession(context, tokens);
      return redirectDocument(next || "/", { status: 303, headers: { "Set-Cookie": cookie } });
    }
    await signOut(backend, accessToken).catch((error: unknown) => logError(id, error));
    return certain
      ? form.refuse([adminError("no_access")], 403)
      : form.refuse([adminError("authentication_failed")], 503);
  } catch (error) {
    if (error instanceof BackendRefused) return form.refuse([adminError("login_failed"), "password_error"]);
    logError(id, error);
    return form.refuse([adminError("login_failed")], failureStatus(error));
  }
}

/**
 * Sends a magic link to an address that has an account; none is created here. Enumeration-safe: every address gets the
 * same answer.
 */
export async function requestMagicLink({ request, context, next }: SignInArgs) {
  const form = await parseForm(request, emailSchema);
  if (!form.ok) return form.refuse();
  const { email } = form.value;
  const send = () =>
    sendMagicLink(backendOf(context), { email, redirectTo: confirmationUrl(request, next || "/"), createUser: false });
  const failure = await sendEmail({ context, request, action: "magic_link", email, send });
  if (failure)
    return form.refuse([failure.key === "failed" ? adminError("magic_failed") : "busy.body"], failure.status);
  return redirect(loginPath({ mode: "magic", next, sent: "1" }), 303);
}

/** Sends a recovery link; enumeration-safe, too. */
export async function requestRecovery({ request, context }: RouteArgs) {
  const form = await parseForm(request, forgotSchema);
  if (!form.ok) return form.refuse();
  const { email } = form.value;
  const redirectTo = confirmationUrl(request, loginPath({ mode: "recovery" }));
  const send = () => sendRecovery(backendOf(context), { email, redirectTo });
  const failure = await sendEmail({ context, request, action: "recovery", email, send });
  if (failure)
    return form.refuse([failure.key === "failed" ? adminError("recovery_failed") : "busy.body"], failure.status);
  return redirect(loginPath({ mode: "forgot", sent: "1" }), 303);
}

type EmailRequest = RouteArgs & { action: LimitedAction; email: string; send: () => Promise<unknown> };

/** Null where the e-mail was sent, and also where Auth refused the address (unknown, or written to a moment ago). */
async function sendEmail({ context, request, action, email, send }: EmailRequest) {
  if (!(await withinLimits(context, request, action, email))) return { key: "busy", status: 429 } as const;
  try {
    await quantizeTiming(send);
  } catch (error) {
    if (error instanceof BackendRefused) return null;
    logError(context.get(requestContext).id, error);
    return { key: "failed", status: failureStatus(error) } as const;
  }
  return null;
}

/** Sets a new password without the old one: once, for a user who signed in by a recovery link. */
export async function setPassword({ request, context }: RouteArgs) {
  const form = await parseForm(request, recoverySchema, { hideFields: ["password", "confirmation"] });
  if (!form.ok) return form.refuse();
  const { recovery, accessToken } = context.get(visitorContext);
  if (!recovery || !accessToken) return form.refuse([adminError("authentication_failed")], 403);
  try {
    await updatePassword(backendOf(context), accessToken, form.value.password);
  } catch (error) {
    logError(context.get(requestContext).id, error);
    return form.refuse([adminError("password_failed")], error instanceof BackendRefused ? 422 : failureStatus(error));
  }
  const session = await readSession(context, request);
  await session?.save({ ...session.user, recovery: false });
  return redirect(loginPath({ mode: "recovery", updated: "1" }), 303);
}
