import { i18nextFor } from "../i18n/i18next.server.ts";
import { type Language, languages, locales } from "../i18n/languages.ts";
import { layOutLetter } from "../mail/letter-layout.ts";
import type { Letter } from "../mail/send-letter.ts";
import { sessionsPath } from "./session-paths.ts";
import type { SessionUser } from "./session-user.ts";

/**
 * In the language of the account; in every one where its owner has chosen none, since that of a stranger's browser is not
 * the owner's. `origin` is that of the app signed in to.
 */
export async function newSignInLetter(user: SessionUser, origin: string, chosen?: Language): Promise<Letter> {
  const { app, browser, system, email, openedAt } = user;
  // Isolated, or its Latin letters would draw the date after them to the wrong side in Arabic.
  const name = [browser, system].filter(Boolean).join(", ");
  const href = origin + sessionsPath[app];
  const sections = (chosen ? [chosen] : languages).map(async (language) => {
    const t = (await i18nextFor(language)).getFixedT(language, "sessions");
    const time = new Intl.DateTimeFormat(locales[language], {
      dateStyle: "long",
      timeStyle: "short",
      timeZone: "UTC",
    }).format(openedAt);
    return {
      language,
      heading: t("letter.heading"),
      paragraphs: [
        t(`letter.where.${app}`, { browser: name ? `\u2068${name}\u2069` : t("unknown"), time }),
        t("letter.advice"),
      ],
      button: { text: t("letter.button"), href },
    };
  });
  const texts = await Promise.all(sections);
  return {
    to: email,
    subject: chosen
      ? (await i18nextFor(chosen)).getFixedT(chosen, "sessions")("letter.heading")
      : "دخول جديد إلى حسابكم لدى أثر · New sign-in to your Athar account",
    ...(await layOutLetter(texts)),
  };
}
