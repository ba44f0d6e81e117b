import type { VaultPerfume } from "../../backend/vault-perfume-schema.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Bottle } from "../../media/bottle.tsx";
import type { Currency } from "../../shop/currencies.ts";
import { Badge, Heading, Row } from "../../ui/index.ts";
import styles from "./vault-perfume-card.module.css";
import { VaultPrice } from "./vault-price.tsx";

/** The `data-accent` of a perfume; gold is the default and has none. */
export function accentOf(perfume: Pick<VaultPerfume, "bg_variant">) {
  return perfume.bg_variant === "gold" ? undefined : perfume.bg_variant;
}

type VaultPerfumeCardProps = { perfume: VaultPerfume; currency: Currency; priority?: boolean };

export function VaultPerfumeCard({ perfume, currency, priority = false }: VaultPerfumeCardProps) {
  const { t } = useTranslation("vault");
  const language = useLanguage();
  const name = perfume.name[language];
  const path = `/product/${perfume.slug}`;
  return (
    <li className={styles.card} data-accent={accentOf(perfume)}>
      <a href={path} className={styles.picture} data-picture-transition aria-label={t("open_named", { name })}>
        <Bottle
          name={perfume.bottle_image ?? ""}
          alt=""
          engraved={name}
          sizes="(width < 40rem) 88vw, min(43vw, 40rem)"
          priority={priority}
        />
      </a>
      <Row gap={2}>
        <Badge>{t(`tier.${perfume.tier}`)}</Badge>
        {perfume.badges.map((badge) => (
          <Badge key={badge}>{t(`badges.${badge}`)}</Badge>
        ))}
      </Row>
      <Heading level={2} size={2}>
        <a href={path} data-picture-transition>
          {name}
        </a>
      </Heading>
      <p className={styles.edition}>{t(perfume.badges.includes("iconic") ? "edition.iconic" : "edition.private")}</p>
      <p>
        <VaultPrice amount={perfume.price_aed} currency={currency} />
      </p>
      <p className={styles.maestro}>
        <a href="/maestro">{t("maestro")}</a>
      </p>
    </li>
  );
}
