import type { VaultPerfume } from "../../backend/vault-perfume-schema.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { shownBadges } from "./access.ts";
import styles from "./vault-terms.module.css";

const tiers = ["gold", "royal"] as const;
const badges = ["iconic", "members_only", "invite_only"] as const;

/** What the marks on some perfumes mean, a line each. */
export function VaultTerms({ perfumes }: { perfumes: readonly Pick<VaultPerfume, "tier" | "badges">[] }) {
  const { t } = useTranslation("vault");
  const marks = new Set<string>(perfumes.flatMap((perfume) => [perfume.tier, ...shownBadges(perfume)]));
  const terms = [
    ...tiers.map((key) => ({ key, name: t(`tier.${key}`) })),
    ...badges.map((key) => ({ key, name: t(`badges.${key}`) })),
  ].filter(({ key }) => marks.has(key));
  return (
    <dl className={styles.terms} aria-label={t("terms.label")}>
      {terms.map(({ key, name }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{t(`terms.${key}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
