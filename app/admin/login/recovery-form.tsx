import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { useEffect } from "react";
import { Form, useNavigate } from "react-router";
import { TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Notice, Stack } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import type { RecoveryFields } from "./login.server.ts";

/** Milliseconds from setting a new password to the dashboard. */
const passwordRedirect = 2000;

type RecoveryFormProps = {
  id: string;
  action: string;
  result: SubmissionResult | undefined;
  mayReset: boolean;
  done: boolean;
};

const constraint = { password: { required: true }, confirmation: { required: true } };

/** A new password for a user who signed in by a recovery link; once it is set, on to the dashboard. */
export function RecoveryForm({ id, result, action, mayReset, done }: RecoveryFormProps) {
  const { t } = useTranslation("admin");
  const navigate = useNavigate();
  const { form, fields, pending } = useForm<RecoveryFields>({ id, lastResult: result, constraint });
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
  if (!mayReset) return <FormErrors form={[adminError("authentication_failed")]} />;
  return (
    <Form method="post" action={action} {...getFormProps(form)}>
      <Stack gap={5}>
        <FormErrors
          form={form.errors}
          fields={[
            [fields.password, t("recovery.password")],
            [fields.confirmation, t("recovery.confirmation")],
          ]}
        />
        <TextField
          field={fields.password}
          label={t("recovery.password")}
          hint={t("recovery.hint")}
          type="password"
          autoComplete="new-password"
        />
        <TextField
          field={fields.confirmation}
          label={t("recovery.confirmation")}
          type="password"
          autoComplete="new-password"
        />
        <Button type="submit" loading={pending}>
          {t("recovery.submit")}
        </Button>
      </Stack>
    </Form>
  );
}
