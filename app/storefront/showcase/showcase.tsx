import type { Handle } from "../../document/handle.ts";
import { currencyOf } from "../../http/request/market.ts";
import { pricesShown } from "../../http/request/seen-prices.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Bottle } from "../../media/bottle.tsx";
import { formatPrice, prices } from "../../shop/money.ts";
import { productKeys } from "../../shop/products.ts";
import { ButtonLink, Carousel, Heading, Price, Text } from "../../ui/index.ts";
import { ContentPage } from "../content/content-page.tsx";
import { cardDelivery } from "../delivery/delivery-facts.server.ts";
import { DeliveryDay, DeliveryTerms } from "../delivery/delivery-line.tsx";
import slots from "../product-cards/slots.module.css";
import { Slots, Smells } from "../product-cards/slots.tsx";
import type { Route } from "./+types/showcase";
import styles from "./showcase.module.css";

export const handle = { cache: { prices: true }, sitemap: true, measured: true } satisfies Handle;

const cards = [
  {
    key: "main",
    picture: "bottle-day-amber",
    price: "bottle",
    product: "premiere",
    smells: ["oud", "rose", "frankincense"],
  },
  {
    key: "shadow",
    picture: "bottle-purp",
    price: "bottle",
    product: "deuxieme",
    smells: ["saffron", "leather", "amber"],
  },
  {
    key: "mini",
    picture: "bottle-sample",
    price: "discovery_set",
    product: "discovery_set",
    smells: ["oud", "rose", "saffron"],
  },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  return {
    currency: currencyOf(request),
    screen: pricesShown(request, "recommendation"),
    delivery: await cardDelivery({ context, request }),
  };
}

export default function Showcase({ loaderData: { currency, screen, delivery } }: Route.ComponentProps) {
  const { t } = useTranslation(["showcase", "pictures", "common", "results"]);
  const language = useLanguage();
  return (
    <ContentPage title={t("title")} description={t("description")} lead={t("lead")}>
      <Carousel label={t("title")} className={styles.cards}>
        {cards.map(({ key, picture, price, product, smells }, place) => (
          <li key={key} className={slots.card}>
            <Slots
              picture={
                <Bottle
                  name={picture}
                  alt={t(`pictures:${picture}`)}
                  engraved={product === "discovery_set" ? null : t("common:brand")}
                  sizes="(min-width: 64rem) min(31vw, 27rem), 80vw"
                  priority={place === 0}
                />
              }
              tag={t(`results:tag.${productKeys[product]}`)}
              line={t(`results:collection.${productKeys[product]}`)}
              name={<Heading level={2}>{t(`${key}.name`)}</Heading>}
              smells={
                <Smells smells={smells.map((smell) => ({ name: t(`smell.${smell}`), look: smell }))} light="night" />
              }
              reach={t(`${key}.body`)}
              size={t(`${key}.line`)}
              price={<Price>{formatPrice(prices[screen][price], currency, language)}</Price>}
              action={
                <ButtonLink to="/maestro-journey" look="quiet" wide>
                  {t("start")}
                </ButtonLink>
              }
              arrival={<DeliveryDay day={delivery.days[product]} {...delivery} />}
            />
          </li>
        ))}
      </Carousel>
      <Text tone="soft">{t("prices")}</Text>
      <DeliveryTerms delivery={delivery} />
    </ContentPage>
  );
}
