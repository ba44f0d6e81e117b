import type { CartItem } from "../../backend/orders.ts";
import { useMessages } from "../../forms/use-messages.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { maxQuantity } from "../../shop/cart.ts";
import { engravingOf } from "../../shop/line-names.ts";
import { Button, Field, Heading, Select, Text, VisuallyHidden } from "../../ui/index.ts";
import { CartItemPicture } from "./cart-item-picture.tsx";
import { cartItemId } from "./cart-url.ts";
import styles from "./checkout.module.css";
import { LineFacts } from "./line-facts.tsx";
import type { ShownLine } from "./shown-lines.server.ts";
import { useLineNames } from "./use-line-names.ts";
import type { VaultPictures } from "./vault-pictures.server.ts";

const quantities = Array.from({ length: maxQuantity }, (_, index) => index + 1);

type CartItemListProps = {
  items: readonly CartItem[];
  /** Theirs, in the same order. */
  lines: readonly ShownLine[];
  /** The pictures of the Vault's perfumes. */
  vault: VaultPictures;
  /** What is wrong with the quantity that was posted of one. */
  wrong: (item: CartItem) => { errors: string[] | undefined };
};

/** The items with their quantities. */
export function CartItemList({ items, lines, vault, wrong }: CartItemListProps) {
  return (
    <ul className={styles.choices}>
      {items.map((item, index) => {
        const line = lines[index];
        return (
          line && (
            <CartItemRow
              key={cartItemId(item)}
              id={cartItemId(item)}
              quantity={item.quantity}
              line={line}
              errors={wrong(item).errors}
              vault={vault}
            />
          )
        );
      })}
    </ul>
  );
}

type CartItemRowProps = {
  id: string;
  quantity: number;
  line: ShownLine;
  errors: string[] | undefined;
  vault: VaultPictures;
};

function CartItemRow({ id, quantity, line, errors, vault }: CartItemRowProps) {
  const { t } = useTranslation(["own", "results"]);
  const engraved = engravingOf(t, line);
  const { name } = useLineNames()(line);
  const messages = useMessages();
  // That of the country is told once, above.
  const problem = line.problem === "not_delivered" ? null : line.problem;
  const told = [...(problem ? [t(`problem.${problem}`)] : []), ...messages(errors)];
  const label = t("what.quantity", { name: isolate(name) });
  return (
    <li>
      <CartItemPicture line={line} vault={vault} />
      <div>
        <Heading level={2} size={1}>
          {name}
        </Heading>
        <LineFacts line={line} />
        {engraved && (
          <Text size="small" tone="gold">
            {engraved}
          </Text>
        )}
        <Field id={id} className={styles.quantity} label={label} error={told}>
          <Select
            id={id}
            name={id}
            defaultValue={quantity}
            aria-invalid={told.length > 0 || undefined}
            aria-describedby={told.length > 0 ? `${id}-error` : undefined}
            data-submits="update"
          >
            {quantities.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" name="remove" value={id} look="plain" size="small" className={styles.remove}>
          {t("what.remove")} <VisuallyHidden>{isolate(name)}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
