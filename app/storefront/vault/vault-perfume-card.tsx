import type { VaultPerfume } from "../../backend/vault-perfume-schema.ts";
import { boundIn } from "../../i18n/bind-words.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Currency } from "../../shop/currencies.ts";
import { Badge, Heading, Row } from "../../ui/index.ts";
import { accessOf, shownBadges, type VaultVisitor } from "./access.ts";
import styles from "./vault-perfume-card.module.css";
import { VaultPicture } from "./vault-picture.tsx";
import { VaultPrice } from "./vault-price.tsx";

/** The `data-accent` of a perfume; gold is the default and has none. */
export function accentOf(perfume: Pick<VaultPerfume, "bg_variant">) {
  return perfume.bg_variant === "gold" ? undefined : perfume.bg_variant;
}

type VaultPerfumeCardProps = { perfume: VaultPerfume; currency: Currency; visitor: VaultVisitor; priority?: boolean };

export function VaultPerfumeCard({ perfume, currency, visitor, priority = false }: VaultPerfumeCardProps) {
  const { t } = useTranslation("vault");
  const language = useLanguage();
  const name = boundIn(perfume.name, language);
  const invited = accessOf(perfume, visitor) === "invited";
  const path = `/product/${perfume.slug}`;
  return (
    <li className={styles.card} data-accent={accentOf(perfume)}>
      <a href={path} className={styles.picture} data-picture-transition aria-label={t("open_named", { name })}>
        <VaultPicture perfume={perfume} decorative sizes="(width < 40rem) 88vw, min(43vw, 40rem)" priority={priority} />
      </a>
      <Row gap={2}>
        <Badge>{t(`tier.${perfume.tier}`)}</Badge>
        {shownBadges(perfume).map((badge) => (
          <Badge key={badge} tone={badge === "invite_only" && invited ? "gold" : "plain"}>
            {t(`badges.${badge === "invite_only" && invited ? "invited" : badge}`)}
          </Badge>
        ))}
      </Row>
      <Heading level={2} size={2}>
        <a href={path} data-picture-transition>
          {name}
        </a>
      </Heading>
      <p className={styles.edition}>{t(perfume.badges.includes("iconic") ? "edition.iconic" : "edition.private")}</p>
      <p className={styles.size}>
        {t(`concentrations.${perfume.concentration}`)} · {t("facts.ml", { ml: perfume.volume_ml })}
      </p>
      <p>
        <VaultPrice amount={perfume.price_aed} currency={currency} />
      </p>
      <p className={styles.maestro}>
        <a href="/maestro">{t("maestro")}</a>
      </p>
    </li>
  );
}
