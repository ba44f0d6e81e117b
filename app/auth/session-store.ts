// A signed-in browser holds a session id in its cookie; the session itself is in Workers KV.
import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { stringifySetCookie } from "cookie";
import { z } from "zod";
import type { Tokens } from "../backend/auth.ts";
import { type Context, environmentContext, requestContext } from "../http/context.ts";
import type { App } from "../http/hosts.ts";
import { logError } from "../http/log.ts";
import { hasCookie, sessionCookies } from "../http/request/cookies.ts";

const userSchema = z.object({
  /** The app that opened the session: it is not valid on the other app's host. */
  app: z.enum(["storefront", "admin"]),
  email: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** When the access token ends, in seconds since 1970. */
  expiresAt: z.number(),
  /** Signed in by a recovery link: may set a new password without the old one. */
  recovery: z.boolean().default(false),
});

/** The signed-in user of a session as KV stores it. The tokens never leave the server. */
export type SessionUser = z.infer<typeof userSchema>;

const key = "user";

function storageOf(context: Context) {
  const { app } = context.get(requestContext);
  return createWorkersKVSessionStorage({
    kv: context.get(environmentContext).sessions,
    cookie: { name: sessionCookies[app].name, ...sessionCookies[app].options },
  });
}

/** True where the browser sent a session cookie at all: guests cost no read of KV. */
export function hasSessionCookie(request: Request, app: App): boolean {
  return hasCookie(request, sessionCookies[app].name);
}

/** The session of a request; null for a guest, an unknown or expired id, or a session of the other app. */
export async function readSession(context: Context, request: Request) {
  const { app } = context.get(requestContext);
  if (!hasSessionCookie(request, app)) return null;
  const storage = storageOf(context);
  const session = await storage.getSession(request.headers.get("cookie")).catch(() => null);
  const user = userSchema.safeParse(session?.get(key));
  if (!session || !user.success || user.data.app !== app) return null;
  return {
    id: session.id,
    user: user.data,
    /** Stores a changed user under the same session id. */
    async save(changed: SessionUser) {
      session.set(key, changed);
      await storage.commitSession(session);
    },
    /** The user as KV holds it now: another isolate may have written since. */
    async reload(): Promise<SessionUser | null> {
      const current = await storage.getSession(request.headers.get("cookie"));
      return userSchema.safeParse(current.get(key)).data ?? null;
    },
  };
}

/** Opens a session under a new id, whatever cookie the browser sent (session fixation); returns `Set-Cookie`'s value. */
export async function openSession(context: Context, tokens: Tokens, { recovery = false } = {}): Promise<string> {
  const storage = storageOf(context);
  const session = await storage.getSession();
  session.set(key, { ...tokens, app: context.get(requestContext).app, recovery } satisfies SessionUser);
  return storage.commitSession(session);
}

/**
 * Deletes the session in KV and returns the `Set-Cookie` value that removes the cookie. The cookie is removed also
 * where it is missing or malformed, or where KV does not answer.
 */
export async function closeSession(context: Context, request: Request): Promise<string> {
  const { id, app } = context.get(requestContext);
  if (hasSessionCookie(request, app)) {
    const storage = storageOf(context);
    const session = await storage.getSession(request.headers.get("cookie")).catch(() => null);
    if (session?.id) await storage.destroySession(session).catch((error: unknown) => logError(id, error));
  }
  const { name, options } = sessionCookies[app];
  return stringifySetCookie({ name, value: "", ...options, maxAge: 0 });
}
