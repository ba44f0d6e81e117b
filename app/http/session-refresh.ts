// Tokens are renewed a little before they end, once for all the requests that arrive together. Two tabs, ten parallel
// requests and a second isolate with an older copy of the session all end up with tokens that are valid.
import { BackendRefused } from "../backend/backend.ts";
import type { Person, Tokens } from "./session-store.ts";

/** Seconds before its end from which a token counts as old. */
const early = 60;
/** How long a request waits for another request's renewal before it asks itself, in milliseconds. */
const patience = 1500;
/** Renewed tokens by the refresh token they replaced, for requests that still read the older session. */
const remembered = 500;

const running = new Map<string, Promise<Person | null>>();
const replaced = new Map<string, Person>();

export type Renewal = {
  /** Trades a refresh token for new tokens. */
  renew(refreshToken: string): Promise<Tokens>;
  keep(person: Person): Promise<void>;
  reread(): Promise<Person | null>;
  waitUntil(promise: Promise<unknown>): void;
};

function isFresh(person: Person, now: number): boolean {
  return person.expiresAt - now / 1000 > early;
}

/**
 * The person with tokens good for this request; null where the session is over (signed out elsewhere, revoked).
 * @throws BackendDown where Auth does not answer and the old token has ended
 */
export async function withFreshTokens(
  id: string,
  stored: Person,
  renewal: Renewal,
  now: number = Date.now(),
): Promise<Person | null> {
  const person = replaced.get(stored.refreshToken) ?? stored;
  if (isFresh(person, now)) return person;
  try {
    const theirs = running.get(id);
    // The request that renews may be cut off with its isolate's blessing: never wait for it without an end.
    const shared = theirs && (await Promise.race([theirs, after(patience)]));
    return shared !== undefined ? shared : await start(id, person, renewal);
  } catch (error) {
    if (person.expiresAt > now / 1000) return person;
    throw error;
  }
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}

function start(id: string, person: Person, renewal: Renewal): Promise<Person | null> {
  const own = rotate(person, renewal).finally(() => {
    if (running.get(id) === own) running.delete(id);
  });
  running.set(id, own);
  renewal.waitUntil(own.catch(() => undefined));
  return own;
}

async function rotate(person: Person, { renew, keep, reread }: Renewal): Promise<Person | null> {
  try {
    const fresh = { ...person, ...(await renew(person.refreshToken)) };
    remember(person.refreshToken, fresh);
    await keep(fresh);
    return fresh;
  } catch (error) {
    if (!(error instanceof BackendRefused)) throw error;
    const stored = await reread();
    return stored && stored.refreshToken !== person.refreshToken ? stored : null;
  }
}

function remember(old: string, person: Person): void {
  replaced.set(old, person);
  for (const oldest of replaced.keys()) {
    if (replaced.size <= remembered) return;
    replaced.delete(oldest);
  }
}
