import { Text } from "../../ui/index.ts";

/** In the visitor's language: the server writes it, so that pages with a script need no texts for it. */
export type DeliveryFacts = { arrival: string | null; terms: string; more: string };

/** What is to be known beside a price, and where all of it stands. */
export function DeliveryLine({ facts: { arrival, terms, more } }: { facts: DeliveryFacts }) {
  return (
    <Text size="small" tone="soft">
      {arrival} {terms} <a href="/delivery">{more}</a>
    </Text>
  );
}
