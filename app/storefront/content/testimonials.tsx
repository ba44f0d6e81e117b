import { useTranslation } from "../../i18n/use-translation.ts";
import { PlainPage } from "./plain-page.tsx";
import styles from "./testimonials.module.css";

const guests = ["guest_1", "guest_2", "guest_3"] as const;

export default function Testimonials() {
  const { t } = useTranslation("testimonials");
  return (
    <PlainPage title={t("title")} description={t("description")}>
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
    </PlainPage>
  );
}
