import { type Backend, createMachineryBackend } from "../backend/backend.ts";
import { type OutboxLetter, settleLetter, takeLetters } from "../backend/outbox.ts";
import { sendLetter } from "../mail/send-letter.ts";
import { type Context, environmentContext, requestContext } from "./context.ts";
import type { Environment } from "./environment.ts";
import { logError } from "./log.ts";
import { orderLetter } from "./order-letter.ts";

/** So many letters are sent in one go; what is left waits for the next. */
const maxLetters = 20;

/**
 * Sends the letters about orders that wait. Without a mail service or the token of `machinery` they go on waiting.
 * @throws BackendDown
 */
export async function sendWaitingLetters(environment: Environment): Promise<void> {
  const { supabase, machineryToken, mail } = environment;
  if (!machineryToken || !mail) return;
  const machineryBackend = createMachineryBackend(supabase, machineryToken);
  const letters = await takeLetters(machineryBackend, maxLetters);
  await Promise.all(letters.map((letter) => deliver(letter, environment, machineryBackend)));
}

async function deliver(letter: OutboxLetter, environment: Environment, machineryBackend: Backend): Promise<void> {
  const text = await orderLetter(letter);
  const problem = await (text ? sendLetter(environment, text, letter.id) : Promise.resolve(true)).then(
    (sent) => (sent ? null : "no mail service"),
    (error: unknown) => (error instanceof Error ? error.message : "not sent"),
  );
  await settleLetter(machineryBackend, letter.id, problem);
}

/** After the response: what it wrote leaves at once, and what cannot is tried again by the clock. */
export function sendLettersLater(context: Context): void {
  const { id, waitUntil } = context.get(requestContext);
  waitUntil(sendWaitingLetters(context.get(environmentContext)).catch((error: unknown) => logError(id, error)));
}
