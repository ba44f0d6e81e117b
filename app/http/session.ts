import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { refresh } from "../backend/auth.ts";
import { backendOf } from "./backend.ts";
import { environmentContext, requestContext } from "./context.ts";
import { logError } from "./log.ts";
import { type Role, roleOf } from "./role.ts";
import { withFreshTokens } from "./session-refresh.ts";
import { carriesSession, closeSession, readSession } from "./session-store.ts";

/** Who makes this request. The token is for `backendOf(context, request, { accessToken })` and goes nowhere else. */
export type Visitor = {
  role: Role;
  email: string | null;
  accessToken?: string;
  /** Came by a recovery link: may set a new password. */
  recovery?: boolean;
  /** The allow-list could not be read, so `user` may be too little. */
  uncertain?: boolean;
};

const guest: Visitor = { role: "guest", email: null };

export const visitorContext = createContext<Visitor>(guest);

/** Looks the visitor up once a request: cookie, KV, fresh tokens, role. Guests skip all of it. */
export const visitorMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { id, app } = context.get(requestContext);
  if (!carriesSession(request, app)) return next();
  const visitor = await find(context, request).catch((error: unknown) => {
    logError(id, error);
    return guest;
  });
  context.set(visitorContext, visitor ?? guest);
  const response = await next();
  // A response that opens or closes a session itself has the last word.
  if (!visitor && !response.headers.has("Set-Cookie")) {
    response.headers.append("Set-Cookie", await closeSession(context, request));
  }
  return response;
};

/** Null where the cookie's session is over. */
async function find(context: Readonly<RouterContextProvider>, request: Request): Promise<Visitor | null> {
  const session = await readSession(context, request);
  if (!session) return null;
  const facts = context.get(requestContext);
  const person = await withFreshTokens(session.id, session.person, {
    ...session,
    renew: (refreshToken) => refresh(context.get(environmentContext).supabase, refreshToken),
    waitUntil: facts.waitUntil,
  });
  if (!person) return null;
  const { email, accessToken, recovery } = person;
  const { role, certain } = await roleOf(backendOf(context, request, { accessToken }), (error) =>
    logError(facts.id, error),
  );
  return { role, email, accessToken, recovery, uncertain: !certain };
}
