import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Stack } from "../../ui/index.ts";
import { LocalisedFields } from "../shell/localised-fields.tsx";
import type { NewQuestionFields } from "./new-question-fields.server.ts";
import { PartKindFields, type ThemeChoice } from "./part-kind-fields.tsx";

/** The words of a new question and what its first part asks. */
export function NewQuestionForm({
  formKey,
  themes,
  result,
}: {
  formKey: string;
  themes: ThemeChoice[];
  result: SubmissionResult | undefined;
}) {
  const { t } = useTranslation("admin");
  const { form, fields, pending } = useForm<NewQuestionFields>({ id: "new-question", lastResult: result });
  return (
    <Form method="post" {...getFormProps(form)}>
      <input type="hidden" name="form_key" value={formKey} />
      <Stack gap={6}>
        <FormErrors
          form={form.errors}
          fields={[
            [fields.question_text, t("questions.text")],
            [fields.hint, t("questions.hint")],
            [fields.theme, t("questions.themes")],
            [fields.part_type, t("questions.type")],
          ]}
        />
        <LocalisedFields field={fields.question_text} label={t("questions.text")} maxLength={400} />
        <LocalisedFields
          field={fields.hint}
          label={t("questions.hint")}
          hint={t("questions.hint_hint")}
          maxLength={400}
        />
        <PartKindFields theme={fields.theme} type={fields.part_type} themes={themes} />
        <p>
          <Button type="submit" loading={pending}>
            {t("common.add")}
          </Button>
        </p>
      </Stack>
    </Form>
  );
}
