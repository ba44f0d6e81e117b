import type { Handle } from "../../document/handle.ts";
import { environmentContext } from "../../http/context.ts";
import { currencyOf } from "../../http/request/market.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { cardProviderOf } from "../../machinery/card-payments.ts";
import { cardProviderNames } from "../../payments/card-provider.ts";
import type { CountryCode } from "../../shop/countries.ts";
import { countryName } from "../../shop/names.ts";
import { Notice, Stack, Text } from "../../ui/index.ts";
import { ContentPage } from "../content/content-page.tsx";
import { Sections } from "../prose/prose.tsx";
import type { Route } from "./+types/delivery";
import { CountryForm } from "./country-form.tsx";
import { daysOf, deliveryFacts } from "./delivery-facts.server.ts";
import { DeliveryTable } from "./delivery-table.tsx";
import { closedCountry, deliveryChoices, deliveryCountry, findDeliveryCountries } from "./open-countries.server.ts";

export const handle = { light: "day", cache: {}, sitemap: true, measured: true } satisfies Handle;

/** Without the table the page is still a page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [countries, facts] = await Promise.all([findDeliveryCountries(context), deliveryFacts({ context, request })]);
  const country = await deliveryCountry(context, request);
  const closed = await closedCountry(context, country);
  return {
    countries: countries.map((there) => ({ ...there, days: daysOf(there) })),
    closed,
    choices: await deliveryChoices(context),
    arrival: closed ? null : facts.composed.arrival,
    country,
    currency: currencyOf(request),
    vat: context.get(environmentContext).house.vat !== undefined,
    cards: cardProviderNames.map((provider) => ({
      provider,
      served: countries.filter(({ code, is_open }) => is_open && cardProviderOf(context, code)?.name === provider),
    })),
  };
}

export default function Delivery({ loaderData }: Route.ComponentProps) {
  const { countries, closed, choices, arrival, country, currency, vat, cards } = loaderData;
  const { t } = useTranslation(["delivery", "own"]);
  const language = useLanguage();
  const namesOf = (some: readonly { code: CountryCode }[]) =>
    new Intl.ListFormat(language).format(some.map(({ code }) => countryName(code, language)));
  const open = countries.filter(({ is_open }) => is_open);
  const taxed = open.filter(({ vat_percent }) => vat && vat_percent > 0);
  const cash = open.filter(({ pays_on_delivery }) => pays_on_delivery);
  return (
    <ContentPage title={t("title")} description={t("description")} lead={t("lead")} width="text">
      <Stack gap={7}>
        {closed && (
          <Notice title={closed.title}>
            <p>
              {closed.open} <a href={closed.askPath}>{closed.ask}</a>
            </p>
          </Notice>
        )}
        <CountryForm country={country} choices={choices} arrival={arrival} />
        <DeliveryTable countries={countries} currency={currency} />
        <Sections
          sections={[
            { title: t("time.title"), body: t("time.body") },
            {
              id: "packing",
              title: t("packing.title"),
              body: t("packing.body"),
              items: [t("packing.bottle"), t("packing.set"), t("packing.vault"), t("packing.keep")],
            },
            { title: t("cancel.title"), body: t("cancel.body") },
            {
              title: t("returns.title"),
              body: t("returns.how"),
              items: [t("returns.set"), t("returns.faulty"), t("returns.remade"), t("returns.bottle")],
            },
            { title: t("credit.title"), body: t("credit.body") },
            {
              title: t("paying.title"),
              body: t("paying.body"),
              items: [
                ...cards
                  .filter(({ served }) => served.length > 0)
                  .map(({ provider, served }) =>
                    t("paying.card", { countries: namesOf(served), how: t(`own:payment.card_by.${provider}`) }),
                  ),
                ...(cash.length > 0 ? [t("paying.cash", { countries: namesOf(cash) })] : []),
                ...(taxed.length > 0 ? [t("paying.vat", { countries: namesOf(taxed) })] : []),
                t(taxed.length > 0 ? "paying.duties" : "paying.duties_all"),
              ],
            },
            { title: t("gift.title"), body: t("gift.body") },
          ]}
        />
        <Text>
          <a href="/contact">{t("ask")}</a>
        </Text>
      </Stack>
    </ContentPage>
  );
}
