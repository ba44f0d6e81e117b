import type { FormResult } from "../../forms/parse-form.ts";
import { limits } from "../../forms/text.ts";
import { useForm } from "../../forms/use-form.ts";
import { useMessages } from "../../forms/use-messages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { contactThanks } from "../../timings.ts";
import { Button, ErrorSummary, Field, Notice, Stack, TextArea, TextInput } from "../../ui/index.ts";

/** The form; after a letter three seconds of thanks, then the form again (by the enhancement, or by a link). */
export function ContactForm({ result }: { result: FormResult | undefined }) {
  const { t } = useTranslation(["contact", "errors"]);
  const messages = useMessages();
  const { form, fields } = useForm({ id: "letter", result, names: ["name", "email", "message"] });
  const sent = result?.status === "success" || result?.initialValue === null;
  return (
    <div id="contact" data-in-place>
      {sent && (
        <div data-stays={contactThanks} data-then="letter">
          <Notice tone="success" title={t("thanks")}>
            <p>{t("soon")}</p>
            <p>
              <a href="/contact">{t("again")}</a>
            </p>
          </Notice>
        </div>
      )}
      <form id={form.id} method="post" action="/contact" noValidate hidden={sent}>
        <Stack gap={5}>
          <ErrorSummary
            title={t("errors:summary")}
            errors={[fields.name, fields.email, fields.message].flatMap((field) =>
              messages(field.errors).map((text) => ({ href: `#${field.id}`, text })),
            )}
          />
          <Field id={fields.name.id} label={t("name")} error={messages(fields.name.errors)}>
            <TextInput
              name="name"
              autoComplete="name"
              required
              maxLength={limits.name}
              defaultValue={fields.name.initialValue}
            />
          </Field>
          <Field id={fields.email.id} label={t("email")} error={messages(fields.email.errors)}>
            <TextInput
              name="email"
              type="email"
              autoComplete="email"
              required
              defaultValue={fields.email.initialValue}
            />
          </Field>
          <Field id={fields.message.id} label={t("message")} error={messages(fields.message.errors)}>
            <TextArea
              name="message"
              rows={6}
              required
              maxLength={limits.message}
              defaultValue={fields.message.initialValue}
            />
          </Field>
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
