import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { VariantKind } from "../../maestro/types.ts";
import styles from "./product-cards.module.css";

/** In the place of smells, what the set holds: a sample of each bottle, as strong as that one, and what makes it a gift. */
export function DiscoverySet({ bottles }: { bottles: readonly { kind: VariantKind; strength?: ReactNode }[] }) {
  const { t } = useTranslation("results");
  return (
    <ul className={styles.contents}>
      {bottles.map(({ kind, strength }) => (
        <li key={kind}>
          {t(`set.${kind}`)} {strength}
        </li>
      ))}
      <li>{t("set.card")}</li>
    </ul>
  );
}
