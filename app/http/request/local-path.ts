// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const forbidden = /[\u0000-\u0020\u007f\\]|%2f|%5c|%0|%1/i;

/**
 * `value` where it is a path of this site that is safe to redirect to, otherwise `fallback`. Against open redirects:
 * refuses other origins, `//host`, backslashes and control characters (encoded, too), and data requests of the router.
 */
export function localPath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || value.length > 500 || !value.startsWith("/") || value.startsWith("//"))
    return fallback;
  if (forbidden.test(value) || /\.data($|[?#])/.test(value)) return fallback;
  return value;
}
