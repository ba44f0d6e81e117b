import type { OfficeQuestion } from "../../backend/office/questions.ts";
import { direction, languages } from "../../i18n/languages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Grid, Heading, Stack, Text } from "../../ui/index.ts";
import styles from "./question-preview.module.css";
import type { Words } from "./question-state.ts";

type QuestionPreviewProps = { question: OfficeQuestion; words: Words };

/** The question as visitors will read it, in each language. */
export function QuestionPreview({ question, words }: QuestionPreviewProps) {
  const { t } = useTranslation("office");
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size={2}>
        {t("questions.preview")}
      </Heading>
      <Text tone="soft">{t("questions.preview_hint")}</Text>
      <Grid least="broad" gap={4}>
        {languages.map((language) => {
          const word = (name: string) => words[`${name}.${language}`];
          return (
            <div key={language} lang={language} dir={direction(language)} className={styles.page}>
              <p className={styles.question}>{word("question_text")}</p>
              {word("hint") && <p className={styles.hint}>{word("hint")}</p>}
              {question.parts.map(({ id, options }) => (
                <div key={id}>
                  {word(`prompts.${id}`) && <p>{word(`prompts.${id}`)}</p>}
                  <ul className={styles.options}>
                    {options.map((option) => (
                      <li key={option.id} className={styles.option}>
                        {word(`labels.${option.id}`)}
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
