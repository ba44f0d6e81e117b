import type { CartItem, OrderLine } from "../../backend/orders.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Picture } from "../../media/picture.tsx";
import { maxQuantity, notOwnPerfume } from "../../shop/cart.ts";
import { Field, Heading, Select } from "../../ui/index.ts";
import { cartItemId } from "./cart-url.ts";
import styles from "./checkout.module.css";
import { LineFacts } from "./line-facts.tsx";
import { useLineNames } from "./use-line-names.ts";

const pictures = {
  premiere: "bottle-black",
  deuxieme: "bottle-purp",
  discovery_set: "bottle-sample",
  vault: "bottle-black",
} as const;
const quantities = Array.from({ length: maxQuantity }, (_, index) => index + 1);

type CartItemListProps = {
  items: readonly CartItem[];
  /** Theirs, in the same order. */
  lines: readonly OrderLine[];
  /** The uploaded pictures of the Vault's perfumes, by their ids. */
  own: Readonly<Record<string, string>>;
};

/** The items with their quantities. */
export function CartItemList({ items, lines, own }: CartItemListProps) {
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
              picture={
                own[line.product ?? ""] ?? pictures[line.variant ?? (line.kind === "vault" ? "vault" : "discovery_set")]
              }
            />
          )
        );
      })}
    </ul>
  );
}

type CartItemRowProps = { id: string; quantity: number; line: OrderLine; picture: string };

function CartItemRow({ id, quantity, line, picture }: CartItemRowProps) {
  const { t } = useTranslation("own");
  const { name } = useLineNames()(line);
  const problem = line.problem && id.endsWith(notOwnPerfume) ? "not_own" : line.problem;
  const label = t("what.quantity", { name: isolate(name) });
  return (
    <li>
      <Picture name={picture} alt="" sizes="6rem" className={styles.picture} />
      <div>
        <Heading level={2} size={1}>
          {name}
        </Heading>
        <LineFacts line={line} />
        <Field id={id} className={styles.quantity} label={label} error={problem ? t(`problem.${problem}`) : undefined}>
          <Select
            id={id}
            name={id}
            defaultValue={line.problem === "gone" ? 0 : quantity}
            aria-invalid={line.problem ? true : undefined}
            aria-describedby={line.problem ? `${id}-error` : undefined}
          >
            {quantities.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
            <option value={0}>{t("what.remove")}</option>
          </Select>
        </Field>
      </div>
    </li>
  );
}
