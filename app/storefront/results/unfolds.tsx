import { useTranslation } from "../../i18n/use-translation.ts";
import { Text } from "../../ui/index.ts";
import styles from "./unfolds.module.css";
import { VariantSection } from "./variant-section.tsx";
import type { Figures, VariantView } from "./variant-view.server.ts";

type Stage = NonNullable<Figures["unfolding"]>["stages"][number];

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

function Unfolding({ stagesFor, stages, climates }: NonNullable<Figures["unfolding"]>) {
  const { t } = useTranslation("results");
  return (
    <>
      <Text tone="soft">{stagesFor}</Text>
      <dl className={styles.stages}>
        {stages.map((stage) => (
          <div key={stage.name}>
            <dt>
              {stage.name}
              <StageBar parts={stage.parts} />
            </dt>
            {stage.parts.map((part) => (
              <dd key={part.family}>
                <span className={styles.swatch} data-family={part.family} />
                {part.name} <bdi>{t("safety.percent", { value: part.percent })}</bdi>
              </dd>
            ))}
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
function StageBar({ parts }: { parts: Stage["parts"] }) {
  let from = 0;
  const placed = parts.map((part) => {
    const x = from;
    from += part.percent;
    return { ...part, x };
  });
  return (
    <svg className={styles.bar} viewBox={`0 0 ${from} 4`} preserveAspectRatio="none" aria-hidden="true">
      {placed.map(({ family, percent, x }) => (
        <rect key={family} data-family={family} x={x} y="0" width={percent} height="4" />
      ))}
    </svg>
  );
}
