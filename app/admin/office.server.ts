import type { RouterContextProvider } from "react-router";
import { type Backend, BackendRefused } from "../backend/backend.ts";
import { backendOf } from "../http/backend.ts";
import { requestContext } from "../http/context.ts";
import { failureStatus } from "../http/failure.ts";
import { logError } from "../http/log.ts";
import { visitorContext } from "../http/session.ts";

/** The database as the signed-in admin may see it. */
export function officeBackend(context: Readonly<RouterContextProvider>, request: Request): Backend {
  return backendOf(context, request, { accessToken: context.get(visitorContext).accessToken });
}

/** What went wrong with a change: the database's own word where it has one, else that it could not be done. */
export function problemOf(
  context: Readonly<RouterContextProvider>,
  error: unknown,
  known: Record<string, string> = {},
): { message: string; status: number } {
  if (error instanceof BackendRefused) return { message: known[error.code] ?? "failed", status: 422 };
  logError(context.get(requestContext).id, error);
  return { message: "failed", status: failureStatus(error) };
}
