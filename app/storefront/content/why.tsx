import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { FramedPicture } from "../../media/framed-picture.tsx";
import { ButtonLink, Heading, Text } from "../../ui/index.ts";
import { ContentPage } from "./content-page.tsx";
import { ReasonIcon } from "./reason-icon.tsx";
import styles from "./why.module.css";

export const handle = { light: "day", cache: {}, sitemap: true, measured: true } satisfies Handle;

const reasons = [
  { reason: "unique", picture: "story" },
  { reason: "first", picture: "question-colour" },
  { reason: "oils", picture: "gallery-3" },
] as const;

export default function Why() {
  const { t } = useTranslation(["why", "pictures"]);
  return (
    <ContentPage title={t("title")} description={t("description")} lead={t("lead")}>
      <ol className={styles.reasons}>
        {reasons.map(({ reason, picture }, place) => (
          <li key={reason}>
            <FramedPicture
              className={styles.frame}
              name={picture}
              alt={t(`pictures:${picture}`)}
              sizes="(width < 56rem) 120vw, 80vw"
              priority={place === 0}
            />
            <div className={styles.text}>
              <ReasonIcon reason={reason} />
              <Heading level={2} size={3}>
                {t(`${reason}.title`)}
              </Heading>
              <Text tone="soft">{t(`${reason}.body`)}</Text>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.start}>
        <ButtonLink to="/maestro-journey">{t("start")}</ButtonLink>
      </p>
    </ContentPage>
  );
}
