import type { TFunction } from "i18next";
import type { DeliveryCountry } from "../../backend/delivery-countries.ts";
import { environmentContext, type RouteArgs } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { currencyOf } from "../../http/request/market.ts";
import { formatDays } from "../../i18n/format-day.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { languageFacts } from "../../i18n/languages.ts";
import { withColon } from "../../i18n/with-colon.ts";
import { macerationDays } from "../../maestro/compounding/days.ts";
import type { Variant } from "../../maestro/types.ts";
import type { House } from "../../shop/house.ts";
import { formatPrice } from "../../shop/money.ts";
import { countryName } from "../../shop/names.ts";
import { day } from "../../shop/timings.ts";
import type { CardDelivery, DeliveryFacts } from "./delivery-line.tsx";
import { deliveryCountry, findDeliveryCountries } from "./open-countries.server.ts";

type Span = { least: number; most: number };
type Made = Pick<Variant, "maceration_days">;

/** Of a composed perfume it is known how long it macerates; of one that is still to be composed, between which days. */
const macerationOf = (...made: Made[]): Span => {
  if (made.length === 0) return macerationDays;
  const longest = Math.max(...made.map(({ maceration_days }) => maceration_days));
  return { least: longest, most: longest };
};

/** After how many days what is ordered today arrives, by what takes its own time to make. */
export function daysOf(
  { days: { composed, vault } }: Pick<DeliveryCountry, "days">,
  maceration: Span = macerationDays,
) {
  return {
    composed: { least: composed.least + maceration.least, most: composed.most + maceration.most },
    vault,
  };
}

/** Whether prices include VAT there, or who receives the parcel pays duties; null where neither is so. */
function taxOf({ vat_percent }: DeliveryCountry, { vat }: House): "vat" | "duties" | null {
  if (vat_percent === 0) return "duties";
  return vat === undefined ? null : "vat";
}

type Composed = readonly [premiere: Made, deuxieme: Made];

/** Where the visitor's parcel goes, and in which words it is told when it arrives there and what that costs. */
async function destinationOf({ context, request }: RouteArgs) {
  const language = languageOf(context);
  const t: TFunction<"delivery"> = (await i18nextFor(language)).getFixedT(null, "delivery");
  const countries = await findDeliveryCountries(context);
  const country = await deliveryCountry(context, request);
  const there = countries.find(({ code }) => code === country);
  const isOpen = there ? there.is_open : countries.length === 0;
  const facts = there && {
    country: countryName(there.code, language),
    fee: formatPrice({ amount: there.fee_sar, currency: "SAR" }, currencyOf(request), language),
  };
  const isFree = there?.fee_sar === 0;
  /** Null where the country is not known. */
  const told = (key: "line.arrives" | "line.arrives_free" | "line.day", daysFrom: (there: DeliveryCountry) => Span) => {
    if (!there) return null;
    if (!there.is_open) return t("line.closed", facts);
    const { least, most } = daysFrom(there);
    const after = (days: number) => new Date(Date.now() + days * day);
    return t(key, { ...facts, days: formatDays(after(least), after(most), language) });
  };
  const arrival = (daysFrom: (there: DeliveryCountry) => Span) =>
    told(isFree ? "line.arrives_free" : "line.arrives", daysFrom);
  const tax = there?.is_open ? taxOf(there, context.get(environmentContext).house) : null;
  const withTax = (line: string) => (tax ? `${line} ${t(`line.${tax}`)}` : line);
  const cost = () => withTax(t(isFree ? "line.free" : "line.fee", facts));
  const link = isOpen
    ? { to: "/delivery" as const, more: t("line.more") }
    : { to: "/delivery/country" as const, more: t(there ? "country.change" : "country.choose") };
  return { t, language, countries, there, isOpen, told, arrival, withTax, cost, link };
}

/**
 * When a composed perfume arrives in the visitor's country and what delivery costs there; where the country is not known,
 * to which one it is free.
 */
export async function deliveryNote(args: RouteArgs, variants?: Promise<Composed | undefined>): Promise<string> {
  const { t, arrival } = await destinationOf(args);
  const made = (await variants) ?? [];
  return arrival((country) => daysOf(country, macerationOf(...made)).composed) ?? t("note");
}

/**
 * For where a price stands before there is a perfume: when it arrives in the visitor's country and what delivery costs
 * there; where the country is not known, how long making and delivery take in all that are open.
 */
export async function makingNote(args: RouteArgs): Promise<string> {
  const { t, language, countries, arrival } = await destinationOf(args);
  const told = arrival((country) => daysOf(country).composed);
  if (told) return told;
  const spans = countries.filter(({ is_open }) => is_open).map((country) => daysOf(country).composed);
  if (spans.length === 0) return t("line.unknown");
  const format = new Intl.NumberFormat(languageFacts[language].locale, {
    style: "unit",
    unit: "day",
    unitDisplay: "long",
  });
  const least = Math.min(...spans.map((span) => span.least));
  const most = Math.max(...spans.map((span) => span.most));
  return t("line.made", { days: format.formatRange(least, most) });
}

/**
 * What is to be known beside the price of a Vault perfume, and of one that is still to be composed: when it comes to the
 * visitor's country and what that costs, VAT or duties, whether it can be cancelled or returned. While the backend is down,
 * without the first of these.
 */
export async function deliveryFacts(args: RouteArgs): Promise<Record<"composed" | "vault", DeliveryFacts>> {
  const { t, isOpen, told, arrival, withTax, link } = await destinationOf(args);
  const arrives = (kind: "composed" | "vault") => {
    const line = arrival((country) => daysOf(country)[kind]) ?? (isOpen ? null : t("line.unknown"));
    return line && withTax(line);
  };
  const day = (kind: "composed" | "vault") => told("line.day", (country) => daysOf(country)[kind]);
  return {
    composed: { day: day("composed"), arrival: arrives("composed"), terms: t("line.bottle"), ...link },
    vault: { day: day("vault"), arrival: arrives("vault"), terms: t("line.vault"), ...link },
  };
}

/**
 * What is told of delivery where products stand as cards: on each the day it arrives, and below them what they have in common.
 * @param variants a composed perfume, whose own days are told as its order will tell them; a set waits for both
 */
export async function cardDelivery(args: RouteArgs, variants?: Promise<Composed | undefined>): Promise<CardDelivery> {
  const { t, language, isOpen, there, told, cost, link } = await destinationOf(args);
  const i18next = await i18nextFor(language);
  const own = (await variants) ?? [];
  const dayOf = (...made: Made[]) => told("line.day", (country) => daysOf(country, macerationOf(...made)).composed);
  const [premiere, deuxieme] = own.length > 0 ? own.map((variant) => dayOf(variant)) : [dayOf(), dayOf()];
  return {
    days: { premiere: premiere ?? null, deuxieme: deuxieme ?? null, discovery_set: dayOf(...own) },
    cost: there?.is_open ? cost() : isOpen ? null : t("line.unknown"),
    terms: [
      withColon(t("line.each"), t("line.bottle"), language),
      withColon(i18next.t("results:product.mini"), t("line.discovery_set"), language),
    ],
    ...link,
  };
}
