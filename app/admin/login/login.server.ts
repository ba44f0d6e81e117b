import { redirect, redirectDocument } from "react-router";
import { z } from "zod";
import { confirmationUrl } from "../../auth/confirmation-url.ts";
import { endOtherSessions } from "../../auth/end-sessions.server.ts";
import { openSession } from "../../auth/open-session.ts";
import { passwordSchema } from "../../auth/password-schema.server.ts";
import { sendAuthLetter } from "../../auth/send-auth-letter.ts";
import { readSession } from "../../auth/session-store.ts";
import { visitorContext } from "../../auth/visitor.ts";
import { isListedAdmin } from "../../backend/admins.ts";
import { sendMagicLink, sendRecovery, signInWithPassword, signOut, updatePassword } from "../../backend/auth.ts";
import { type Backend, BackendRefused } from "../../backend/backend.ts";
import { emailField, emailFieldOr } from "../../forms/field-schemas.server.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { limits } from "../../forms/text.ts";
import { actAs, backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { letterLimit, withinPasswordLimits } from "../../http/limits/rate-limit.ts";
import { quantizeFailureTiming } from "../../http/limits/response-timing.ts";
import { logError } from "../../http/log.ts";
import { failureKey, failureStatus, waitKey } from "../../http/response/failure.ts";
import { adminError } from "../shell/admin-error.ts";
import { adminAccessOf } from "./admin-access.server.ts";
import { factorPath, loginPath } from "./modes.ts";

type SignInArgs = RouteArgs & { next: string };

const emailSchema = z.object({ email: emailField });
const forgotSchema = z.object({ email: emailFieldOr(adminError("email_please")) });
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
    error: adminError("passwords_differ"),
  });

export type RecoveryFields = z.input<typeof recoverySchema>;

/** Signs admins in. Anyone else whose password is right is signed out again, and told so. */
export async function signIn({ request, context, next }: SignInArgs) {
  const form = await parseForm(request, passwordSchema, { hideFields: ["password"] });
  if (!form.ok) return form.refuse();
  if (!(await withinPasswordLimits(context, request, form.value.email))) return form.refuse([waitKey(context)], 429);
  const backend = backendOf(context);
  try {
    const tokens = await quantizeFailureTiming(() => signInWithPassword(backend, form.value));
    const { accessToken } = tokens;
    actAs(context, { accessToken });
    const access = await adminAccessOf(context);
    if (access === "open" || access === "factor") {
      const headers = await openSession(context, request, tokens);
      return redirectDocument(access === "open" ? next || "/" : factorPath(next || "/"), { status: 303, headers });
    }
    await signOut(backend, accessToken).catch((error: unknown) => logError(context, error));
    return access === "closed"
      ? form.refuse([adminError("no_access")], 403)
      : form.refuse([adminError("authentication_failed")], 503);
  } catch (error) {
    if (error instanceof BackendRefused) return form.refuse([adminError("login_failed"), "password_error"]);
    logError(context, error);
    return form.refuse([failureKey(context, error, adminError("login_failed"))], failureStatus(error));
  }
}

/**
 * Sends a magic link to an admin who has an account; none is created here. Enumeration-safe: every address gets the same
 * answer.
 */
export async function requestMagicLink({ request, context, next }: SignInArgs) {
  const form = await parseForm(request, emailSchema);
  if (!form.ok) return form.refuse();
  const { email } = form.value;
  const redirectTo = confirmationUrl(context, next || "/");
  const send = (backend: Backend) => sendMagicLink(backend, { email, redirectTo, createUser: false });
  const outcome = await requestLetter({ context, request, action: "magic_link", email, send });
  if (typeof outcome !== "string")
    return form.refuse([outcome.key === "failed" ? adminError("magic_failed") : waitKey(context)], outcome.status);
  return redirect(loginPath({ mode: "magic", next, sent: outcome }), 303);
}

/** Sends a recovery link to an admin; enumeration-safe, too. */
export async function requestRecovery({ request, context }: RouteArgs) {
  const form = await parseForm(request, forgotSchema);
  if (!form.ok) return form.refuse();
  const { email } = form.value;
  const redirectTo = confirmationUrl(context, loginPath({ mode: "recovery" }));
  const send = (backend: Backend) => sendRecovery(backend, { email, redirectTo });
  const outcome = await requestLetter({ context, request, action: "recovery", email, send });
  if (typeof outcome !== "string")
    return form.refuse([outcome.key === "failed" ? adminError("recovery_failed") : waitKey(context)], outcome.status);
  return redirect(loginPath({ mode: "forgot", sent: outcome }), 303);
}

type LetterRequest = RouteArgs & {
  action: "magic_link" | "recovery";
  email: string;
  send: (backend: Backend) => Promise<void>;
};

/** What is said of the letter, which is on its way, or nobody is told that it is not. */
async function requestLetter({ context, request, action, email, send }: LetterRequest) {
  const limit = await letterLimit(context, request, action, email);
  if (limit === "refuse") return { key: "busy", status: 429 } as const;
  try {
    // Asked of every address alike, so neither the time nor a failure tells whose it is.
    const listed = await isListedAdmin(backendOf(context), email);
    if (limit === "done") return "recent";
    return await sendAuthLetter(context, email, async (backend) => {
      if (listed) await send(backend);
    });
  } catch (error) {
    logError(context, error);
    return { key: "failed", status: failureStatus(error) } as const;
  }
}

/** Sets a new password without the old one: once, for a user who signed in by a recovery link. */
export async function setPassword({ request, context }: RouteArgs) {
  const form = await parseForm(request, recoverySchema, { hideFields: ["password", "confirmation"] });
  if (!form.ok) return form.refuse();
  const { role, uncertain, recovery, accessToken, session: own } = context.get(visitorContext);
  // The letter alone is half a sign-in where there is a second factor.
  const admitted = role === "admin" || uncertain;
  if (!recovery || !accessToken || !admitted) return form.refuse([adminError("authentication_failed")], 403);
  try {
    await updatePassword(backendOf(context), accessToken, {
      password: form.value.password,
      redirectTo: confirmationUrl(context, "/"),
    });
  } catch (error) {
    logError(context, error);
    const refused = error instanceof BackendRefused;
    return form.refuse(
      [failureKey(context, error, adminError("password_failed"))],
      refused ? 422 : failureStatus(error),
    );
  }
  // The password is set; where Auth has gone meanwhile, it has ended the others by itself.
  await endOtherSessions(context, accessToken, own?.ref).catch((error: unknown) => logError(context, error));
  const session = await readSession(context, request);
  await session?.save({ ...session.user, recovery: false });
  return redirect(loginPath({ mode: "recovery", updated: "1" }), 303);
}
