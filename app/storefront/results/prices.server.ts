import { currencyOf } from "../../http/request/currency.ts";
import type { Language } from "../../i18n/languages.ts";
import { formatPrice, formatSurcharge, prices } from "../../shop/money.ts";

export type PriceList = { bottle: string; discovery: string };

/** A screen's prices, formatted in the visitor's currency. */
export function priceList(screen: "results" | "recommendation", request: Request, language: Language): PriceList {
  const currency = currencyOf(request);
  const { bottle, discovery } = prices[screen];
  return { bottle: formatPrice(bottle, currency, language), discovery: formatPrice(discovery, currency, language) };
}

export function engravingSurcharge(request: Request, language: Language): string {
  return formatSurcharge(prices.engraving, currencyOf(request), language);
}
