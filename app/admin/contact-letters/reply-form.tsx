import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import type { ContactLetter } from "../../backend/admin/contact-letters.ts";
import { TextAreaField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { limits } from "../../forms/text.ts";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Notice, Stack } from "../../ui/index.ts";
import type { ReplyFields } from "./send-reply.server.ts";

const constraint = { reply: { required: true, maxLength: limits.message } };

type ReplyFormProps = {
  /** Null where it cannot be read: what was typed is kept all the same. */
  letter: ContactLetter | null;
  hasMail: boolean;
  result: SubmissionResult | undefined;
};

/** A reply of which nobody knows whether it has left is filled in again. */
export function ReplyForm({ letter, hasMail, result }: ReplyFormProps) {
  const { t } = useTranslation(["admin", "admin_letters"]);
  const begun = letter?.sent_at ? null : letter?.reply;
  const { form, fields, pending } = useForm<ReplyFields>({
    id: "reply",
    lastResult: result,
    defaultValue: { reply: begun ?? "" },
    constraint,
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <Stack gap={5}>
        <FormErrors form={form.errors} fields={[[fields.reply, t("admin_letters:reply")]]} />
        {!hasMail && (
          <Notice>
            <p>{t("admin_letters:no_mail")}</p>
          </Notice>
        )}
        {begun && !result && (
          <Notice title={t("admin_letters:again_title")}>
            <p>{t("admin_letters:again", { name: letter?.replied_by })}</p>
          </Notice>
        )}
        <TextAreaField
          field={fields.reply}
          label={t("admin_letters:reply")}
          hint={letter && t("admin_letters:reply_hint", { language: t(`languages.${letter.lang}`) })}
          rows={10}
        />
        <p>
          <Button type="submit" loading={pending}>
            {t("admin_letters:send")}
          </Button>
        </p>
      </Stack>
    </Form>
  );
}
