import { useNavigation } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { type Product, productKeys } from "../../shop/products.ts";
import { Button } from "../../ui/index.ts";
import { isUnsaved, nameForm, type SavedName } from "./name-form.ts";

export type CartButtonProps = {
  product: Product;
  name: string;
  adding: boolean;
  /** The id of the edition; null of a perfume that is not the visitor's own, so that it cannot be ordered. */
  perfume: string | null;
  /** What is saved of the name, where the page has a form for it. */
  saved: SavedName | null;
  look?: "primary" | "quiet";
  onAdd: (product: Product, button: Element) => void;
};

/** Without a script, and with a name that is not saved yet, the piece is posted and the page confirms it. */
export function CartButton({ product, name, adding, perfume, saved, look = "primary", onAdd }: CartButtonProps) {
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
        look={look}
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
    </form>
  );
}
