import type { TFunction } from "i18next";
import { type DeliveredKind, listDeliveryCountries } from "../../backend/delivery-countries.ts";
import { backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { logError } from "../../http/log.ts";
import { countryOf, currencyOf } from "../../http/request/market.ts";
import { formatDays } from "../../i18n/format-day.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { formatPrice } from "../../shop/money.ts";
import { countryName } from "../../shop/names.ts";
import { day } from "../../shop/timings.ts";
import type { DeliveryFacts } from "./delivery-line.tsx";

/**
 * What is to be known beside the price of each kind: when it comes to the visitor's country and what that costs, whether
 * it can be cancelled or returned, and the credit of a set. While the backend is down, without the first of these.
 */
export async function deliveryFacts({ context, request }: RouteArgs): Promise<Record<DeliveredKind, DeliveryFacts>> {
  const language = languageOf(context);
  const t: TFunction<"delivery"> = (await i18nextFor(language)).getFixedT(null, "delivery");
  const countries = await listDeliveryCountries(backendOf(context)).catch((error: unknown) => {
    logError(context, error);
    return [];
  });
  const there = countries.find(({ code }) => code === countryOf(request, language));
  const arrival = (kind: DeliveredKind) => {
    if (!there) return null;
    const { least, most } = there.days[kind];
    const after = (days: number) => new Date(Date.now() + days * day);
    return t(there.fee_sar === 0 ? "line.arrives_free" : "line.arrives", {
      country: countryName(there.code, language),
      days: formatDays(after(least), after(most), language),
      fee: formatPrice({ amount: there.fee_sar, currency: "SAR" }, currencyOf(request), language),
    });
  };
  const factsOf = (kind: DeliveredKind) => ({
    arrival: arrival(kind),
    terms: t(`line.${kind}`),
    more: t("line.more"),
  });
  return { bottle: factsOf("bottle"), discovery_set: factsOf("discovery_set"), vault: factsOf("vault") };
}
