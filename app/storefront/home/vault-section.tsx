import { useTranslation } from "../../i18n/use-translation.ts";
import { Picture } from "../../media/picture.tsx";
import { ButtonLink, Eyebrow } from "../../ui/index.ts";
import styles from "./vault-section.module.css";

export function VaultSection() {
  const { t } = useTranslation(["home", "pictures"]);
  return (
    <section className={styles.section} aria-labelledby="vault-title">
      <Picture
        name="vault-door"
        alt={t("pictures:vault-door")}
        sizes="(width < 40rem) 100vw, (width < 56rem) 115vw, 80vw"
        className={styles.picture}
      />
      <div className={styles.text}>
        <Eyebrow>{t("vault.eyebrow")}</Eyebrow>
        <h2 id="vault-title">{t("vault.title")}</h2>
        <p className={styles.body}>{t("vault.body")}</p>
        <p>
          <ButtonLink to="/maestro-vault">{t("vault.list")}</ButtonLink>
        </p>
      </div>
      <div className={styles.promotion}>
        <h3>{t("vault.promo_title")}</h3>
        <p className={styles.body}>{t("vault.promo_body")}</p>
        <p>
          <ButtonLink to="/vault/mine" look="quiet">
            {t("vault.open")}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
