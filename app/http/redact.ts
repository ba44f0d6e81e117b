// What tells of a person or opens a door, and what a log says in its place. Errors are written by others: the database
// quotes a row, Auth an address, the router the address that was asked for.

const secretNames =
  "token_hash|access_token|refresh_token|provider_token|token|sid|session|session_id|x-session-id|apikey|authorization|cookie|password|code|otp|secret|signature";

const redactions: [RegExp, string][] = [
  // A query or a hash, of an address or a path.
  [/(?<=[\w/.:%~-])[?#][^\s"'`<>()]*/g, "?…"],
  // Values that an error of the database quotes: Key (email)=(…), syntax for type uuid: "…".
  [/\)=\([^)]*\)/g, ")=(…)"],
  [/(?<=: )"[^"]*"/g, '"…"'],
  [/\b(?:Bearer|Basic)\s+[\w.~+/=-]+/gi, "Bearer …"],
  [new RegExp(`(["']?\\b(?:${secretNames})["']?\\s*[:=]\\s*)["']?[^\\s"',;&}]+`, "gi"), "$1…"],
  [/[^\s"'<>()=:,;@/]+(?:@|%40)[^\s"'<>(),;@]+/gi, "<address>"],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, ":id"],
  // The secret of an order, which may be all letters.
  [/(?<=\/order\/)[\w-]{22}/g, "<token>"],
  // Signed tokens, and whatever is as long as a secret and no word.
  [/\beyJ[\w-]+(?:\.[\w-]+){0,2}/g, "<token>"],
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{24,}(?![\w-])/g, "<token>"],
  [/(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g, "<ip>"],
  [/(?<![\w:])(?:[0-9a-f]{1,4}:){2,7}(?::?[0-9a-f]{1,4})?(?:::?[0-9a-f]{1,4})*(?![\w:])/gi, "<ip>"],
  [/\+\d[\d ()-]{6,18}\d/g, "<phone>"],
];

/** A text without addresses, identifiers, tokens, queries and quoted values, at most `longest` characters of it. */
export function redact(text: string, longest = 500): string {
  const readable = text.slice(0, 4 * longest);
  return redactions.reduce((left, [pattern, word]) => left.replace(pattern, word), readable).slice(0, longest);
}
