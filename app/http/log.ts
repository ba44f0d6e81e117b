/**
 * Logs a request as one JSON line, without IP address, e-mail address, token or query; `path` has to come from
 * `pathPattern`.
 */
export function logRequest(line: {
  id: string;
  app: string;
  method: string;
  path: string;
  status: number;
  /** When the request arrived, in milliseconds since 1970. */
  started: number;
  trips: number;
}): void {
  const { id, app, method, path, status, started, trips } = line;
  const level = status >= 500 ? "error" : "info";
  console.log(JSON.stringify({ level, id, app, method, path, status, ms: Date.now() - started, trips }));
}

/** Logs an unexpected error as one JSON line; `id` is the request's. */
export function logError(id: string, error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(
    JSON.stringify({ level: "error", id, name, message, stack: stack?.split("\n").slice(1, 6).join(" |") }),
  );
}

/** The path with `:id` for every UUID (ids, tokens), so that the log does not identify visitors. */
export function pathPattern(pathname: string): string {
  return pathname.replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/gi, ":id").slice(0, 200);
}
