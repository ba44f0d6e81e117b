/** Whether a link in an e-mail may lead to an address: `*` in a pattern is anything but a slash, `**` anything. */
export function isAllowedRedirect(url: string, patterns: string[]): boolean {
  return patterns.some((pattern) => {
    const source = pattern
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\*+/g, (stars) => (stars.length > 1 ? ".*" : "[^/]*"));
    return new RegExp(`^${source}$`).test(url);
  });
}
