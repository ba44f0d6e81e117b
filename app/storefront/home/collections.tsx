import { useTranslation } from "../../i18n/use-translation.ts";
import { Bottle } from "../../media/bottle.tsx";
import { productKeys } from "../../shop/products.ts";
import { Eyebrow, Text } from "../../ui/index.ts";
import type { PriceList } from "../product-cards/prices.server.ts";
import styles from "./collections.module.css";

const collections = [
  { key: "reflection", picture: "bottle-day-amber", product: "premiere" },
  { key: "essence", picture: "bottle-purp", product: "deuxieme" },
  { key: "discovery", picture: "bottle-sample", product: "discovery_set" },
] as const;

type CollectionsProps = {
  prices: Pick<PriceList, "bottle" | "discovery_set">;
  /** When what is ordered today arrives. */
  making: string;
};

/** The three products, each in the bottle and at the price that the results show. */
export function Collections({ prices, making }: CollectionsProps) {
  const { t } = useTranslation(["home", "pictures", "common", "shell"]);
  return (
    <section id="collections" className={styles.section} data-light="day" aria-labelledby="collections-title">
      <header className={styles.heading}>
        <Eyebrow>{t("collections.eyebrow")}</Eyebrow>
        <h2 id="collections-title">{t("collections.title")}</h2>
      </header>
      <ul className={styles.cards}>
        {collections.map(({ key, picture, product }) => (
          <li key={key} className={styles.card}>
            <Bottle
              name={picture}
              alt={t(`pictures:${picture}`)}
              engraved={product === "discovery_set" ? null : t("common:brand")}
              sizes="(width < 40rem) 88vw, min(31vw, 27rem)"
              className={styles.picture}
            />
            <h3>
              <a href={`/maestro/results?own#${productKeys[product]}`}>{t(`${key}.name`)}</a>
            </h3>
            <p className={styles.line}>{t(`${key}.line`)}</p>
            <p className={styles.body}>{t(`${key}.body`)}</p>
            <p>
              {product === "discovery_set" ? prices.discovery_set : t("collections.from", { price: prices.bottle })}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <Text>
          {t("collections.made")} {making} <a href="/delivery">{t("shell:footer.delivery")}</a>
        </Text>
        <p>
          <a href="/why-athar">{t("collections.open")}</a>
        </p>
        <p>
          <a href="/showcase">{t("collections.showcase")}</a>
        </p>
      </div>
    </section>
  );
}
