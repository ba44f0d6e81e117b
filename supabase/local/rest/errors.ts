/**
 * SQLSTATE classes and codes that PostgREST answers with another status than 400, as its documentation lists them, and
 * that @supabase/lite does not know.
 */
const statuses: [prefix: string, status: number][] = [
  ["08", 503],
  ["0L", 403],
  ["0P", 403],
  ["25", 500],
  ["28", 403],
  ["2D", 500],
  ["38", 500],
  ["39", 500],
  ["3B", 500],
  ["40", 500],
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

/** What @supabase/lite answers as PostgREST does. */
const known = /^(42|22|21|23502|23503|23505|25006|PT|PGRST)/;

type DatabaseError = Error & { code: string; detail?: string; hint?: string };

/**
 * Gives an error of the database the status and body that PostgREST answers with; the library would answer 500 to an
 * exception that a function or trigger raises on purpose. `PGRST` is PostgREST's own code for an error that names its
 * response.
 */
export function toPostgrestError(error: unknown): unknown {
  if (!isDatabaseError(error) || known.test(error.code)) return error;
  const { code, message, detail = null, hint = null } = error;
  const status = statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
  return {
    code: "PGRST",
    message: JSON.stringify({ code, message, details: detail, hint }),
    detail: JSON.stringify({ status, headers: {} }),
  };
}

/** Only Postgres' own errors have a severity; those of a lost connection have codes too. */
function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && "severity" in error && "code" in error && typeof error.code === "string";
}

/** The answer to a token that is none at all: the library takes the caller for a guest, PostgREST refuses. */
export function refuseMalformedToken(request: Request, publishableKey: string): Response | undefined {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  if (!token || token === publishableKey || token.startsWith("sb_")) return undefined;
  const parts = token.split(".").length;
  if (parts === 3) return undefined;
  const message = `Expected 3 parts in JWT; got ${parts}`;
  return Response.json({ code: "PGRST301", message, details: null, hint: null }, { status: 401 });
}
