import parsePhoneNumber from "libphonenumber-js/core";
import { type CountryCode, countries } from "../../shop/countries.ts";
import { phoneDigits } from "./phone-digits.ts";
import { phoneMetadata } from "./phone-metadata.ts";

/**
 * The number in E.164, or null where it is not valid for the chosen country. National and international format, `00`
 * for `+`, Arabic-Indic and full-width digits are understood; territories that share a dial code (Guernsey's +44) count as one.
 */
export function phoneNumber(typed: string, country: CountryCode): string | null {
  const digits = phoneDigits(typed);
  if (digits.lastIndexOf("+") > 0) return null;
  const parsed = parsePhoneNumber(digits.replace(/^00/, "+"), country, phoneMetadata);
  const dial = countries.find(({ code }) => code === country)?.dial;
  return parsed?.isValid() && `+${parsed.countryCallingCode}` === dial ? parsed.number : null;
}

/**
 * The number in E.164 at which somebody is reached, or null where it is none: as it is dialled in a country, or with the
 * code of any other. Of countries whose numbers the shop does not know, any of at most fifteen digits (ITU-T E.164).
 */
export function reachableNumber(typed: string, country: CountryCode): string | null {
  const digits = phoneDigits(typed).replace(/^00/, "+");
  if (!digits.startsWith("+")) return phoneNumber(typed, country);
  const home = countries.find(({ dial }) => digits.startsWith(dial));
  if (home) return phoneNumber(digits, home.code);
  return /^\+[1-9]\d{7,14}$/.test(digits) ? digits : null;
}
