import { z } from "zod";
import { emailField, textField } from "../../forms/fields.ts";
import { parseForm } from "../../forms/parse-form.ts";
import { limits } from "../../forms/text.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { PlainPage } from "../content/plain-page.tsx";
import type { Route } from "./+types/contact";
import { ContactForm } from "./contact-form.tsx";

const schema = z.object({ name: textField(limits.name), email: emailField, message: textField(limits.message) });

/** The letter is checked and answered with thanks; the house keeps no copy. */
export async function action({ request }: Route.ActionArgs) {
  const form = await parseForm(await request.formData(), schema);
  return form.ok ? form.accept() : form.refuse();
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("contact");
  return (
    <PlainPage title={t("title")} description={t("description")} lead={t("lead")}>
      <ContactForm result={actionData} />
    </PlainPage>
  );
}
