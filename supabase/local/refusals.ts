import type { RequestContext } from "./connection.ts";

/** The SQLSTATE classes that PostgREST answers with something else than 400, as its documentation lists them. */
const statuses: [prefix: string, status: number][] = [
  ["08", 503],
  ["0L", 403],
  ["0P", 403],
  ["23503", 409],
  ["23505", 409],
  ["25006", 405],
  ["25", 500],
  ["28", 403],
  ["2D", 500],
  ["38", 500],
  ["39", 500],
  ["3B", 500],
  ["40", 500],
  ["42883", 404],
  ["42P01", 404],
  ["42P17", 500],
  ["53", 503],
  ["54", 500],
  ["55", 500],
  ["57", 500],
  ["58", 500],
  ["F0", 500],
  ["HV", 500],
  ["P0001", 400],
  ["P0", 500],
  ["XX", 500],
];

/**
 * The library answers 500 to an exception that a function or trigger raises on purpose; PostgREST tells the caller
 * its code, message and hint.
 */
export function explainRefusal(response: Response, { error }: RequestContext): Response {
  if (response.status !== 500 || !error) return response;
  const { code, message, detail, hint } = error;
  const [, custom] = /^PT(\d{3})$/.exec(code) ?? [];
  const status = custom ? Number(custom) : (statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400);
  return Response.json({ code, message, details: detail ?? null, hint: hint ?? null }, { status });
}

/** A token that is none at all: the library takes the caller for a guest, PostgREST refuses. */
export function refuseMalformedToken(request: Request, key: string): Response | undefined {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  if (!token || token === key || token.startsWith("sb_") || token.split(".").length === 3) return undefined;
  const message = `Expected 3 parts in JWT; got ${token.split(".").length}`;
  return Response.json({ code: "PGRST301", message, details: null, hint: null }, { status: 401 });
}
