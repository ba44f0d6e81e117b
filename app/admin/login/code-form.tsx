import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Stack } from "../../ui/index.ts";
import type { FactorFields } from "./factor.server.ts";

type CodeFormProps = { kind: FactorFields["kind"]; result: SubmissionResult | undefined };

/** The field for a code of the authenticator app, or for one of those that were kept for its loss. */
export function CodeForm({ kind, result }: CodeFormProps) {
  const { t } = useTranslation("admin");
  const { form, fields, pending } = useForm<FactorFields>({
    id: kind,
    lastResult: result,
    constraint: { code: { required: true, maxLength: 60 } },
  });
  const app = kind === "app";
  const label = t(app ? "factor.code" : "factor.recovery_code");
  return (
    <Form method="post" {...getFormProps(form)}>
      <Stack gap={5}>
        <FormErrors form={form.errors} fields={[[fields.code, label]]} />
        <TextField
          field={fields.code}
          label={label}
          hint={app ? undefined : t("factor.lost_hint")}
          inputMode={app ? "numeric" : "text"}
          autoComplete={app ? "one-time-code" : "off"}
          dir="ltr"
        />
        <Button type="submit" look={app ? "primary" : "quiet"} name="kind" value={kind} loading={pending}>
          {t("factor.submit")}
        </Button>
      </Stack>
    </Form>
  );
}
