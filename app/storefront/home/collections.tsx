import { useTranslation } from "../../i18n/use-translation.ts";
import { Bottle } from "../../media/bottle.tsx";
import { type Product, productKeys } from "../../shop/products.ts";
import { ButtonLink, classNames, Eyebrow, Text } from "../../ui/index.ts";
import type { PriceList } from "../product-cards/prices.server.ts";
import slots from "../product-cards/slots.module.css";
import { Slots, Smells } from "../product-cards/slots.tsx";
import styles from "./collections.module.css";

const collections = [
  { key: "reflection", picture: "bottle-day-amber", product: "premiere", smells: ["bergamot", "iris", "cedar"] },
  { key: "essence", picture: "bottle-purp", product: "deuxieme", smells: ["saffron", "jasmine", "oud"] },
  { key: "discovery", picture: "bottle-sample", product: "discovery_set", smells: ["bergamot", "jasmine", "oud"] },
] as const;

const pathOf = (product: Product) => `/maestro/results?own#${productKeys[product]}`;

type CollectionsProps = {
  prices: Pick<PriceList, "bottle" | "discovery_set">;
  /** When what is ordered today arrives. */
  making: string;
};

/** The three products, each in the bottle and at the price that the results show. */
export function Collections({ prices, making }: CollectionsProps) {
  const { t } = useTranslation(["home", "common", "shell", "results", "recommended"]);
  return (
    <section
      id="collections"
      className={styles.section}
      data-light="day"
      data-sunlit
      aria-labelledby="collections-title"
    >
      <header className={styles.heading}>
        <Eyebrow>{t("collections.eyebrow")}</Eyebrow>
        <h2 id="collections-title">{t("collections.title")}</h2>
      </header>
      <ul className={classNames(slots.list, styles.cards)}>
        {collections.map(({ key, picture, product, smells }) => (
          <li key={key} className={slots.card}>
            <Slots
              picture={
                <a href={pathOf(product)} aria-label={`${t(`${key}.name`)} · ${t("common:brand")}`}>
                  <Bottle
                    name={picture}
                    alt=""
                    engraved={product === "discovery_set" ? null : t("common:brand")}
                    sizes="(width < 40rem) 88vw, (width < 64rem) 44vw, 27rem"
                  />
                </a>
              }
              tag={t(`results:tag.${productKeys[product]}`)}
              line={t(`${key}.line`)}
              name={
                <h3>
                  <a href={pathOf(product)}>{t(`${key}.name`)}</a>
                </h3>
              }
              smells={
                <>
                  <p className={styles.example}>{t("collections.example")}</p>
                  <Smells
                    smells={smells.map((note) => ({ name: t(`recommended:note.${note}`), look: note }))}
                    light="day"
                  />
                </>
              }
              reach={t(`${key}.body`)}
              size={t(product === "discovery_set" ? "results:size.mini" : "results:size.bottle")}
              price={
                product === "discovery_set" ? prices.discovery_set : t("collections.from", { price: prices.bottle })
              }
              action={
                <ButtonLink
                  to={pathOf(product)}
                  look="quiet"
                  wide
                  aria-label={`${t("collections.see")}: ${t(`${key}.name`)}`}
                >
                  {t("collections.see")}
                </ButtonLink>
              }
              arrival={making}
            />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <Text>
          {t("collections.made")} <a href="/delivery">{t("shell:footer.delivery")}</a>
        </Text>
        <p>
          <a href="/showcase">{t("collections.showcase")}</a>
        </p>
      </div>
    </section>
  );
}
