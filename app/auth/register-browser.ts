import { sha256 } from "../encoding/digest.ts";
import { type Context, environmentContext, ownOrigin, requestContext } from "../http/context.ts";
import { withinLimits } from "../http/limits/rate-limit.ts";
import { logError } from "../http/log.ts";
import { readCookie, setCookie } from "../http/request/cookies.ts";
import type { Language } from "../i18n/languages.ts";
import { sendLetter } from "../mail/send-letter.ts";
import { browserLifetime } from "../shop/timings.ts";
import { newSignInLetter } from "./new-sign-in-letter.server.ts";
import { randomSecret } from "./secrets.ts";
import type { SessionUser } from "./session-user.ts";

/**
 * Remembers the browser of a sign-in by a random cookie, and writes to the account's owner where it is a new one. No
 * letter follows the very first sign-in where that was by a letter itself. Returns the cookie's `Set-Cookie` value.
 */
export async function registerBrowser(
  context: Context,
  request: Request,
  user: SessionUser,
  { byLetter, language }: { byLetter: boolean; language: Language },
): Promise<string> {
  const kv = context.get(environmentContext).sessions;
  const held = readCookie(request, "browser");
  const browser = held && /^[0-9a-f]{64}$/.test(held) ? held : randomSecret();
  const prefix = `browsers:${user.userId}:`;
  const key = prefix + (await sha256(browser));
  const [known, all] = await Promise.all([kv.get(key), kv.list({ prefix, limit: 1 })]);
  await kv.put(key, "known", { expirationTtl: browserLifetime / 1000 });
  if (known === null && !(byLetter && all.keys.length === 0)) sendNewSignInAlert(context, request, user, language);
  return setCookie("browser", browser);
}

/** Sent after the response and rate limited: someone who knows the password could otherwise flood the mailbox. */
function sendNewSignInAlert(context: Context, request: Request, user: SessionUser, language: Language): void {
  const { waitUntil } = context.get(requestContext);
  const write = async () => {
    if (!(await withinLimits(context, request, "new_sign_in", user.email))) return;
    await sendLetter(context.get(environmentContext), await newSignInLetter(user, ownOrigin(context), language));
  };
  waitUntil(write().catch((error: unknown) => logError(context, error)));
}
