import { getFormProps, getInputProps } from "@conform-to/react";
import { Form } from "react-router";
import type { AdminQuestion } from "../../backend/admin/questions.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Stack } from "../../ui/index.ts";
import { ConflictNotice } from "../shell/conflict-notice.tsx";
import type { EditResult } from "../shell/editing.server.ts";
import { LocalisedFields } from "../shell/localised-fields.tsx";
import { PartFields } from "./part-fields.tsx";
import type { QuestionFields } from "./question-fields.server.ts";
import { QuestionPreview } from "./question-preview.tsx";
import { questionTexts } from "./question-texts.ts";

type QuestionFormProps = { question: AdminQuestion; result: EditResult | undefined };

/** All texts of a question in four languages, with a preview. */
export function QuestionForm({ question, result }: QuestionFormProps) {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const { parts } = question;
  const { form, fields, pending } = useForm<QuestionFields>({
    id: "question",
    lastResult: result,
    defaultValue: { ...questionTexts(question), updatedAt: question.updated_at },
  });
  const prompts = fields.prompts.getFieldset();
  const labels = fields.labels.getFieldset();
  const partFields = parts.flatMap(({ id, options }, index) => [
    [prompts[id], t("questions.prompt", { place: index + 1 })] as const,
    ...options.map((option) => [labels[option.id], option.label[language]] as const),
  ]);
  return (
    <Form method="post" {...getFormProps(form)}>
      <input {...getInputProps(fields.updatedAt, { type: "hidden", ariaAttributes: false })} />
      <Stack gap={6}>
        {result?.theirs && <ConflictNotice theirs={result.theirs} page={`/questions/${question.id}`} />}
        <FormErrors
          form={form.errors}
          fields={[
            [fields.question_text, t("questions.text")],
            [fields.hint, t("questions.hint")],
            ...partFields.flatMap(([field, label]) => (field ? [[field, label] as const] : [])),
          ]}
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
