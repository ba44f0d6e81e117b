import Negotiator from "negotiator";
import { type CountryCode, isCountryCode } from "../../shop/countries.ts";
import { type Currency, defaultCurrency, isCurrency } from "../../shop/currencies.ts";
import { readCookie, setCookie } from "./cookies.ts";

/** "ar-SA" says where its reader lives. "en-US" is what devices come with, and says nothing. */
function regionOf({ headers }: Request): string | undefined {
  const accepted = headers.get("accept-language") ?? "";
  const preferred = new Negotiator({ headers: { "accept-language": accepted } }).languages();
  const regions = preferred.map((tag) => /-([A-Z]{2})$/i.exec(tag)?.[1]?.toUpperCase());
  return regions.find((region) => region !== undefined && region !== "US");
}

/** The country that the visitor chose as theirs, wherever a gift of theirs goes, else the one where the edge sees them. */
export function knownCountry(request: Request): CountryCode | undefined {
  return [readCookie(request, "athar-country"), request.headers.get("cf-ipcountry")].find(isCountryCode);
}

/**
 * The known country, else the one that the browser's languages name. Whoever reads French or Russian has "fr-FR" or
 * "ru-RU" wherever they live: enough to offer something, never to refuse it.
 */
export function likelyCountry(request: Request): CountryCode | undefined {
  return [knownCountry(request), regionOf(request)].find(isCountryCode);
}

/** The currency that the visitor chose; undefined where prices follow the country. */
export function chosenCurrency(request: Request): Currency | undefined {
  const chosen = readCookie(request, "athar-currency");
  return isCurrency(chosen) ? chosen : undefined;
}

/** The chosen currency, else that of the likely country: riyals in Saudi Arabia, dirhams elsewhere. */
export function currencyOf(request: Request): Currency {
  return chosenCurrency(request) ?? (likelyCountry(request) === "SA" ? "SAR" : defaultCurrency);
}

/** The `Set-Cookie` value that stores the visitor's country. */
export function rememberCountry(country: CountryCode): string {
  return setCookie("athar-country", country);
}

/** The `Set-Cookie` value that stores the visitor's currency. */
export function rememberCurrency(currency: Currency): string {
  return setCookie("athar-currency", currency);
}
