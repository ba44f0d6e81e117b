// What the loaders and actions of the admin pages have in common.
import type { SubmissionResult } from "@conform-to/dom";
import { type data, redirect } from "react-router";
import { BackendRefused, isOverBudget } from "../../backend/backend.ts";
import type { Context } from "../../http/context.ts";
import { logError } from "../../http/log.ts";
import { failureStatus, waitKey } from "../../http/response/failure.ts";
import { adminError } from "./admin-error.ts";
import { type ToastName, withToast } from "./toast-name.ts";

/** What `load` resolves to, or `fallback` with `failed` where it throws; the error is logged. */
export async function loadOr<Value>(
  context: Context,
  load: () => Promise<Value>,
  fallback: Value,
): Promise<{ value: Value; failed: boolean }> {
  try {
    return { value: await load(), failed: false };
  } catch (error) {
    logError(context, error);
    return { value: fallback, failed: true };
  }
}

/** The part of `parseForm`'s result that refuses the form. */
export type Refusable = {
  refuse: (errors?: string[], status?: number) => ReturnType<typeof data<SubmissionResult>>;
};

/** Error keys by Postgres' codes (`uniqueViolation`). */
type RefusalKeys = Record<string, string>;

/**
 * Refuses a form whose change failed: with a key for the database's refusal, or with "failed" for any other error,
 * which is logged.
 */
export function refuseFailure(context: Context, form: Refusable, error: unknown, refusals: RefusalKeys = {}) {
  if (isOverBudget(error)) return form.refuse([waitKey(context)], 429);
  if (error instanceof BackendRefused) return form.refuse([refusals[error.code] ?? adminError("refused")]);
  logError(context, error);
  return form.refuse([adminError("failed")], failureStatus(error));
}

type Change = {
  /** The address of the list that the form was posted from. */
  url: URL;
  toast: ToastName;
  refusals?: RefusalKeys;
  change: () => Promise<unknown>;
};

/** Runs `change` and redirects back to the list, with its search and page; a failure refuses the form. */
export async function applyChange(context: Context, form: Refusable, { url, toast, refusals, change }: Change) {
  try {
    await change();
  } catch (error) {
    return refuseFailure(context, form, error, refusals);
  }
  const query = new URLSearchParams(url.searchParams);
  query.delete("index");
  query.delete("done");
  return redirect(withToast(query.size > 0 ? `${url.pathname}?${query}` : url.pathname, toast), 303);
}
