import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { TextAreaField, TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { limits } from "../../forms/text.ts";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Notice, Stack, Text } from "../../ui/index.ts";
import type { ContactFields } from "./contact-schema.server.ts";
import { asksForInvitation } from "./invitation.ts";
import type { LetterSubject } from "./letter-subject.server.ts";
import { SentLetter } from "./sent-letter.tsx";

/** The milliseconds for which a thank-you message replaces the form. */
const contactThanks = 3000;

const constraint = {
  name: { required: true, maxLength: limits.name },
  email: { required: true },
  message: { required: true, maxLength: limits.message },
};

export type ContactFormProps = {
  subject: LetterSubject | null;
  /** What stands in the form before anything is typed. */
  filled: { [field in keyof ContactFields]?: string | undefined };
  /** `sent` is the letter that was kept just now. */
  result: (SubmissionResult & { sent?: ContactFields }) | undefined;
};

/**
 * After a letter thanks are shown for a while, then the form again: by `client/submit-in-place.ts`, or by a link. What was
 * sent stays in sight. Who has asked about one thing has asked: the thanks stay, with the way back to that.
 */
export function ContactForm({ subject, filled, result }: ContactFormProps) {
  const { t } = useTranslation(["contact", "errors"]);
  const { form, fields } = useForm<ContactFields>({
    id: "letter",
    lastResult: result,
    defaultValue: filled,
    constraint,
  });
  const sent = result?.sent;
  return (
    <>
      {sent && (
        <Stack gap={6}>
          <div {...(!subject && { "data-expires": contactThanks, "data-next": "letter" })}>
            <Notice tone="success" title={t("thanks")} focused>
              <p>{t("soon")}</p>
              <WayOn subject={subject} />
            </Notice>
          </div>
          <SentLetter letter={sent} subject={subject} />
        </Stack>
      )}
      <form method="post" action={pathOf(subject)} {...getFormProps(form)} data-keep hidden={sent !== undefined}>
        <Stack gap={5}>
          <FormErrors
            form={form.errors}
            fields={[
              [fields.name, t("name")],
              [fields.email, t("email")],
              [fields.message, t("message")],
            ]}
          />
          {subject && (
            <Text>
              <About subject={subject} /> <a href="/contact">{t("about_else")}</a>
            </Text>
          )}
          <TextField field={fields.name} label={t("name")} autoComplete="name" />
          <TextField field={fields.email} label={t("email")} type="email" autoComplete="email" />
          <TextAreaField
            field={fields.message}
            label={t("message")}
            hint={t(asksForInvitation(subject) ? "hint_invitation" : "hint")}
            rows={6}
          />
          <p role="alert" data-failure hidden>
            {t("errors:unknown_error")}
          </p>
          <Text size="small" tone="soft">
            {t("kept")} <a href="/privacy">{t("privacy")}</a>
          </Text>
          <p>
            <Button type="submit">{t("send")}</Button>
          </p>
        </Stack>
      </form>
    </>
  );
}

function WayOn({ subject }: { subject: LetterSubject | null }) {
  const { t } = useTranslation("contact");
  if (!subject)
    return (
      <p>
        <a href="/contact">{t("again")}</a>
      </p>
    );
  if (subject.kind === "order")
    return (
      <p>
        <a href={`/order/${subject.secret}`}>{t("back_order")}</a>
      </p>
    );
  return (
    <>
      <p>
        <a href={`/product/${subject.slug}`}>{t("back", { name: subject.name })}</a>
      </p>
      <p>
        <a href="/maestro-vault">{t("to_vault")}</a>
      </p>
    </>
  );
}

function pathOf(subject: LetterSubject | null): string {
  if (!subject) return "/contact";
  if (subject.kind === "order") return `/order/${subject.secret}/ask`;
  return `/contact?about=${subject.slug}${subject.asksAllergens ? "&ask=allergens" : ""}`;
}

function About({ subject }: { subject: LetterSubject }) {
  const { t } = useTranslation("contact");
  if (subject.kind === "order") return t("about_order", { number: subject.number });
  return t(subject.restriction ? `ask.${subject.restriction}` : "about", { name: subject.name });
}
