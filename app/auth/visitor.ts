import { createContext, type MiddlewareFunction } from "react-router";
import { refresh } from "../backend/auth.ts";
import { BackendBusy } from "../backend/backend.ts";
import { actAs, backendOf } from "../http/backend.ts";
import { type Context, requestContext } from "../http/context.ts";
import { withinAccountLimit } from "../http/limits/rate-limit.ts";
import { logError } from "../http/log.ts";
import { type Role, roleOf } from "./role.ts";
import { withFreshTokens } from "./session-refresh.ts";
import { closeSession, hasSessionCookie, readSession } from "./session-store.ts";
import { mayReset, type SessionUser } from "./session-user.ts";

/**
 * The person who makes this request. The request's backend already acts as this visitor; only calls of Auth need the
 * token.
 */
export type Visitor = {
  role: Role;
  email: string | null;
  accessToken?: string;
  /** Signed in by a letter just now: may set a new password without the old one. */
  recovery?: boolean;
  /** The session: whose it is, and what the list of sessions calls it. */
  session?: { userId: string; ref: string };
  /** The allow-list could not be read: a `user` may be an admin. */
  uncertain?: boolean;
};

const guest: Visitor = { role: "guest", email: null };

export const visitorContext = createContext<Visitor>(guest);

/** The session that the request's cookie names: null for a guest; its `user` is null where the session is over. */
const namedContext = createContext<{ user: SessionUser | null } | null>(null);

/**
 * Finds the session of a request: cookie, KV, fresh tokens. From here on the request's backend acts as its person. Guests
 * skip it. To run before `visitorMiddleware`.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { app } = context.get(requestContext);
  if (hasSessionCookie(request, app)) {
    try {
      const user = await findSessionUser(context, request);
      if (user) actAs(context, { accessToken: user.accessToken });
      context.set(namedContext, { user });
    } catch (error) {
      logError(context, error);
    }
  }
  return next();
};

/** Finds out once a request who the visitor is: the session's person, if it has not been ended elsewhere, and their role. */
export const visitorMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const named = context.get(namedContext);
  if (!named) return next();
  const visitor = named.user && (await visitorOf(context, named.user));
  context.set(visitorContext, visitor ?? guest);
  const response = await next();
  // The route may have opened or closed a session itself.
  if (!visitor && !response.headers.has("Set-Cookie")) {
    response.headers.append("Set-Cookie", await closeSession(context, request));
  }
  return response;
};

/** Null where the cookie's session is over. */
async function findSessionUser(context: Context, request: Request): Promise<SessionUser | null> {
  const session = await readSession(context, request);
  if (!session) return null;
  return withFreshTokens(session.id, session.user, {
    ...session,
    async refresh(refreshToken) {
      if (await withinAccountLimit(context, "refresh", session.id)) return refresh(backendOf(context), refreshToken);
      throw new BackendBusy("This session asks for new tokens again and again");
    },
    waitUntil: context.get(requestContext).waitUntil,
  });
}

/** Null where the session has been ended elsewhere, though KV or the token has not heard of it. */
async function visitorOf(context: Context, user: SessionUser): Promise<Visitor | null> {
  const info = context.get(requestContext);
  const { email, accessToken, userId, ref } = user;
  const { role, certain } = await roleOf(backendOf(context), (error) => logError(context, error));
  if (role === "guest") {
    actAs(context, { accessToken: undefined });
    return null;
  }
  // In the shop, a token that the database may refuse would break public pages too, and an admin's token opens no
  // journey, because admins may not read answers. Both shop as guests, who hold what goes with their account.
  if (info.app === "storefront" && (!certain || role === "admin"))
    actAs(context, { accessToken: undefined, holder: accessToken });
  const recovery = mayReset(user, Date.now());
  return { role, email, accessToken, recovery, session: { userId, ref }, uncertain: !certain };
}
