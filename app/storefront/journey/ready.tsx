import type { SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { useMessages } from "../../forms/use-messages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink, Heading, Notice, StarProgress, Text } from "../../ui/index.ts";
import { EditionNotice } from "../editions/edition-notice.tsx";
import type { FinishPreview } from "../editions/editions.server.ts";
import { restartPath } from "../journey-state/steps.ts";
import { Backdrop } from "./backdrop.tsx";
import styles from "./journey.module.css";
import type { MemoryMatch } from "./memory-matches.server.ts";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

type ReadyProps = {
  total: number;
  matches: MemoryMatch[];
  preview: FinishPreview;
  result: SubmissionResult | undefined;
};

/** The screen after the last question: what was recognised in the visitor's memory, and the button that composes the perfume. */
export default function Ready({ total, matches, preview, result }: ReadyProps) {
  const { t } = useTranslation("journey");
  const errors = useMessages()(result?.error?.[""]);
  const heading = useFocusOnNavigation();
  const busy = useNavigation().state !== "idle";
  return (
    <div className={styles.scene}>
      <Backdrop name="question-threshold" />
      <div className={styles.content}>
        <StarProgress
          value={total}
          max={total}
          label={t("progress", { position: total, total })}
          className={styles.star}
        />
        {errors.length > 0 && (
          <Notice tone="error" title={t("finish_failed")}>
            <p>{errors}</p>
          </Notice>
        )}
        <h1 tabIndex={-1} ref={heading} className={styles.question}>
          {t("ready.title")}
        </h1>
        <Text size="lead" tone="soft">
          {t("ready.body")}
        </Text>
        {errors.length === 0 && <EditionNotice preview={preview} />}
        {matches.length > 0 && (
          <section className={styles.matches} aria-labelledby="matches">
            <Heading level={2} size={1} id="matches">
              {t("ready.heard")}
            </Heading>
            <ul>
              {matches.map(({ word, meaning, refused }) => (
                <li key={word}>
                  <q lang="">{word}</q> {(refused || meaning) && <span>{refused ? t("ready.refused") : meaning}</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
        <Form method="post" discover="none" className={styles.actions}>
          <input type="hidden" name="step" value="ready" />
          <input type="hidden" name="total" value={total} />
          <Button name="intent" value="finish" size="large" arrow loading={busy}>
            {t("ready.show")}
          </Button>
          <ButtonLink look="plain" to="/analyze">
            {t("ready.reading")}
          </ButtonLink>
          <Button name="intent" value="back" look="plain">
            {t("back")}
          </Button>
          <ButtonLink look="plain" to={restartPath}>
            {t("restart")}
          </ButtonLink>
        </Form>
      </div>
    </div>
  );
}
