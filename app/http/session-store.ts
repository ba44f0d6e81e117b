// A signed-in browser holds an opaque cookie; everything it stands for lies in Workers KV.
import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { stringifySetCookie } from "cookie";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import type { App } from "../hosts.ts";
import { environmentContext, requestContext } from "./context.ts";
import { hasCookie, sessionCookies } from "./cookies.ts";
import { logError } from "./log.ts";

const personSchema = z.object({
  /** Which host's session this is: one host's cookie opens nothing on the other. */
  app: z.enum(["storefront", "admin"]),
  email: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** End of the access token, seconds since 1970. */
  expiresAt: z.number(),
  /** Came by a recovery link and may set a new password without the old one. */
  recovery: z.boolean().default(false),
});

/** Who is signed in, as KV keeps it. The tokens never leave the server. */
export type Person = z.infer<typeof personSchema>;
export type Tokens = Pick<Person, "email" | "accessToken" | "refreshToken" | "expiresAt">;

const key = "person";

function storageOf(context: Readonly<RouterContextProvider>) {
  const { app } = context.get(requestContext);
  return createWorkersKVSessionStorage({
    kv: context.get(environmentContext).sessions,
    cookie: { name: sessionCookies[app].name, ...sessionCookies[app].options },
  });
}

/** True where the browser sent a session cookie at all: a guest costs no read of KV. */
export function carriesSession(request: Request, app: App): boolean {
  return hasCookie(request, sessionCookies[app].name);
}

/** The session of a request, or null for a guest, an unknown or expired id, or one of the other host. */
export async function readSession(context: Readonly<RouterContextProvider>, request: Request) {
  const { app } = context.get(requestContext);
  if (!carriesSession(request, app)) return null;
  const storage = storageOf(context);
  const session = await storage.getSession(request.headers.get("cookie")).catch(() => null);
  const person = personSchema.safeParse(session?.get(key));
  if (!session || !person.success || person.data.app !== app) return null;
  return {
    id: session.id,
    person: person.data,
    /** Writes changed tokens under the same id. */
    async keep(changed: Person) {
      session.set(key, changed);
      await storage.commitSession(session);
    },
    /** What KV holds now: another isolate may have written since. */
    async reread(): Promise<Person | null> {
      const again = await storage.getSession(request.headers.get("cookie"));
      return personSchema.safeParse(again.get(key)).data ?? null;
    },
  };
}

/** A new session under a new id, whatever the browser sent; returns the `Set-Cookie` value. */
export async function openSession(
  context: Readonly<RouterContextProvider>,
  tokens: Tokens,
  { recovery = false } = {},
): Promise<string> {
  const storage = storageOf(context);
  const session = await storage.getSession();
  session.set(key, { ...tokens, app: context.get(requestContext).app, recovery } satisfies Person);
  return storage.commitSession(session);
}

/**
 * Forgets the session on the server and in the browser; returns the `Set-Cookie` value. A cookie that stands for
 * nothing (none, cut, made up) or a store that does not answer still leaves the browser without one.
 */
export async function closeSession(context: Readonly<RouterContextProvider>, request: Request): Promise<string> {
  const { id, app } = context.get(requestContext);
  if (carriesSession(request, app)) {
    const storage = storageOf(context);
    const session = await storage.getSession(request.headers.get("cookie")).catch(() => null);
    if (session?.id) await storage.destroySession(session).catch((error: unknown) => logError(id, error));
  }
  const { name, options } = sessionCookies[app];
  return stringifySetCookie({ name, value: "", ...options, maxAge: 0 });
}
