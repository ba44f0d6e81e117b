import { initReactI18next } from "react-i18next";
import type { RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { readCookie, setCookie } from "../http/cookies.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "./languages.ts";
import { i18nextOptions } from "./options.ts";
import { resources } from "./resources.ts";

/** The legal texts carry their language in the path too. */
const languageInPath = /^\/(?:privacy|terms)\/([a-z]{2})(?:\.data)?$/;

/** Order: the path or the `lang` parameter, the stored choice, the browser's languages, Arabic. */
const [i18nMiddleware, getLocale, getInstance] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    searchParamKey: "lang",
    order: ["custom", "header"],
    async findLocale({ request }) {
      const url = new URL(request.url);
      const wishes = [
        languageInPath.exec(url.pathname)?.[1],
        url.searchParams.get("lang"),
        readCookie(request, "athar-lang"),
      ];
      return wishes.find(isLanguage) ?? null;
    },
  },
  i18next: { ...i18nextOptions, resources },
  plugins: [initReactI18next],
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
