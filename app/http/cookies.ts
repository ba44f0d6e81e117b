import { parseCookie, stringifySetCookie } from "cookie";

/** Every cookie the storefront sets. All are `__Host-`, Secure, HttpOnly, SameSite=Lax; maxAge is in seconds, absent for the browser's session. */
const cookies = {
  welcomeShown: {},
  "athar-lang": { maxAge: 31_536_000 },
  "athar-currency": { maxAge: 31_536_000 },
  maestro_session_id: { maxAge: 2_592_000 },
} as const;

/** The signed-in browser's cookie, one a host: neither host reads the other's. */
export const sessionCookies = {
  storefront: sessionCookie("__Host-session", 2_592_000),
  admin: sessionCookie("__Host-office", 43_200),
} as const;

function sessionCookie(name: string, maxAge: number) {
  return { name, options: { path: "/", secure: true, httpOnly: true, sameSite: "lax" as const, maxAge } };
}

export type CookieName = keyof typeof cookies;

/** A request's cookies are read several times, and parsed once. */
const parsed = new WeakMap<Request, ReturnType<typeof parseCookie>>();

function cookiesOf(request: Request) {
  const known = parsed.get(request);
  if (known) return known;
  const found = parseCookie(request.headers.get("cookie") ?? "");
  parsed.set(request, found);
  return found;
}

/** True where the browser sent a cookie of this full name, whatever it holds. */
export function hasCookie(request: Request, name: string): boolean {
  return cookiesOf(request)[name] !== undefined;
}

/** The value of a cookie, undefined where the browser sent none. It is the visitor's word: parse it before use. */
export function readCookie(request: Request, name: CookieName): string | undefined {
  return cookiesOf(request)[`__Host-${name}`];
}

/** A `Set-Cookie` header value. An empty value removes the cookie. */
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
