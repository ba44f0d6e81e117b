import { type MouseEvent, useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { pollEvery, pollTimes, processingSeconds, processingSteps } from "../../timings.ts";
import { ButtonLink, Heading, ProgressBar, Star, Text } from "../../ui/index.ts";
import styles from "./processing.module.css";
import { useElapsed } from "./use-elapsed.ts";

const stages = ["stage.blending", "stage.selecting", "stage.designing"] as const;

/** Twenty seconds of the Maestro's work. The perfume may be there sooner: then nobody is made to wait. */
export function Countdown({ sid, found }: { sid: string; found: boolean }) {
  const { t } = useTranslation("processing");
  const elapsed = useElapsed(processingSeconds);
  const results = `/_results?sid=${sid}`;
  usePolling(!found);
  const show = useCallback(() => window.location.replace(results), [results]);
  useEffect(() => {
    if (elapsed === processingSeconds) show();
  }, [elapsed, show]);
  const left = processingSeconds - (elapsed ?? 0);
  const reached = processingSteps.findLastIndex((second) => second <= (elapsed ?? 0));
  return (
    <section className={styles.room}>
      <Star className={styles.seal} />
      <Heading level={1}>{t("heading")}</Heading>
      <ol className={styles.stages}>
        {stages.map((stage, index) => (
          <li
            key={stage}
            className={styles.stage}
            data-shown={index <= reached || undefined}
            data-current={index === reached || undefined}
          >
            {t(stage)}
          </li>
        ))}
      </ol>
      <p className={styles.spoken} role="status">
        {elapsed !== null && t(stages[reached] ?? stages[0])}
      </p>
      <ProgressBar value={elapsed ?? 0} max={processingSeconds} label={t("progress")} live className={styles.bar} />
      <Text tone="soft" className={styles.left}>
        {t("remaining", { count: left })}
      </Text>
      <p className={styles.way}>
        {found ? (
          <ButtonLink to={results} onClick={instead(show)} look="quiet" arrow>
            {t("show_now")}
          </ButtonLink>
        ) : (
          <ButtonLink to={`/maestro/processing?sid=${sid}`} look="plain">
            {t("check_again")}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}

/** The router's own way where the link would open a document here: the countdown is no page to go back to. */
function instead(show: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show();
  };
}

/** Asks for the saved perfume until it is there or the asking has lasted long enough. */
function usePolling(waiting: boolean) {
  const { revalidate, state } = useRevalidator();
  const asked = useRef(0);
  useEffect(() => {
    if (!waiting || state !== "idle" || asked.current >= pollTimes) return;
    const timer = setTimeout(() => {
      asked.current += 1;
      void revalidate();
    }, pollEvery);
    return () => clearTimeout(timer);
  }, [waiting, state, revalidate]);
}
