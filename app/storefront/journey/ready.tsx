import type { SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { ResendForm } from "../../forms/resend-form.tsx";
import { useMessages } from "../../forms/use-messages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink, Notice, StarProgress, Text } from "../../ui/index.ts";
import { EditionNotice } from "../editions/edition-notice.tsx";
import type { FinishPreview } from "../editions/editions.server.ts";
import { restartPath } from "../journey-state/steps.ts";
import { Backdrop } from "./backdrop.tsx";
import type { ConflictsView } from "./conflicts.server.ts";
import { Conflicts, Unsettled } from "./conflicts.tsx";
import styles from "./journey.module.css";
import type { ToldView } from "./told.server.ts";
import { Told } from "./told.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

type ReadyProps = {
  total: number;
  told: ToldView;
  conflicts: ConflictsView | null;
  answersUnavailable: boolean;
  preview: FinishPreview;
  result: SubmissionResult | undefined;
};

/** The screen after the last question: the list that the perfume is composed from, and the button that composes it. */
export default function Ready({ total, told, conflicts, answersUnavailable, preview, result }: ReadyProps) {
  const { t } = useTranslation(["journey", "told"]);
  const changing = result?.initialValue?.intent === "change";
  const tooLittle = conflicts?.tooLittle;
  const messages = useMessages();
  // What too little is left of is said below, with the ways on.
  const errors = tooLittle ? [] : messages(result?.error?.[""]);
  const heading = useFocusOnNavigation();
  const { state, formData } = useNavigation();
  const busy = state !== "idle" && !formData?.has("change");
  return (
    <div className={styles.scene}>
      <Backdrop name="question-threshold" />
      <div className={styles.content}>
        <StarProgress value={total} max={total} label={t("progress", { position: total, total })} />
        {answersUnavailable && !result && (
          <Notice title={t("answers_unavailable.title")}>
            <p>{t("answers_unavailable.body")}</p>
          </Notice>
        )}
        <h1 tabIndex={-1} ref={heading} className={styles.question}>
          {tooLittle?.title ?? t("ready.title")}
        </h1>
        {!tooLittle && (
          <Text size="lead" tone="soft">
            {t("ready.body")}
          </Text>
        )}
        {errors.length === 0 && !tooLittle && <EditionNotice preview={preview} />}
        {conflicts && <Unsettled view={conflicts} />}
        <Told view={told} />
        {conflicts && <Conflicts view={conflicts} />}
        {errors.length > 0 && (
          <Notice tone="error" title={t(changing ? "told:failed.title" : "finish_failed")} focused>
            <p>{changing ? t("told:failed.body") : errors}</p>
            {result && changing && told.told.length === 0 && (
              <ResendForm id="change" result={result}>
                {t("told:failed.again")}
              </ResendForm>
            )}
          </Notice>
        )}
        <Form method="post" discover="none" className={styles.actions}>
          <input type="hidden" name="step" value="ready" />
          <input type="hidden" name="total" value={total} />
          {!tooLittle && (
            <Button name="intent" value="finish" size="large" arrow loading={busy}>
              {t("ready.show")}
            </Button>
          )}
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
