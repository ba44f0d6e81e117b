import { z } from "zod";
import { isOverBudget } from "../../backend/backend.ts";
import { requestSubscription } from "../../backend/newsletter.ts";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { emailField } from "../../forms/field-schemas.server.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import { languageOf } from "../../http/language.ts";
import { countCaller, withinAccountLimit } from "../../http/limits/rate-limit.ts";
import { quantizeTiming } from "../../http/limits/response-timing.ts";
import { logError } from "../../http/log.ts";
import { failureKey, waitKey } from "../../http/response/failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { hasMailService, mailLink } from "../../machinery/link-letters.ts";
import { createLinkToken } from "../../mail/link-token.ts";
import { VisuallyHidden } from "../../ui/index.ts";
import type { Route } from "./+types/newsletter";
import { NewsletterBox } from "./newsletter-box.tsx";

export const handle = { light: "day" } satisfies Handle;

const schema = z.object({ email: emailField });

/** Mails the link that subscribes. Enumeration-safe: a known and an unknown address get the same answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, schema, { count: countCaller(context, request, "newsletter") });
  if (!form.ok) return form.refuse();
  const { email } = form.value;
  if (!(await withinAccountLimit(context, "newsletter", email))) return form.refuse([waitKey(context)], 429);
  try {
    if (!hasMailService(context)) throw new Error("This deployment names no mail service, so nobody can subscribe");
    const { token, hash: tokenHash } = await createLinkToken();
    const subscription = { email, tokenHash, language: languageOf(context) };
    const isLetterDue = await quantizeTiming(() => requestSubscription(backendOf(context), subscription));
    if (isLetterDue) mailLink(context, { kind: "subscribe", to: email, path: "/newsletter/confirm", token });
  } catch (error) {
    logError(context, error);
    return form.refuse([failureKey(context, error)], isOverBudget(error) ? 429 : 503);
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
