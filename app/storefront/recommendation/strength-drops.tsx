import { useTranslation } from "../../i18n/use-translation.ts";
import { classNames } from "../../ui/index.ts";
import styles from "../product-cards/product-cards.module.css";
import { type Strength, strengths } from "./recommendation.ts";

/** A strength as one, two or three filled drops. */
export function StrengthDrops({ strength }: { strength: Strength }) {
  const { t } = useTranslation("recommended");
  const filled = strengths.indexOf(strength) + 1;
  return (
    <svg className={styles.strength} viewBox="0 0 60 24" role="img" aria-label={t(`strength.${strength}`)}>
      {strengths.map((name, index) => (
        <path
          key={name}
          className={classNames(styles.drop, index < filled && styles.filled)}
          d={`M${10 + index * 20} 2c4 6 6 9 6 13a6 6 0 0 1-12 0c0-4 2-7 6-13Z`}
        />
      ))}
    </svg>
  );
}
