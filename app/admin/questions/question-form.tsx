import { useState } from "react";
import { Form, useNavigation } from "react-router";
import type { OfficeQuestion } from "../../backend/office/questions.ts";
import type { FormResult } from "../../forms/parse-form.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Disclosure, Heading, Stack } from "../../ui/index.ts";
import { LocalisedFields } from "../frame/localised-fields.tsx";
import { Problems } from "../frame/problems.tsx";
import { QuestionPreview } from "./question-preview.tsx";
import { typedWords, wordsOf } from "./question-state.ts";

type QuestionFormProps = { question: OfficeQuestion; result: FormResult | undefined };

/** All the words of a question in four languages, and beside them the question as visitors will read it. */
export function QuestionForm({ question, result }: QuestionFormProps) {
  const { t } = useTranslation("office");
  const language = useLanguage();
  const pending = useNavigation().state !== "idle";
  const [typed, setTyped] = useState<Record<string, string>>({});
  const words = { ...wordsOf(question), ...typedWords(result), ...typed };
  const errors = result?.error ?? {};
  const valuesOf = (name: string) => ({
    ar: words[`${name}.ar`],
    en: words[`${name}.en`],
    fr: words[`${name}.fr`],
    ru: words[`${name}.ru`],
  });
  const texts = (name: string) => ({ name, values: valuesOf(name), errors: errors[name] ?? undefined });
  const fields = Object.entries(errors).map(([id, each]) => ({ id, errors: each ?? undefined }));
  return (
    <Form
      method="post"
      noValidate
      onInput={(event) => {
        const { target } = event;
        if (target instanceof HTMLTextAreaElement) setTyped({ ...typed, [target.name]: target.value });
      }}
    >
      <Stack gap={6}>
        <Problems form={errors[""] ?? undefined} fields={fields.filter(({ id }) => id !== "")} />
        <LocalisedFields {...texts("question_text")} label={t("questions.text")} longest={400} />
        <LocalisedFields {...texts("hint")} label={t("questions.hint")} hint={t("questions.hint_hint")} longest={400} />
        {question.parts.map((part, index) => (
          <Stack key={part.id} as="section" gap={5}>
            <Heading level={2} size={2}>
              {t("questions.prompt", { place: index + 1 })}
            </Heading>
            <LocalisedFields
              {...texts(`prompts.${part.id}`)}
              label={t("questions.prompt", { place: index + 1 })}
              hint={t("questions.hint_hint")}
              longest={400}
            />
            {part.options.length > 0 && (
              <Disclosure summary={t("questions.options", { place: index + 1 })} open={Boolean(result)}>
                <Stack gap={5}>
                  {part.options.map((option) => (
                    <LocalisedFields
                      key={option.id}
                      {...texts(`labels.${option.id}`)}
                      label={option.label[language]}
                      rows={1}
                      longest={120}
                    />
                  ))}
                </Stack>
              </Disclosure>
            )}
          </Stack>
        ))}
        <p>
          <Button type="submit" loading={pending}>
            {t("common.save")}
          </Button>
        </p>
        <QuestionPreview question={question} words={words} />
      </Stack>
    </Form>
  );
}
