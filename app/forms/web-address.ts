/** What programs that show letters make a link of: a scheme, `www.`, or a domain under a common ending. */
const address =
  /:\/\/|(?<![\p{L}\p{N}])www\.|[\p{L}\p{N}-]{2,}[.\u3002](?:com|net|org|info|biz|pro|name|app|dev|shop|store|site|online|xyz|top|club|live|link|click|vip|win|рф|рус|сайт|онлайн)(?![\p{L}\p{N}])/iu;
/** A domain of a country, which nobody writes in capitals: "Md.Rahim" and "Dr.Li" are names. */
const ofCountry = /[\p{L}\p{N}-]{2,}[.\u3002][a-z]{2}(?![\p{L}\p{N}])/u;

/**
 * Whether a text that the shop puts into letters holds an address of the web: by it a stranger could have the shop carry
 * an invitation of theirs to anybody.
 */
export function hasWebAddress(text: string): boolean {
  const plain = text.normalize("NFKC");
  return address.test(plain) || ofCountry.test(plain);
}
