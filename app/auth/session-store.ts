// A signed-in browser holds a session's id and a secret in its cookie; the session itself is in Workers KV. The ids that
// the storage makes have 64 random bits, so a session opens only with the 256 of its secret, of which KV knows the hash.
import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { stringifySetCookie } from "cookie";
import { type Cookie, createCookie } from "react-router";
import type { Tokens } from "../backend/auth.ts";
import { sha256 } from "../encoding/digest.ts";
import { equalInTime } from "../encoding/equal-in-time.ts";
import { type Context, environmentContext, requestContext } from "../http/context.ts";
import type { App } from "../http/hosts.ts";
import { logError } from "../http/log.ts";
import { hasCookie, sessionCookies } from "../http/request/cookies.ts";
import { userAgentOf } from "../http/request/user-agent.ts";
import { browserName } from "./browser-name.ts";
import { randomSecret } from "./secrets.ts";
import { deleteSession, saveSessionEntry, secondsLeft } from "./session-list.ts";
import { type SessionUser, sessionUserSchema, timeLeft } from "./session-user.ts";

const key = "user";

function cookieOf(app: App): Cookie {
  const { name, options } = sessionCookies[app];
  return createCookie(name, options);
}

/** The storage whose cookie carries a secret beside the id. */
function storageOf(context: Context, secret: string) {
  const cookie = cookieOf(context.get(requestContext).app);
  return createWorkersKVSessionStorage({
    kv: context.get(environmentContext).sessions,
    cookie: {
      name: cookie.name,
      isSigned: cookie.isSigned,
      parse: async (header) => splitCookie(await cookie.parse(header))?.id,
      // The lifetimes that the storage is given are those of KV's entry.
      serialize: (id) => cookie.serialize(`${id}.${secret}`),
    },
  });
}

function splitCookie(value: unknown): { id: string; secret: string } | null {
  const [, id, secret] = /^(\w{1,64})\.([0-9a-f]{64})$/.exec(String(value)) ?? [];
  return id && secret ? { id, secret } : null;
}

/** True where the browser sent a session cookie at all: guests cost no read of KV. */
export function hasSessionCookie(request: Request, app: App): boolean {
  return hasCookie(request, sessionCookies[app].name);
}

/** The session of a request; null for a guest, an id that is unknown, over or of the other app, or a wrong secret. */
export async function readSession(context: Context, request: Request) {
  const { app } = context.get(requestContext);
  if (!hasSessionCookie(request, app)) return null;
  const header = request.headers.get("cookie");
  const held = splitCookie(await cookieOf(app).parse(header));
  if (!held) return null;
  const storage = storageOf(context, held.secret);
  const session = await storage.getSession(header);
  const user = sessionUserSchema.safeParse(session.get(key)).data;
  if (!user || user.app !== app) return null;
  if (!equalInTime(await sha256(held.secret), user.secretHash) || timeLeft(user, Date.now()) <= 0) return null;
  return {
    id: session.id,
    user,
    /** Stores a changed user under the same session id. */
    async save(changed: SessionUser) {
      session.set(key, changed);
      const kv = context.get(environmentContext).sessions;
      await Promise.all([
        storage.commitSession(session, { maxAge: secondsLeft(changed) }),
        saveSessionEntry(kv, session.id, changed),
      ]);
    },
    /** The user as KV holds it now: another isolate may have written since. */
    async reload(): Promise<SessionUser | null> {
      const current = await storage.getSession(header);
      return sessionUserSchema.safeParse(current.get(key)).data ?? null;
    },
  };
}

/** Opens a session under a new id; returns its user and `Set-Cookie`'s value. */
export async function createSession(context: Context, request: Request, tokens: Tokens, recovery: boolean) {
  const secret = randomSecret();
  const storage = storageOf(context, secret);
  const session = await storage.getSession();
  const now = Date.now();
  const user: SessionUser = {
    ...tokens,
    ...browserName(userAgentOf(request)),
    app: context.get(requestContext).app,
    recovery,
    secretHash: await sha256(secret),
    ref: crypto.randomUUID(),
    openedAt: now,
    seenAt: now,
  };
  session.set(key, user);
  const setCookie = await storage.commitSession(session, { maxAge: secondsLeft(user) });
  const id = splitCookie(await cookieOf(user.app).parse(setCookie))?.id ?? "";
  await saveSessionEntry(context.get(environmentContext).sessions, id, user);
  return { user, setCookie };
}

/**
 * Deletes the session in KV and returns the `Set-Cookie` value that removes the cookie. The cookie is removed also
 * where it is missing or malformed, or where KV does not answer.
 */
export async function closeSession(context: Context, request: Request): Promise<string> {
  const { app } = context.get(requestContext);
  try {
    const session = await readSession(context, request);
    if (session)
      await deleteSession(context.get(environmentContext).sessions, session.user.userId, {
        ...session.user,
        id: session.id,
      });
  } catch (error) {
    logError(context, error);
  }
  const { name, options } = sessionCookies[app];
  return stringifySetCookie({ name, value: "", ...options, maxAge: 0 });
}
