import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { limits } from "../../forms/text.ts";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Stack } from "../../ui/index.ts";

type Fields = { current: string; password: string };

const constraint = { password: { required: true, minLength: limits.newPasswordMin } };

/** A new password; without the old one for someone whom a letter has just signed in. */
export function PasswordChangeForm({ mayReset, result }: { mayReset: boolean; result: SubmissionResult | undefined }) {
  const { t } = useTranslation("my_account");
  const { form, fields, pending } = useForm<Fields>({ id: "password", lastResult: result, constraint });
  return (
    <Form method="post" discover="none" {...getFormProps(form)}>
      <Stack gap={5}>
        <FormErrors
          form={form.errors}
          fields={[
            [fields.current, t("account.current")],
            [fields.password, t("account.new")],
          ]}
        />
        {!mayReset && (
          <TextField
            field={fields.current}
            label={t("account.current")}
            type="password"
            autoComplete="current-password"
            required
          />
        )}
        <TextField
          field={fields.password}
          label={t("account.new")}
          hint={t("account.new_hint")}
          type="password"
          autoComplete="new-password"
        />
        <Button type="submit" loading={pending}>
          {t("account.save")}
        </Button>
      </Stack>
    </Form>
  );
}
