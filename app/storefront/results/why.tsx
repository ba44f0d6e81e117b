import { useTranslation } from "../../i18n/use-translation.ts";
import { positions } from "../../maestro/types.ts";
import { StarChart } from "../perfume/star-chart.tsx";
import { VariantSection } from "./variant-section.tsx";
import type { VariantView } from "./variant-view.server.ts";
import styles from "./why.module.css";

type WhyProps = {
  variants: readonly VariantView[];
  /** Only the owner sees reasons, since they are answers. */
  own: boolean;
  /** What was wished for and found no room, by name. */
  noRoom: string | null | undefined;
};

/** Every note with the answers that brought it. */
export function Why({ variants, own, noRoom }: WhyProps) {
  const { t } = useTranslation("results");
  return (
    <VariantSection
      id="why"
      title={t(own ? "why.title" : "why.title_notes")}
      body={own ? t("why.body") : undefined}
      more={noRoom ? t("why.no_room", { names: noRoom }) : undefined}
      variants={variants}
    >
      {(variant) => (
        <div className={variant.figures ? styles.parts : undefined}>
          {variant.figures?.profile && (
            <StarChart
              shares={variant.figures.profile.shares}
              title={t("why.profile", { profile: variant.figures.profile.sentence })}
              id={`profile-${variant.kind}`}
              className={styles.star}
            />
          )}
          <dl className={styles.notes}>
            {positions.flatMap((position) =>
              variant.notes[position].map(({ name, reasons }) => (
                <div key={`${position}-${name}`} className={styles.note}>
                  <dt>{name}</dt>
                  <dd className={styles.layer}>{t(`layer.${position}`)}</dd>
                  {reasons?.map((reason) => (
                    <dd key={reason}>{reason}</dd>
                  ))}
                </div>
              )),
            )}
          </dl>
        </div>
      )}
    </VariantSection>
  );
}
