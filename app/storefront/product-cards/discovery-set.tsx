import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Price, Text } from "../../ui/index.ts";
import { type DeliveryFacts, DeliveryLine } from "../delivery/delivery-line.tsx";
import styles from "./product-cards.module.css";

const contents = ["set.premiere", "set.deuxieme", "set.card"] as const;

/** The content of the third card, which is no flip card. */
export function DiscoverySet({ price, delivery }: { price: string; delivery: DeliveryFacts }) {
  const { t } = useTranslation("results");
  return (
    <>
      <Heading level={3} size={2}>
        {t("product.mini")}
      </Heading>
      <Text size="small" tone="soft">
        {t("size.mini")}
      </Text>
      <ul className={styles.contents}>
        {contents.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
      <aside className={styles.gift}>
        <p>{t("gift.title")}</p>
        <p>{t("gift.body")}</p>
      </aside>
      <p className={styles.price}>
        <Price>{price}</Price>
      </p>
      <DeliveryLine facts={delivery} />
    </>
  );
}
