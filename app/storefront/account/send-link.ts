import type { RouterContextProvider } from "react-router";
import { sendMagicLink } from "../../backend/auth.ts";
import { environmentContext, requestContext } from "../../http/context.ts";
import { evenly } from "../../http/evenly.ts";
import { linkAddress } from "../../http/link-address.ts";
import { logError } from "../../http/log.ts";

/** Sends a link that also makes the account; false where the letter could not be sent. Takes the same time for every address. */
export async function sendLink(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { email, next }: { email: string; next: string },
): Promise<boolean> {
  const { supabase } = context.get(environmentContext);
  const { id, deadline } = context.get(requestContext);
  try {
    const redirectTo = linkAddress(request, next);
    await evenly(() => sendMagicLink({ ...supabase, signal: deadline }, { email, redirectTo, createUser: true }));
    return true;
  } catch (error) {
    logError(id, error);
    return false;
  }
}
