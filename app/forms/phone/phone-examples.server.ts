import examples from "libphonenumber-js/examples.mobile.json";
import { isolate } from "../../i18n/isolate.ts";
import { messageKey } from "../../i18n/message-key.ts";
import { type CountryCode, countries } from "../../shop/countries.ts";
import { formatPhone } from "./format-phone.ts";

/** By the code of its country, a number that is valid there, without the dial code. */
export const phoneExamples: Record<string, string> = Object.fromEntries(
  countries.map(({ code }) => [code, examples[code]]),
);

/** A number that is valid in a country, with the dial code, as it is written: +966 51 234 5678, in one line. */
export function phoneExampleOf(country: CountryCode): string | null {
  const dial = countries.find(({ code }) => code === country)?.dial;
  return dial ? (formatPhone(`${dial}${phoneExamples[country]}`)?.replaceAll(" ", "\u00a0") ?? null) : null;
}

/** The error `key` of a number that is none, with an example of the country's. */
export function invalidPhone(key: "own:invalid.phone" | "account:phone_invalid", country: CountryCode): string {
  return messageKey(key, { example: isolate(phoneExampleOf(country) ?? "") });
}
