// Supabase Auth, on the server only: nothing is stored here, every token is handed in and out.
import { type AuthError, type AuthResponse, isAuthSessionMissingError, type Session } from "@supabase/supabase-js";
import { z } from "zod";
import { backendDeadline } from "../shop/timings.ts";
import { type Backend, BackendDown, BackendRefused, failureOf } from "./backend.ts";

/** A signed-in person's tokens. `expiresAt` is the access token's end in seconds since 1970. */
export type Tokens = { email: string; accessToken: string; refreshToken: string; expiresAt: number };

export type LinkType = "email" | "magiclink" | "signup" | "recovery" | "invite" | "email_change";

/** @throws BackendRefused for a wrong password and an unknown address alike, BackendDown */
export async function signInWithPassword(
  backend: Backend,
  credentials: { email: string; password: string },
): Promise<Tokens> {
  return tokensOf(await backend.auth.signInWithPassword(credentials));
}

/**
 * Asks for a letter with a sign-in link that leads to `redirectTo`. Where no account is to be made, an address
 * without one is answered like any other.
 * @throws BackendDown, BackendRefused for an address that is none
 */
export async function sendMagicLink(
  backend: Backend,
  { email, redirectTo, createUser }: { email: string; redirectTo: string; createUser: boolean },
): Promise<void> {
  const { error } = await backend.auth.signInWithOtp({
    email,
    options: { emailRedirectTo: redirectTo, shouldCreateUser: createUser },
  });
  if (error && !(error.code && enumerating.has(error.code))) throw failure(error);
}

/** Whether Auth answers at all: says nothing of anyone's account. @throws BackendDown */
export async function assertAuthAnswers({ url, key }: Pick<Backend, "url" | "key">): Promise<void> {
  try {
    const response = await fetch(`${url}/auth/v1/health`, {
      headers: { apikey: key },
      signal: AbortSignal.timeout(backendDeadline),
    });
    if (!response.ok) throw new BackendDown(`Auth answers ${response.status}`);
    healthSchema.parse(await response.json());
  } catch (error) {
    throw error instanceof BackendDown ? error : new BackendDown("Auth does not answer", { cause: error });
  }
}

const healthSchema = z.looseObject({ name: z.string() });

/** Refusals that would tell whether an address has an account: it has none, or it was written to a moment ago. */
const enumerating = new Set(["otp_disabled", "signup_disabled", "user_not_found", "letter_under_way"]);

/** Asks for a letter with a link to a new password; the same for an address without an account. */
export async function sendRecovery(
  backend: Backend,
  { email, redirectTo }: { email: string; redirectTo: string },
): Promise<void> {
  const { error } = await backend.auth.resetPasswordForEmail(email, { redirectTo });
  if (error && !(error.code && enumerating.has(error.code))) throw failure(error);
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

/** @throws BackendRefused (weak_password, same_password, or a token that has ended) */
export async function updatePassword(backend: Backend, accessToken: string, password: string): Promise<void> {
  const { auth } = backend;
  // The client speaks for a session only; the refresh token is not needed while the access token lasts.
  const { error: refused } = await auth.setSession({ access_token: accessToken, refresh_token: "none" });
  if (refused) throw failure(refused);
  const { error } = await auth.updateUser({ password });
  if (error) throw failure(error);
}

/** Ends the session of a token. One that has ended already is no error. */
export async function signOut(backend: Backend, accessToken: string): Promise<void> {
  const { error } = await backend.auth.admin.signOut(accessToken, "local");
  if (!error) return;
  const refusal = failure(error);
  if (refusal instanceof BackendDown) throw refusal;
}

function tokensOf({ data: { session }, error }: Pick<AuthResponse, "data" | "error">): Tokens {
  if (error) throw failure(error);
  return tokensOfSession(session);
}

type SessionAnswer = Pick<Session, "access_token" | "refresh_token" | "expires_in" | "expires_at"> & {
  user: { email?: string };
};

/** The tokens of a session as Auth answers with one. @throws BackendDown for an answer that holds none */
export function tokensOfSession(session: SessionAnswer | null): Tokens {
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
