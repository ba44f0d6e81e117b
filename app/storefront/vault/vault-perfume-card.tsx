import type { VaultPerfume } from "../../backend/vault-perfume-schema.ts";
import { boundIn } from "../../i18n/bind-words.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Currency } from "../../shop/currencies.ts";
import { ButtonLink, Heading } from "../../ui/index.ts";
import { DeliveryDay, type DeliveryFacts } from "../delivery/delivery-line.tsx";
import slots from "../product-cards/slots.module.css";
import { Slots, Smells } from "../product-cards/slots.tsx";
import { accessOf, restrictionOf, type VaultVisitor } from "./access.ts";
import styles from "./vault-perfume-card.module.css";
import { VaultPicture } from "./vault-picture.tsx";
import { VaultPrice } from "./vault-price.tsx";
import type { ShownVaultPerfume } from "./vault-smells.server.ts";

/** The `data-accent` of a perfume; gold is the default and has none. */
export function accentOf(perfume: Pick<VaultPerfume, "bg_variant">) {
  return perfume.bg_variant === "gold" ? undefined : perfume.bg_variant;
}

type VaultPerfumeCardProps = {
  perfume: ShownVaultPerfume;
  currency: Currency;
  visitor: VaultVisitor;
  delivery: DeliveryFacts;
  /** Below which heading it stands. */
  level: 2 | 3;
  priority?: boolean;
};

export function VaultPerfumeCard({
  perfume,
  currency,
  visitor,
  delivery,
  level,
  priority = false,
}: VaultPerfumeCardProps) {
  const { t } = useTranslation("vault");
  const language = useLanguage();
  const name = boundIn(perfume.name, language);
  const path = `/product/${perfume.slug}`;
  const restriction = restrictionOf(perfume);
  const invited = accessOf(perfume, visitor) === "invited";
  const size = t("facts.ml", { ml: perfume.volume_ml });
  return (
    <li className={slots.card} data-accent={accentOf(perfume)}>
      <Slots
        picture={
          <a href={path} className={styles.picture} data-picture-transition aria-label={t("open_named", { name })}>
            <VaultPicture
              perfume={perfume}
              decorative
              sizes="(width < 40rem) 88vw, (width < 64rem) 44vw, 27rem"
              priority={priority}
            />
          </a>
        }
        line={`${t(`tier.${perfume.tier}`)} · ${t(perfume.badges.includes("iconic") ? "edition.iconic" : "edition.private")}`}
        name={
          <Heading level={level}>
            <a href={path} data-picture-transition>
              {name}
            </a>
          </Heading>
        }
        smells={<Smells smells={perfume.smells} light="night" />}
        reach={t(`concentrations.${perfume.concentration}`)}
        size={
          restriction ? (
            <>
              {size}
              <br />
              {t(invited ? "badges.invited" : `badges.${restriction}`)}
            </>
          ) : (
            size
          )
        }
        price={<VaultPrice amount={perfume.price_aed} currency={currency} />}
        action={
          <ButtonLink to={path} look="quiet" wide aria-label={t("open_named", { name })}>
            {t("open")}
          </ButtonLink>
        }
        arrival={<DeliveryDay {...delivery} />}
      />
    </li>
  );
}
