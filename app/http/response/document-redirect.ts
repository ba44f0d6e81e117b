import type { MiddlewareFunction } from "react-router";

/**
 * Answers a script that a document is to be opened without a body: the router leaves the page at the first line of one, and
 * Firefox then throws in the page for the rest that it was still to read, even where it came whole. For an answer without a
 * body its changelog has the 204 redirects of 7.5.2 (#13364), of which these are the headers, and nothing else.
 */
export const redirectWithoutBody: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const location = response.headers.get("Location");
  const opensDocument = location !== null && response.headers.has("X-Remix-Reload-Document");
  if (!opensDocument || !new URL(request.url).pathname.endsWith(".data")) return response;
  const headers = new Headers(response.headers);
  headers.delete("Location");
  headers.set("X-Remix-Redirect", location);
  headers.set("X-Remix-Status", String(response.status));
  headers.set("X-Remix-Reload-Document", "true");
  return new Response(null, { status: 204, headers });
};
