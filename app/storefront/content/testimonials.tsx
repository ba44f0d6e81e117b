import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { FramedPicture } from "../../media/framed-picture.tsx";
import { ContentPage } from "./content-page.tsx";
import styles from "./testimonials.module.css";

export const handle = { cache: {}, sitemap: true, measured: true } satisfies Handle;

const guests = [
  { guest: "guest_1", picture: "gallery-8" },
  { guest: "guest_2", picture: "gallery-2" },
  { guest: "guest_3", picture: "question-colour" },
] as const;

export default function Testimonials() {
  const { t } = useTranslation("testimonials");
  return (
    <ContentPage title={t("title")} description={t("description")}>
      <ul className={styles.guests}>
        {guests.map(({ guest, picture }, place) => (
          <li key={guest}>
            <FramedPicture
              className={styles.frame}
              name={picture}
              alt=""
              sizes="(width < 56rem) 120vw, 60vw"
              priority={place === 0}
            />
            <figure>
              <blockquote>{t(`${guest}.quote`)}</blockquote>
              <figcaption>{t(`${guest}.name`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </ContentPage>
  );
}
