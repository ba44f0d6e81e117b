import { useId } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ErrorSummary, Notice, StarProgress, Text } from "../../ui/index.ts";
import type { Outcome } from "./act.server.ts";
import { Backdrop } from "./backdrop.tsx";
import { Intro } from "./intro.tsx";
import styles from "./journey.module.css";
import { Part } from "./part.tsx";
import type { QuestionView } from "./question-view.ts";
import type { Problem } from "./read-answer.ts";
import { isOptional } from "./takes.ts";
import { useAnswered } from "./use-answered.ts";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

type QuestionPageProps = {
  question: QuestionView;
  position: number;
  total: number;
  answer: Record<string, unknown>;
  resumed: boolean;
  forgetful: boolean;
  outcome: Outcome | undefined;
};

/** One question, spoken to the visitor in front of its picture; the answers are things in that picture. */
export function QuestionPage({ question, position, total, outcome, ...rest }: QuestionPageProps) {
  const { t } = useTranslation(["journey", "errors"]);
  const heading = useFocusOnArrival();
  const pending = useNavigation().formData?.get("intent");
  const busy = useNavigation().state !== "idle";
  const { form, answered, onChange } = useAnswered(question);
  const hint = useId();
  const problems: Problem[] = outcome?.problems ?? [];
  const answer = outcome?.answer ?? rest.answer;
  return (
    <div className={styles.scene}>
      <Backdrop name={question.picture} />
      <Form ref={form} method="post" noValidate className={styles.words} onChange={onChange}>
        <div className={styles.progress}>
          <StarProgress
            value={position - 1}
            max={total}
            label={t("progress", { position, total })}
            className={styles.star}
          />
          <p>
            {t("progress", { position, total })}
            <span>{position === total ? t("last") : t("left", { count: total - position })}</span>
          </p>
        </div>
        <Problems problems={problems} question={question} />
        {outcome?.failed && (
          <Notice tone="error" title={t("save_failed.title")}>
            <p>{t("save_failed.body")}</p>
          </Notice>
        )}
        {!outcome && rest.forgetful && (
          <Notice title={t("forgetful.title")}>
            <p>{t("forgetful.body")}</p>
          </Notice>
        )}
        {!outcome && rest.resumed && <Notice title={t("resumed", { position, total })} />}
        <h1 ref={heading} tabIndex={-1} className={styles.question}>
          {question.text}
        </h1>
        {question.hint && (
          <Text size="lead" tone="soft">
            {question.hint}
          </Text>
        )}
        {question.intro && <Intro {...question.intro} />}
        <input type="hidden" name="question" value={question.id} />
        <input type="hidden" name="step" value={position} />
        <input type="hidden" name="total" value={total} />
        {question.parts.map((part) => (
          <Part
            key={part.theme}
            part={part}
            title={question.text}
            told={question.hint !== null}
            value={answer[part.theme]}
            problem={problems.find(({ theme }) => theme === part.theme)?.message}
          />
        ))}
        <div className={styles.actions}>
          <Button
            name="intent"
            value="next"
            size="large"
            arrow
            loading={busy && pending === "next"}
            disabled={!answered}
            aria-describedby={answered ? undefined : hint}
          >
            {t(position === total ? "finish" : "next")}
          </Button>
          {isOptional(question) && (
            <Button name="intent" value="skip" look="quiet" loading={busy && pending === "skip"}>
              {t("skip")}
            </Button>
          )}
          <Button name="intent" value="back" look="plain" disabled={position === 1}>
            {t("back")}
          </Button>
          {rest.resumed && (
            <Button name="intent" value="restart" look="plain">
              {t("restart")}
            </Button>
          )}
          <p id={hint} className={styles.hint} data-said={answered || undefined}>
            {t("unanswered")}
          </p>
        </div>
      </Form>
    </div>
  );
}

function Problems({ problems, question }: { problems: Problem[]; question: QuestionView }) {
  const { t } = useTranslation(["journey", "errors"]);
  const nameOf = (theme: string) => question.parts.find((part) => part.theme === theme)?.prompt ?? question.text;
  return (
    <ErrorSummary
      title={t("errors:summary")}
      errors={problems.map(({ theme, message }) => ({
        href: `#part-${theme}`,
        text: `${nameOf(theme)}: ${t(`errors:${message}`)}`,
      }))}
    />
  );
}
