import { CartItemPicture } from "../checkout/cart-item-picture.tsx";
import type { ShownLine } from "../checkout/shown-lines.server.ts";
import { useLineNames } from "../checkout/use-line-names.ts";
import type { VaultPictures } from "../checkout/vault-pictures.server.ts";
import styles from "./order.module.css";

/** What was bought, to be seen: each with its picture and, where it was composed, its seal. */
export function Bought({ lines, vault }: { lines: readonly ShownLine[]; vault: VaultPictures }) {
  const namesOf = useLineNames();
  return (
    <ul className={styles.bought}>
      {lines.map((line) => (
        <li key={`${line.variant ?? line.kind} ${line.perfume ?? line.product}`}>
          <CartItemPicture line={line} vault={vault} />
          <div>
            <div className={styles.seals}>
              {line.seals.map((seal) => (
                <img key={seal} src={`/seals/day/${seal}`} alt="" width={96} height={96} />
              ))}
            </div>
            <p>{namesOf(line).name}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
