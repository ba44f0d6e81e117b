import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { exclusivity } from "../../maestro/types.ts";
import { Picture } from "../../media/picture.tsx";
import { formatAmount } from "../../shop/money.ts";
import { Eyebrow, Star } from "../../ui/index.ts";
import styles from "./library.module.css";

/** The ingredients, and the badge of exclusivity, which the database's unique fingerprints keep true. */
export function Library() {
  const { t } = useTranslation(["home", "pictures"]);
  const language = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="library-title">
      <Picture
        name="library"
        alt={t("pictures:library")}
        sizes="(min-width: 56rem) min(50vw, 44rem), 100vw"
        className={styles.picture}
      />
      <div className={styles.text}>
        <Eyebrow>{t("library.eyebrow")}</Eyebrow>
        <h2 id="library-title">{t("library.title")}</h2>
        <p className={styles.body}>{t("library.body")}</p>
        <p className={styles.badge}>
          <Star />
          <span>
            <strong>{t("library.badge")}</strong>
            <span>{t("library.badge_note", { formatted: formatAmount(exclusivity, language) })}</span>
          </span>
        </p>
      </div>
    </section>
  );
}
