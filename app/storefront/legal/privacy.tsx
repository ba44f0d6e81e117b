import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { brand } from "../../shop/brand.ts";
import { LegalPage } from "./legal-page.tsx";

export { loader } from "./language-loader.ts";

export const handle = { theme: "paper", cache: {}, sitemap: true, measured: true } satisfies Handle;

export default function Privacy() {
  const { t } = useTranslation("legal");
  return (
    <LegalPage
      title={t("privacy_title")}
      description={t("privacy_description")}
      sections={[
        { title: t("privacy.intro_title"), body: t("privacy.intro") },
        { title: t("privacy.collect_title"), body: t("privacy.collect") },
        { title: t("privacy.protect_title"), body: t("privacy.protect") },
        { title: t("privacy.rights_title"), body: t("privacy.rights", { email: brand.email }) },
      ]}
    />
  );
}
