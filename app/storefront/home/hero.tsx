import { useTranslation } from "../../i18n/use-translation.ts";
import { Plate } from "../../media/bottle.tsx";
import { Picture } from "../../media/picture.tsx";
import { ButtonLink, Eyebrow } from "../../ui/index.ts";
import styles from "./hero.module.css";

/** On phones the picture is declared 98vw wide: at 100vw a common one (412 px at 1.75x) needs the next larger file for one pixel. */
export function Hero() {
  const { t } = useTranslation(["home", "pictures", "common"]);
  return (
    <>
      <section className={styles.hero}>
        <Picture
          name="hero"
          alt={t("pictures:hero")}
          priority
          sizes="(width < 40rem) 98vw, (width < 56rem) max(100vw, 80vh), max(64vw, 134vh)"
          className={styles.picture}
        />
        <Plate name="hero" engraved={t("common:brand")} className={styles.plate} />
        <div className={styles.text}>
          <Eyebrow>{t("hero.eyebrow")}</Eyebrow>
          <h1>{t("hero.title")}</h1>
          <p className={styles.body}>{t("hero.body")}</p>
          <p className={styles.actions}>
            <ButtonLink to="/maestro-journey">{t("hero.start")}</ButtonLink>
            <ButtonLink to="/maestro-vault" look="quiet">
              {t("hero.explore")}
            </ButtonLink>
          </p>
        </div>
      </section>
      <section className={styles.teaser}>
        <h2>{t("teaser.title")}</h2>
        <div>
          <p>{t("teaser.body")}</p>
          <p className={styles.glimpse}>
            <a href="/maestro">{t("teaser.glimpse")}</a>
          </p>
        </div>
      </section>
    </>
  );
}
