import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { TextAreaField, TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { limits } from "../../forms/text.ts";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { contactThanks } from "../../shop/timings.ts";
import { Button, Notice, Stack } from "../../ui/index.ts";
import type { ContactFields } from "./contact-schema.server.ts";

const constraint = {
  name: { required: true, maxLength: limits.name },
  email: { required: true },
  message: { required: true, maxLength: limits.message },
};

/** After a message thanks are shown for a while, then the form again: by `client/submit-in-place.ts`, or by a link. */
export function ContactForm({ result }: { result: SubmissionResult | undefined }) {
  const { t } = useTranslation(["contact", "errors"]);
  const { form, fields } = useForm<ContactFields>({ id: "letter", lastResult: result, constraint });
  const accepted = result?.initialValue === null;
  return (
    <div id="contact" data-in-place>
      {accepted && (
        <div data-expires={contactThanks} data-next="letter">
          <Notice tone="success" title={t("thanks")}>
            <p>{t("soon")}</p>
            <p>
              <a href="/contact">{t("again")}</a>
            </p>
          </Notice>
        </div>
      )}
      <form method="post" action="/contact" {...getFormProps(form)} hidden={accepted}>
        <Stack gap={5}>
          <FormErrors form={form.errors} fields={[fields.name, fields.email, fields.message]} />
          <TextField field={fields.name} label={t("name")} autoComplete="name" />
          <TextField field={fields.email} label={t("email")} type="email" autoComplete="email" />
          <TextAreaField field={fields.message} label={t("message")} />
          <p role="alert" data-failure hidden>
            {t("errors:unknown_error")}
          </p>
          <p>
            <Button type="submit">{t("send")}</Button>
          </p>
        </Stack>
      </form>
    </div>
  );
}
