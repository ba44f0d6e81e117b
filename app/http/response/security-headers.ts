import { pageTransitionsHash } from "../../document/page-transitions.ts";
import type { RequestInfo } from "../context.ts";

/** Headers that are the same for every response. */
export const securityHeaders = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(self), midi=(), payment=(), usb=()",
} as const;

/** The web socket origin that Supabase Realtime is reached at, for `connect-src`. `backend` is the project's URL. */
export function realtimeOrigin(backend: string): string {
  const { protocol, host } = new URL(backend);
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}`;
}

/** Vite's development server writes style sheets into the page. */
const inlineStyles = import.meta.env.MODE === "development" ? "'unsafe-inline'" : `'${pageTransitionsHash}'`;

type Allowed = { nonce?: string | undefined; connect?: string | undefined; formsTo?: string[] };

/**
 * The CSP of a page. `nonce` allows the inline scripts of a hydrated page, `connect` one further origin (Realtime),
 * `formsTo` those that a form's answer may lead to.
 */
export function contentSecurityPolicy({ nonce, connect, formsTo = [] }: Allowed = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
    `style-src 'self' ${inlineStyles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${connect ? ` ${connect}` : ""}`,
    ["form-action 'self'", ...formsTo].join(" "),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/**
 * Seconds by status: limits count by the minute, and a backend that is down may soon be back. They are set here,
 * because of the headers that a loader or an action sends the router passes on only cookies.
 */
const retryAfter: Partial<Record<number, number>> = { 429: 60, 503: 10 };

/**
 * Sets the security headers on the response itself and returns it, so its headers must not be immutable. A CSP, a
 * `Cache-Control` and a `Retry-After` of its own are kept, but a response that sets a cookie is never cacheable.
 * `secondsToWait`: it refuses what an hourly budget no longer has before they are over, as the page says too (`waitKey`).
 */
export function applySecurityHeaders(
  response: Response,
  { secondsToWait }: Partial<Pick<RequestInfo, "secondsToWait">> = {},
): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", contentSecurityPolicy());
  if (headers.has("Set-Cookie") || !headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  // The router names no methods: of its pages those without an action refuse a post.
  if (response.status === 405 && !headers.has("Allow")) headers.set("Allow", "GET, HEAD");
  const wait = (response.status === 429 && secondsToWait) || retryAfter[response.status];
  if (wait && !headers.has("Retry-After")) headers.set("Retry-After", String(wait));
  return response;
}

/** Has the browser forget what pages keep in it, as what was typed and not sent. */
export const clearStorage = { "Clear-Site-Data": '"storage"' };
