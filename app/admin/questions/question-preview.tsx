import type { FormValue } from "@conform-to/dom";
import type { AdminQuestion } from "../../backend/admin/questions.ts";
import { direction, type Localised, languages } from "../../i18n/languages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Grid, Heading, Stack, Text } from "../../ui/index.ts";
import type { QuestionFields } from "./question-fields.server.ts";
import styles from "./question-preview.module.css";

type QuestionPreviewProps = { question: AdminQuestion; texts: FormValue<QuestionFields> };

/** The question in each language, as visitors will see it. */
export function QuestionPreview({ question, texts }: QuestionPreviewProps) {
  const { t } = useTranslation("admin");
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size={2}>
        {t("questions.preview")}
      </Heading>
      <Text tone="soft">{t("questions.preview_hint")}</Text>
      <Grid minColumn="wide" gap={4}>
        {languages.map((language) => {
          const textOf = (localised: Partial<Localised> | undefined) => localised?.[language];
          return (
            <div key={language} lang={language} dir={direction(language)} className={styles.page}>
              <p className={styles.question}>{textOf(texts?.question_text)}</p>
              {textOf(texts?.hint) && <p className={styles.hint}>{textOf(texts?.hint)}</p>}
              {question.parts.map(({ id, options }) => (
                <div key={id}>
                  {textOf(texts?.prompts?.[id]) && <p>{textOf(texts?.prompts?.[id])}</p>}
                  <ul className={styles.options}>
                    {options.map((option) => (
                      <li key={option.id} className={styles.option}>
                        {textOf(texts?.labels?.[option.id])}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          );
        })}
      </Grid>
    </Stack>
  );
}
