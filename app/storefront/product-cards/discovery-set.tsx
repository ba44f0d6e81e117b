import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { VariantKind } from "../../maestro/types.ts";
import { Heading, Price, Text } from "../../ui/index.ts";
import { type DeliveryFacts, DeliveryLine } from "../delivery/delivery-line.tsx";
import styles from "./product-cards.module.css";

type DiscoverySetProps = {
  bottles: readonly { kind: VariantKind; strength?: ReactNode }[];
  price: string;
  delivery: DeliveryFacts;
};

/** The content of the third card, which is no flip card: a sample of each bottle, as strong as that one. */
export function DiscoverySet({ bottles, price, delivery }: DiscoverySetProps) {
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
        {bottles.map(({ kind, strength }) => (
          <li key={kind}>
            {t(`set.${kind}`)} {strength}
          </li>
        ))}
        <li>{t("set.card")}</li>
      </ul>
      <aside className={styles.gift}>
        <p>{t("gift.title")}</p>
        <p>{t("gift.body")}</p>
      </aside>
      <DeliveryLine facts={delivery} />
      <p className={styles.price}>
        <Price>{price}</Price>
      </p>
    </>
  );
}
