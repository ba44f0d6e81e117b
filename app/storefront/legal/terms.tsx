import type { Handle } from "../../document/handle.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Route } from "./+types/terms";
import { LegalPage } from "./legal-page.tsx";

export { loader } from "./legal-loader.ts";

export const handle = {
  light: "day",
  cache: {},
  sitemap: true,
  measured: true,
  canonicalPath: "/terms",
} satisfies Handle;

/** When this text last changed. */
const updated = new Date("2026-11-28T00:00:00Z");

export default function Terms({ loaderData: { seller, registers, email } }: Route.ComponentProps) {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  return (
    <LegalPage
      title={t("terms_title")}
      description={t("terms_description")}
      updated={updated}
      sections={[
        { title: t("terms.intro_title"), body: t("terms.intro") },
        {
          title: t("terms.seller_title"),
          body: t("terms.seller", { seller: seller[language] }),
          items: [...registers, t("terms.seller_write", { email: isolate(email) })],
        },
        { title: t("terms.use_title"), body: t("terms.use") },
        { title: t("terms.property_title"), body: t("terms.property") },
      ]}
    />
  );
}
