import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Text } from "../../ui/index.ts";
import { CartButton, type CartButtonProps } from "./cart-button.tsx";
import styles from "./product-cards.module.css";

type AddToCartProps = CartButtonProps & {
  added: boolean;
  /** The day on which it arrives. */
  arrival: ReactNode;
};

/**
 * That it was added says the toast; below the button stays the way to the cart. What is not the visitor's own says beside
 * its button that it is not for sale, and where a perfume of one's own begins.
 */
export function AddToCart({ added, arrival, ...button }: AddToCartProps) {
  const { t } = useTranslation("results");
  return (
    <div>
      <CartButton {...button} look="quiet" />
      <Text size="small" tone="soft" className={styles.arrival}>
        {arrival}
      </Text>
      <Text size="small" tone="gold" className={styles.kept}>
        {button.perfume ? (
          added && <a href="/own">{t("cart.order")}</a>
        ) : (
          <span>
            {t("cart.not_own")} <a href="/maestro-journey">{t("shared.begin")}</a>
          </span>
        )}
      </Text>
    </div>
  );
}
