import type { MiddlewareFunction } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { defaultLanguage, isLanguage, type Language, languages } from "../i18n/languages.ts";
import { type Context, requestContext } from "./context.ts";
import { rememberChosenLanguage } from "./request/language.ts";

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

/**
 * Stores a language that the address chooses (`?lang=fr`, as search engines link), so that the next page keeps it. The
 * page cache shares no address that has one, so the cookie reaches its visitor alone.
 */
export const storeChosenLanguage: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const response = await next();
  const cookie = rememberChosenLanguage(request, url);
  if (cookie) response.headers.append("Set-Cookie", cookie);
  return response;
};

/** The language of this response. */
export function languageOf(context: Context): Language {
  const locale = getLocale(context);
  return isLanguage(locale) ? locale : defaultLanguage;
}
