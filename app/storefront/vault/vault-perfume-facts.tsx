import type { VaultPerfumeDetail } from "../../backend/vault-perfume-schema.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading } from "../../ui/index.ts";
import { type DeliveryFacts, DeliveryLine } from "../delivery/delivery-line.tsx";
import styles from "./vault-perfume-facts.module.css";

type VaultPerfumeFactsProps = {
  perfume: Pick<VaultPerfumeDetail, "slug" | "volume_ml" | "concentration" | "stock" | "box">;
  delivery: DeliveryFacts;
};

/** What is paid for: how much of what, what else is in the box, how it arrives and whether it may come back. */
export function VaultPerfumeFacts({
  perfume: { slug, volume_ml: ml, concentration, stock, box },
  delivery,
}: VaultPerfumeFactsProps) {
  const { t } = useTranslation("vault");
  return (
    <section className={styles.facts}>
      <Heading level={2} size={1}>
        {t("facts.title")}
      </Heading>
      <dl>
        <div>
          <dt>{t("facts.size")}</dt>
          <dd>{t("facts.ml", { ml })}</dd>
        </div>
        <div>
          <dt>{t("facts.concentration")}</dt>
          <dd>{t(`concentrations.${concentration}`)}</dd>
        </div>
        {!!stock && (
          <div>
            <dt>{t("facts.stock")}</dt>
            <dd>{t("facts.bottles", { count: stock })}</dd>
          </div>
        )}
        <div data-wide>
          <dt>{t("facts.box")}</dt>
          <dd>
            <ul>
              <li>{t("box.bottle", { ml })}</li>
              {box.map((item) => (
                <li key={item}>{t(`box.${item}`)}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div data-wide>
          <dt>{t("facts.allergens")}</dt>
          <dd>
            {t("facts.allergens_body")} <a href={`/contact?about=${slug}&ask=allergens`}>{t("facts.allergens_ask")}</a>
          </dd>
        </div>
        <div data-wide>
          <dt>{t("facts.delivery")}</dt>
          <dd>
            <DeliveryLine facts={delivery} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
