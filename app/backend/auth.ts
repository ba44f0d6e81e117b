// Supabase Auth, on the server only: nothing is stored here, every token is handed in and out.
import { type AuthError, type AuthResponse, GoTrueClient, isAuthSessionMissingError } from "@supabase/auth-js";
import { type BackendAddress, BackendDown, BackendRefused, deadlineOf, failureOf } from "./backend.ts";

/** A signed-in person's tokens. `expiresAt` is the access token's end in seconds since 1970. */
export type Tokens = { email: string; accessToken: string; refreshToken: string; expiresAt: number };

export type LinkType = "email" | "magiclink" | "signup" | "recovery" | "invite" | "email_change";

/** @throws BackendRefused for a wrong password and an unknown address alike, BackendDown */
export async function signInWithPassword(
  at: BackendAddress,
  credentials: { email: string; password: string },
): Promise<Tokens> {
  return tokensOf(await clientOf(at).signInWithPassword(credentials));
}

/**
 * Asks for a letter with a sign-in link that leads to `redirectTo`. Where no account is to be made, an address
 * without one is answered like any other.
 * @throws BackendDown, BackendRefused for an address that is none
 */
export async function sendMagicLink(
  at: BackendAddress,
  { email, redirectTo, createUser }: { email: string; redirectTo: string; createUser: boolean },
): Promise<void> {
  const { error } = await clientOf(at).signInWithOtp({
    email,
    options: { emailRedirectTo: redirectTo, shouldCreateUser: createUser },
  });
  if (error && !(error.code && untold.has(error.code))) throw failure(error);
}

/** An address without an account, and one that was written to a moment ago: which only one with an account can be. */
const untold = new Set(["otp_disabled", "signup_disabled", "user_not_found", "letter_under_way"]);

/** Asks for a letter with a link to a new password; the same for an address without an account. */
export async function sendRecovery(
  at: BackendAddress,
  { email, redirectTo }: { email: string; redirectTo: string },
): Promise<void> {
  const { error } = await clientOf(at).resetPasswordForEmail(email, { redirectTo });
  if (error && !(error.code && untold.has(error.code))) throw failure(error);
}

/** @throws BackendRefused for a link that was used, has expired or was changed */
export async function verifyLink(
  at: BackendAddress,
  { tokenHash, type }: { tokenHash: string; type: LinkType },
): Promise<Tokens> {
  return tokensOf(await clientOf(at).verifyOtp({ token_hash: tokenHash, type }));
}

/** @throws BackendRefused for a session that is over */
export async function refresh(at: BackendAddress, refreshToken: string): Promise<Tokens> {
  return tokensOf(await clientOf(at).refreshSession({ refresh_token: refreshToken }));
}

/** The person of a token, asked at Auth: for where a sign-out or a ban must count at once. */
export async function userOf(at: BackendAddress, accessToken: string): Promise<{ id: string; email: string }> {
  const { data, error } = await clientOf(at).getUser(accessToken);
  if (error) throw failure(error);
  return { id: data.user.id, email: data.user.email ?? "" };
}

/** @throws BackendRefused (weak_password, same_password, or a token that has ended) */
export async function updatePassword(at: BackendAddress, accessToken: string, password: string): Promise<void> {
  const client = clientOf(at);
  // The client speaks for a session only; the refresh token is not needed while the access token lasts.
  const { error: refused } = await client.setSession({ access_token: accessToken, refresh_token: "none" });
  if (refused) throw failure(refused);
  const { error } = await client.updateUser({ password });
  if (error) throw failure(error);
}

/** Ends the session of a token. One that has ended already is no error. */
export async function signOut(at: BackendAddress, accessToken: string): Promise<void> {
  const { error } = await clientOf(at).admin.signOut(accessToken, "local");
  if (!error) return;
  const refusal = failure(error);
  if (refusal instanceof BackendDown) throw refusal;
}

function clientOf({ url, key, signal }: BackendAddress) {
  const deadline = deadlineOf(signal);
  return new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    fetch: (input, init) => answerOf(input, { ...init, signal: deadline }),
  });
}

/** The client would ask again for half a minute where nobody answers: it gets a 429, which it takes for final. */
async function answerOf(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const away = (message: string) => Response.json({ code: "backend_down", message }, { status: 429 });
  try {
    const response = await fetch(input, init);
    const body = await response.text();
    if (response.status === 429 && body.includes("over_email_send_rate_limit")) {
      return Response.json({ code: "letter_under_way", message: "429" }, { status: 400 });
    }
    if (response.status >= 500 || response.status === 429) return away(`${response.status}`);
    if (body !== "") JSON.parse(body);
    return new Response(body === "" ? null : body, response);
  } catch (error) {
    return away(error instanceof Error ? error.message : "no answer");
  }
}

function tokensOf({ data: { session }, error }: Pick<AuthResponse, "data" | "error">): Tokens {
  if (error) throw failure(error);
  if (!session?.user.email) throw new BackendDown("Auth answered without a session");
  return {
    email: session.user.email,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    expiresAt: session.expires_at ?? Math.floor(Date.now() / 1000) + session.expires_in,
  };
}

function failure(error: AuthError): BackendDown | BackendRefused {
  if (isAuthSessionMissingError(error)) return new BackendRefused("session_missing", error.message);
  return failureOf(error.status ?? 0, error.code, error.message);
}
