import { signOut, type Tokens } from "../backend/auth.ts";
import { findProfile } from "../backend/profiles.ts";
import { actAs, backendOf } from "../http/backend.ts";
import { type Context, environmentContext, requestContext } from "../http/context.ts";
import { languageOf } from "../http/language.ts";
import { logError } from "../http/log.ts";
import { rememberLanguage } from "../http/request/language.ts";
import type { Language } from "../i18n/languages.ts";
import { registerBrowser } from "./register-browser.ts";
import { deleteSession } from "./session-list.ts";
import { createSession, readSession } from "./session-store.ts";

export type SignInOptions = {
  /** By an e-mailed link, which only the owner of the mailbox can open. */
  byLetter?: boolean;
  /** A new password may be set without the old one for a while. */
  recovery?: boolean;
  /** The second step of a sign-in: Auth's session is the one that this browser already has. */
  isSecondStep?: boolean;
};

/**
 * Signs this browser in: opens a session under a new id, whatever cookie it sent (session fixation), and ends the one
 * that its cookie named before. The shop then speaks the language of the account. Returns the headers of the answer.
 */
export async function openSession(
  context: Context,
  request: Request,
  tokens: Tokens,
  { byLetter = false, recovery = false, isSecondStep = false }: SignInOptions = {},
): Promise<Headers> {
  const info = context.get(requestContext);
  const kv = context.get(environmentContext).sessions;
  const log = (error: unknown) => logError(context, error);
  const before = await readSession(context, request);
  const { user, setCookie } = await createSession(context, request, tokens, recovery);
  const headers = new Headers({ "Set-Cookie": setCookie });
  if (before) {
    await deleteSession(kv, before.user.userId, { id: before.id, ref: before.user.ref });
    if (!isSecondStep) info.waitUntil(signOut(backendOf(context), before.user.accessToken).catch(log));
  }
  const language = (await languageOfAccount(context, tokens).catch(log)) ?? undefined;
  if (language) headers.append("Set-Cookie", rememberLanguage(language));
  const browserCookie = await registerBrowser(context, request, user, {
    byLetter,
    // A stranger may have signed in: what the owner chose goes before the language of the page.
    language: language ?? languageOf(context),
  }).catch(log);
  if (browserCookie) headers.append("Set-Cookie", browserCookie);
  return headers;
}

/** What the account's owner chose in the shop; the admin app has a choice of its own. */
async function languageOfAccount(context: Context, tokens: Tokens): Promise<Language | undefined> {
  if (context.get(requestContext).app === "admin") return undefined;
  actAs(context, { accessToken: tokens.accessToken });
  return (await findProfile(backendOf(context), tokens.userId))?.lang;
}
