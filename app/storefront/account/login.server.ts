import { type RouterContextProvider, redirect, redirectDocument } from "react-router";
import { z } from "zod";
import { signInWithPassword } from "../../backend/auth.ts";
import { BackendRefused } from "../../backend/backend.ts";
import { emailField } from "../../forms/fields.ts";
import { parseForm } from "../../forms/parse-form.ts";
import { limits } from "../../forms/text.ts";
import { environmentContext, requestContext } from "../../http/context.ts";
import { refuseEvenly } from "../../http/evenly.ts";
import { failureStatus } from "../../http/failure.ts";
import { logError } from "../../http/log.ts";
import { withinLimits } from "../../http/rate-limit.ts";
import { openSession } from "../../http/session-store.ts";
import { sendLink } from "./send-link.ts";

type Posted = { form: FormData; request: Request; context: Readonly<RouterContextProvider>; next: string };

const magicSchema = z.object({ email: emailField });

/** A password as it was typed: not trimmed, not cleaned. */
export const passwordSchema = z.object({
  email: emailField,
  password: z.string({ error: "password_required" }).min(limits.passwordMin, "password_min").max(200, "password_error"),
});

/** The answer is the same, in the same time, for a known and an unknown address. */
export async function askForLink({ form: data, request, context, next }: Posted) {
  const form = await parseForm(data, magicSchema);
  if (!form.ok) return form.refuse();
  const { email } = form.value;
  if (!(await withinLimits(context, request, "magic_link", email))) return form.refuse(["busy.body"], 429);
  if (!(await sendLink(context, request, { email, next: next || "/home" }))) return form.refuse(["unknown_error"], 503);
  return redirect(`/login?${new URLSearchParams({ sent: "1", ...(next && { next }) })}`, 303);
}

/** A wrong password and an unknown address look alike and take the same time. */
export async function signIn({ form: data, request, context, next }: Posted) {
  const form = await parseForm(data, passwordSchema, { hide: ["password"] });
  if (!form.ok) return form.refuse();
  if (!(await withinLimits(context, request, "login", form.value.email))) return form.refuse(["busy.body"], 429);
  const { supabase } = context.get(environmentContext);
  const { id, deadline } = context.get(requestContext);
  try {
    const tokens = await refuseEvenly(() => signInWithPassword({ ...supabase, signal: deadline }, form.value));
    return redirectDocument(next, { status: 303, headers: { "Set-Cookie": await openSession(context, tokens) } });
  } catch (error) {
    if (error instanceof BackendRefused) return form.refuse(["password_error"]);
    logError(id, error);
    return form.refuse(["unknown_error"], failureStatus(error));
  }
}
