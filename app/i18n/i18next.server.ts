import type { RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { setCookie } from "../http/cookies.ts";
import { detectLanguage } from "./detect-language.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "./languages.ts";
import { i18nextOptions } from "./options.ts";
import { resources } from "./resources.ts";

const [i18nMiddleware, getLocale, getInstance] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ["custom"],
    findLocale: async ({ request }) => detectLanguage(request),
  },
  i18next: { ...i18nextOptions, resources },
});

export { getInstance, i18nMiddleware };

/** The language of this response. */
export function languageOf(context: Readonly<RouterContextProvider>): Language {
  const locale = getLocale(context);
  return isLanguage(locale) ? locale : defaultLanguage;
}

/** Keeps a choice of language for a year. */
export function rememberLanguage(language: Language): string {
  return setCookie("athar-lang", language);
}
