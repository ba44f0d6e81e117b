import type { ReactNode } from "react";
import type { Currency } from "../../shop/currencies.ts";
import { classNames, Heading, Stack, Text } from "../../ui/index.ts";
import type { DeliveryFacts } from "../delivery/delivery-line.tsx";
import slots from "../product-cards/slots.module.css";
import type { VaultVisitor } from "./access.ts";
import { VaultPerfumeCard } from "./vault-perfume-card.tsx";
import styles from "./vault-perfume-section.module.css";
import type { ShownVaultPerfume } from "./vault-smells.server.ts";

type VaultPerfumeSectionProps = {
  title: string;
  /** What is to be said of these perfumes, or of why there are none. */
  note?: ReactNode;
  perfumes: readonly ShownVaultPerfume[];
  currency: Currency;
  visitor: VaultVisitor;
  delivery: DeliveryFacts;
};

/** Some perfumes of the Vault under a heading. */
export function VaultPerfumeSection({ title, note, perfumes, currency, visitor, delivery }: VaultPerfumeSectionProps) {
  return (
    <Stack as="section" gap={6}>
      <Stack gap={3}>
        <Heading level={2}>{title}</Heading>
        {note && <Text tone="soft">{note}</Text>}
      </Stack>
      {perfumes.length > 0 && (
        <ul className={classNames(slots.list, styles.perfumes)}>
          {perfumes.map((perfume) => (
            <VaultPerfumeCard
              key={perfume.id}
              perfume={perfume}
              currency={currency}
              visitor={visitor}
              delivery={delivery}
              level={3}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}
