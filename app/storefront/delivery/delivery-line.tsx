import { Text } from "../../ui/index.ts";

/** In the visitor's language: the server writes it, so that pages with a script need no texts for it. */
export type DeliveryFacts = {
  arrival: string | null;
  terms: string;
  /** Where the country is chosen, as long as it is not known or nothing goes there yet; else where all of it stands. */
  to: "/delivery" | "/delivery/country";
  more: string;
};

/** What is to be known beside a price, and where one reads on. */
export function DeliveryLine({ facts: { arrival, terms, to, more } }: { facts: DeliveryFacts }) {
  return (
    <Text size="small" tone="soft">
      {arrival} {terms} <a href={to}>{more}</a>
    </Text>
  );
}
