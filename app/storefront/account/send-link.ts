import { confirmationUrl } from "../../auth/confirmation-url.ts";
import { sendAuthLetter } from "../../auth/send-auth-letter.ts";
import { sendMagicLink, sendRecovery } from "../../backend/auth.ts";
import type { LetterOutcome } from "../../backend/auth-letters.ts";
import type { Backend } from "../../backend/backend.ts";
import type { Context } from "../../http/context.ts";
import { logError } from "../../http/log.ts";

/** Has a sign-in link sent that also creates the account; null where Auth does not answer. Enumeration-safe. */
export function sendLink(context: Context, { email, next }: { email: string; next: string }) {
  const redirectTo = confirmationUrl(context, next);
  return outcomeOf(context, email, (backend) => sendMagicLink(backend, { email, redirectTo, createUser: true }));
}

/** Sends a link that leads to a new password. It creates no account. */
export function sendRecoveryLink(context: Context, email: string) {
  const redirectTo = confirmationUrl(context, "/account/password");
  return outcomeOf(context, email, (backend) => sendRecovery(backend, { email, redirectTo }));
}

async function outcomeOf(
  context: Context,
  email: string,
  send: (backend: Backend) => Promise<void>,
): Promise<LetterOutcome | null> {
  try {
    return await sendAuthLetter(context, email, send);
  } catch (error) {
    logError(context, error);
    return null;
  }
}
