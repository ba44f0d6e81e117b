import { useEffect } from "react";
import { Form, useNavigate } from "react-router";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { passwordRedirect } from "../../timings.ts";
import { Button, Field, Notice, Stack, TextInput } from "../../ui/index.ts";
import { Problems } from "../frame/problems.tsx";
import { useOfficeMessages } from "../frame/use-office-messages.ts";
import type { LoginFormProps } from "./login-forms.tsx";

type RecoveryFormProps = LoginFormProps & { mayReset: boolean; done: boolean };

/** A new password for who came by the letter's link; two seconds after it, on to the dashboard. */
export function RecoveryForm({ result, action, mayReset, done }: RecoveryFormProps) {
  const { t } = useTranslation("admin");
  const messages = useOfficeMessages();
  const navigate = useNavigate();
  const { form, fields, pending } = useForm({ id: "recovery", result, names: ["password", "confirmation"] });
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate("/", { replace: true }), passwordRedirect);
    return () => clearTimeout(timer);
  }, [done, navigate]);
  if (done) {
    return (
      <Notice tone="success" title={t("recovery.done")}>
        <p>
          <a href="/">{t("recovery.on")}</a>
        </p>
      </Notice>
    );
  }
  if (!mayReset) return <Problems form={["authentication_failed"]} />;
  return (
    <Form method="post" action={action} id={form.id} noValidate>
      <Stack gap={5}>
        <Problems form={form.errors} fields={[fields.password, fields.confirmation]} />
        <Field
          id={fields.password.id}
          label={t("recovery.password")}
          hint={t("recovery.hint")}
          error={messages(fields.password.errors)}
        >
          <TextInput name="password" type="password" autoComplete="new-password" required />
        </Field>
        <Field
          id={fields.confirmation.id}
          label={t("recovery.confirmation")}
          error={messages(fields.confirmation.errors)}
        >
          <TextInput name="confirmation" type="password" autoComplete="new-password" required />
        </Field>
        <Button type="submit" loading={pending}>
          {t("recovery.submit")}
        </Button>
      </Stack>
    </Form>
  );
}
