import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { FramedPicture } from "../../media/framed-picture.tsx";
import { ButtonLink, Heading, Row, Star, Text } from "../../ui/index.ts";
import { ContentPage } from "../content/content-page.tsx";
import styles from "./info.module.css";

export const handle = { cache: {}, sitemap: true, measured: true } satisfies Handle;

const features = ["feature_1", "feature_2", "feature_3", "feature_4"] as const;

/** What the Vault is; its button leads to what the visitor may order of it. */
export default function VaultInfo() {
  const { t } = useTranslation(["vault", "pictures"]);
  return (
    <ContentPage title={t("info.title")} description={t("description")} lead={t("info.lead")}>
      <div className={styles.room}>
        <FramedPicture
          name="vault-door"
          alt={t("pictures:vault-door")}
          sizes="(width < 56rem) 120vw, 80vw"
          priority
          className={styles.door}
        />
        <div className={styles.features}>
          <ul>
            {features.map((feature) => (
              <li key={feature}>
                <Star />
                <div>
                  <Heading level={2} size={1}>
                    {t(`${feature}.title`)}
                  </Heading>
                  <Text tone="soft">{t(`${feature}.body`)}</Text>
                </div>
              </li>
            ))}
          </ul>
          <Row gap={4}>
            <ButtonLink to="/vault/mine">{t("info.start")}</ButtonLink>
            <ButtonLink to="/maestro-vault" look="quiet">
              {t("info.list")}
            </ButtonLink>
          </Row>
        </div>
      </div>
    </ContentPage>
  );
}
