import { parseCookie, stringifySetCookie } from "cookie";
import type { Cookie } from "react-router";
import { cartLifetime } from "../../shop/cart.ts";
import { browserLifetime, day, hour, sessionLifetimes } from "../../shop/timings.ts";

/** Browsers take such a cookie only with TLS, from the host itself and for all of its paths. */
const prefix = "__Host-";

/**
 * Cookies of both apps but the session's, and how long each lasts; with null it ends with the browser's session. All are
 * `__Host-`, Secure, HttpOnly, SameSite=Lax in a deployment, but the cart's, which the page's script writes too; on this
 * machine see `nameLocalCookies`.
 */
const lifetimes = {
  welcomeShown: null,
  "athar-lang": 365 * day,
  "athar-currency": 365 * day,
  "athar-country": 365 * day,
  maestro_session_id: 30 * day,
  /** Whose prices the visitor has seen: `results`. */
  prices: 30 * day,
  /** What the last glimpse was made from. */
  glimpse: 30 * day,
  /** Tells a browser that has signed in before from a new one, of which the account's owner gets a letter. */
  browser: browserLifetime,
  /** Of the address that this browser asked a sign-in link for: whoever else sends one of theirs is told apart. */
  asked: hour,
  "my-data": hour / 2,
  /** What is filled in of an order that is not placed yet: a day, on this browser alone. */
  own: day,
  /** What is chosen, until it is ordered. */
  cart: 1000 * cartLifetime,
} as const;

/** The session cookie of each app; neither app reads the other's. The server ends idle sessions earlier. */
export const sessionCookies = {
  storefront: sessionCookie(`${prefix}session`, sessionLifetimes.storefront.absolute),
  admin: sessionCookie(`${prefix}admin-session`, sessionLifetimes.admin.absolute),
} as const;

function sessionCookie(name: string, lifetime: number) {
  const maxAge = lifetime / 1000;
  return { name, options: { path: "/", secure: true, httpOnly: true, sameSite: "lax" as const, maxAge } };
}

export type CookieName = keyof typeof lifetimes;

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
  return cookiesOf(request)[prefix + name];
}

/** A cookie as React Router's libraries read one; its value stands as it is. */
export function routerCookie(name: CookieName): Cookie {
  return {
    name: prefix + name,
    isSigned: false,
    expires: undefined,
    parse: async (header) => parseCookie(header ?? "")[prefix + name] ?? null,
    serialize: async (value: unknown) => setCookie(name, String(value)),
  };
}

/**
 * A request at a local address, with its cookies named as in a deployment. WebKit keeps neither a `__Host-` nor a Secure
 * cookie of an address without TLS, not even of localhost, so on this machine a browser has them without both. A cookie
 * with the prefix is none that was set here.
 */
export function nameLocalCookies(request: Request): Request {
  const cookies = request.headers.get("cookie");
  if (!cookies) return request;
  const named = cookies
    .split(";")
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== "" && !cookie.startsWith(prefix))
    .map((cookie) => prefix + cookie);
  const renamed = new Request(request);
  renamed.headers.set("cookie", named.join("; "));
  return renamed;
}

/** Writes the cookies that a response sets as a browser keeps them at a local address. The headers must not be immutable. */
export function setLocalCookies({ headers }: Response): void {
  const cookies = headers.getSetCookie();
  headers.delete("Set-Cookie");
  for (const cookie of cookies) headers.append("Set-Cookie", cookie.replace(prefix, "").replace(/; secure/i, ""));
}

/** The `Set-Cookie` value that stores a cookie, or removes it where `value` is empty. */
export function setCookie(name: CookieName, value: string): string {
  const lifetime = value === "" ? 0 : lifetimes[name];
  return stringifySetCookie({
    name: prefix + name,
    value,
    path: "/",
    secure: true,
    httpOnly: name !== "cart",
    sameSite: "lax",
    ...(lifetime !== null && { maxAge: lifetime / 1000 }),
  });
}
