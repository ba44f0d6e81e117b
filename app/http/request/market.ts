import Negotiator from "negotiator";
import type { Language } from "../../i18n/languages.ts";
import { type CountryCode, isCountryCode } from "../../shop/countries.ts";
import { type Currency, defaultCurrency, isCurrency } from "../../shop/currencies.ts";
import { readCookie, setCookie } from "./cookies.ts";

/** Where nothing else is known, a language that one of the countries speaks; the default currency is the Emirates'. */
const countryOfLanguage: Record<Language, CountryCode> = { ar: "AE", en: "AE", fr: "FR", ru: "RU" };

/** "ar-SA" says where its reader lives. "en-US" is what devices come with, and says nothing. */
function regionOf({ headers }: Request): string | undefined {
  const accepted = headers.get("accept-language") ?? "";
  const preferred = new Negotiator({ headers: { "accept-language": accepted } }).languages();
  const regions = preferred.map((tag) => /-([A-Z]{2})$/i.exec(tag)?.[1]?.toUpperCase());
  return regions.find((region) => region !== undefined && region !== "US");
}

/** What a request itself says of its country: the visitor's choice, then the edge, then the browser's languages. */
export function knownCountry(request: Request): CountryCode | undefined {
  const said = [readCookie(request, "athar-country"), request.headers.get("cf-ipcountry"), regionOf(request)];
  return said.find(isCountryCode);
}

/** The country that a visitor is taken to be in: the one they chose, else a guess. */
export function countryOf(request: Request, language: Language): CountryCode {
  return knownCountry(request) ?? countryOfLanguage[language];
}

/** The currency that the visitor chose, else that of the same guess: riyals in Saudi Arabia, dirhams elsewhere. */
export function currencyOf(request: Request): Currency {
  const chosen = readCookie(request, "athar-currency");
  if (isCurrency(chosen)) return chosen;
  return knownCountry(request) === "SA" ? "SAR" : defaultCurrency;
}

/** The `Set-Cookie` value that stores the visitor's country. */
export function rememberCountry(country: CountryCode): string {
  return setCookie("athar-country", country);
}

/** The `Set-Cookie` value that stores the visitor's currency. */
export function rememberCurrency(currency: Currency): string {
  return setCookie("athar-currency", currency);
}
