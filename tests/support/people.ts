import type { Browser, Page } from "@playwright/test";
import type { LocalBackend } from "../../supabase/local/backend.ts";
import { localAdmin } from "../../supabase/local/local-admin.ts";
import type { HttpShop } from "./http-shop.ts";
import type { Shop, Visitor } from "./shop.ts";

/** Makes an account with a password, as Auth itself does. */
export async function makeAccount(backend: LocalBackend, email: string, password: string): Promise<void> {
  const response = await fetch(`${backend.url}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: backend.key, "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`Auth made no account: ${await response.text()}`);
  // As if the letter that confirms the address had been answered.
  await backend.sql("update auth.users set email_confirmed_at = now() where email = $1", [email]);
}

/** The tokens of an account, for tests that speak to Auth or the database themselves. */
export async function tokensOf(backend: LocalBackend, { email, password } = localAdmin) {
  const response = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: backend.key, "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { access_token, refresh_token }: { access_token: string; refresh_token: string } = await response.json();
  return { access_token, refresh_token };
}

/** The link of the newest letter to an address, as the letter's reader would open it. */
export function linkTo(backend: LocalBackend, email: string): string {
  const letter = backend.mailbox.messages().find(({ to }) => to === email);
  const link = /https?:\/\/\S+\/auth\/confirm\S+/.exec(letter?.text ?? "")?.[0];
  if (!link) throw new Error(`No letter with a link for ${email}`);
  return link;
}

/** A page in another browser: no cookie is shared. */
export async function otherBrowser(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  return context.newPage();
}

/** Signs the local admin in on the admin host, in English. */
export async function entersOffice(visitor: Visitor, { email, password } = localAdmin): Promise<void> {
  await visitor.opens("/login", { host: "admin" });
  await visitor.fills("E-mail", email);
  await visitor.fills("Password", password);
  await visitor.page.getByRole("button", { name: "Sign in" }).click();
}

/** The cookies that an answer has set, by their names without the prefix. */
export function cookiesIn(cookies: string[]): Record<string, string> {
  const pairs = cookies.map((cookie) => /^__Host-([^=]+)=([^;]*)/.exec(cookie) ?? []);
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, value]));
}

/** Signs the local admin in and hands back the cookies. */
export async function signsIn(shop: HttpShop, host: "shop" | "admin"): Promise<Record<string, string>> {
  const path = host === "shop" ? "/login?tab=password" : "/login";
  return cookiesIn((await shop.ask(path, { form: localAdmin, host })).cookies);
}

/** The language of a page that was opened without the fixture. */
export function inEnglish(address: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}lang=en`;
}

export type { Shop };
