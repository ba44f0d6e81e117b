import { useTranslation } from "../../i18n/use-translation.ts";
import { families } from "../../maestro/types.ts";
import { Text } from "../../ui/index.ts";
import styles from "./unfolds.module.css";
import { VariantSection } from "./variant-section.tsx";
import type { Figures, VariantView } from "./variant-view.server.ts";

/** How each perfume is smelled over the hours, and what heat and cold do to it. */
export function Unfolds({ variants }: { variants: readonly VariantView[] }) {
  const { t } = useTranslation("results");
  const known = variants.filter(({ figures }) => figures?.unfolding);
  if (known.length === 0) return null;
  return (
    <VariantSection id="unfolds" title={t("unfolds.title")} body={t("unfolds.body")} variants={known}>
      {({ figures }) => figures?.unfolding && <Unfolding {...figures.unfolding} />}
    </VariantSection>
  );
}

function Unfolding({ stagesFor, families: names, stages, climates }: NonNullable<Figures["unfolding"]>) {
  const { t } = useTranslation("results");
  return (
    <>
      <Text tone="soft">{stagesFor}</Text>
      <dl className={styles.stages}>
        {stages.map((stage) => (
          <div key={stage.name}>
            <dt>
              {stage.name}
              <StageBar shares={stage.shares} />
            </dt>
            {stage.shares.map(
              (percent, index) =>
                percent > 0 && (
                  <dd key={names[index]}>
                    <span className={styles.swatch} data-family={families[index]} />
                    {names[index]} <bdi>{t("safety.percent", { value: percent })}</bdi>
                  </dd>
                ),
            )}
          </div>
        ))}
      </dl>
      <dl className={styles.climates}>
        {climates.map((climate) => (
          <div key={climate.name}>
            <dt>{climate.name}</dt>
            <dd>{climate.says}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The families of a stage side by side; the list beside it says the same in words. */
function StageBar({ shares }: { shares: readonly number[] }) {
  let to = 0;
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      {shares.map((percent, index) => {
        to += percent;
        return (
          <rect key={families[index]} data-family={families[index]} x={to - percent} y="0" width={percent} height="4" />
        );
      })}
    </svg>
  );
}
