import { useNavigation } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { type Product, productKeys } from "../../shop/products.ts";
import { Button, Text } from "../../ui/index.ts";
import { isUnsaved, nameForm, type SavedName } from "./name-form.ts";
import styles from "./product-cards.module.css";

type AddToCartProps = {
  product: Product;
  name: string;
  adding: boolean;
  added: boolean;
  /** The id of the edition; null of a perfume that is not the visitor's own, so that it cannot be ordered. */
  perfume: string | null;
  /** What is saved of the name, where the page has a form for it. */
  saved: SavedName | null;
  onAdd: (product: Product, button: Element) => void;
};

/**
 * Without a script, and with a name that is not saved yet, the piece is posted and the page confirms it. That it was added
 * says the toast; below the button stays the way to the cart. What is not the
 * visitor's own says beside its button that it is not for sale, and where a perfume of one's own begins.
 */
export function AddToCart({ product, name, adding, added, perfume, saved, onAdd }: AddToCartProps) {
  const { t } = useTranslation("results");
  const posting = useNavigation().formData?.get("product") === productKeys[product];
  const busy = adding || posting;
  return (
    <form method="post">
      <input type="hidden" name="intent" value="cart" />
      {perfume && <input type="hidden" name="perfume" value={perfume} />}
      <Button
        name="product"
        value={productKeys[product]}
        look="quiet"
        wide
        form={saved ? nameForm : undefined}
        loading={busy}
        onClick={(event) => {
          if (saved && isUnsaved(event.currentTarget.form, saved)) return;
          event.preventDefault();
          onAdd(product, event.currentTarget);
        }}
        aria-label={busy ? undefined : t("cart.add_named", { name })}
      >
        {t(busy ? "cart.adding" : "cart.add")}
      </Button>
      <Text size="small" tone="gold" className={styles.kept}>
        {perfume ? (
          added && <a href="/own">{t("cart.order")}</a>
        ) : (
          <span>
            {t("cart.not_own")} <a href="/maestro-journey">{t("shared.begin")}</a>
          </span>
        )}
      </Text>
    </form>
  );
}
