import { useTranslation } from "../../i18n/use-translation.ts";
import { Picture } from "../../media/picture.tsx";
import { ButtonLink, Eyebrow } from "../../ui/index.ts";
import styles from "./story.module.css";

export function Story() {
  const { t } = useTranslation(["home", "pictures"]);
  return (
    <section className={styles.section} data-light="day" aria-labelledby="story-title">
      <div className={styles.text}>
        <Eyebrow>{t("story.eyebrow")}</Eyebrow>
        <h2 id="story-title">{t("story.title")}</h2>
        <p className={styles.body}>{t("story.body")}</p>
        <p>
          <ButtonLink to="/maestro-journey" look="quiet">
            {t("story.start")}
          </ButtonLink>
        </p>
      </div>
      <div className={styles.why}>
        <h2>{t("why.title")}</h2>
        <p>{t("why.body")}</p>
        <p>
          <a href="/why-athar">{t("why.open")}</a>
        </p>
      </div>
      <Picture
        name="gallery-7"
        alt={t("pictures:gallery-7")}
        sizes="(width < 56rem) 100vw, 50vw"
        className={styles.picture}
      />
    </section>
  );
}
