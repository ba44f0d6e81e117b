import type { ReactNode } from "react";
import type { Look } from "../../media/looks.ts";
import { Smell } from "../../media/smell.tsx";
import type { Light } from "../../media/smell-url.ts";
import styles from "./slots.module.css";

type SlotsProps = {
  picture: ReactNode;
  /** The one word in the picture. */
  tag?: string | undefined;
  /** What it is one of: a collection, an edition. */
  line: ReactNode;
  /** A heading, and what else it is called. */
  name: ReactNode;
  smells: ReactNode;
  /** How far it is smelled and how long. */
  reach: ReactNode;
  size: ReactNode;
  price: ReactNode;
  /** The button. */
  action: ReactNode;
  /** The day on which it arrives. */
  arrival?: ReactNode;
};

/**
 * What a card says of a product, the same seven things in the same places on every page. Their list is a grid whose rows the
 * cards share (`slots.module.css`), so that names, prices and buttons of neighbours stand level whatever the language.
 */
export function Slots({ picture, tag, line, name, smells, reach, size, price, action, arrival }: SlotsProps) {
  return (
    <>
      <div className={styles.picture} data-slot="picture">
        {picture}
        {tag && <span className={styles.tag}>{tag}</span>}
      </div>
      <p className={styles.line} data-slot="line">
        {line}
      </p>
      <div className={styles.name} data-slot="name">
        {name}
      </div>
      <div className={styles.smells} data-slot="smells">
        {smells}
      </div>
      <div className={styles.reach} data-slot="reach">
        {reach}
      </div>
      <div className={styles.worth} data-slot="worth">
        <p className={styles.size}>{size}</p>
        <p className={styles.price}>{price}</p>
      </div>
      <div className={styles.act} data-slot="act">
        {action}
        {arrival && <p className={styles.arrival}>{arrival}</p>}
      </div>
    </>
  );
}

/** The smells by which a perfume is told from another, as one sees them. */
export function Smells({ smells, light }: { smells: readonly { name: string; look: Look | null }[]; light: Light }) {
  return (
    <ul className={styles.three}>
      {smells.map(({ name, look }) => (
        <li key={name}>
          <Smell name={name} look={look} light={light} className={styles.smell} />
        </li>
      ))}
    </ul>
  );
}
