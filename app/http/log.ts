/** One JSON line per request: no address, e-mail, token or query. Paths are logged without identifiers of sessions or tokens. */
export function logRequest(line: {
  id: string;
  app: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  trips: number;
}): void {
  console.log(JSON.stringify({ level: line.status >= 500 ? "error" : "info", ...line }));
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
