import { defaultLanguage, isLanguage, type Language } from "../../i18n/languages.ts";
import { readCookie, setCookie } from "./cookies.ts";

/** The legal texts carry their language in the path too. */
const languageInPath = /^\/(?:privacy|terms)\/([a-z]{2})(?:\.data)?$/;

/** The two-letter languages of an Accept-Language header (RFC 9110), by descending quality. */
function accepted(header: string | null): string[] {
  return (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { language: tag.slice(0, 2), quality: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language);
}

/**
 * The first language that is known: of the request's path, its `lang` parameter, the visitor's cookie, the browser's
 * preferences; undefined where none is.
 */
export function preferredLanguage<Known extends string>(
  request: Request,
  url: URL,
  isKnown: (value: unknown) => value is Known,
): Known | undefined {
  const path = languageInPath.exec(url.pathname)?.[1];
  if (isKnown(path)) return path;
  const parameter = url.search === "" ? null : url.searchParams.get("lang");
  if (isKnown(parameter)) return parameter;
  const stored = readCookie(request, "athar-lang");
  if (isKnown(stored)) return stored;
  return accepted(request.headers.get("accept-language")).find(isKnown);
}

/** The language of a request, or the default (Arabic). */
export function detectLanguage(request: Request, url: URL): Language {
  return preferredLanguage(request, url, isLanguage) ?? defaultLanguage;
}

/** The `Set-Cookie` value that stores the visitor's language. */
export function rememberLanguage(language: Language): string {
  return setCookie("athar-lang", language);
}

/**
 * The `Set-Cookie` value that stores a language which the address chooses by `?lang=`; null where it chooses none, or the
 * visitor's own.
 */
export function rememberChosenLanguage(request: Request, url: URL): string | null {
  const chosen = url.searchParams.get("lang");
  return isLanguage(chosen) && chosen !== readCookie(request, "athar-lang") ? rememberLanguage(chosen) : null;
}

/** Path and query without the language, which would override a choice that is made later. */
export function pathWithoutLanguage({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  if (!query.has("lang")) return pathname + search;
  query.delete("lang");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
