import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { LegalPage } from "./legal-page.tsx";

export { loader } from "./language-loader.ts";

export const handle = { colorScheme: "paper", cache: {}, sitemap: true, measured: true } satisfies Handle;

/** When this text last changed. */
const updated = new Date("2026-11-01T00:00:00Z");

export default function Terms() {
  const { t } = useTranslation("legal");
  return (
    <LegalPage
      title={t("terms_title")}
      description={t("terms_description")}
      updated={updated}
      sections={[
        { title: t("terms.intro_title"), body: t("terms.intro") },
        { title: t("terms.use_title"), body: t("terms.use") },
        { title: t("terms.property_title"), body: t("terms.property") },
      ]}
    />
  );
}
