/**
 * What programs that show letters make a link of: a scheme, `www.`, or a domain. After a dot within a name a space is
 * usual ("St. John"), and initials are of one letter each ("J.R.R. Tolkien").
 */
const address =
  /:\/\/|(?<![\p{L}\p{N}])www\.|[\p{L}\p{N}-]{2,}[.\u3002](?:[a-z]{2,}|рф|рус|сайт|онлайн)(?![\p{L}\p{N}])/iu;

/**
 * Whether a text that the shop puts into letters holds an address of the web: by it a stranger could have the shop carry
 * an invitation of theirs to anybody.
 */
export function hasWebAddress(text: string): boolean {
  return address.test(text.normalize("NFKC"));
}
