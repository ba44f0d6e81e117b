import type { TFunction } from "i18next";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { ReachLine } from "../../machinery/house-lines.ts";
import { Stack } from "../../ui/index.ts";
import { ContentPage } from "../content/content-page.tsx";
import { Reach } from "../shell/reach.tsx";
import { ContactForm, type ContactFormProps } from "./contact-form.tsx";
import { asksForInvitation } from "./invitation.ts";
import type { LetterSubject } from "./letter-subject.server.ts";

/** How a person of the house is reached, and the form to write to one. */
export function ContactPage({ reach, ...form }: ContactFormProps & { reach: readonly ReachLine[] }) {
  const { t } = useTranslation("contact");
  const { subject } = form;
  const asked = { title: titleOf(t, subject), lead: t(asksForInvitation(subject) ? "lead_invitation" : "lead") };
  // Above the thanks nothing asks any more.
  const shown = form.result?.sent ? { title: t("title") } : asked;
  return (
    <div id="contact" data-in-place>
      <ContentPage {...shown} description={t("description")}>
        <Stack gap={6}>
          {reach.length > 0 && (
            <div>
              <Reach lines={reach} />
            </div>
          )}
          <ContactForm {...form} />
        </Stack>
      </ContentPage>
    </div>
  );
}

function titleOf(t: TFunction<"contact">, subject: LetterSubject | null): string {
  if (!subject) return t("title");
  if (subject.kind === "order") return t("title_order");
  return asksForInvitation(subject) ? t("title_invitation") : t("title_perfume", { name: subject.name });
}
