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
import { mayReset } from "./session-user.ts";

/** Who makes this request. The request's backend acts as this visitor already; calls of Auth itself need the token. */
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

/** Finds out once a request who the visitor is: cookie, KV, fresh tokens, role. Guests skip all of it. */
export const visitorMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { id, app } = context.get(requestContext);
  if (!hasSessionCookie(request, app)) return next();
  const visitor = await findVisitor(context, request).catch((error: unknown) => {
    logError(id, error);
    return guest;
  });
  context.set(visitorContext, visitor ?? guest);
  const response = await next();
  // The route may have opened or closed a session itself.
  if (!visitor && !response.headers.has("Set-Cookie")) {
    response.headers.append("Set-Cookie", await closeSession(context, request));
  }
  return response;
};

/** Null where the cookie's session is over. */
async function findVisitor(context: Context, request: Request): Promise<Visitor | null> {
  const session = await readSession(context, request);
  if (!session) return null;
  const info = context.get(requestContext);
  const backend = backendOf(context);
  const user = await withFreshTokens(session.id, session.user, {
    ...session,
    async refresh(refreshToken) {
      if (await withinAccountLimit(context, "refresh", session.id)) return refresh(backend, refreshToken);
      throw new BackendBusy("This session asks for new tokens again and again");
    },
    waitUntil: info.waitUntil,
  });
  if (!user) return null;
  const { email, accessToken, userId, ref } = user;
  actAs(context, { accessToken });
  const { role, certain } = await roleOf(backend, (error) => logError(info.id, error));
  // In the shop, a token that the database may refuse would break public pages too, and an admin's token opens no
  // journey, because admins may not read answers. Both shop as guests.
  if (info.app === "storefront" && (!certain || role === "admin")) actAs(context, { accessToken: undefined });
  const recovery = mayReset(user, Date.now());
  return { role, email, accessToken, recovery, session: { userId, ref }, uncertain: !certain };
}
