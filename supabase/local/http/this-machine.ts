/**
 * Whether a `Host` header names this machine. Another site can point its own name here (DNS rebinding), and its pages would
 * read what answers; the browser sends the name that the page was asked by.
 */
export function isThisMachine(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\]|([a-z0-9-]+\.)+localhost)(:\d{1,5})?$/i.test(host);
}
