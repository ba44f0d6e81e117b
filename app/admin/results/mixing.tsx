import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading } from "../../ui/index.ts";
import type { Batch } from "./batch.server.ts";
import styles from "./sheet.module.css";

/** What is done after weighing, what to expect, and how the perfume unfolds: the sheet's second page. */
export function Mixing({ batch: { sheet, unfolding } }: { batch: Batch }) {
  const { t } = useTranslation(["admin", "admin_sheet"]);
  const warms = sheet.weighings.some(({ dilution, form }) => dilution === null && form !== "liquid");
  const browning = sheet.browning
    .map(({ kind, share }) => t(`admin_sheet:browning.${kind}`, { share: share.toFixed(1) }))
    .join(" · ");
  return (
    <div className={styles.mixing}>
      <section>
        <Heading level={3} size={1}>
          {t("admin_sheet:steps")}
        </Heading>
        <ol>
          <li>{t(warms ? "admin_sheet:step.weigh_solids" : "admin_sheet:step.weigh")}</li>
          <li>{t("admin_sheet:step.alcohol")}</li>
          <li>{t("admin_sheet:step.water")}</li>
          <li>{t("admin_sheet:step.rest", { weeks: sheet.weeks })}</li>
          <li>{t("admin_sheet:step.chill")}</li>
          <li>{t(sheet.sample ? "admin_sheet:step.keep" : "admin_sheet:step.keep_none")}</li>
        </ol>
      </section>
      <section>
        <Heading level={3} size={1}>
          {t("admin_sheet:expect")}
        </Heading>
        <ul>
          <li>
            {t(sheet.bottles > 0 ? "admin_sheet:makes" : "admin_sheet:makes_set", {
              volume: sheet.volume.toFixed(1),
              bottles: sheet.bottles,
            })}
          </li>
          <li>{t("admin_sheet:density", { value: sheet.density.toFixed(3) })}</li>
          <li>
            <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true" focusable="false">
              <rect width="1" height="1" fill={sheet.swatch} />
            </svg>{" "}
            {t(`admin_sheet:colour.${sheet.colour}`)}
          </li>
          <li>{t(sheet.hazy ? "admin_sheet:hazy" : "admin_sheet:clear", { share: sheet.resins.toFixed(1) })}</li>
          <li>{t("admin_sheet:clouding", { strength: sheet.alcoholStrength.toFixed(0), least: sheet.minAlcohol })}</li>
          {sheet.cost && (
            <li>{t("admin_sheet:cost", { low: sheet.cost.low.toFixed(2), high: sheet.cost.high.toFixed(2) })}</li>
          )}
        </ul>
      </section>
      {sheet.flags.length > 0 && (
        <section>
          <Heading level={3} size={1}>
            {t("admin_sheet:flags")}
          </Heading>
          <ul>
            {sheet.flags.map((flag) => (
              <li key={flag}>{t(`admin_sheet:flag.${flag}`, { browning, terpenes: sheet.terpenes.toFixed(1) })}</li>
            ))}
          </ul>
        </section>
      )}
      {unfolding && (
        <section>
          <Heading level={3} size={1}>
            {t("admin_sheet:unfolds")}
          </Heading>
          <p>{unfolding.stagesFor}</p>
          <dl>
            {[...unfolding.stages, ...unfolding.climates].map(({ name, says }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
          <p>{t("admin_sheet:model")}</p>
        </section>
      )}
    </div>
  );
}
