import { parseCookie, stringifySetCookie } from "cookie";
import { sessionLifetimes } from "../../shop/timings.ts";

/**
 * Cookies of both apps but the session's. All are `__Host-`, Secure, HttpOnly, SameSite=Lax; maxAge is in seconds, without it a
 * cookie ends with the browser's session.
 */
const cookies = {
  welcomeShown: {},
  "athar-lang": { maxAge: 31_536_000 },
  "athar-currency": { maxAge: 31_536_000 },
  maestro_session_id: { maxAge: 2_592_000 },
  /** Whose prices the visitor has seen: `results`. */
  prices: { maxAge: 2_592_000 },
  /** What the last glimpse was made from. */
  glimpse: { maxAge: 2_592_000 },
  /** Tells a browser that has signed in before from a new one, of which the account's owner gets a letter. */
  browser: { maxAge: 31_536_000 },
  "my-data": { maxAge: 1800 },
  /** What is filled in of an order that is not placed yet: a day, on this browser alone. */
  own: { maxAge: 86_400 },
} as const;

/** The session cookie of each app; neither app reads the other's. The server ends idle sessions earlier. */
export const sessionCookies = {
  storefront: sessionCookie("__Host-session", sessionLifetimes.storefront.absolute),
  admin: sessionCookie("__Host-admin-session", sessionLifetimes.admin.absolute),
} as const;

function sessionCookie(name: string, lifetime: number) {
  const maxAge = lifetime / 1000;
  return { name, options: { path: "/", secure: true, httpOnly: true, sameSite: "lax" as const, maxAge } };
}

export type CookieName = keyof typeof cookies;

/** Cookies are read several times a request, and parsed once. */
const parsed = new WeakMap<Request, ReturnType<typeof parseCookie>>();

function cookiesOf(request: Request) {
  const known = parsed.get(request);
  if (known) return known;
  const found = parseCookie(request.headers.get("cookie") ?? "");
  parsed.set(request, found);
  return found;
}

/** True where the browser sent a cookie with this name (prefix included), whatever its value. */
export function hasCookie(request: Request, name: string): boolean {
  return cookiesOf(request)[name] !== undefined;
}

/** The value of a cookie, undefined where the browser sent none. It is untrusted: validate it before use. */
export function readCookie(request: Request, name: CookieName): string | undefined {
  return cookiesOf(request)[`__Host-${name}`];
}

/** The `Set-Cookie` value that stores a cookie, or removes it where `value` is empty. */
export function setCookie(name: CookieName, value: string): string {
  const lifetime = value === "" ? { maxAge: 0 } : cookies[name];
  return stringifySetCookie({
    name: `__Host-${name}`,
    value,
    path: "/",
    secure: true,
    httpOnly: true,
    sameSite: "lax",
    ...lifetime,
  });
}
