import { useTranslation } from "../../i18n/use-translation.ts";
import { classNames, ProgressBar } from "../../ui/index.ts";
import type { Reading } from "./reading.server.ts";
import styles from "./scales.module.css";

const times = ["day", "both", "night"] as const;
const seasons = ["spring", "summer", "autumn", "winter"] as const;

/** Strength, hour and season: what else was read. What was not said is left out. */
export function Scales({ reading: { strength, dosage, time, seasons: chosen } }: { reading: Reading }) {
  const { t } = useTranslation("analyze");
  return (
    <dl className={styles.scales}>
      <div>
        <dt>{t("strength")}</dt>
        <dd>
          {strength !== null && <ProgressBar value={strength} max={10} label={t("strength")} />}
          <p>{t("dosage", { dosage: Math.round(dosage * 10) / 10 })}</p>
        </dd>
      </div>
      {time && (
        <div>
          <dt>{t("time.title")}</dt>
          <dd className={styles.points}>
            {times.map((name) => (
              <Mark key={name} on={name === time} words={t(`time.${name}`)} />
            ))}
          </dd>
        </div>
      )}
      {chosen.length > 0 && (
        <div>
          <dt>{t("season.title")}</dt>
          <dd className={styles.points}>
            {seasons.map((name) => (
              <Mark key={name} on={chosen.includes(name)} words={t(`season.${name}`)} />
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** One of several that could be; those that are not say so to those who listen. */
function Mark({ on, words }: { on: boolean; words: string }) {
  return (
    <span className={classNames(styles.mark, on && styles.on)}>{on ? <strong>{words}</strong> : <s>{words}</s>}</span>
  );
}
