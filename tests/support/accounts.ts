import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { type LinkType, linkTypes } from "../../app/backend/auth-letters.ts";
import type { Language } from "../../app/i18n/languages.ts";
import { localAdmin } from "../../supabase/local/auth/local-admin.ts";
import type { LocalBackend } from "../../supabase/local/backend.ts";
import type { HttpShop } from "./http-shop.ts";
import type { Visitor } from "./shop.ts";

/** Milliseconds in which a letter arrives: the shop hands it over and does not wait for it. */
const delivery = 5000;

/**
 * Makes an account with a password, as Auth itself does, whose owner confirmed the address and then set the password. The
 * letter that Auth wants then has left before any that a test asks for.
 */
export async function createAccount(
  backend: Pick<LocalBackend, "url" | "key" | "sql">,
  email: string,
  password: string,
): Promise<void> {
  const response = await fetch(`${backend.url}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: backend.key, "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`Auth made no account: ${await response.text()}`);
  const [user] = await backend.sql<{ encrypted_password: string }>(
    "select encrypted_password from auth.users where email = $1",
    [email],
  );
  await backend.sql("update auth.users set email_confirmed_at = now() where email = $1", [email]);
  await backend.sql("update auth.users set encrypted_password = $2 where email = $1", [
    email,
    user?.encrypted_password,
  ]);
  const waits = () => backend.sql("select from private.outbox_letters where content ->> 'email' = $1", [email]);
  for (const until = Date.now() + delivery; (await waits()).length > 0 && Date.now() < until; ) await delay(20);
}

/** The exponent of bcrypt's work for the password of an account, where there is one. */
export async function costsOf({ sql }: Pick<LocalBackend, "sql">, email: string): Promise<number[]> {
  const found = await sql<{ cost: number }>(
    "select split_part(encrypted_password, '$', 3)::int as cost from auth.users where email = $1",
    [email],
  );
  return found.map(({ cost }) => cost);
}

/** Puts an address on the allow-list as if its owner had signed in there by letter once. */
export async function listAdmin(backend: Pick<LocalBackend, "sql">, email: string): Promise<void> {
  await backend.sql("insert into public.app_admins_email (email, proven_at) values ($1, now())", [email]);
}

/** A lead as the sign-up form leaves one. */
export async function addLead(
  backend: Pick<LocalBackend, "sql">,
  email: string,
  firstName = "Mina",
  lastName = "Haddad",
) {
  await backend.sql(
    `insert into leads (first_name, last_name, email, phone, country_code, lang)
     values ($1, $2, $3, '+966501234567', 'SA', 'ar') on conflict do nothing`,
    [firstName, lastName, email],
  );
}

/** A subscriber who has pressed the link in the letter. */
export async function addSubscriber(backend: Pick<LocalBackend, "sql">, email: string, language: Language = "ru") {
  await backend.sql(
    "insert into newsletter_subscribers (email, lang, confirmed_at, consent_version) values ($1, $2, now(), '2026-11-22') on conflict do nothing",
    [email, language],
  );
}

/** The tokens of an account, for tests that speak to Auth or the database themselves. */
export async function signInTokens(backend: LocalBackend, { email, password } = localAdmin) {
  const response = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: backend.key, "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { access_token, refresh_token }: { access_token: string; refresh_token: string } = await response.json();
  return { access_token, refresh_token };
}

/**
 * The link of the newest letter to an address that has one, as the letter's reader would open it; of one kind where an
 * earlier letter may lie in the mailbox, since the shop answers before its letter arrives.
 */
export function emailedLink(backend: LocalBackend, email: string, type?: LinkType): Promise<string> {
  return linkInLetter(backend, email, new RegExp(`href="(https?:[^"]+/auth/confirm[^"]+type=${type ?? ""}[^"]*)"`));
}

/** That of the newest invitation to the admin app. */
export function emailedInvitation(backend: LocalBackend, email: string): Promise<string> {
  return linkInLetter(backend, email, /href="(https?:[^"]+\/invitation[^"]+)"/);
}

async function linkInLetter(backend: LocalBackend, email: string, pattern: RegExp): Promise<string> {
  for (const until = Date.now() + delivery; Date.now() < until; await delay(20)) {
    const [link] = backend.mailbox
      .messages()
      .filter(({ to }) => to === email)
      .flatMap(({ html }) => pattern.exec(html)?.[1] ?? []);
    if (link) return link.replace(/&(amp|#38);/g, "&");
  }
  throw new Error(`No letter with a link for ${email}`);
}

/** Path and query of a link. */
export function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Sends the admin host's login form, in English. */
export async function triesAdminLogin(visitor: Visitor, { email, password } = localAdmin): Promise<void> {
  await visitor.opens("/login", { host: "admin" });
  await visitor.fills("E-mail", email);
  await visitor.fills("Password", password);
  await visitor.submits(visitor.page.getByRole("button", { name: "Sign in" }));
}

/** Signs an admin in and waits for the dashboard. */
export async function logsIntoAdmin(visitor: Visitor, admin = localAdmin): Promise<void> {
  await triesAdminLogin(visitor, admin);
  await visitor.page.getByRole("button", { name: "Sign out" }).waitFor();
}

/** The cookies that an answer has set, by their names without the prefix of a deployment. */
export function parseSetCookie(cookies: string[]): Record<string, string> {
  const pairs = cookies.map((cookie) => /^(?:__Host-)?([^=]+)=([^;]*)/.exec(cookie) ?? []);
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, value]));
}

/** Signs the local admin in and hands back the cookies. */
export async function signInCookies(shop: HttpShop, host: "shop" | "admin"): Promise<Record<string, string>> {
  const path = host === "shop" ? "/login?tab=password" : "/login";
  return parseSetCookie((await shop.ask(path, { form: localAdmin, host })).cookies);
}

/** What an admin's invitation of an address says to the database. */
export function invitationTo(email: string, again = false) {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
  const tokenHash = createHash("sha256").update(token).digest("hex");
  return { email, language: "en" as const, token, tokenHash, again };
}

/** What Auth's own plain letter, of a backend without a shop, holds for `verifyLink`; and where it leads. */
export function plainLinkIn(html: string) {
  const link = new URL(/href="([^"]+)"/.exec(html)?.[1]?.replace(/&(amp|#38);/g, "&") ?? "http://no.link");
  const type = link.searchParams.get("type");
  return {
    redirectTo: new URL(link.searchParams.get("redirect_to") ?? "http://no.link"),
    tokenHash: link.searchParams.get("token") ?? "",
    type: linkTypes.find((each) => each === type) ?? "magiclink",
  };
}
