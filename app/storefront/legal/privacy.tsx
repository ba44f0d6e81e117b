import type { Handle } from "../../document/handle.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Route } from "./+types/privacy";
import { LegalPage } from "./legal-page.tsx";

export { loader } from "./legal-loader.ts";

export const handle = {
  light: "day",
  cache: {},
  sitemap: true,
  measured: true,
  canonicalPath: "/privacy",
} satisfies Handle;

/** When this text last changed. */
const updated = new Date("2026-11-28T00:00:00Z");

/** The times stand in private.purge() of the database; whoever changes one changes the other. */
export default function Privacy({ loaderData: { seller, database, email } }: Route.ComponentProps) {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  return (
    <LegalPage
      title={t("privacy_title")}
      description={t("privacy_description")}
      updated={updated}
      sections={[
        {
          title: t("privacy.intro_title"),
          body: t("privacy.intro"),
          items: [t("privacy.controller", { name: seller[language], email })],
        },
        {
          title: t("privacy.collect_title"),
          body: t("privacy.collect"),
          items: [
            t("privacy.collect_signup"),
            t("privacy.collect_contact"),
            t("privacy.collect_newsletter"),
            t("privacy.collect_contact_letters"),
            t("privacy.collect_invitations"),
            t("privacy.collect_orders"),
            t("privacy.collect_account"),
            t("privacy.collect_journey"),
            t("privacy.collect_without"),
            t("privacy.collect_speed"),
            t("privacy.collect_security"),
            t("privacy.collect_cookies"),
            t("privacy.collect_storage"),
          ],
        },
        {
          title: t("privacy.processors_title"),
          body: t("privacy.processors"),
          items: [
            t("privacy.processors_supabase", { region: database[language] }),
            t("privacy.processors_cloudflare"),
            t("privacy.processors_mail"),
            t("privacy.processors_payments"),
            t("privacy.processors_courier"),
            t("privacy.processors_speech"),
          ],
        },
        {
          title: t("privacy.time_title"),
          body: t("privacy.time"),
          items: [
            t("privacy.time_signup"),
            t("privacy.time_newsletter"),
            t("privacy.time_contact_letters"),
            t("privacy.time_invitations"),
            t("privacy.time_orders"),
            t("privacy.time_links"),
            t("privacy.time_account"),
            t("privacy.time_journey"),
            t("privacy.time_perfume"),
            t("privacy.time_speed"),
            t("privacy.time_security"),
            t("privacy.time_log"),
            t("privacy.time_backups"),
          ],
        },
        { title: t("privacy.protect_title"), body: t("privacy.protect") },
        {
          title: t("privacy.rights_title"),
          body: t("privacy.rights"),
          link: { to: "/my-data", text: t("privacy.rights_link") },
          items: [t("privacy.rights_correct"), t("privacy.rights_withdraw"), t("privacy.rights_write", { email })],
        },
        {
          title: t("privacy.authority_title"),
          body: t("privacy.authority"),
          items: [t("privacy.authority_sa"), t("privacy.authority_ae"), t("privacy.authority_eu")],
        },
      ]}
    />
  );
}
