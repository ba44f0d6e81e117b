import { useTranslation } from "../../i18n/use-translation.ts";
import { Picture } from "../../media/picture.tsx";
import styles from "./inspiration.module.css";
import { PlainPage } from "./plain-page.tsx";

const pictures = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;

/**
 * Eight pictures; each opens large at an address of its own (`#picture-3`) by the style sheet's `:target`, so arrows
 * and Escape (the enhancement), swipes and the Back button all work, and links do without a script.
 */
export default function Inspiration() {
  const { t } = useTranslation(["inspiration", "pictures", "common"]);
  return (
    <PlainPage title={t("title")} description={t("description")} lead={t("lead")}>
      <ul className={styles.gallery} id="gallery">
        {pictures.map((number) => (
          <li key={number}>
            <a href={`#picture-${number}`} aria-label={t("open", { caption: t(`captions.${number}`) })}>
              <Picture
                name={`gallery-${number}`}
                alt={t(`pictures:gallery-${number}`)}
                sizes="(min-width: 56rem) min(31vw, 27rem), 45vw"
              />
            </a>
            <p className={styles.caption}>{t(`captions.${number}`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.large} data-gallery>
        {pictures.map((number, position) => (
          <figure key={number} id={`picture-${number}`} tabIndex={-1}>
            <Picture name={`gallery-${number}`} alt="" sizes="min(90vw, 68vh)" />
            <figcaption>{t(`captions.${number}`)}</figcaption>
            <nav>
              <a href={`#picture-${pictures[position - 1] ?? "8"}`} data-step="previous">
                {t("previous")}
              </a>
              <a href="#gallery" data-step="close">
                {t("common:close")}
              </a>
              <a href={`#picture-${pictures[position + 1] ?? "1"}`} data-step="next">
                {t("next")}
              </a>
            </nav>
          </figure>
        ))}
      </div>
    </PlainPage>
  );
}
