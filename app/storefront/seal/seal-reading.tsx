import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Stack } from "../../ui/index.ts";
import { ContentPage } from "../content/content-page.tsx";
import { Sections } from "../prose/prose.tsx";
import styles from "./seal-reading.module.css";

const sections = ["drawn", "families", "places", "edge"] as const;

/** A seal, and the key to it beside it. */
export function SealReading({ code }: { code: string }) {
  const { t } = useTranslation("seal");
  return (
    <ContentPage title={t("title")} description={t("description")}>
      <div className={styles.read}>
        <img src={`/seals/day/${code}`} alt={t("alt")} width={480} height={480} className={styles.seal} />
        <Stack gap={6}>
          <Sections
            sections={sections.map((section) => ({ title: t(`${section}.title`), body: t(`${section}.body`) }))}
          />
          <p>
            <ButtonLink to="/maestro-journey">{t("start")}</ButtonLink>
          </p>
        </Stack>
      </div>
    </ContentPage>
  );
}
