import { z } from "zod";
import { type AuthLetter, linkTypes, writeAuthLetters } from "../backend/auth-letters.ts";
import type { Secret } from "../encoding/secret.ts";
import type { Hosts } from "../http/hosts.ts";
import { isLanguage } from "../i18n/languages.ts";
import { createLinkToken } from "../mail/link-token.ts";
import type { Machinery } from "./machinery.ts";

/** A call that Auth did not sign, or not just now. */
export class UnsignedCall extends Error {}

/** A call for a letter that the shop does not write. */
export class UnknownLetter extends Error {}

const callSchema = z.object({
  user: z.object({
    id: z.uuid(),
    email: z.string().min(3),
    /** Only while an address is being changed. */
    new_email: z.string().default(""),
  }),
  email_data: z.object({
    email_action_type: z.enum([...linkTypes, "password_changed_notification"]),
    redirect_to: z.string().default(""),
    token_hash: z.string().default(""),
    token_hash_new: z.string().default(""),
  }),
});

type Call = z.infer<typeof callSchema>;

/**
 * Keeps the letters that Auth asks for by its Send Email Hook
 * (https://supabase.com/docs/guides/auth/auth-hooks/send-email-hook), to be sent by the outbox. A call that comes twice
 * is heard once.
 * @throws UnsignedCall, UnknownLetter, BackendDown, BackendRefused for what is no address
 */
export async function takeAuthCall(
  { backend, environment }: Machinery,
  secret: Secret,
  { body, headers }: { body: string; headers: Headers },
): Promise<void> {
  const message = await verifyCall(secret, body, headers);
  const call = parseCall(body);
  const { id: account } = call.user;
  const letters = await Promise.all(wantedOf(call).map((wanted) => letterOf(wanted, call, environment.hosts)));
  await writeAuthLetters(backend, { message, account, letters });
}

/** The call's id, by which it is known again. */
async function verifyCall(secret: Secret, body: string, headers: Headers): Promise<string> {
  // Standard Webhooks' own library (standardwebhooks.com): it also refuses what is five minutes old. Loaded with the
  // first call, not with the Worker.
  const { Webhook, WebhookVerificationError } = await import("standardwebhooks");
  try {
    new Webhook(secret.reveal().slice("v1,".length)).verify(body, Object.fromEntries(headers), { jsonParse: false });
  } catch (error) {
    if (error instanceof WebhookVerificationError) throw new UnsignedCall(error.message);
    throw error;
  }
  return headers.get("webhook-id") ?? "";
}

function parseCall(body: string): Call {
  const call = callSchema.safeParse(jsonOf(body));
  if (!call.success) throw new UnknownLetter("The shop writes no such letter");
  return call.data;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Whom a call wants written to, and Auth's token for the link of that letter. */
type Wanted = { email: string; authToken?: string };

/**
 * A change of address is confirmed at both. Auth's names are crossed there: `token_hash_new` is for the present address,
 * `token_hash` for the new one.
 */
function wantedOf({ user, email_data: data }: Call): Wanted[] {
  if (data.email_action_type === "password_changed_notification") return [{ email: user.email }];
  if (data.email_action_type !== "email_change") return [{ email: user.email, authToken: data.token_hash }];
  const present = { email: user.email, authToken: data.token_hash_new };
  const next = { email: user.new_email, authToken: data.token_hash };
  return data.token_hash_new ? [present, next] : [next];
}

async function letterOf(
  { email, authToken }: Wanted,
  { user, email_data: data }: Call,
  hosts: Hosts,
): Promise<AuthLetter> {
  const { app, next, lang } = pageOf(data.redirect_to, hosts);
  const kind = data.email_action_type;
  if (kind === "password_changed_notification") return { kind: "password_changed", email, lang };
  if (!authToken) throw new UnknownLetter("A letter without a link");
  const { token, hash } = await createLinkToken();
  const link = { token_hash: hash, app, token: authToken, type: kind, next };
  const letter = { email, lang, app, token, link };
  return kind === "email_change" ? { kind, ...letter, from: user.email, to: user.new_email } : { kind, ...letter };
}

/** What `confirmationUrl` told Auth. Whatever leads elsewhere than to the admin app leads to the shop. */
function pageOf(redirectTo: string, { adminOrigin }: Hosts) {
  const url = URL.canParse(redirectTo) ? new URL(redirectTo) : null;
  const lang = url?.searchParams.get("lang");
  return {
    app: url?.origin === adminOrigin ? ("admin" as const) : ("storefront" as const),
    next: url?.searchParams.get("next")?.slice(0, 500) ?? "",
    lang: isLanguage(lang) ? lang : undefined,
  };
}
