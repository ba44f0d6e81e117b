const flaws: [kind: string, pattern: RegExp][] = [
  ["a form that nothing sends", /<form\b(?:(?!<\/form>|<button\b|type="submit").)*<\/form>/gs],
  ["a choice that is required, though one is always made", /<select\b[^>]* required=""[^>]*><option value="[^"]+/g],
  ["a term that nothing is said of", /<\/dt>\s*<\/div>/g],
  ["a picture between a term and what is said of it", /<\/d[td]>\s*<svg\b/g],
  ["a navigation without a name", /<nav\b(?![^>]* aria-label)[^>]*>/g],
  ["an article without a heading", /<article\b(?:(?!<\/article>|<h[1-6]\b).)*<\/article>/gs],
];

/** What the W3C's checker finds in a page, and html-validate does not: one line each. */
export function structureFlaws(html: string): string[] {
  return flaws.flatMap(([kind, pattern]) =>
    [...html.matchAll(pattern)].map(([found]) => `${kind}: ${found.slice(0, 120)}`),
  );
}
