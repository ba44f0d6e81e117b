import type { i18n } from "i18next";
import { currencyOf } from "../../http/request/market.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { isolate } from "../../i18n/isolate.ts";
import type { Language } from "../../i18n/languages.ts";
import { formatPrice, formatSurcharge, prices, sum } from "../../shop/money.ts";

/** `engraved` is the price of a bottle with its engraving, and `engraving` says what that adds. */
export type PriceList = { bottle: string; engraved: string; engraving: string; discovery_set: string };

/** A screen's prices, formatted in the visitor's currency. */
export async function priceList(
  screen: "results" | "recommendation",
  request: Request,
  language: Language,
): Promise<PriceList> {
  const currency = currencyOf(request);
  const { bottle, discovery_set } = prices[screen];
  return {
    bottle: formatPrice(bottle, currency, language),
    engraved: formatPrice(sum(bottle, prices.engraving, currency), currency, language),
    engraving: (await i18nextFor(language)).t("results_message:engraving_included", {
      amount: engravingAmount(request, language),
    }),
    discovery_set: formatPrice(discovery_set, currency, language),
  };
}

const engravingAmount = (request: Request, language: Language) =>
  isolate(formatSurcharge(prices.engraving, currencyOf(request), language));

/** What engraving adds to the price of a bottle, as a sentence that says so. */
export function engravingSurcharge(request: Request, language: Language, { t }: i18n): string {
  return t("results_message:surcharge", { amount: engravingAmount(request, language) });
}
