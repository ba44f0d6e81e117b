import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Stack, Text } from "../../ui/index.ts";
import { ContentPage } from "../content/content-page.tsx";
import { Sections } from "./prose.tsx";

export const handle = { light: "day", cache: {}, sitemap: true, measured: true } satisfies Handle;

const parts = ["composes", "checks", "weighs", "nose"] as const;

/** That the Maestro is software, who weighs, and what no nose has smelled yet. */
export default function Who() {
  const { t } = useTranslation("buying");
  return (
    <ContentPage title={t("who.title")} description={t("who.description")} lead={t("who.lead")} width="text">
      <Stack gap={6}>
        <Sections sections={parts.map((part) => ({ title: t(`who.${part}.title`), body: t(`who.${part}.body`) }))} />
        <Text>
          <a href="/delivery">{t("who.link")}</a>
        </Text>
      </Stack>
    </ContentPage>
  );
}
