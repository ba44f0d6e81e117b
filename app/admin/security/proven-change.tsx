import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Stack } from "../../ui/index.ts";

/** What is changed of a second step in use, with a code: new recovery codes, or its end. */
export function ProvenChange({ result }: { result: SubmissionResult | undefined }) {
  const { t } = useTranslation("admin");
  const { form, fields, pending } = useForm<{ code: string }>({
    id: "change",
    lastResult: result,
    constraint: { code: { required: true, maxLength: 60 } },
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <Stack gap={5}>
        <FormErrors form={form.errors} fields={[[fields.code, t("security.code")]]} />
        <TextField
          field={fields.code}
          label={t("security.code")}
          hint={t("security.code_hint")}
          autoComplete="one-time-code"
          dir="ltr"
        />
        <Button type="submit" look="quiet" name="intent" value="codes" loading={pending}>
          {t("security.new_codes")}
        </Button>
        <Button type="submit" look="plain" name="intent" value="remove" loading={pending}>
          {t("security.remove")}
        </Button>
      </Stack>
    </Form>
  );
}
