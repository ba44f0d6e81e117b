import { z } from "zod";
import { subscribe } from "../../backend/newsletter.ts";
import { emailField } from "../../forms/fields.ts";
import { parseForm } from "../../forms/parse-form.ts";
import { Head } from "../../head.tsx";
import { backendOf } from "../../http/backend.ts";
import { requestContext } from "../../http/context.ts";
import { evenly } from "../../http/evenly.ts";
import { logError } from "../../http/log.ts";
import { withinLimits } from "../../http/rate-limit.ts";
import { languageOf } from "../../i18n/i18next.server.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { VisuallyHidden } from "../../ui/index.ts";
import type { Route } from "./+types/newsletter";
import { NewsletterBox } from "./newsletter-box.tsx";

const schema = z.object({ email: emailField });

/** The answer is the same for a known and an unknown address, so nobody can probe the list. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(await request.formData(), schema);
  if (!form.ok) return form.refuse();
  if (!(await withinLimits(context, request, "newsletter", form.value.email))) return form.refuse(["busy.body"], 429);
  try {
    const language = languageOf(context);
    await evenly(() => subscribe(backendOf(context, request), { email: form.value.email, language }));
  } catch (error) {
    logError(context.get(requestContext).id, error);
    return form.refuse(["unknown_error"], 503);
  }
  return form.accept();
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("newsletter");
  return (
    <>
      <Head title={t("title")} description={t("body")} />
      <h1>
        <VisuallyHidden>{t("title")}</VisuallyHidden>
      </h1>
      <NewsletterBox result={actionData} />
    </>
  );
}
