import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Heading, ProgressBar, Star, Text, VisuallyHidden } from "../../ui/index.ts";
import { processingPath, resultsPath } from "../journey-state/result-paths.ts";
import styles from "./processing.module.css";
import type { TrayView } from "./tray.server.ts";
import { Tray } from "./tray.tsx";
import { useElapsed } from "./use-elapsed.ts";

const processingSeconds = 20;
/** The seconds at which the message changes. */
const processingMessageSeconds = [0, 5, 10] as const;
/** Milliseconds between two looks for the saved result. */
const pollInterval = 1500;
const maxPolls = 10;

const stages = ["stage.blending", "stage.selecting", "stage.designing"] as const;

/** Counts down to the result; once the perfume is found, a link shows it at once. */
export function Countdown({ sid, found, tray }: { sid: string; found: boolean; tray: TrayView | null }) {
  const { t } = useTranslation("processing");
  const elapsed = useElapsed(processingSeconds);
  const results = resultsPath(sid, undefined, "/_results");
  usePolling(!found);
  const show = useCallback(() => window.location.replace(results), [results]);
  const cut = useEnd(elapsed === processingSeconds, show);
  const current = processingMessageSeconds.findLastIndex((second) => second <= (elapsed ?? 0));
  return (
    <section className={styles.screen}>
      {tray ? <Tray {...tray} /> : <Star className={styles.star} />}
      <Heading level={1}>{t("heading")}</Heading>
      <ol className={styles.stages}>
        {stages.map((stage, index) => (
          <li
            key={stage}
            className={styles.stage}
            data-shown={index <= current || undefined}
            data-current={index === current || undefined}
          >
            {t(stage)}
          </li>
        ))}
      </ol>
      <VisuallyHidden as="p" role="status">
        {elapsed !== null && t(cut ? "cut" : (stages[current] ?? stages[0]))}
      </VisuallyHidden>
      <ProgressBar value={elapsed ?? 0} max={processingSeconds} label={t("progress")} active className={styles.bar} />
      <Text tone="soft" className={styles.remaining}>
        {cut && t("cut")}
        {!cut &&
          (elapsed === null ? t(found ? "ready" : "not_yet") : t("remaining", { count: processingSeconds - elapsed }))}
      </Text>
      <p className={styles.action}>
        {cut ? null : found ? (
          <ButtonLink to={results} onClick={onPlainClick(show)} look="quiet" arrow>
            {t("show_now")}
          </ButtonLink>
        ) : (
          <ButtonLink to={processingPath(sid)} look="plain">
            {t("check_again")}
          </ButtonLink>
        )}
      </p>
      {!found && (
        <Text tone="soft">
          {t("late")} <a href="/maestro-journey?step=ready">{t("late_answers")}</a>
        </Text>
      )}
    </section>
  );
}

/**
 * Calls `onEnd` at the end if the shop can be reached, and else once it can be again: a page that is left without a
 * connection is followed by the browser's own. True while there is none.
 */
function useEnd(ended: boolean, onEnd: () => void): boolean {
  const [cut, setCut] = useState(false);
  useEffect(() => {
    if (!ended) return;
    let timer = 0;
    const tryToEnd = () =>
      fetch("/healthz", { method: "HEAD" }).then(onEnd, () => {
        setCut(true);
        timer = window.setTimeout(tryToEnd, pollInterval);
      });
    void tryToEnd();
    return () => clearTimeout(timer);
  }, [ended, onEnd]);
  return cut;
}

/** Replaces the countdown in the history, so that Back does not return to it. Clicks that open another tab stay links. */
function onPlainClick(handler: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    handler();
  };
}

/** Revalidates the loader at intervals, up to a maximum. */
function usePolling(enabled: boolean) {
  const { revalidate, state } = useRevalidator();
  const polls = useRef(0);
  useEffect(() => {
    if (!enabled || state !== "idle" || polls.current >= maxPolls) return;
    const timer = setTimeout(() => {
      polls.current += 1;
      void revalidate();
    }, pollInterval);
    return () => clearTimeout(timer);
  }, [enabled, state, revalidate]);
}
