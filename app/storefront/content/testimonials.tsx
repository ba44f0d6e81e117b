import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ContentPage } from "./content-page.tsx";
import styles from "./testimonials.module.css";

export const handle = { cache: {}, sitemap: true, measured: true } satisfies Handle;

const guests = ["guest_1", "guest_2", "guest_3"] as const;

export default function Testimonials() {
  const { t } = useTranslation("testimonials");
  return (
    <ContentPage title={t("title")} description={t("description")}>
      <ul className={styles.guests}>
        {guests.map((guest) => (
          <li key={guest}>
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
