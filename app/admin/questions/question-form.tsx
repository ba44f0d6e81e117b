import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import type { AdminQuestion } from "../../backend/admin/questions.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Stack } from "../../ui/index.ts";
import { LocalisedFields } from "../shell/localised-fields.tsx";
import { PartFields } from "./part-fields.tsx";
import type { QuestionFields } from "./question-fields.server.ts";
import { QuestionPreview } from "./question-preview.tsx";

type QuestionFormProps = { question: AdminQuestion; result: SubmissionResult | undefined };

/** All texts of a question in four languages, with a preview. */
export function QuestionForm({ question, result }: QuestionFormProps) {
  const { t } = useTranslation("admin");
  const { question_text, hint, parts } = question;
  const { form, fields, pending } = useForm<QuestionFields>({
    id: "question",
    lastResult: result,
    defaultValue: {
      question_text,
      hint,
      prompts: Object.fromEntries(parts.map(({ id, prompt }) => [id, prompt])),
      labels: Object.fromEntries(parts.flatMap(({ options }) => options.map(({ id, label }) => [id, label]))),
    },
  });
  const prompts = fields.prompts.getFieldset();
  const labels = fields.labels.getFieldset();
  const partFields = parts.flatMap(({ id, options }) => [prompts[id], ...options.map((option) => labels[option.id])]);
  return (
    <Form method="post" {...getFormProps(form)}>
      <Stack gap={6}>
        <FormErrors
          form={form.errors}
          fields={[fields.question_text, fields.hint, ...partFields.filter((field) => field !== undefined)]}
        />
        <LocalisedFields field={fields.question_text} label={t("questions.text")} maxLength={400} />
        <LocalisedFields
          field={fields.hint}
          label={t("questions.hint")}
          hint={t("questions.hint_hint")}
          maxLength={400}
        />
        {parts.map((part, index) => (
          <PartFields
            key={part.id}
            part={part}
            position={index + 1}
            prompt={prompts[part.id]}
            labels={labels}
            open={Boolean(result)}
          />
        ))}
        <p>
          <Button type="submit" loading={pending}>
            {t("common.save")}
          </Button>
        </p>
        <QuestionPreview question={question} texts={form.value} />
      </Stack>
    </Form>
  );
}
