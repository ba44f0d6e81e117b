import { join } from "node:path";
import { AuthClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { type BackendOptions, type LocalBackend, startBackend } from "../../supabase/local/backend.ts";

/** A backend with a schema of a few houses and rooms, for tests of the backend itself. */
export function startSmallBackend(options: BackendOptions = {}): Promise<LocalBackend> {
  return startBackend({
    project: join(import.meta.dirname, "small-project"),
    siteUrl: "http://shop.localhost",
    ...options,
  });
}

type Caller = { session?: string; token?: string };

/** The REST client that the shop uses, as a guest, as someone with a session, or as a user. */
export function restOf({ url, key }: LocalBackend, { session, token }: Caller = {}) {
  const headers: Record<string, string> = { apikey: key };
  if (session) headers["x-session-id"] = session;
  if (token) headers.authorization = `Bearer ${token}`;
  return new PostgrestClient(`${url}/rest/v1`, { headers });
}

export function authOf({ url, key }: LocalBackend) {
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

/** The token of a link in an e-mail. */
export function tokenIn(text: string): string {
  const [, token] = /token(?:_hash)?=([0-9a-f]+)/.exec(text) ?? [];
  if (!token) throw new Error(`No token in: ${text}`);
  return token;
}
