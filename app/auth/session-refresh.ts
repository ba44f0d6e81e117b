// Access tokens are refreshed shortly before they expire, and when `seenAt` is to be written anew: a session is written
// only by a refresh, so that no request overwrites newer tokens. Auth rotates refresh tokens and refuses a used one, so
// parallel requests, tabs and isolates share one refresh.
import { LRUCache } from "lru-cache";
import type { Tokens } from "../backend/auth.ts";
import { BackendRefused } from "../backend/backend.ts";
import { isToBeTouched, type SessionUser } from "./session-user.ts";

/** An access token with fewer seconds left than this is refreshed. */
const refreshMargin = 60;
/** How long a request waits for another request's refresh before it refreshes by itself, in milliseconds. */
const sharedRefreshTimeout = 1500;

/** Refreshes in progress in this isolate, by session id. */
const inProgress = new Map<string, Promise<SessionUser | null>>();
/** Sessions by their previous refresh token: KV may serve an older copy for a minute. */
const refreshed = new LRUCache<string, SessionUser>({ max: 500 });

export type SessionAccess = {
  /** Trades a refresh token for new tokens. */
  refresh(refreshToken: string): Promise<Tokens>;
  save(user: SessionUser): Promise<void>;
  /** The session as KV holds it now. */
  reload(): Promise<SessionUser | null>;
  waitUntil(promise: Promise<unknown>): void;
};

/**
 * Returns the user with tokens that last for this request; null where the session is over (signed out elsewhere,
 * revoked).
 * @param now milliseconds since 1970
 * @throws BackendDown where Auth does not answer and the access token has ended
 */
export async function withFreshTokens(
  id: string,
  stored: SessionUser,
  session: SessionAccess,
  now: number = Date.now(),
): Promise<SessionUser | null> {
  const user = refreshed.get(stored.refreshToken) ?? stored;
  const secondsLeft = user.expiresAt - now / 1000;
  if (secondsLeft > refreshMargin && !isToBeTouched(user, now)) return user;
  try {
    const running = inProgress.get(id);
    // The runtime may cancel the request that refreshes; its promise would then never settle.
    const shared = running && (await Promise.race([running, timeout(sharedRefreshTimeout)]));
    return shared === undefined ? await startRefresh(id, user, session, now) : shared;
  } catch (error) {
    if (secondsLeft > 0) return user;
    throw error;
  }
}

function timeout(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}

function startRefresh(id: string, user: SessionUser, session: SessionAccess, now: number): Promise<SessionUser | null> {
  const own = refresh(user, session, now).finally(() => {
    if (inProgress.get(id) === own) inProgress.delete(id);
  });
  inProgress.set(id, own);
  session.waitUntil(own.catch(() => undefined));
  return own;
}

async function refresh(user: SessionUser, session: SessionAccess, now: number): Promise<SessionUser | null> {
  try {
    const renewed = { ...user, ...(await session.refresh(user.refreshToken)), seenAt: now };
    refreshed.set(user.refreshToken, renewed);
    await session.save(renewed);
    return renewed;
  } catch (error) {
    if (!(error instanceof BackendRefused)) throw error;
    // Another isolate may have used the refresh token first; its new tokens are in KV.
    const stored = await session.reload();
    return stored && stored.refreshToken !== user.refreshToken ? stored : null;
  }
}
