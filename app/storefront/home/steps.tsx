import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Eyebrow, VisuallyHidden } from "../../ui/index.ts";
import styles from "./steps.module.css";

const steps = ["inspire", "design", "own"] as const;

/** Tabs made of radio buttons: CSS `:has(:checked)` shows the panel, without a script. */
export function Steps({ delivery }: { delivery: string }) {
  const { t } = useTranslation("home");
  return (
    <section className={styles.section} aria-labelledby="steps-title">
      <Eyebrow>{t("steps.eyebrow")}</Eyebrow>
      <h2 id="steps-title">{t("steps.title")}</h2>
      <fieldset className={styles.tabs}>
        <VisuallyHidden as="legend">{t("steps.legend")}</VisuallyHidden>
        {steps.map((step, position) => (
          <label key={step} className={styles.tab}>
            <input type="radio" name="step" value={step} defaultChecked={position === 0} />
            <span className={styles.number}>{position + 1}</span>
            <span>{t(`${step}.name`)}</span>
          </label>
        ))}
      </fieldset>
      {steps.map((step) => (
        <div key={step} className={styles.panel} data-step={step}>
          <h3>{t(`${step}.title`)}</h3>
          <p>{t(`${step}.body`)}</p>
          {step === "own" && (
            <>
              <p>{delivery}</p>
              <p>
                <ButtonLink to="/maestro-journey">{t("own.start")}</ButtonLink>
              </p>
            </>
          )}
        </div>
      ))}
    </section>
  );
}
