import { createI18nextMiddleware } from "remix-i18next";
import { defaultLanguage, isLanguage, type Language, languages } from "../i18n/languages.ts";
import { type Context, requestContext } from "./context.ts";

/**
 * The order of detection (path, parameter, cookie, browser) is found once a request, before the router, because the page
 * cache asks for it too. remix-i18next makes an instance for each request; texts come from i18n/i18next.server.ts, so
 * that one is left empty.
 */
const [i18nMiddleware, getLocale] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ["custom"],
    findLocale: async ({ context }) => context.get(requestContext).language,
  },
  i18next: { initAsync: false },
});

export { i18nMiddleware };

/** The language of this response. */
export function languageOf(context: Context): Language {
  const locale = getLocale(context);
  return isLanguage(locale) ? locale : defaultLanguage;
}
