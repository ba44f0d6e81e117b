import type { Handle } from "../../document/handle.ts";
import { environmentContext } from "../../http/context.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Text } from "../../ui/index.ts";
import type { Route } from "./+types/press";
import { ContentPage } from "./content-page.tsx";

export const handle = { light: "day", cache: {}, sitemap: true, measured: true } satisfies Handle;

export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(environmentContext).house.email.house };
}

export default function Press({ loaderData: { email } }: Route.ComponentProps) {
  const { t } = useTranslation("press");
  return (
    <ContentPage title={t("title")} description={t("subtitle")} lead={t("subtitle")}>
      <Text size="lead">{t("soon")}</Text>
      <Text tone="soft">
        {t("contact")} <bdi>{email}</bdi>
      </Text>
    </ContentPage>
  );
}
