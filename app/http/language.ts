import type { MiddlewareFunction } from "react-router";
import type { Language } from "../i18n/languages.ts";
import { type Context, requestContext } from "./context.ts";
import { rememberChosenLanguage } from "./request/language.ts";

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
  return context.get(requestContext).language;
}
