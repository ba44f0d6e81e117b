import { formatTime } from "../i18n/format-time.ts";
import { i18nextFor } from "../i18n/i18next.server.ts";
import { isolate } from "../i18n/isolate.ts";
import type { Language } from "../i18n/languages.ts";
import { layOutLetter } from "../mail/letter-layout.ts";
import type { Letter } from "../mail/send-letter.ts";
import { sessionsPath } from "./session-paths.ts";
import type { SessionUser } from "./session-user.ts";

/**
 * Writes the letter that tells an account's owner of a new sign-in. `origin` is the origin of the app that was signed
 * in to.
 */
export async function newSignInLetter(user: SessionUser, origin: string, language: Language): Promise<Letter> {
  const { app, browser, system, email, openedAt } = user;
  // The name is isolated, because in Arabic its Latin letters would otherwise pull the date after them to the wrong
  // side.
  const name = [browser, system].filter(Boolean).join(", ");
  const t = (await i18nextFor(language)).getFixedT(language, "sessions");
  const time = formatTime(openedAt, language);
  const heading = t("letter.heading");
  const layout = await layOutLetter({
    language,
    heading,
    paragraphs: [t(`letter.where.${app}`, { browser: name ? isolate(name) : t("unknown"), time }), t("letter.advice")],
    button: { text: t("letter.button"), href: origin + sessionsPath[app] },
  });
  return { to: email, subject: heading, ...layout };
}
