import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { SelectField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Stack } from "../../ui/index.ts";
import type { StructureFields } from "./change-structure.server.ts";

type CopyFormProps = {
  intent: "copy_option" | "copy_part";
  part: string;
  selects: { name: "option" | "meaning" | "into"; label: string; choices: { value: string; label: string }[] }[];
  result: SubmissionResult | undefined;
};

/** Copies an option or a part; what and to where is selected. */
export function CopyForm({ intent, part, selects, result }: CopyFormProps) {
  const { t } = useTranslation("admin");
  const { form, fields, pending } = useForm<StructureFields>({ id: `${intent}-${part}`, lastResult: result });
  return (
    <Form method="post" {...getFormProps(form)}>
      <input type="hidden" name="part" value={part} />
      <Stack gap={4}>
        <FormErrors form={form.errors} fields={selects.map(({ name, label }) => [fields[name], label] as const)} />
        {selects.map(({ name, label, choices }) => (
          <SelectField key={name} field={fields[name]} label={label}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </SelectField>
        ))}
        <p>
          <Button type="submit" look="quiet" name="intent" value={intent} loading={pending}>
            {t("questions.copy")}
          </Button>
        </p>
      </Stack>
    </Form>
  );
}
