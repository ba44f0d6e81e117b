import { assertAuthAnswers } from "../backend/auth.ts";
import type { Backend } from "../backend/backend.ts";
import { backendOf } from "../http/backend.ts";
import { type Context, requestContext } from "../http/context.ts";
import { quantizeTiming } from "../http/limits/response-timing.ts";
import { logError } from "../http/log.ts";

/**
 * Has a letter sent while the visitor is answered: whether there is an account behind the address shows neither in the
 * time nor in a failure of the letter, which only the log hears of. What the visitor hears is whether Auth answers.
 * @throws BackendDown
 */
export async function sendAuthLetter(context: Context, send: (backend: Backend) => Promise<void>): Promise<void> {
  const { id, waitUntil } = context.get(requestContext);
  const backend = backendOf(context);
  waitUntil(send(backend).catch((error: unknown) => logError(id, error)));
  await quantizeTiming(() => assertAuthAnswers(backend));
}
