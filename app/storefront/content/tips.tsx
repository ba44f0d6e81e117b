import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { FramedPicture } from "../../media/framed-picture.tsx";
import { Heading, Text } from "../../ui/index.ts";
import { ContentPage } from "./content-page.tsx";
import styles from "./tips.module.css";

export const handle = { light: "day", cache: {}, sitemap: true, measured: true } satisfies Handle;

const tips = [
  { tip: "tip_1", picture: "gallery-5" },
  { tip: "tip_2", picture: "material-citrus" },
  { tip: "tip_3", picture: "gallery-3" },
  { tip: "tip_4", picture: "library" },
  { tip: "tip_5", picture: "question-colour" },
  { tip: "tip_6", picture: "material-incense" },
] as const;

export default function Tips() {
  const { t } = useTranslation("tips");
  return (
    <ContentPage title={t("title")} description={t("description")} lead={t("lead")}>
      <ol className={styles.tips}>
        {tips.map(({ tip, picture }, place) => (
          <li key={tip}>
            <FramedPicture
              className={styles.frame}
              name={picture}
              alt=""
              sizes="(width < 40rem) 34vw, (width < 56rem) 60vw, 40vw"
              priority={place === 0}
            />
            <Heading level={2} size={2}>
              {t(`${tip}.title`)}
            </Heading>
            <Text tone="soft">{t(`${tip}.body`)}</Text>
          </li>
        ))}
      </ol>
    </ContentPage>
  );
}
