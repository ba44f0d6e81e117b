import { type RouterContextProvider, redirect, redirectDocument } from "react-router";
import { z } from "zod";
import { sendMagicLink, sendRecovery, signInWithPassword, signOut, updatePassword } from "../../backend/auth.ts";
import { BackendRefused } from "../../backend/backend.ts";
import { emailField } from "../../forms/fields.ts";
import { parseForm } from "../../forms/parse-form.ts";
import { limits } from "../../forms/text.ts";
import { backendOf } from "../../http/backend.ts";
import { environmentContext, requestContext } from "../../http/context.ts";
import { evenly, refuseEvenly } from "../../http/evenly.ts";
import { failureStatus } from "../../http/failure.ts";
import { linkAddress } from "../../http/link-address.ts";
import { logError } from "../../http/log.ts";
import { type Deed, withinLimits } from "../../http/rate-limit.ts";
import { roleOf } from "../../http/role.ts";
import { visitorContext } from "../../http/session.ts";
import { openSession, readSession } from "../../http/session-store.ts";
import { passwordSchema } from "../../storefront/account/login.server.ts";
import { loginAddress } from "./modes.ts";

type Posted = { form: FormData; request: Request; context: Readonly<RouterContextProvider>; next: string };

const emailSchema = z.object({ email: emailField });
const forgotSchema = z.object({
  email: z.string({ error: "email_please" }).pipe(emailField),
});
const recoverySchema = z
  .object({
    password: z
      .string({ error: "password_required" })
      .min(limits.adminPasswordMin, "admin_password_min")
      .max(200, "too_long"),
    confirmation: z.string({ error: "required" }),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ["confirmation"],
    message: "passwords_differ",
  });

function authOf(context: Readonly<RouterContextProvider>) {
  return { ...context.get(environmentContext).supabase, signal: context.get(requestContext).deadline };
}

/** Lets admins in; anyone else whose password is right is signed out again and told. */
export async function signIn({ form: data, request, context, next }: Posted) {
  const form = await parseForm(data, passwordSchema, { hide: ["password"] });
  if (!form.ok) return form.refuse();
  if (!(await withinLimits(context, request, "login", form.value.email))) return form.refuse(["busy.body"], 429);
  const { id } = context.get(requestContext);
  const auth = authOf(context);
  try {
    const tokens = await refuseEvenly(() => signInWithPassword(auth, form.value));
    const { accessToken } = tokens;
    const { role, certain } = await roleOf(backendOf(context, request, { accessToken }), (error) =>
      logError(id, error),
    );
    if (role === "admin") {
      const cookie = await openSession(context, tokens);
      return redirectDocument(next || "/", { status: 303, headers: { "Set-Cookie": cookie } });
    }
    await signOut(auth, accessToken).catch((error: unknown) => logError(id, error));
    return certain ? form.refuse(["no_access"], 403) : form.refuse(["authentication_failed"], 503);
  } catch (error) {
    if (error instanceof BackendRefused) return form.refuse(["login_failed", "password_error"]);
    logError(id, error);
    return form.refuse(["login_failed"], failureStatus(error));
  }
}

/** A link for addresses that have an account; the office makes none. Every address gets the same answer. */
export async function askForLink({ form: data, request, context, next }: Posted) {
  const form = await parseForm(data, emailSchema);
  if (!form.ok) return form.refuse();
  const { email } = form.value;
  const send = () =>
    sendMagicLink(authOf(context), { email, redirectTo: linkAddress(request, next || "/"), createUser: false });
  const failure = await quietly({ context, request, deed: "magic_link", email, send });
  if (failure) return form.refuse([failure.key === "failed" ? "magic_failed" : "busy.body"], failure.status);
  return redirect(loginAddress({ mode: "magic", next, sent: "1" }), 303);
}

export async function askForRecovery({ form: data, request, context }: Posted) {
  const form = await parseForm(data, forgotSchema);
  if (!form.ok) return form.refuse();
  const { email } = form.value;
  const redirectTo = linkAddress(request, loginAddress({ mode: "recovery" }));
  const send = () => sendRecovery(authOf(context), { email, redirectTo });
  const failure = await quietly({ context, request, deed: "recovery", email, send });
  if (failure) return form.refuse([failure.key === "failed" ? "recovery_failed" : "busy.body"], failure.status);
  return redirect(loginAddress({ mode: "forgot", sent: "1" }), 303);
}

type Letter = {
  context: Readonly<RouterContextProvider>;
  request: Request;
  deed: Deed;
  email: string;
  send: () => Promise<unknown>;
};

/** Sends a letter. That Auth refuses an address (unknown, or written to a moment ago) is nobody's business. */
async function quietly({ context, request, deed, email, send }: Letter) {
  if (!(await withinLimits(context, request, deed, email))) return { key: "busy", status: 429 } as const;
  try {
    await evenly(send);
  } catch (error) {
    if (error instanceof BackendRefused) return null;
    logError(context.get(requestContext).id, error);
    return { key: "failed", status: failureStatus(error) } as const;
  }
  return null;
}

/** Only who came by a recovery link sets a password without the old one, and only once. */
export async function setPassword({ form: data, request, context }: Posted) {
  const form = await parseForm(data, recoverySchema, { hide: ["password", "confirmation"] });
  if (!form.ok) return form.refuse();
  const { recovery, accessToken } = context.get(visitorContext);
  if (!recovery || !accessToken) return form.refuse(["authentication_failed"], 403);
  try {
    await updatePassword(authOf(context), accessToken, form.value.password);
  } catch (error) {
    logError(context.get(requestContext).id, error);
    return form.refuse(["password_failed"], error instanceof BackendRefused ? 422 : failureStatus(error));
  }
  const session = await readSession(context, request);
  await session?.keep({ ...session.person, recovery: false });
  return redirect(loginAddress({ mode: "recovery", updated: "1" }), 303);
}
