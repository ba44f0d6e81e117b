import type { Handle } from "../../document/handle.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { withinLimits } from "../../http/limits/rate-limit.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ContentPage } from "../content/content-page.tsx";
import type { Route } from "./+types/contact";
import { ContactForm } from "./contact-form.tsx";
import { contactSchema } from "./contact-schema.server.ts";

export const handle = { cache: {}, sitemap: true, measured: true } satisfies Handle;

/** Messages are validated and thanked for, not saved. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, contactSchema, {
    within: () => withinLimits(context, request, "contact"),
  });
  return form.ok ? form.accept() : form.refuse();
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("contact");
  return (
    <ContentPage title={t("title")} description={t("description")} lead={t("lead")}>
      <ContactForm result={actionData} />
    </ContentPage>
  );
}
