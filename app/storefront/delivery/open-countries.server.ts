import type { TFunction } from "i18next";
import { type DeliveryCountry, listDeliveryCountries } from "../../backend/delivery-countries.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { logError } from "../../http/log.ts";
import { knownCountry, likelyCountry } from "../../http/request/market.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { type CountryCode, countries } from "../../shop/countries.ts";
import { type CountryChoice, countryName } from "../../shop/names.ts";

/** Where parcels go, the open countries first; nothing while it cannot be read, without which every page is still a page. */
export async function findDeliveryCountries(context: Context): Promise<DeliveryCountry[]> {
  const known = await listDeliveryCountries(backendOf(context)).catch((error: unknown) => {
    logError(context, error);
    return [];
  });
  return known.toSorted((one, other) => Number(other.is_open) - Number(one.is_open));
}

async function textsOf(context: Context): Promise<TFunction<"delivery">> {
  return (await i18nextFor(languageOf(context))).getFixedT(null, "delivery");
}

/** Where the visitor's own parcels go, as far as it is known; a country that is only likely counts where it is open. */
export async function deliveryCountry(context: Context, request: Request): Promise<CountryCode | null> {
  const known = knownCountry(request);
  if (known) return known;
  const likely = likelyCountry(request) ?? null;
  if (likely === null) return null;
  const there = (await findDeliveryCountries(context)).find(({ code }) => code === likely);
  return there?.is_open === false ? null : likely;
}

/** The countries of a list to choose from, the open ones first; those to which nothing can be ordered say so. */
export async function deliveryChoices(context: Context): Promise<(CountryChoice & { closed: boolean })[]> {
  const t = await textsOf(context);
  const language = languageOf(context);
  const known = await findDeliveryCountries(context);
  const listed = known.length > 0 ? known : countries.map(({ code }) => ({ code, is_open: true }));
  return listed.map(({ code, is_open }) => {
    const country = countryName(code, language);
    return { code, text: is_open ? country : t("closed.choice", { country }), closed: !is_open };
  });
}

/** A sentence about where parcels go, and the words of the link at which the country is chosen. */
export type Destination = { text: string; choose: string };

/**
 * For the pages on which a perfume begins: nothing can be ordered to the visitor's country yet, or it is not known and
 * not every one is open. Null where there is nothing to be said.
 */
export async function destinationNotice(context: Context, request: Request): Promise<Destination | null> {
  const t = await textsOf(context);
  const country = await deliveryCountry(context, request);
  const closed = await closedCountry(context, country);
  if (closed)
    return {
      text: `${closed.title} ${t("closed.journey")} ${t("country.gift_elsewhere")}`,
      choose: t("country.change"),
    };
  const open = country ? "" : await openLine(context);
  return open ? { text: `${open} ${t("country.gift_elsewhere")}`, choose: t("country.choose") } : null;
}

/** To which countries orders can go; empty where they can go to all, or to none. */
async function openLine(context: Context): Promise<string> {
  const language = languageOf(context);
  const known = await findDeliveryCountries(context);
  const names = known.filter(({ is_open }) => is_open).map(({ code }) => countryName(code, language));
  if (names.length === 0 || names.length === known.length) return "";
  return (await textsOf(context))("closed.open", { countries: new Intl.ListFormat(language).format(names) });
}

/** That nothing can be ordered to a country, to which ones it can, where one asks to be told, and where one chooses another. */
export type ClosedCountry = { title: string; open: string; ask: string; askPath: string; change: string };

/** Null where the country is open, or it is not known. */
export async function closedCountry(context: Context, code: CountryCode | null): Promise<ClosedCountry | null> {
  const known = await findDeliveryCountries(context);
  if (code === null || !known.some((there) => there.code === code && !there.is_open)) return null;
  const t = await textsOf(context);
  return {
    title: t("line.closed", { country: countryName(code, languageOf(context)) }),
    open: await openLine(context),
    ask: t("closed.ask"),
    askPath: `/contact?country=${code}`,
    change: t("country.change"),
  };
}
