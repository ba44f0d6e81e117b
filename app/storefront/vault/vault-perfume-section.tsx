import type { ReactNode } from "react";
import type { VaultPerfume } from "../../backend/vault-perfume-schema.ts";
import type { Currency } from "../../shop/currencies.ts";
import { Heading, Stack, Text } from "../../ui/index.ts";
import type { VaultVisitor } from "./access.ts";
import { VaultPerfumeCard } from "./vault-perfume-card.tsx";
import styles from "./vault-perfume-section.module.css";

type VaultPerfumeSectionProps = {
  title: string;
  /** What is to be said of these perfumes, or of why there are none. */
  note?: ReactNode;
  perfumes: readonly VaultPerfume[];
  currency: Currency;
  visitor: VaultVisitor;
};

/** Some perfumes of the Vault under a heading. */
export function VaultPerfumeSection({ title, note, perfumes, currency, visitor }: VaultPerfumeSectionProps) {
  return (
    <Stack as="section" gap={6}>
      <Stack gap={3}>
        <Heading level={2}>{title}</Heading>
        {note && <Text tone="soft">{note}</Text>}
      </Stack>
      {perfumes.length > 0 && (
        <ul className={styles.perfumes}>
          {perfumes.map((perfume) => (
            <VaultPerfumeCard key={perfume.id} perfume={perfume} currency={currency} visitor={visitor} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
