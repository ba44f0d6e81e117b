import type { TFunction } from "i18next";
import { type DeliveryCountry, listDeliveryCountries } from "../../backend/delivery-countries.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { logError } from "../../http/log.ts";
import { countryOf } from "../../http/request/market.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { countries } from "../../shop/countries.ts";
import { type CountryChoice, countryName } from "../../shop/names.ts";

/** Where parcels go; nothing while it cannot be read, without which every page is still a page. */
export function findDeliveryCountries(context: Context): Promise<DeliveryCountry[]> {
  return listDeliveryCountries(backendOf(context)).catch((error: unknown) => {
    logError(context, error);
    return [];
  });
}

async function textsOf(context: Context): Promise<TFunction<"delivery">> {
  return (await i18nextFor(languageOf(context))).getFixedT(null, "delivery");
}

/** The countries of a list to choose from; those to which nothing can be ordered say so. */
export async function deliveryChoices(context: Context): Promise<CountryChoice[]> {
  const t = await textsOf(context);
  const language = languageOf(context);
  const known = await findDeliveryCountries(context);
  return countries.map(({ code }) => {
    const country = countryName(code, language);
    const isClosed = known.some((there) => there.code === code && !there.is_open);
    return { code, text: isClosed ? t("closed.choice", { country }) : country };
  });
}

/** A sentence for the pages on which a perfume begins: nothing can be ordered to the visitor's country yet. */
export async function closedLine(context: Context, request: Request): Promise<string | null> {
  const closed = await closedCountry(context, request);
  return closed && `${closed.title} ${(await textsOf(context))("closed.journey")}`;
}

/** That nothing can be ordered to a country, to which ones it can, and where one asks to be told. */
export type ClosedCountry = { title: string; open: string; ask: string; askPath: string };

/** Of a country (of the visitor, unless told); null where it is open, or it is not known. */
export async function closedCountry(
  context: Context,
  request: Request,
  code: string = countryOf(request, languageOf(context)),
): Promise<ClosedCountry | null> {
  const known = await findDeliveryCountries(context);
  if (!known.some((there) => there.code === code && !there.is_open)) return null;
  const t = await textsOf(context);
  const language = languageOf(context);
  const names = known.filter(({ is_open }) => is_open).map((there) => countryName(there.code, language));
  return {
    title: t("line.closed", { country: countryName(code, language) }),
    open: names.length > 0 ? t("closed.open", { countries: new Intl.ListFormat(language).format(names) }) : "",
    ask: t("closed.ask"),
    askPath: `/contact?country=${code}`,
  };
}
