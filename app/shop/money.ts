import type { Language } from "../i18n/languages.ts";
import type { Currency } from "./currencies.ts";

/** Units per US dollar, to which both currencies are pegged. */
const perDollar: Record<Currency, number> = { AED: 3.6725, SAR: 3.75 };

/** An amount in whole units, VAT included. */
export type Price = { amount: number; currency: Currency };

/** Prices by screen: the recommendation and the results price the same products differently, as specified. */
export const prices = {
  recommendation: { bottle: { amount: 1699, currency: "SAR" }, discovery: { amount: 889, currency: "SAR" } },
  results: { bottle: { amount: 1659, currency: "SAR" }, discovery: { amount: 799, currency: "SAR" } },
  engraving: { amount: 150, currency: "AED" },
} as const satisfies Record<string, Price | Record<string, Price>>;

/** The amount in `to`, rounded to whole units. */
export function convert(price: Price, to: Currency): number {
  return Math.round((price.amount / perDollar[price.currency]) * perDollar[to]);
}

const arabicCodes: Record<Currency, string> = { AED: "د.إ", SAR: "ر.س" };

const digits = new Intl.NumberFormat("en");

/** "1,659": Latin digits in every language. */
export function formatAmount(amount: number): string {
  return digits.format(amount);
}

/** "SAR 1,659"; in Arabic the amount comes first: "1,659 ر.س". */
export function formatPrice(price: Price, currency: Currency, language: Language): string {
  const amount = formatAmount(convert(price, currency));
  return language === "ar" ? `${amount} ${arabicCodes[currency]}` : `${currency} ${amount}`;
}

/** "+150 AED": what is paid on top has its amount first in every language. */
export function formatSurcharge(price: Price, currency: Currency, language: Language): string {
  const code = language === "ar" ? arabicCodes[currency] : currency;
  return `+${formatAmount(convert(price, currency))} ${code}`;
}
