import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink, Grid, Heading, Row, Stack, Star, Text } from "../../ui/index.ts";
import { PlainPage } from "../content/plain-page.tsx";

const features = ["feature_1", "feature_2", "feature_3", "feature_4"] as const;

/** What the Vault is. Personal vaults are not open yet, so the button that would open one is disabled. */
export default function VaultInfo() {
  const { t } = useTranslation("vault");
  return (
    <PlainPage title={t("info.title")} description={t("description")} lead={t("info.lead")}>
      <Stack gap={8}>
        <Grid as="ul" least="medium" gap={7}>
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
          <Button type="button" disabled aria-describedby="vault-soon">
            {t("info.start")}
          </Button>
          <ButtonLink to="/maestro-vault" look="quiet">
            {t("info.list")}
          </ButtonLink>
        </Row>
        <Text id="vault-soon" size="small" tone="soft">
          {t("info.soon")}
        </Text>
      </Stack>
    </PlainPage>
  );
}
