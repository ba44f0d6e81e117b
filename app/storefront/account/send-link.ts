import type { RouterContextProvider } from "react-router";
import { confirmationUrl } from "../../auth/confirmation-url.ts";
import { sendLetter } from "../../auth/send-letter.ts";
import { sendMagicLink } from "../../backend/auth.ts";
import { requestContext } from "../../http/context.ts";
import { logError } from "../../http/log.ts";

/** Has a sign-in link sent that also creates the account; false where Auth does not answer. Enumeration-safe. */
export async function sendLink(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { email, next }: { email: string; next: string },
): Promise<boolean> {
  const redirectTo = confirmationUrl(request, next);
  try {
    await sendLetter(context, (backend) => sendMagicLink(backend, { email, redirectTo, createUser: true }));
    return true;
  } catch (error) {
    logError(context.get(requestContext).id, error);
    return false;
  }
}
