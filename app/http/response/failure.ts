import { data } from "react-router";
import { BackendDown } from "../../backend/backend.ts";

/** For a response that the backend was needed for while it is down. */
export const serviceUnavailable = { status: 503, headers: { "Retry-After": "10" } } as const;

/** The status for an error: 503 where the backend is down, 500 for every other. */
export function failureStatus(error: unknown): 500 | 503 {
  return error instanceof BackendDown ? 503 : 500;
}

/**
 * For loaders whose page cannot be shown without the backend: `await find(…).catch(throwErrorPage)`.
 * @throws a 503 response where the backend is down, the error itself otherwise
 */
export function throwErrorPage(error: unknown): never {
  throw error instanceof BackendDown ? data(null, { status: 503 }) : error;
}
