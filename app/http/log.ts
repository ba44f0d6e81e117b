/** One JSON line per request: no address, e-mail, token or query. Paths are logged without identifiers of sessions or tokens. */
export function logRequest(line: {
  id: string;
  app: string;
  method: string;
  path: string;
  status: number;
  /** When the request came, in milliseconds of `Date.now()`. */
  started: number;
  trips: number;
}): void {
  const { id, app, method, path, status, started, trips } = line;
  const level = status >= 500 ? "error" : "info";
  console.log(JSON.stringify({ level, id, app, method, path, status, ms: Date.now() - started, trips }));
}

/** An unexpected error with the request it belongs to. */
export function logError(id: string, error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(
    JSON.stringify({ level: "error", id, name, message, stack: stack?.split("\n").slice(1, 6).join(" |") }),
  );
}

/** `/perfume/{token}` and other identifiers are replaced, so that a log reader cannot follow a visitor. */
export function pathPattern(pathname: string): string {
  return pathname.replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/gi, ":id").slice(0, 200);
}
