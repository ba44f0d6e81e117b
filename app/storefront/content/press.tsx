import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { brand } from "../../shop/brand.ts";
import { Text } from "../../ui/index.ts";
import { ContentPage } from "./content-page.tsx";

export const handle = { cache: {}, sitemap: true, measured: true } satisfies Handle;

export default function Press() {
  const { t } = useTranslation("press");
  return (
    <ContentPage title={t("title")} description={t("subtitle")} lead={t("subtitle")}>
      <Text size="lead">{t("soon")}</Text>
      <Text tone="soft">
        {t("contact")} <bdi>{brand.email}</bdi>
      </Text>
    </ContentPage>
  );
}
