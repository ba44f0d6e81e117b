import type { i18n } from "i18next";
import { currencyOf } from "../../http/request/market.ts";
import { isolate } from "../../i18n/isolate.ts";
import type { Language } from "../../i18n/languages.ts";
import { formatPrice, formatSurcharge, prices, sum } from "../../shop/money.ts";

/** `engraved` is a bottle with its engraving. */
export type PriceList = { bottle: string; engraved: string; discovery_set: string };

/** A screen's prices, formatted in the visitor's currency. */
export function priceList(screen: "results" | "recommendation", request: Request, language: Language): PriceList {
  const currency = currencyOf(request);
  const { bottle, discovery_set } = prices[screen];
  return {
    bottle: formatPrice(bottle, currency, language),
    engraved: formatPrice(sum(bottle, prices.engraving, currency), currency, language),
    discovery_set: formatPrice(discovery_set, currency, language),
  };
}

/** What engraving adds to the price of a bottle, as a sentence that says so. */
export function engravingSurcharge(request: Request, language: Language, { t }: i18n): string {
  const amount = isolate(formatSurcharge(prices.engraving, currencyOf(request), language));
  return t("results_message:surcharge", { amount });
}
