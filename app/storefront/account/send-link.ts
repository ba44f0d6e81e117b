import type { RouterContextProvider } from "react-router";
import { confirmationUrl } from "../../auth/confirmation-url.ts";
import { sendMagicLink } from "../../backend/auth.ts";
import { backendOf } from "../../http/backend.ts";
import { requestContext } from "../../http/context.ts";
import { quantizeTiming } from "../../http/limits/response-timing.ts";
import { logError } from "../../http/log.ts";

/** Sends a sign-in link that also creates the account; false where the e-mail could not be sent. Enumeration-safe: takes the same time for every address. */
export async function sendLink(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { email, next }: { email: string; next: string },
): Promise<boolean> {
  const { id } = context.get(requestContext);
  try {
    const redirectTo = confirmationUrl(request, next);
    await quantizeTiming(() => sendMagicLink(backendOf(context), { email, redirectTo, createUser: true }));
    return true;
  } catch (error) {
    logError(id, error);
    return false;
  }
}
