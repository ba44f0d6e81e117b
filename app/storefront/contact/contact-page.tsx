import { useTranslation } from "../../i18n/use-translation.ts";
import type { ReachLine } from "../../machinery/house-lines.ts";
import { Stack } from "../../ui/index.ts";
import { ContentPage } from "../content/content-page.tsx";
import { Reach } from "../shell/reach.tsx";
import { ContactForm, type ContactFormProps } from "./contact-form.tsx";

/** How a person of the house is reached, and the form to write to one. */
export function ContactPage({ reach, ...form }: ContactFormProps & { reach: readonly ReachLine[] }) {
  const { t } = useTranslation("contact");
  return (
    <ContentPage title={t("title")} description={t("description")} lead={t("lead")}>
      <Stack gap={6}>
        {reach.length > 0 && (
          <div>
            <Reach lines={reach} />
          </div>
        )}
        <ContactForm {...form} />
      </Stack>
    </ContentPage>
  );
}
