import { data } from "react-router";
import { isOverBudget } from "../../backend/backend.ts";
import { saveContactLetter } from "../../backend/contact-letters.ts";
import type { Handle } from "../../document/handle.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import { languageOf } from "../../http/language.ts";
import { withinLimits } from "../../http/limits/rate-limit.ts";
import { logError } from "../../http/log.ts";
import { failureKey } from "../../http/response/failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Stack } from "../../ui/index.ts";
import { ContentPage } from "../content/content-page.tsx";
import { houseFacts } from "../shell/house-facts.server.ts";
import { Reach } from "../shell/reach.tsx";
import type { Route } from "./+types/contact";
import { ContactForm } from "./contact-form.tsx";
import { contactSchema } from "./contact-schema.server.ts";
import { findSubject } from "./find-subject.server.ts";

export const handle = { cache: {}, sitemap: true, measured: true } satisfies Handle;

/** Without its subject the page is still a page: one that cannot be read is left out. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { reach } = await houseFacts(context);
  try {
    return { subject: await findSubject(context, url), reach };
  } catch (error) {
    logError(context, error);
    return { subject: null, reach };
  }
}

/** Keeps the letter for the admins, who reply by e-mail. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await parseForm(request, contactSchema, {
    within: () => withinLimits(context, request, "contact"),
  });
  if (!form.ok) return form.refuse();
  try {
    const subject = await findSubject(context, url);
    await saveContactLetter(backendOf(context), { ...form.value, language: languageOf(context), perfume: subject });
    return data({ ...form.accept().data, sent: form.value });
  } catch (error) {
    logError(context, error);
    return form.refuse([failureKey(error)], isOverBudget(error) ? 429 : 503);
  }
}

export default function Contact({ loaderData: { subject, reach }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("contact");
  return (
    <ContentPage title={t("title")} description={t("description")} lead={t("lead")}>
      <Stack gap={6}>
        {reach.length > 0 && (
          <div>
            <Reach lines={reach} />
          </div>
        )}
        <ContactForm subject={subject} result={actionData} />
      </Stack>
    </ContentPage>
  );
}
