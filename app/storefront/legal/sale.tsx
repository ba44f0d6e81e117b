import type { Handle } from "../../document/handle.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Route } from "./+types/sale";
import { LegalPage } from "./legal-page.tsx";

export { loader } from "./legal-loader.ts";

export const handle = { light: "day", cache: {}, sitemap: true, measured: true } satisfies Handle;

/** When this text last changed. */
const updated = new Date("2026-11-28T00:00:00Z");

const parts = ["contract", "price", "taxes", "delivery", "cancel", "returns", "credit", "perfume"] as const;

export default function Sale({ loaderData: { seller, registers, email, reach } }: Route.ComponentProps) {
  const { t } = useTranslation(["buying", "legal"]);
  const language = useLanguage();
  return (
    <LegalPage
      title={t("sale.title")}
      description={t("sale.description")}
      updated={updated}
      sections={[
        {
          title: t("legal:terms.seller_title"),
          body: t("legal:terms.seller", { seller: seller[language] }),
          items: [...registers, t("sale.write", { email: isolate(email) }), ...reach],
        },
        ...parts.map((part) => ({ title: t(`sale.${part}.title`), body: t(`sale.${part}.body`) })),
      ]}
    />
  );
}
