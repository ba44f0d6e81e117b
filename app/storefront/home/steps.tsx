import { useTranslation } from "../../i18n/use-translation.ts";
import { Picture } from "../../media/picture.tsx";
import { ButtonLink, Eyebrow, VisuallyHidden } from "../../ui/index.ts";
import styles from "./steps.module.css";

const steps = [
  { step: "inspire", picture: "question-season" },
  { step: "design", picture: "story" },
  { step: "own", picture: "gallery-6" },
] as const;

/** Tabs made of radio buttons, a picture each: CSS `:has(:checked)` lights it and shows the panel, without a script. */
export function Steps({ delivery }: { delivery: string }) {
  const { t } = useTranslation("home");
  return (
    <section className={styles.section} data-light="day" data-sunlit aria-labelledby="steps-title">
      <header className={styles.heading}>
        <Eyebrow>{t("steps.eyebrow")}</Eyebrow>
        <h2 id="steps-title">{t("steps.title")}</h2>
      </header>
      <div className={styles.teaser}>
        <h3>{t("teaser.title")}</h3>
        <p>{t("teaser.body")}</p>
        <p>
          <a href="/maestro">{t("teaser.glimpse")}</a>
        </p>
      </div>
      <fieldset className={styles.tabs}>
        <VisuallyHidden as="legend">{t("steps.legend")}</VisuallyHidden>
        {steps.map(({ step, picture }, position) => (
          <label key={step} className={styles.tab}>
            <input type="radio" name="step" value={step} defaultChecked={position === 0} />
            <span className={styles.frame} data-light="night">
              <Picture name={picture} alt="" sizes="(width < 40rem) 50vw, 40vw" />
            </span>
            <span className={styles.name}>
              <span className={styles.number}>{position + 1}</span>
              <span>{t(`${step}.name`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {steps.map(({ step }) => (
        <div key={step} className={styles.panel} data-step={step}>
          <h3>{t(`${step}.title`)}</h3>
          <p>{t(`${step}.body`)}</p>
          {step === "own" && (
            <>
              <p>{delivery}</p>
              <p className={styles.start}>
                <ButtonLink to="/maestro-journey">{t("own.start")}</ButtonLink>
              </p>
            </>
          )}
        </div>
      ))}
    </section>
  );
}
