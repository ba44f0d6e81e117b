import { getFormProps } from "@conform-to/react";
import { useId } from "react";
import { Form, useNavigation } from "react-router";
import type { GivenAnswer } from "../../backend/answers.ts";
import { busyKey } from "../../forms/busy-key.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useMessages } from "../../forms/use-messages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink, Notice, StarProgress, Text } from "../../ui/index.ts";
import { late } from "../../ui/late.ts";
import { restartPath } from "../journey-state/steps.ts";
import { Backdrop } from "./backdrop.tsx";
import styles from "./journey.module.css";
import type { JourneyResult } from "./journey-result.ts";
import { Part } from "./part.tsx";
import { isSkippable } from "./part-rules.ts";
import type { QuestionView } from "./question-view.ts";
import { journeyClosed } from "./refusals.ts";
import { useAnswered } from "./use-answered.ts";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

/** Two of the questions have a film or a sound: the script for it comes with those. */
const IntroMedia = late(async () => (await import("./intro-media.tsx")).IntroMedia);
/** Loaded only by the few visitors whose session has ended. */
const JourneyClosed = late(async () => (await import("./journey-closed.tsx")).JourneyClosed);

type QuestionPageProps = {
  question: QuestionView;
  position: number;
  total: number;
  toCountry: string | undefined;
  answer: GivenAnswer;
  resumed: boolean;
  answersUnavailable: boolean;
  /** The journey begun in this browser goes with an account that is signed out here. */
  closed: boolean;
  result: JourneyResult | undefined;
};

/** One question of the journey in front of its picture. */
export function QuestionPage({ question, position, total, result, toCountry, ...rest }: QuestionPageProps) {
  const { t } = useTranslation(["journey", "errors"]);
  const heading = useFocusOnNavigation();
  const { form, fields, pending } = useForm<GivenAnswer>({
    id: "question",
    lastResult: result,
    defaultValue: rest.answer,
  });
  const { formData } = useNavigation();
  const intent = pending ? formData?.get("intent") : null;
  const { element, answered, full, onChange } = useAnswered(question);
  const hint = useId();
  const progress = t("progress", { position, total });
  const messages = useMessages();
  const busy = busyKey(form.errors);
  const isClosed = form.errors?.includes(journeyClosed) ?? false;
  return (
    <div className={styles.scene}>
      <Backdrop name={question.picture} alt={question.alt} />
      <Form
        method="post"
        discover="none"
        {...getFormProps(form)}
        ref={element}
        className={styles.content}
        onChange={onChange}
      >
        <div className={styles.progress}>
          <StarProgress value={position - 1} max={total} label={progress} />
          <p>
            {progress}
            <span>{position === total ? t("last") : t("left", { count: total - position })}</span>
          </p>
        </div>
        <FormErrors fields={question.parts.map(({ theme, prompt }) => [fields[theme], prompt ?? question.text])} />
        {(rest.closed || isClosed) && <JourneyClosed position={position} refused={isClosed} />}
        {!result && rest.answersUnavailable && (
          <Notice title={t("answers_unavailable.title")}>
            <p>{t("answers_unavailable.body")}</p>
          </Notice>
        )}
        {!result && rest.resumed && <Notice title={t("resumed", { position, total })} />}
        <h1 ref={heading} tabIndex={-1} className={styles.question}>
          {question.text}
        </h1>
        {question.hint && (
          <Text size="lead" tone="soft">
            {question.hint}
          </Text>
        )}
        {toCountry && <a href="/delivery/country">{toCountry}</a>}
        {question.intro && <IntroMedia {...question.intro} />}
        <input type="hidden" name="question" value={question.id} />
        <input type="hidden" name="step" value={position} />
        <input type="hidden" name="total" value={total} />
        {question.parts.map((part) => (
          <Part
            key={part.theme}
            part={part}
            title={question.text}
            hasHint={question.hint !== null}
            full={full === part.theme}
            field={fields[part.theme]}
            searched={result?.things}
          />
        ))}
        {form.errors && !isClosed && (
          <Notice tone="error" title={t("save_failed.title")} focused>
            <p>{busy ? messages([busy]) : t("save_failed.body")}</p>
          </Notice>
        )}
        <div className={styles.actions}>
          <Button
            name="intent"
            value="next"
            size="large"
            arrow
            loading={intent === "next"}
            disabled={!answered}
            aria-describedby={answered ? undefined : hint}
          >
            {t(position === total ? "finish" : "next")}
          </Button>
          {isSkippable(question) && (
            <Button name="intent" value="skip" look="quiet" loading={intent === "skip"}>
              {t("skip")}
            </Button>
          )}
          <Button name="intent" value="back" look="plain" disabled={position === 1}>
            {t("back")}
          </Button>
          {rest.resumed && (
            <ButtonLink look="plain" to={restartPath}>
              {t("restart")}
            </ButtonLink>
          )}
          <p id={hint} className={styles.hint} data-answered={answered || undefined}>
            {t("unanswered")}
          </p>
        </div>
      </Form>
    </div>
  );
}
