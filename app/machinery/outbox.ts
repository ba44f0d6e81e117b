import { type OutboxLetter, reportLetter, takeLetters, writeInvitations } from "../backend/outbox.ts";
import { type Context, requestContext } from "../http/context.ts";
import { logError, logWarning } from "../http/log.ts";
import { sendLetter } from "../mail/send-letter.ts";
import { accountLetter } from "./account-letter.ts";
import { type Machinery, machineryOf } from "./machinery.ts";
import { orderLetter } from "./order-letter.ts";

/** The number of letters that are sent in one run; the rest waits for the next. */
const maxLetters = 20;

/** Sends the letters that wait. Without a mail service they go on waiting. @throws BackendDown */
export async function sendWaitingLetters(machinery: Machinery): Promise<void> {
  if (!machinery.environment.mail) return;
  const letters = await takeLetters(machinery.backend, maxLetters);
  await Promise.all(letters.map((letter) => deliver(letter, machinery)));
}

/** What the cron does for letters: writes invitations that waited for this day, and sends what waits. */
export async function sendScheduledLetters(machinery: Machinery): Promise<void> {
  for (const work of [({ backend }: Machinery) => writeInvitations(backend), sendWaitingLetters])
    await work(machinery).catch((error: unknown) => logError("outbox", error));
}

async function deliver(letter: OutboxLetter, { backend, environment }: Machinery): Promise<void> {
  const { hosts, house } = environment;
  const text = await (letter.about === "order"
    ? orderLetter(letter, { shopOrigin: hosts.shopOrigin, house })
    : accountLetter(letter, hosts, house));
  const problem = await (text ? sendLetter(environment, text, letter.id) : Promise.resolve(true)).then(
    (sent) => (sent ? null : "no mail service"),
    (error: unknown) => (error instanceof Error ? error.message : "not sent"),
  );
  if (problem) logWarning("outbox", `A letter about an ${letter.about} was not sent: ${problem}`);
  await reportLetter(backend, letter.id, problem);
}

/** After the response: the letters that the request wrote leave at once, and what cannot is tried again by the clock. */
export function sendWrittenLetters(context: Context): void {
  const { waitUntil, lettersWait } = context.get(requestContext);
  const machinery = lettersWait ? machineryOf(context) : null;
  if (machinery) waitUntil(sendWaitingLetters(machinery).catch((error: unknown) => logError(context, error)));
}
