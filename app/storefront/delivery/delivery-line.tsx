import { Text } from "../../ui/index.ts";

/** In the visitor's language: the server writes it, so that pages with a script need no texts for it. */
export type DeliveryFacts = {
  arrival: string | null;
  /** The words of the link at which the country is chosen, where it is not known or nothing goes there yet. */
  choose: string | null;
  terms: string;
  more: string;
};

/** What is to be known beside a price, and where all of it stands. */
export function DeliveryLine({ facts: { arrival, choose, terms, more } }: { facts: DeliveryFacts }) {
  return (
    <Text size="small" tone="soft">
      {arrival} {choose && <a href="/delivery/country">{choose}</a>} {terms} <a href="/delivery">{more}</a>
    </Text>
  );
}
