import { getFormProps, getInputProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Checkbox, Disclosure, Stack } from "../../ui/index.ts";
import { LocalisedFields } from "../shell/localised-fields.tsx";
import type { StructureFields } from "./change-structure.server.ts";
import { PartKindFields, type ThemeChoice } from "./part-kind-fields.tsx";

type AddPartFormProps = { themes: ThemeChoice[]; result: SubmissionResult | undefined };

/** A new part of a question. */
export function AddPartForm({ themes, result }: AddPartFormProps) {
  const { t } = useTranslation("admin");
  const { form, fields, pending } = useForm<StructureFields>({ id: "add-part", lastResult: result });
  return (
    <Disclosure summary={t("questions.add_part")} open={result !== undefined}>
      <Form method="post" {...getFormProps(form)}>
        <Stack gap={4}>
          <FormErrors
            form={form.errors}
            fields={[
              [fields.theme, t("questions.themes")],
              [fields.part_type, t("questions.type")],
              [fields.prompt, t("questions.prompt_new")],
              [fields.most, t("questions.most")],
            ]}
          />
          <PartKindFields theme={fields.theme} type={fields.part_type} themes={themes} />
          <LocalisedFields
            field={fields.prompt}
            label={t("questions.prompt_new")}
            hint={t("questions.hint_hint")}
            maxLength={400}
          />
          <TextField
            field={fields.most}
            label={t("questions.most")}
            hint={t("questions.most_hint")}
            inputMode="numeric"
            dir="ltr"
          />
          <Checkbox {...getInputProps(fields.optional, { type: "checkbox" })} label={t("questions.may_skip")} />
          <p>
            <Button type="submit" look="quiet" name="intent" value="add_part" loading={pending}>
              {t("common.add")}
            </Button>
          </p>
        </Stack>
      </Form>
    </Disclosure>
  );
}
