import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { almostThereFrom, preparingSeconds } from "../../timings.ts";
import { Heading, ProgressBar, Text } from "../../ui/index.ts";
import { briefAnswersOf, recommend } from "../results/recommendation.ts";
import { Film } from "./film.tsx";
import styles from "./processing.module.css";
import { Sound } from "./sound.tsx";
import { useElapsed } from "./use-elapsed.ts";

/** Half a minute before a first recommendation, for a visitor whose answers came along with the navigation. */
export function Preparing() {
  const { t } = useTranslation("processing");
  const navigate = useNavigate();
  const { state } = useLocation();
  const answers = useMemo(() => briefAnswersOf(state), [state]);
  const elapsed = useElapsed(preparingSeconds) ?? 0;
  useEffect(() => {
    if (!answers) void navigate("/maestro-journey", { replace: true });
    else if (elapsed === preparingSeconds)
      void navigate("/results", { replace: true, state: { recommendation: recommend(answers) } });
  }, [answers, elapsed, navigate]);
  const percent = Math.round((elapsed / preparingSeconds) * 100);
  return (
    <section className={styles.room}>
      <Film />
      <Heading level={1}>{t("preparing.heading")}</Heading>
      <Text size="lead" tone="soft" role="status">
        {t(percent < almostThereFrom ? "preparing.balancing" : "preparing.almost")}
      </Text>
      <ProgressBar value={percent} label={t("progress")} live className={styles.bar} />
      <p className={styles.percent}>{t("preparing.percent", { percent })}</p>
      <Sound />
    </section>
  );
}
