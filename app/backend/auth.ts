// Supabase Auth, on the server only: nothing is stored here, every token is handed in and out.
import { type AuthError, type AuthResponse, isAuthSessionMissingError, type Session } from "@supabase/supabase-js";
import { z } from "zod";
import { decodeJson } from "../encoding/base64url.ts";
import type { LinkType } from "./auth-letters.ts";
import { type Backend, BackendDown, BackendRefused, failureOf } from "./backend.ts";

/** A signed-in person's tokens. `expiresAt` is the access token's end in seconds since 1970. */
export type Tokens = { userId: string; email: string; accessToken: string; refreshToken: string; expiresAt: number };

/**
 * Keyboards write one letter in several ways, so passwords are composed (NFC) when they are set and when they are tried.
 * One that was set otherwise is tried as it was typed.
 * @throws BackendRefused for a wrong password and an unknown address alike, BackendDown
 */
export async function signInWithPassword(
  backend: Backend,
  { email, password }: { email: string; password: string },
): Promise<Tokens> {
  const composed = password.normalize("NFC");
  const tokens = signIn(backend, email, composed);
  if (composed === password) return tokens;
  return tokens.catch((error: unknown) => {
    if (error instanceof BackendRefused) return signIn(backend, email, password);
    throw error;
  });
}

async function signIn(backend: Backend, email: string, password: string): Promise<Tokens> {
  return tokensOf(await backend.auth.signInWithPassword({ email, password }));
}

/**
 * Asks for a letter with a sign-in link that leads to `redirectTo`. Where no account is to be made, an address
 * without one is answered like any other.
 * @throws BackendRefused for an address that is none
 */
export async function sendMagicLink(
  backend: Backend,
  { email, redirectTo, createUser }: { email: string; redirectTo: string; createUser: boolean },
): Promise<void> {
  const { error } = await backend.auth.signInWithOtp({
    email,
    options: { emailRedirectTo: redirectTo, shouldCreateUser: createUser },
  });
  if (error && !(error.code && codesThatRevealAccounts.has(error.code))) throw failure(error);
}

/** Whether Auth answers at all: says nothing of anyone's account. */
export async function assertAuthAnswers({
  url,
  key,
  deadline,
}: Pick<Backend, "url" | "key" | "deadline">): Promise<void> {
  try {
    const response = await fetch(`${url}/auth/v1/health`, {
      headers: { apikey: key },
      signal: AbortSignal.timeout(deadline),
    });
    if (!response.ok) throw new BackendDown(`Auth answers ${response.status}`);
    healthSchema.parse(await response.json());
  } catch (error) {
    throw error instanceof BackendDown ? error : new BackendDown("Auth does not answer", { cause: error });
  }
}

const healthSchema = z.looseObject({ name: z.string() });

/** Refusals that would tell whether an address has an account: it has none, or it was written to a moment ago. */
const codesThatRevealAccounts = new Set(["otp_disabled", "signup_disabled", "user_not_found", "letter_under_way"]);

/**
 * Asks for a letter with a link to a new password; the same for an address without an account.
 * @throws BackendRefused for an address that is none
 */
export async function sendRecovery(
  backend: Backend,
  { email, redirectTo }: { email: string; redirectTo: string },
): Promise<void> {
  const { error } = await backend.auth.resetPasswordForEmail(email, { redirectTo });
  if (error && !(error.code && codesThatRevealAccounts.has(error.code))) throw failure(error);
}

/** @throws BackendRefused for a link that was used, has expired or was changed */
export async function verifyLink(
  backend: Backend,
  { tokenHash, type }: { tokenHash: string; type: LinkType },
): Promise<Tokens> {
  return tokensOf(await backend.auth.verifyOtp({ token_hash: tokenHash, type }));
}

/** @throws BackendRefused for a session that is over */
export async function refresh(backend: Backend, refreshToken: string): Promise<Tokens> {
  return tokensOf(await backend.auth.refreshSession({ refresh_token: refreshToken }));
}

/**
 * Trades an access token and a refresh token for new ones, where Auth knows both and they are of one session of one
 * person. `letterAt`: when a letter opened that session, in milliseconds since 1970, as far as Auth's token tells.
 * @throws BackendRefused for tokens that are not valid, or not of one session; that of the refresh token is
 * ended then
 */
export async function adoptTokens(
  backend: Backend,
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
): Promise<Tokens & { letterAt: number | null }> {
  const { data, error } = await backend.auth.getUser(accessToken);
  if (error) throw failure(error);
  const tokens = await refresh(backend, refreshToken);
  const given = claimsOf(accessToken);
  const renewed = claimsOf(tokens.accessToken);
  if (data.user?.id !== tokens.userId || given.session_id !== renewed.session_id) {
    await signOut(backend, tokens.accessToken);
    throw new BackendRefused("tokens_differ", "The two tokens are not of one session");
  }
  const letter = renewed.amr.find(({ method }) => letterMethods.has(method));
  return { ...tokens, letterAt: letter ? letter.timestamp * 1000 : null };
}

/** How Auth's tokens name a sign-in by a letter (RFC 8176 has `otp`). */
const letterMethods = new Set(["otp", "magiclink", "recovery", "invite", "email/signup"]);

const claimsSchema = z.object({
  session_id: z.string().min(1),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })).catch([]),
});

/** Auth's session of an access token that Auth has vouched for: the token's claim `session_id`. */
export function accountSessionOf(accessToken: string): string {
  return claimsOf(accessToken).session_id;
}

function claimsOf(accessToken: string) {
  const [, payload = ""] = accessToken.split(".");
  return claimsSchema.parse(decodeJson(payload));
}

/** Auth's session, which a token of it names. */
export function sessionIdOf(accessToken: string): string {
  return claimsOf(accessToken).session_id;
}

/**
 * Sets a password. `redirectTo` tells the letter about it of the page that asks, and of its language.
 * @throws BackendRefused (weak_password, same_password, or a token that has ended)
 */
export async function updatePassword(
  backend: Backend,
  accessToken: string,
  { password, redirectTo }: { password: string; redirectTo: string },
): Promise<void> {
  const { auth } = backend;
  // `updateUser` needs a session in the client; the refresh token is not used while the access token lasts.
  const { error: refused } = await auth.setSession({ access_token: accessToken, refresh_token: "none" });
  if (refused) throw failure(refused);
  const { error } = await auth.updateUser({ password: password.normalize("NFC") }, { emailRedirectTo: redirectTo });
  if (error) throw failure(error);
}

/** Ends the session of a token, or all others of its user. One that has ended already is no error. */
export async function signOut(
  backend: Backend,
  accessToken: string,
  scope: "local" | "others" = "local",
): Promise<void> {
  const { error } = await backend.auth.admin.signOut(accessToken, scope);
  if (!error) return;
  const refusal = failure(error);
  if (refusal instanceof BackendDown) throw refusal;
}

function tokensOf({ data: { session }, error }: Pick<AuthResponse, "data" | "error">): Tokens {
  if (error) throw failure(error);
  return tokensOfSession(session);
}

type SessionAnswer = Pick<Session, "access_token" | "refresh_token" | "expires_in" | "expires_at"> & {
  user: { id: string; email?: string };
};

/** The tokens of a session as Auth answers with one. @throws BackendDown for an answer that holds none */
export function tokensOfSession(session: SessionAnswer | null): Tokens {
  if (!session?.user.email) throw new BackendDown("Auth answered without a session");
  return {
    userId: session.user.id,
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
