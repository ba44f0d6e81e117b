/** In characters: no browser sends more, and the database keeps no more. */
const maxLength = 400;

/** The `User-Agent` header: cut, since a caller may send tens of thousands of characters, which are read, sent on and kept. */
export function userAgentOf(request: Request): string {
  return (request.headers.get("user-agent") ?? "").slice(0, maxLength);
}
