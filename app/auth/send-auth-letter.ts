import { assertAuthAnswers } from "../backend/auth.ts";
import type { Backend } from "../backend/backend.ts";
import { backendOf } from "../http/backend.ts";
import { type Context, requestContext } from "../http/context.ts";
import { quantizeTiming } from "../http/limits/response-timing.ts";
import { logError } from "../http/log.ts";

/**
 * Sends a letter without waiting for it, so that neither the response time nor a failure, which is only logged, tells
 * whether the address has an account. The visitor is told only whether Auth answers at all.
 * @throws BackendDown
 */
export async function sendAuthLetter(context: Context, send: (backend: Backend) => Promise<void>): Promise<void> {
  const { id, waitUntil } = context.get(requestContext);
  const backend = backendOf(context);
  waitUntil(send(backend).catch((error: unknown) => logError(id, error)));
  await quantizeTiming(() => assertAuthAnswers(backend));
}
