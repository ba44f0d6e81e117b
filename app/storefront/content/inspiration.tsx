import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Picture } from "../../media/picture.tsx";
import { ContentPage } from "./content-page.tsx";
import styles from "./inspiration.module.css";

export const handle = { light: "day", cache: {}, sitemap: true, measured: true } satisfies Handle;

const pictures = [
  { number: "1", name: "gallery-1" },
  { number: "2", name: "gallery-2" },
  { number: "3", name: "gallery-3" },
  { number: "4", name: "question-season" },
  { number: "5", name: "question-evening" },
  { number: "6", name: "welcome" },
  { number: "7", name: "gallery-7" },
  { number: "8", name: "gallery-8" },
] as const;

/**
 * A picture is enlarged by its fragment (`#picture-3`) and CSS `:target`, so links and the Back button work without a
 * script; `client/gallery.ts` adds arrow keys, Escape and swipes.
 */
export default function Inspiration() {
  const { t } = useTranslation(["inspiration", "pictures", "common"]);
  return (
    <ContentPage title={t("title")} description={t("description")} lead={t("lead")}>
      <ul className={styles.gallery} id="gallery">
        {pictures.map(({ number, name }, place) => (
          <li key={number}>
            <a href={`#picture-${number}`} aria-label={t("open", { caption: t(`captions.${number}`) })}>
              <Picture
                name={name}
                alt={t(`pictures:${name}`)}
                sizes="(width < 56rem) 90vw, 60vw"
                priority={place === 0}
              />
            </a>
            <p className={styles.caption}>{t(`captions.${number}`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.large} data-gallery>
        {pictures.map(({ number, name }, position) => (
          <section key={number} id={`picture-${number}`} aria-label={t(`captions.${number}`)} tabIndex={-1}>
            <figure>
              <Picture name={name} alt="" sizes="min(90vw, 90vh)" />
              <figcaption>{t(`captions.${number}`)}</figcaption>
            </figure>
            <nav aria-label={t(`captions.${number}`)}>
              <a href={`#picture-${pictures[position - 1]?.number ?? "8"}`} data-step="previous">
                {t("previous")}
              </a>
              <a href="#gallery" data-step="close">
                {t("common:close")}
              </a>
              <a href={`#picture-${pictures[position + 1]?.number ?? "1"}`} data-step="next">
                {t("next")}
              </a>
            </nav>
          </section>
        ))}
      </div>
    </ContentPage>
  );
}
