// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const forbidden = /[\u0000-\u0020\u007f-\u009f\\]|%5c|%0|%1/i;

/** Any origin: a path of this site leads to no other, whichever it is. */
const here = "https://here.invalid";

/**
 * `value` where it is a path of this site that is safe to redirect to, otherwise `fallback`. Against open redirects:
 * refuses other origins, `//host` (dots that lead there, too), encoded slashes, backslashes and control characters
 * (encoded, too), and data requests of the router. A query may hold a path of its own, encoded.
 */
export function localPath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || value.length > 500 || !value.startsWith("/") || forbidden.test(value))
    return fallback;
  const url = URL.canParse(value, here) ? new URL(value, here) : null;
  // The address as a browser and the router read it: the dots of `/..//host` are gone.
  if (url?.origin !== here || /^\/\/|%2f|\.data$/i.test(url.pathname)) return fallback;
  return /\.data($|[?#])/.test(value) ? fallback : value;
}

/** The path of this site that the link to the requested page stands on, otherwise `fallback`. */
export function refererPath(request: Request, fallback: string): string {
  const referer = request.headers.get("referer") ?? "";
  const from = URL.canParse(referer) ? new URL(referer) : null;
  if (from?.origin !== new URL(request.url).origin) return fallback;
  return localPath(`${from.pathname}${from.search}`, fallback);
}
