import type { Product } from "../../shop/products.ts";
import { Text } from "../../ui/index.ts";
import styles from "./delivery-line.module.css";

/** In the visitor's language: the server writes it, so that pages with a script need no texts for it. */
type Link = {
  /** Where the country is chosen, as long as it is not known or nothing goes there yet; else where all of it stands. */
  to: "/delivery" | "/delivery/country";
  more: string;
};

export type DeliveryFacts = Link & {
  /** The days on which it arrives; null where the country is not known. */
  day: string | null;
  arrival: string | null;
  terms: string;
};

/** `days` are null where the country is not known, and then the link leads to where it is chosen. */
export type CardDelivery = Link & {
  days: Record<Product, string | null>;
  cost: string | null;
  /** Of a perfume, and of the set. */
  terms: readonly string[];
};

/** What is to be known beside a price, and where one reads on. */
export function DeliveryLine({ facts: { arrival, terms, to, more } }: { facts: DeliveryFacts }) {
  return (
    <Text size="small" tone="soft">
      {arrival} {terms} <a href={to}>{more}</a>
    </Text>
  );
}

/** The day on which a card's product arrives, or where the country is chosen on which it depends. */
export function DeliveryDay({ day, to, more }: Pick<CardDelivery, "to" | "more"> & { day: string | null }) {
  return day ?? <a href={to}>{more}</a>;
}

/** What the cards of a composed perfume have in common, below them. */
export function DeliveryTerms({ delivery: { cost, terms, to, more } }: { delivery: CardDelivery }) {
  return (
    <Text as="div" size="small" tone="soft" measure={false} className={styles.terms}>
      <p>
        {cost} <a href={to}>{more}</a>
      </p>
      {terms.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Text>
  );
}
