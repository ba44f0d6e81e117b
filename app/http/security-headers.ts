/** Headers of every response; the content security policy is built per response. */
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

/** The origin that realtime-js connects to: the backend's, as a web socket. */
export function realtimeOrigin(backend: string): string {
  const { protocol, host } = new URL(backend);
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}`;
}

/** Vite writes its style sheets into the page while the shop is being worked on, and nowhere else. */
const styles = import.meta.env.MODE === "development" ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'";

/** What a page may load. `nonce` admits the router's inline scripts of a hydrated page; `connect` a further origin (realtime). */
export function contentSecurityPolicy({ nonce, connect }: { nonce?: string; connect?: string } = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
    styles,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${connect ? ` ${connect}` : ""}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** Seconds after which a visitor who was sent away for a moment may try again. */
const retryAfter = "10";

/**
 * Adds what the response does not already carry. A response that sets a cookie is kept out of every cache; one that
 * asks for patience says how much. The response itself is changed, so it must not be one whose headers are sealed.
 */
export function secure(response: Response): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", contentSecurityPolicy());
  if (headers.has("Set-Cookie") || !headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  const later = response.status === 503 || response.status === 429;
  if (later && !headers.has("Retry-After")) headers.set("Retry-After", retryAfter);
  return response;
}
