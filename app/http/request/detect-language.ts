import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { messageLanguages } from "../../backend/message-languages.ts";
import { defaultLanguage, languages } from "../../i18n/languages.ts";
import { readCookie, routerCookie } from "./cookies.ts";

/** The legal texts carry their language in the path too. */
const languageInPath = /^\/(?:privacy|terms)\/([a-z]{2})(?:\.data)?$/;

/** In characters. Browsers' preferences are shorter; a header that is longer is read anew each time. */
const longestKept = 300;

/**
 * Detects by remix-i18next: the request's path, its `lang` parameter, the visitor's cookie, the browser's preferences;
 * `fallback` where none of them is known. A path asks as the parameter does. The library's own reading of a browser's
 * preferences takes the first alone, so that "de, en" would come to Arabic: Negotiator (RFC 9110) reads them. The same
 * preferences have the same answer, and the library makes an i18next instance for each, some 0.1 ms: answers are kept.
 */
function createDetector<Known extends string>(known: readonly Known[], fallback: Known) {
  const [detect, localeOf] = createI18nextMiddleware({
    detection: {
      supportedLanguages: [...known],
      fallbackLanguage: fallback,
      searchParamKey: "lang",
      cookie: routerCookie("athar-lang"),
      order: ["searchParams", "cookie", "custom"],
      findLocale: async ({ request }) => {
        const accepted = request.headers.get("accept-language");
        return accepted && (new Negotiator({ headers: { "accept-language": accepted } }).language([...known]) ?? null);
      },
    },
    // Texts come of one instance a language (i18n/i18next.server.ts), so that a request's own is left empty.
    i18next: { initAsync: false },
  });
  const kept = new LRUCache<string, Known>({ max: 500 });

  return async (request: Request, url: URL): Promise<Known> => {
    const inPath = languageInPath.exec(url.pathname)?.[1];
    const parameter = url.search === "" ? null : url.searchParams.get("lang");
    // To the letter, as the language is remembered: the library would take "EN" and "fr-CA" for this page alone.
    const asked = known.find((one) => one === inPath) ?? known.find((one) => one === parameter) ?? "";
    const { headers } = request;
    const preferences = JSON.stringify([asked, readCookie(request, "athar-lang"), headers.get("accept-language")]);
    const answer = kept.get(preferences);
    if (answer) return answer;
    const address = new URL(url.origin);
    if (asked !== "") address.searchParams.set("lang", asked);
    const context = new RouterContextProvider();
    const args = { request: new Request(address, { headers }), url: address, context, params: {}, pattern: "" };
    await detect(args, async () => new Response());
    const locale = localeOf(context);
    const language = known.find((one) => one === locale) ?? fallback;
    if (preferences.length <= longestKept) kept.set(preferences, language);
    return language;
  };
}

/** The language of a request; Arabic where nothing says one that the shop speaks. */
export const detectLanguage = createDetector(languages, defaultLanguage);

/** Finds the language of the maintenance page's message, which is written in more languages than the shop. */
export const detectMessageLanguage = createDetector(messageLanguages, defaultLanguage);
