import { assertAuthAnswers } from "../backend/auth.ts";
import { claimLetter, type LetterOutcome } from "../backend/auth-letters.ts";
import type { Backend } from "../backend/backend.ts";
import { backendOf } from "../http/backend.ts";
import { type Context, requestContext } from "../http/context.ts";
import { quantizeTiming } from "../http/limits/response-timing.ts";
import { logError } from "../http/log.ts";

/**
 * Sends a letter without waiting for it, so that neither the response time nor a failure, which is only logged, tells
 * whether the address has an account. The visitor is told only whether Auth answers at all, and what was asked
 * for the address before, which is counted for every address alike.
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
    const outcome = await claimLetter(backend, email);
    if (outcome !== "recent") waitUntil(send(backend).catch((error: unknown) => logError(context, error)));
    return outcome;
  });
}
