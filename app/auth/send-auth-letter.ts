import { assertAuthAnswers } from "../backend/auth.ts";
import { claimLetter } from "../backend/auth-letters.ts";
import type { Backend } from "../backend/backend.ts";
import { backendOf } from "../http/backend.ts";
import { type Context, requestContext } from "../http/context.ts";
import { quantizeTiming } from "../http/limits/response-timing.ts";
import { logError } from "../http/log.ts";

/** `recent`: one was asked for the address less than a minute ago, by whomever, so none was asked for now. */
export type LetterOutcome = "sent" | "recent";

/**
 * Sends a letter without waiting for it, so that neither the response time nor a failure, which is only logged, tells
 * whether the address has an account. The visitor is told only whether Auth answers at all, and whether the address'
 * minute is over, which is counted for every address alike.
 * @throws BackendDown
 */
export async function sendAuthLetter(
  context: Context,
  email: string,
  send: (backend: Backend) => Promise<void>,
): Promise<LetterOutcome> {
  const { waitUntil } = context.get(requestContext);
  const backend = backendOf(context);
  return quantizeTiming(async () => {
    await assertAuthAnswers(backend);
    if (!(await claimLetter(backend, email))) return "recent";
    waitUntil(send(backend).catch((error: unknown) => logError(context, error)));
    return "sent";
  });
}
