import { brand } from "../../brand.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Text } from "../../ui/index.ts";
import { PlainPage } from "./plain-page.tsx";

export default function Press() {
  const { t } = useTranslation("press");
  return (
    <PlainPage title={t("title")} description={t("subtitle")} lead={t("subtitle")}>
      <Text size="lead">{t("soon")}</Text>
      <Text tone="soft">
        {t("contact")} <bdi>{brand.email}</bdi>
      </Text>
    </PlainPage>
  );
}
