import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { SelectField, TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Stack } from "../../ui/index.ts";
import { LocalisedFields } from "../shell/localised-fields.tsx";
import type { StructureFields } from "./change-structure.server.ts";

type AddOptionFormProps = {
  part: string;
  meanings: { value: string; label: string }[];
  /** A choice of colours has a colour to show. */
  coloured: boolean;
  result: SubmissionResult | undefined;
};

/** A new choice: its words and what it means to the engine. */
export function AddOptionForm({ part, meanings, coloured, result }: AddOptionFormProps) {
  const { t } = useTranslation("admin");
  const { form, fields, pending } = useForm<StructureFields>({
    id: `add-option-${part}`,
    lastResult: result,
    ...(coloured && { defaultValue: { swatch: "#b08d57" } }),
  });
  const { label, meaning, swatch } = fields;
  return (
    <Form method="post" {...getFormProps(form)}>
      <input type="hidden" name="part" value={part} />
      <Stack gap={4}>
        <FormErrors
          form={form.errors}
          fields={[
            [label, t("questions.option")],
            [meaning, t("questions.meaning")],
            [swatch, t("questions.swatch")],
          ]}
        />
        <LocalisedFields field={label} label={t("questions.option")} rows={1} maxLength={120} />
        <SelectField field={meaning} label={t("questions.meaning")} hint={t("questions.meaning_hint")}>
          {meanings.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </SelectField>
        {coloured && (
          <TextField field={swatch} label={t("questions.swatch")} hint={t("questions.swatch_hint")} dir="ltr" />
        )}
        <p>
          <Button type="submit" look="quiet" name="intent" value="add_option" loading={pending}>
            {t("common.add")}
          </Button>
        </p>
      </Stack>
    </Form>
  );
}
