import { data } from "react-router";
import { BackendBusy, BackendDown, isOverBudget } from "../../backend/backend.ts";

/** For a response that the backend was needed for while it is down. */
export const serviceUnavailable = { status: 503 } as const;

/** The status for an error: 503 where the backend is down, 429 where the visitor's budget is spent, 500 for every other. */
export function failureStatus(error: unknown): 429 | 500 | 503 {
  if (isOverBudget(error)) return 429;
  return error instanceof BackendDown ? 503 : 500;
}

/** The key of what a form says to an error, beside its `failureStatus`. */
export function failureKey<Key extends string = "unknown_error">(
  error: unknown,
  otherwise?: Key,
): Key | "busy.body" | "unknown_error" {
  if (isOverBudget(error) || error instanceof BackendBusy) return "busy.body";
  return otherwise ?? "unknown_error";
}

/**
 * For loaders whose page cannot be shown without the backend: `await find(…).catch(throwErrorPage)`.
 * @throws a 503 response where the backend is down, the error itself otherwise
 */
export function throwErrorPage(error: unknown): never {
  throw error instanceof BackendDown ? data(null, serviceUnavailable) : error;
}
