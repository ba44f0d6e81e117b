import { useTranslation } from "../../i18n/use-translation.ts";
import { type Product, productKeys } from "../../shop/products.ts";
import { Button, Text } from "../../ui/index.ts";
import styles from "./product-cards.module.css";

type AddToCartProps = {
  product: Product;
  name: string;
  adding: boolean;
  added: boolean;
  /** Where what is in the cart is ordered. */
  order: string | null;
  onAdd: (product: Product) => void;
};

/** Without a script the form is posted and the page confirms it. */
export function AddToCart({ product, name, adding, added, order, onAdd }: AddToCartProps) {
  const { t } = useTranslation("results");
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!adding) onAdd(product);
      }}
    >
      <input type="hidden" name="intent" value="cart" />
      <Button
        name="product"
        value={productKeys[product]}
        look="quiet"
        wide
        loading={adding}
        aria-label={adding ? undefined : t("cart.add_named", { name })}
      >
        {t(adding ? "cart.adding" : "cart.add")}
      </Button>
      <Text size="small" tone="gold" className={styles.kept}>
        {added && (
          <>
            {t("cart.kept")} {order && <a href={order}>{t("cart.order")}</a>}
          </>
        )}
      </Text>
    </form>
  );
}
