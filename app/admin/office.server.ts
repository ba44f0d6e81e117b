import { data, type RouterContextProvider, redirect } from "react-router";
import { type Backend, BackendRefused } from "../backend/backend.ts";
import { backendOf } from "../http/backend.ts";
import { requestContext } from "../http/context.ts";
import { failureStatus } from "../http/failure.ts";
import { logError } from "../http/log.ts";
import { forgetPages } from "../http/page-cache.ts";
import { visitorContext } from "../http/session.ts";
import { type Done, withDone } from "./frame/done.ts";

type Context = Readonly<RouterContextProvider>;

/** The database as the signed-in admin may see it. */
export function officeBackend(context: Context, request: Request): Backend {
  return backendOf(context, request, { accessToken: context.get(visitorContext).accessToken });
}

/** What a room shows, or `instead` with `failed` where it could not be read. */
export async function reading<Value>(
  context: Context,
  read: () => Promise<Value>,
  instead: Value,
): Promise<{ value: Value; failed: boolean }> {
  try {
    return { value: await read(), failed: false };
  } catch (error) {
    logError(context.get(requestContext).id, error);
    return { value: instead, failed: true };
  }
}

/** An error as an error key and a status: the database's refusals by their codes, everything else "it could not be done". */
export function problemOf(context: Context, error: unknown, known: Record<string, string> = {}) {
  if (error instanceof BackendRefused) return { key: known[error.code] ?? "refused", status: 422 };
  logError(context.get(requestContext).id, error);
  return { key: "failed", status: failureStatus(error) };
}

type Change = {
  context: Context;
  /** Where the change was asked for, and where to go back to. */
  url: URL;
  done: Done;
  /** Error keys by the database's codes. */
  known?: Record<string, string>;
  /** What was typed, to be shown again with a refusal. */
  typed?: string | undefined;
  work: () => Promise<unknown>;
};

/** Changes something and goes back to the list it was asked for on; a refusal is shown there. */
export async function change({ context, url, done, known, typed, work }: Change) {
  try {
    await work();
    forgetPages();
  } catch (error) {
    const { key, status } = problemOf(context, error, known);
    return data({ problems: [key], typed }, { status });
  }
  const back = new URLSearchParams(url.searchParams);
  back.delete("index");
  back.delete("done");
  return redirect(withDone(back.size > 0 ? `${url.pathname}?${back}` : url.pathname, done), 303);
}
