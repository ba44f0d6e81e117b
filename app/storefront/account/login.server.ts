import { redirect, redirectDocument } from "react-router";
import { z } from "zod";
import { rememberAsked } from "../../auth/asked-here.ts";
import { openSession } from "../../auth/open-session.ts";
import { passwordSchema } from "../../auth/password-schema.server.ts";
import { signInWithPassword } from "../../backend/auth.ts";
import { BackendRefused } from "../../backend/backend.ts";
import { emailField } from "../../forms/field-schemas.server.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { actAs, backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { letterLimit, withinPasswordLimits } from "../../http/limits/rate-limit.ts";
import { quantizeFailureTiming } from "../../http/limits/response-timing.ts";
import { logError } from "../../http/log.ts";
import { failureKey, failureStatus, waitKey } from "../../http/response/failure.ts";
import { claimBrowserJourney } from "../journey-state/journey-owner.server.ts";
import { loginPath } from "./login-path.ts";
import { sendLink } from "./send-link.ts";

type SignInArgs = RouteArgs & { next: string };

const magicSchema = z.object({ email: emailField });

/** Enumeration-safe: a known and an unknown address get the same response in the same time. */
export async function requestLink({ request, context, next }: SignInArgs) {
  const form = await parseForm(request, magicSchema);
  if (!form.ok) return form.refuse();
  const { email } = form.value;
  const limit = await letterLimit(context, request, "magic_link", email);
  if (limit === "refuse") return form.refuse([waitKey(context)], 429);
  const back = loginPath({ signed_in: "1", next });
  const sent = limit === "send" ? await sendLink(context, { email, next: back }) : "recent";
  if (!sent) return form.refuse(["unknown_error"], 503);
  return redirect(loginPath({ sent, next }), {
    status: 303,
    headers: { "Set-Cookie": await rememberAsked(context, email) },
  });
}

/** Enumeration-safe: a wrong password and an unknown address get the same response in the same time. */
export async function signIn({ request, context, next }: SignInArgs) {
  const form = await parseForm(request, passwordSchema, { hideFields: ["password"] });
  if (!form.ok) return form.refuse();
  if (!(await withinPasswordLimits(context, request, form.value.email))) return form.refuse([waitKey(context)], 429);
  try {
    const tokens = await quantizeFailureTiming(() => signInWithPassword(backendOf(context), form.value));
    actAs(context, { accessToken: tokens.accessToken });
    const forgotten = await claimBrowserJourney(context);
    const headers = await openSession(context, request, tokens);
    if (forgotten) headers.append("Set-Cookie", forgotten);
    return redirectDocument(next, { status: 303, headers });
  } catch (error) {
    if (error instanceof BackendRefused) return form.refuse(["password_error"]);
    logError(context, error);
    return form.refuse([failureKey(context, error)], failureStatus(error));
  }
}
