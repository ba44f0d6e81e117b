import { isLanguage, type Language } from "../../i18n/languages.ts";
import { readCookie, setCookie } from "./cookies.ts";

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
