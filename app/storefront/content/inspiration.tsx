import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Picture } from "../../media/picture.tsx";
import { ContentPage } from "./content-page.tsx";
import styles from "./inspiration.module.css";

export const handle = { light: "day", cache: {}, sitemap: true, measured: true } satisfies Handle;

const pictures = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;

/**
 * A picture is enlarged by its fragment (`#picture-3`) and CSS `:target`, so links and the Back button work without a
 * script; `client/gallery.ts` adds arrow keys, Escape and swipes.
 */
export default function Inspiration() {
  const { t } = useTranslation(["inspiration", "pictures", "common"]);
  return (
    <ContentPage title={t("title")} description={t("description")} lead={t("lead")}>
      <ul className={styles.gallery} id="gallery">
        {pictures.map((number, place) => (
          <li key={number}>
            <a href={`#picture-${number}`} aria-label={t("open", { caption: t(`captions.${number}`) })}>
              <Picture
                name={`gallery-${number}`}
                alt={t(`pictures:gallery-${number}`)}
                sizes="(min-width: 56rem) min(31vw, 27rem), 45vw"
                priority={place === 0}
              />
            </a>
            <p className={styles.caption}>{t(`captions.${number}`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.large} data-gallery>
        {pictures.map((number, position) => (
          <section key={number} id={`picture-${number}`} aria-label={t(`captions.${number}`)} tabIndex={-1}>
            <figure>
              <Picture name={`gallery-${number}`} alt="" sizes="min(90vw, 68vh)" />
              <figcaption>{t(`captions.${number}`)}</figcaption>
            </figure>
            <nav aria-label={t(`captions.${number}`)}>
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
          </section>
        ))}
      </div>
    </ContentPage>
  );
}
