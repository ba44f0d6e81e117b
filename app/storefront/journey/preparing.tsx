import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, ProgressBar, Text } from "../../ui/index.ts";
import { parseBriefAnswers, recommend } from "../recommendation/recommendation.ts";
import { BackgroundVideo } from "./background-video.tsx";
import { PreparingAudio } from "./preparing-audio.tsx";
import styles from "./processing.module.css";
import { useElapsed } from "./use-elapsed.ts";

const preparingSeconds = 30;
/** The percentage at which the message changes. */
const almostTherePercent = 80;

/** A countdown to a recommendation, made from answers in the navigation state. */
export function Preparing() {
  const { t } = useTranslation("processing");
  const navigate = useNavigate();
  const { state } = useLocation();
  const answers = useMemo(() => parseBriefAnswers(state), [state]);
  const elapsed = useElapsed(preparingSeconds) ?? 0;
  useEffect(() => {
    if (!answers) void navigate("/maestro-journey", { replace: true });
    else if (elapsed === preparingSeconds)
      void navigate("/results", { replace: true, state: { recommendation: recommend(answers) } });
  }, [answers, elapsed, navigate]);
  const percent = Math.round((elapsed / preparingSeconds) * 100);
  return (
    <section className={styles.screen}>
      <BackgroundVideo />
      <Heading level={1}>{t("preparing.heading")}</Heading>
      <Text size="lead" tone="soft" role="status">
        {t(percent < almostTherePercent ? "preparing.balancing" : "preparing.almost")}
      </Text>
      <ProgressBar value={percent} label={t("progress")} active className={styles.bar} />
      <p className={styles.percent}>{t("preparing.percent", { percent })}</p>
      <PreparingAudio />
    </section>
  );
}
