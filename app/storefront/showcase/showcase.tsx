import type { Handle } from "../../document/handle.ts";
import { currencyOf } from "../../http/request/market.ts";
import { pricesShown } from "../../http/request/seen-prices.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Bottle } from "../../media/bottle.tsx";
import { formatPrice, prices } from "../../shop/money.ts";
import { ButtonLink, Carousel, Heading, Price, Stack, Text } from "../../ui/index.ts";
import { ContentPage } from "../content/content-page.tsx";
import { deliveryFacts } from "../delivery/delivery-facts.server.ts";
import { DeliveryLine } from "../delivery/delivery-line.tsx";
import type { Route } from "./+types/showcase";
import styles from "./showcase.module.css";

export const handle = { cache: { prices: true }, sitemap: true, measured: true } satisfies Handle;

const cards = [
  { key: "main", picture: "bottle-day-amber", price: "bottle", product: "premiere" },
  { key: "shadow", picture: "bottle-purp", price: "bottle", product: "deuxieme" },
  { key: "mini", picture: "bottle-sample", price: "discovery_set", product: "discovery_set" },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  return {
    currency: currencyOf(request),
    screen: pricesShown(request, "recommendation"),
    delivery: await deliveryFacts({ context, request }),
  };
}

export default function Showcase({ loaderData: { currency, screen, delivery } }: Route.ComponentProps) {
  const { t } = useTranslation(["showcase", "pictures", "common"]);
  const language = useLanguage();
  return (
    <ContentPage title={t("title")} description={t("description")} lead={t("lead")}>
      <Carousel label={t("title")}>
        {cards.map(({ key, picture, price, product }, place) => (
          <li key={key} className={styles.card}>
            <Bottle
              name={picture}
              alt={t(`pictures:${picture}`)}
              engraved={product === "discovery_set" ? null : t("common:brand")}
              sizes="(min-width: 56rem) min(31vw, 27rem), 80vw"
              priority={place === 0}
            />
            <Stack gap={2}>
              <Heading level={2} size={2}>
                {t(`${key}.name`)}
              </Heading>
              <Text size="small" tone="gold">
                {t(`${key}.line`)}
              </Text>
              <Text tone="soft">{t(`${key}.body`)}</Text>
              <Price>{formatPrice(prices[screen][price], currency, language)}</Price>
              <DeliveryLine facts={delivery[product]} />
            </Stack>
          </li>
        ))}
      </Carousel>
      <Text tone="soft">{t("prices")}</Text>
      <p className={styles.start}>
        <ButtonLink to="/maestro-journey">{t("start")}</ButtonLink>
      </p>
    </ContentPage>
  );
}
