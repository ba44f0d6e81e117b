import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Grid, Heading, Row, Stack, Star, Text } from "../../ui/index.ts";
import { ContentPage } from "../content/content-page.tsx";

export const handle = { cache: {}, sitemap: true, measured: true } satisfies Handle;

const features = ["feature_1", "feature_2", "feature_3", "feature_4"] as const;

/** What the Vault is; its button leads to what the visitor may order of it. */
export default function VaultInfo() {
  const { t } = useTranslation("vault");
  return (
    <ContentPage title={t("info.title")} description={t("description")} lead={t("info.lead")}>
      <Stack gap={8}>
        <Grid as="ul" gap={7}>
          {features.map((feature) => (
            <Stack as="li" key={feature} gap={3}>
              <Star />
              <Heading level={2} size={2}>
                {t(`${feature}.title`)}
              </Heading>
              <Text tone="soft">{t(`${feature}.body`)}</Text>
            </Stack>
          ))}
        </Grid>
        <Row gap={5}>
          <ButtonLink to="/vault/mine">{t("info.start")}</ButtonLink>
          <ButtonLink to="/maestro-vault" look="quiet">
            {t("info.list")}
          </ButtonLink>
        </Row>
      </Stack>
    </ContentPage>
  );
}
