import { useTranslation } from "../../i18n/use-translation.ts";
import { positions } from "../../maestro/types.ts";
import { Disclosure, Text } from "../../ui/index.ts";
import type { PerfumeView } from "./perfume-view.server.ts";
import styles from "./unfolds.module.css";
import { VariantSection } from "./variant-section.tsx";
import type { Figures, VariantView } from "./variant-view.server.ts";

/** How each perfume is smelled over the hours, and what heat and cold do to it. */
export function Unfolds({ variants, light, hours }: Pick<PerfumeView, "variants" | "light" | "hours">) {
  const { t } = useTranslation("results");
  const known = variants.filter(({ figures }) => figures?.unfolding);
  if (known.length === 0) return null;
  return (
    <VariantSection id="unfolds" title={t("unfolds.title")} variants={known} introducing={light}>
      {({ figures, notes }) =>
        figures?.unfolding && <Unfolding {...figures.unfolding} notes={notes} light={light} hours={hours} />
      }
    </VariantSection>
  );
}

type UnfoldingProps = NonNullable<Figures["unfolding"]> &
  Pick<VariantView, "notes"> &
  Pick<PerfumeView, "light" | "hours">;

/** The picture has no words, and no alternative: the notes stand beside it, and the table says what it shows. */
function Unfolding({ movement, stagesFor, families, river, climates, notes, light, hours }: UnfoldingProps) {
  const { t } = useTranslation("results");
  const cut = light === "day" ? "day-" : "";
  return (
    <>
      <Text>{movement}</Text>
      <div className={styles.river}>
        <picture>
          <source media="(width >= 37.5rem)" srcSet={`/rivers/${cut}wide/${river}`} />
          <img src={`/rivers/${cut}tall/${river}`} alt="" />
        </picture>
        <dl>
          {positions.map((position, index) => (
            <div key={position}>
              <dt>{hours[index]}</dt>
              {notes[position].map(({ name }) => (
                <dd key={name}>{name}</dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
      <Disclosure
        summary={
          <span>
            {families.map(({ family, name }) => (
              <span key={family} data-family={family}>
                {name}{" "}
              </span>
            ))}
            {t("unfolds.figures")}
          </span>
        }
      >
        <table>
          <thead>
            <tr>
              <td />
              {hours.map((stage) => (
                <th key={stage} scope="col">
                  {stage}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {families.map(({ family, name, shares }) => (
              <tr key={family}>
                <th scope="row">{name}</th>
                {shares.map((percent, index) => (
                  <td key={hours[index]}>{t("safety.percent", { value: percent })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
      <Text size="small" tone="soft" measure={false} className={styles.climates}>
        {climates.map(({ name, says }) => (
          <span key={name}>
            <b>{name}</b> {says}
          </span>
        ))}
        <span>{stagesFor}</span>
      </Text>
    </>
  );
}
