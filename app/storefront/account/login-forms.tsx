import { Form } from "react-router";
import type { FormResult } from "../../forms/parse-form.ts";
import { limits } from "../../forms/text.ts";
import { useForm } from "../../forms/use-form.ts";
import { useMessages } from "../../forms/use-messages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ErrorSummary, Field, Notice, Stack, Text, TextInput } from "../../ui/index.ts";

type LoginFormProps = { result: FormResult | undefined; action: string };

/** One field: the address that the link goes to. */
export function MagicForm({ result, action }: LoginFormProps) {
  const { t } = useTranslation("account");
  const { form, fields, pending } = useForm({ id: "magic", result, names: ["email"] });
  return (
    <Form method="post" action={action} id={form.id} noValidate>
      <Stack gap={5}>
        <Problems form={form.errors} fields={[fields.email]} />
        <Text tone="soft">{t("login.magic_hint")}</Text>
        <EmailField field={fields.email} />
        <Button type="submit" loading={pending}>
          {t(pending ? "login.sending" : "login.send")}
        </Button>
      </Stack>
    </Form>
  );
}

export function PasswordForm({ result, action }: LoginFormProps) {
  const { t } = useTranslation("account");
  const messages = useMessages();
  const { form, fields, pending } = useForm({ id: "password", result, names: ["email", "password"] });
  return (
    <Form method="post" action={action} id={form.id} noValidate>
      <Stack gap={5}>
        <Problems form={form.errors} fields={[fields.email, fields.password]} />
        <EmailField field={fields.email} />
        <Field id={fields.password.id} label={t("login.password_label")} error={messages(fields.password.errors)}>
          <TextInput name="password" type="password" autoComplete="current-password" required />
        </Field>
        <Button type="submit" loading={pending}>
          {t(pending ? "login.submitting" : "login.submit")}
        </Button>
      </Stack>
    </Form>
  );
}

type FieldLike = { id: string; errors?: string[] | undefined; initialValue?: string | undefined };

function EmailField({ field }: { field: FieldLike }) {
  const { t } = useTranslation("account");
  const messages = useMessages();
  return (
    <Field id={field.id} label={t("login.email")} error={messages(field.errors)}>
      <TextInput
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={limits.email}
        defaultValue={field.initialValue}
      />
    </Field>
  );
}

/** What is wrong: with fields as a list of links, with the whole in a notice. */
function Problems({ form, fields }: { form: string[] | undefined; fields: FieldLike[] }) {
  const { t } = useTranslation("errors");
  const messages = useMessages();
  return (
    <>
      <ErrorSummary
        title={t("summary")}
        errors={fields.flatMap(({ id, errors }) => messages(errors).map((text) => ({ href: `#${id}`, text })))}
      />
      {messages(form).map((text) => (
        <Notice key={text} tone="error">
          <p>{text}</p>
        </Notice>
      ))}
    </>
  );
}
