// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const forbidden = /[\u0000-\u0020\u007f\\]|%2f|%5c|%0|%1/i;

/**
 * A path of this site to send a browser to, or `fallback` where `value` is anything else: another origin, `//host`,
 * a backslash (encoded too), a control character, or a data request of the router.
 */
export function localPath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || value.length > 500 || !value.startsWith("/") || value.startsWith("//"))
    return fallback;
  if (forbidden.test(value) || /\.data($|[?#])/.test(value)) return fallback;
  return value;
}
