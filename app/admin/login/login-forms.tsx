import type { ReactNode } from "react";
import { Form } from "react-router";
import type { FormResult } from "../../forms/parse-form.ts";
import { limits } from "../../forms/text.ts";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Field, Stack, Text, TextInput } from "../../ui/index.ts";
import { Problems } from "../frame/problems.tsx";
import { useOfficeMessages } from "../frame/use-office-messages.ts";

export type LoginFormProps = { result: FormResult | undefined; action: string };

export function PasswordForm({ result, action }: LoginFormProps) {
  const { t } = useTranslation("admin");
  const messages = useOfficeMessages();
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

export function MagicForm(props: LoginFormProps) {
  const { t } = useTranslation("admin");
  return (
    <EmailForm {...props} id="magic" submit={t("login.send")}>
      <Text tone="soft">{t("login.magic_hint")}</Text>
    </EmailForm>
  );
}

export function ForgotForm(props: LoginFormProps) {
  const { t } = useTranslation("admin");
  return <EmailForm {...props} id="forgot" submit={t("forgot.submit")} />;
}

type EmailFormProps = LoginFormProps & { id: string; submit: string; children?: ReactNode };

function EmailForm({ result, action, id, submit, children }: EmailFormProps) {
  const { t } = useTranslation("admin");
  const { form, fields, pending } = useForm({ id, result, names: ["email"] });
  return (
    <Form method="post" action={action} id={form.id} noValidate>
      <Stack gap={5}>
        <Problems form={form.errors} fields={[fields.email]} />
        {children}
        <EmailField field={fields.email} />
        <Button type="submit" loading={pending}>
          {pending ? t("login.sending") : submit}
        </Button>
      </Stack>
    </Form>
  );
}

type FieldLike = { id: string; errors?: string[] | undefined; initialValue?: string | undefined };

function EmailField({ field }: { field: FieldLike }) {
  const { t } = useTranslation("admin");
  const messages = useOfficeMessages();
  return (
    <Field id={field.id} label={t("login.email")} error={messages(field.errors)}>
      <TextInput
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={limits.email}
        defaultValue={field.initialValue}
      />
    </Field>
  );
}
