import { useTranslation } from "../../i18n/use-translation.ts";
import { type Product, productKeys } from "../../shop/products.ts";
import { Button, Text } from "../../ui/index.ts";
import styles from "./product-cards.module.css";

type AddToCartProps = {
  product: Product;
  name: string;
  adding: boolean;
  added: boolean;
  /** The id of the edition. */
  perfume: string;
  onAdd: (product: Product, button: Element) => void;
};

/** Without a script the form is posted and the page confirms it. */
export function AddToCart({ product, name, adding, added, perfume, onAdd }: AddToCartProps) {
  const { t } = useTranslation("results");
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!adding) onAdd(product, event.currentTarget);
      }}
    >
      <input type="hidden" name="intent" value="cart" />
      <input type="hidden" name="perfume" value={perfume} />
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
            {t("cart.kept")} <a href="/own">{t("cart.order")}</a>
          </>
        )}
      </Text>
    </form>
  );
}
