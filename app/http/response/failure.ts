import { data } from "react-router";
import { BackendBusy, BackendDown, BackendRefused, isOverBudget } from "../../backend/backend.ts";
import { insufficientPrivilege } from "../../backend/postgres-errors.ts";
import { messageKey } from "../../i18n/message-key.ts";
import { type Context, requestContext } from "../context.ts";

/** For a response that the backend was needed for while it is down. */
export const serviceUnavailable = { status: 503 } as const;

/** How the database (row-level security, PostgREST) and Auth say that a session is nobody's any more. */
const endings = new Set([
  insufficientPrivilege,
  "PGRST301",
  "PGRST303",
  "session_missing",
  "session_not_found",
  "bad_jwt",
]);

/**
 * Whether a visitor's session was ended while the request was under way: whose it is was asked at its beginning, so that
 * nothing else refuses what the page asks for.
 */
function isSessionEnded(error: unknown): boolean {
  return error instanceof BackendRefused && endings.has(error.code);
}

/**
 * The status for an error: 503 where the backend is down, 429 where the visitor's budget is spent, 401 where their session
 * has been ended meanwhile, 500 for every other.
 */
export function failureStatus(error: unknown): 401 | 429 | 500 | 503 {
  if (isOverBudget(error)) return 429;
  if (isSessionEnded(error)) return 401;
  return error instanceof BackendDown ? 503 : 500;
}

/**
 * The key of what is said to who is answered with 429: how long to wait, as `Retry-After` has it. That is a minute for
 * every limit, until an hourly budget was asked for and is spent.
 */
export function waitKey(context: Context): string {
  const { secondsToWait } = context.get(requestContext);
  return secondsToWait === undefined
    ? "busy.body"
    : messageKey("busy.minutes", { count: Math.ceil(secondsToWait / 60) });
}

/** The key of what a form says to an error, beside its `failureStatus`. */
export function failureKey(context: Context, error: unknown, otherwise = "unknown_error"): string {
  if (isSessionEnded(error)) return "signed_out.body";
  if (isOverBudget(error)) return waitKey(context);
  if (error instanceof BackendBusy) return "busy.body";
  return otherwise;
}

/**
 * For loaders whose page cannot be shown without the backend: `await find(…).catch(throwErrorPage)`.
 * @throws a 503 response where the backend is down, a 401 where the visitor's session has been ended meanwhile, the error
 * itself otherwise
 */
export function throwErrorPage(error: unknown): never {
  if (isSessionEnded(error)) throw data(null, { status: 401 });
  throw error instanceof BackendDown ? data(null, serviceUnavailable) : error;
}
