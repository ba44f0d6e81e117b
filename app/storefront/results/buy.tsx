import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Product } from "../../shop/products.ts";
import { ButtonLink, Price, Text, Toast } from "../../ui/index.ts";
import { CartButton } from "../product-cards/cart-button.tsx";
import type { SavedName } from "../product-cards/name-form.ts";
import { useCart } from "../product-cards/use-cart.ts";
import styles from "./buy.module.css";

type BuyProps = {
  /** The first bottle's perfume. */
  name: string;
  price: string;
  /** When it comes. */
  arrival: ReactNode;
  /** The id of the edition; null of what cannot be ordered, where the Maestro is found instead. */
  perfume: string | null;
  saved: SavedName | null;
  /** What was added by posts. */
  added: readonly Product[];
};

/** What the first bottle costs, when it comes and the button that adds it; on a phone that stays once the name has left. */
export function Buy({ name, price, arrival, perfume, saved, added }: BuyProps) {
  const { t } = useTranslation("results");
  const { adding, told, inCart, add } = useCart(perfume, []);
  return (
    <div className={styles.buy}>
      <div className={styles.room}>
        <div className={styles.act}>
          <p className={styles.price}>
            <Price>{price}</Price>
          </p>
          {perfume ? (
            <CartButton
              product="premiere"
              name={name}
              adding={adding !== null}
              perfume={perfume}
              saved={saved}
              onAdd={add}
            />
          ) : (
            <ButtonLink to="/maestro-journey">{t("shared.begin")}</ButtonLink>
          )}
        </div>
      </div>
      {perfume && <a href="#why">{t("why.title")}</a>}
      <Text size="small" tone="soft" measure={false}>
        {t("size.bottle")} · {arrival}{" "}
        {[...added, ...inCart].includes("premiere") && <a href="/own">{t("cart.order")}</a>}
      </Text>
      <Toast count={told.count} atTop={told.atTop}>
        {told.count > 0 && <span>{t(`cart.${told.said}`)}</span>}
      </Toast>
    </div>
  );
}
