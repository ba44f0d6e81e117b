import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Stack } from "../../ui/index.ts";
import { ContentPage } from "../content/content-page.tsx";
import { deliveryNote } from "../delivery/delivery-facts.server.ts";
import { Sections } from "../prose/prose.tsx";
import type { Route } from "./+types/questions";

export const handle = { light: "day", cache: {}, sitemap: true, measured: true } satisfies Handle;

const questions = [
  { key: "maestro", to: "/who-is-the-maestro", text: "shell:footer.maestro" },
  { key: "smelled" },
  { key: "time", to: "/delivery#packing", text: "delivery:packing.title" },
  { key: "cost", to: "/delivery", text: "shell:footer.delivery" },
  { key: "dislike" },
  { key: "returns", to: "/terms-of-sale", text: "shell:footer.sale" },
  { key: "cancel" },
  { key: "allergy" },
  { key: "pay" },
  { key: "gift" },
  { key: "again" },
  { key: "prices" },
] as const;

export async function loader(args: Route.LoaderArgs) {
  return { delivery: await deliveryNote(args) };
}

/** What people ask before they order. */
export default function Questions({ loaderData: { delivery } }: Route.ComponentProps) {
  const { t } = useTranslation(["buying", "shell", "delivery"]);
  return (
    <ContentPage
      title={t("questions.title")}
      description={t("questions.description")}
      lead={t("questions.lead")}
      width="text"
    >
      <Stack gap={6}>
        <Sections
          sections={questions.map(({ key, ...link }) => ({
            title: t(`questions.${key}.ask`),
            body: t(`questions.${key}.answer`, { delivery }),
            ...("to" in link && { link: { to: link.to, text: t(link.text) } }),
          }))}
        />
      </Stack>
    </ContentPage>
  );
}
