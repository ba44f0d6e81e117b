import { cleanText } from "./text.ts";

/**
 * The addresses that browsers take (HTML, "valid e-mail address") and that a letter reaches: a domain with a dot and a
 * first level that begins with a letter. The database asks the same (`private.is_email`).
 */
export const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** What a domain in any script is written with; anything else would mean something to a URL. */
const domainLetters = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u;

/** An address in lower case, its domain as mail servers know it: Chromium sends `почта.рф` so, others as it was typed. */
export function cleanEmail(text: string): string {
  const email = cleanText(text).toLowerCase();
  const [, box, domain = ""] = /^(.*@)(.*)$/s.exec(email) ?? [];
  if (!/[^\0-\x7f]/.test(domain) || !domainLetters.test(domain)) return email;
  const address = `http://${domain}`;
  return URL.canParse(address) ? `${box}${new URL(address).hostname}` : email;
}
