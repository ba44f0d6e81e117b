import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { exclusivity } from "../../maestro/types.ts";
import { Picture } from "../../media/picture.tsx";
import { formatAmount } from "../../shop/money.ts";
import { Eyebrow } from "../../ui/index.ts";
import styles from "./library.module.css";

/** From its edge inwards. */
const parts = ["edge", "base", "heart", "top"] as const;

/**
 * The ingredients, and the badge of exclusivity, which the database's unique fingerprints keep true: beside it stands what
 * anyone may compare, the seal of a formula.
 */
export function Library({ seal }: { seal: string }) {
  const { t } = useTranslation(["home", "pictures", "seal"]);
  const language = useLanguage();
  return (
    <section className={styles.section} data-light="day" data-sunlit aria-labelledby="library-title">
      <Picture
        name="library"
        alt={t("pictures:library")}
        sizes="(width < 56rem) 100vw, 36vw"
        className={styles.picture}
      />
      <div className={styles.text}>
        <Eyebrow>{t("library.eyebrow")}</Eyebrow>
        <h2 id="library-title">{t("library.title")}</h2>
        <p className={styles.body}>{t("library.body")}</p>
      </div>
      <div className={styles.words}>
        <figure className={styles.reading}>
          <img src={`/seals/day/${seal}`} alt={t("seal:alt")} width={480} height={480} loading="lazy" />
          <ul className={styles.parts}>
            {parts.map((part) => (
              <li key={part}>
                <strong>{t(`parts.${part}.name`)}</strong>
                <span>{t(`parts.${part}.says`)}</span>
              </li>
            ))}
          </ul>
          <figcaption className={styles.badge}>
            <strong>{t("library.badge")}</strong>
            <span>{t("library.badge_note", { formatted: formatAmount(exclusivity, language) })}</span>
            <a href="/seal">{t("seal:title")}</a>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
