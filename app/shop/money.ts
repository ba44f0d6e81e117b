import { bindWords } from "../i18n/bind-words.ts";
import { type Language, languageFacts } from "../i18n/languages.ts";
import type { Currency } from "./currencies.ts";

/** Units per US dollar, to which both currencies are pegged. */
const perDollar: Record<Currency, number> = { AED: 3.6725, SAR: 3.75 };

/** An amount in whole units, VAT included. */
export type Price = { amount: number; currency: Currency };

/** Prices by screen: the recommendation and the results price the same products differently, as specified. */
export const prices = {
  recommendation: { bottle: { amount: 1699, currency: "SAR" }, discovery_set: { amount: 889, currency: "SAR" } },
  results: { bottle: { amount: 1659, currency: "SAR" }, discovery_set: { amount: 799, currency: "SAR" } },
  engraving: { amount: 150, currency: "AED" },
} as const satisfies Record<string, Price | Record<string, Price>>;

/** The amount in `to`, rounded to whole units. */
export function convert(price: Price, to: Currency): number {
  return Math.round((price.amount / perDollar[price.currency]) * perDollar[to]);
}

/** Two prices in `to`: the sum of what stands on their own, so that it can be checked by eye. */
export function sum(one: Price, other: Price, to: Currency): Price {
  return { amount: convert(one, to) + convert(other, to), currency: to };
}

const arabicCodes: Record<Currency, string> = { AED: "د.إ", SAR: "ر.س" };

/** Made with the first amount of a language: a formatter takes milliseconds, which every start of the Worker would pay. */
const formatters = new Map<string, Intl.NumberFormat>();

/** Writes numbers with so many digits after the point. */
function numbersWith(digits: 0 | 2, language: Language): Intl.NumberFormat {
  const key = `${language} ${digits}`;
  const existing = formatters.get(key);
  if (existing) return existing;
  const made = new Intl.NumberFormat(languageFacts[language].amounts, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}

/** "1,659", « 1 659 ». */
export function formatAmount(amount: number, language: Language): string {
  return numbersWith(0, language).format(amount);
}

/** "SAR 1,659"; in the other languages the amount comes first: « 1 659 SAR », "1,659 ر.س". */
export function formatPrice(price: Price, currency: Currency, language: Language): string {
  return withCode(formatAmount(convert(price, currency), language), currency, language);
}

/** An amount in the smallest unit (fils, halalas): "SAR 1,659", with hundredths only where it has some. */
export function formatMinor(amount: number, currency: Currency, language: Language): string {
  return withCode(numbersWith(amount % 100 === 0 ? 0 : 2, language).format(amount / 100), currency, language);
}

function withCode(amount: string, currency: Currency, language: Language): string {
  const code = language === "ar" ? arabicCodes[currency] : currency;
  return bindWords(language === "en" ? `${code} ${amount}` : `${amount} ${code}`, language);
}

/**
 * "+150 AED": what is paid on top has its amount first in every language. Its sign stands on the left of it, also
 * between Arabic words, where it would stand beside the colon before it.
 */
export function formatSurcharge(price: Price, currency: Currency, language: Language): string {
  const amount = `+${formatAmount(convert(price, currency), language)}`;
  if (language !== "ar") return bindWords(`${amount} ${currency}`, language);
  return `\u2066${amount}\u2069\u00a0${arabicCodes[currency]}`;
}
