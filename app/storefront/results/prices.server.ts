import type { Language } from "../../i18n/languages.ts";
import { currencyOf, formatPrice, prices } from "../../money.ts";

export type PriceList = { bottle: string; discovery: string };

/** A screen's prices in the visitor's currency, ready to be shown. */
export function priceList(screen: "results" | "recommendation", request: Request, language: Language): PriceList {
  const currency = currencyOf(request);
  const { bottle, discovery } = prices[screen];
  return { bottle: formatPrice(bottle, currency, language), discovery: formatPrice(discovery, currency, language) };
}

export function engravingPrice(request: Request, language: Language): string {
  return formatPrice(prices.engraving, currencyOf(request), language);
}
