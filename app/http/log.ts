import { isRouteErrorResponse } from "react-router";
import { type Context, requestContext } from "./context.ts";
import { redact } from "./redact.ts";

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

/**
 * Logs an unexpected error as one JSON line, redacted, and each of the errors that it gathers as a line of its own, since
 * a line is cut. `from` is the request's context, or the name of a job that no request began.
 */
export function logError(from: Context | string, error: unknown): void {
  const id = typeof from === "string" ? from : from.get(requestContext).id;
  const { name, message, stack } = thrown(error);
  // The message stands in the stack once more, and may have lines of its own.
  const calls = stack?.split("\n").filter((line) => /^\s+at /.test(line));
  const where = calls?.slice(0, 5).map((call) => redact(call, 200));
  console.error(
    JSON.stringify({ level: "error", id, name: redact(name, 60), message: redact(message), stack: where?.join(" |") }),
  );
  if (error instanceof AggregateError) for (const each of error.errors) logError(from, each);
}

/** Logs as one JSON line what somebody should see to before long. */
export function logWarning(id: string, message: string): void {
  console.warn(JSON.stringify({ level: "warn", id, message: redact(message) }));
}

/** What is known of anything thrown: loaders throw responses, the router what it makes of a path or method nobody serves. */
function thrown(error: unknown): { name: string; message: string; stack?: string | undefined } {
  if (error instanceof Error) return error;
  if (isRouteErrorResponse(error) || error instanceof Response)
    return { name: "Response", message: `${error.status} ${error.statusText}`.trim() };
  return { name: "Thrown", message: typeof error === "string" ? error : `a value of type ${typeof error}` };
}

/** The path with `:id` for every UUID, and without whatever else identifies a visitor. */
export function pathPattern(pathname: string): string {
  // Most paths are words, of which nothing is redacted.
  return /^[a-z/-]{1,23}$/.test(pathname) ? pathname : redact(pathname, 200);
}
