import { useTranslation } from "../../i18n/use-translation.ts";
import { Disclosure } from "../../ui/index.ts";
import styles from "./chart.module.css";
import type { Share } from "./reading.server.ts";

const centre = 200;
const reach = 130;

/** A point on the axis of the `index`th of `count` families; `part` of the way out. */
function point(index: number, count: number, part: number): [number, number] {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(centre + Math.cos(angle) * reach * part), round(centre + Math.sin(angle) * reach * part)];
}

/** The families as a star with six rays; the same figures stand in a table behind it. */
export function Chart({ shares }: { shares: Share[] }) {
  const { t } = useTranslation("analyze");
  const count = shares.length;
  const most = Math.max(1, ...shares.map(({ percent }) => percent));
  const ring = (part: number) => shares.map((_, index) => point(index, count, part).join(",")).join(" ");
  // By the square root: what the eye compares is the area.
  const shape = shares.map(({ percent }, index) => point(index, count, Math.sqrt(percent / most)).join(",")).join(" ");
  return (
    <figure className={styles.figure}>
      <svg className={styles.chart} viewBox="0 0 400 400" role="img" aria-labelledby="chart-title">
        <title id="chart-title">{t("chart")}</title>
        {[0.25, 0.5, 0.75, 1].map((part) => (
          <polygon key={part} className={styles.ring} points={ring(part)} />
        ))}
        <polygon className={styles.shape} points={shape} />
        {shares.map(({ family, name, percent }, index) => {
          const [x, y] = point(index, count, 1.24);
          return (
            <text key={family} className={styles.label} x={x} y={y} textAnchor="middle" dominantBaseline="central">
              <tspan x={x}>{name.replace(/ \(.*/, "")}</tspan>
              <tspan x={x} dy="1.35em" className={styles.figureText}>
                {percent} %
              </tspan>
            </text>
          );
        })}
      </svg>
      <figcaption>
        <Disclosure summary={t("table")}>
          <table className={styles.table}>
            <caption>{t("chart")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("family")}</th>
                <th scope="col">{t("share")}</th>
              </tr>
            </thead>
            <tbody>
              {shares.map(({ family, name, percent }) => (
                <tr key={family}>
                  <th scope="row">{name}</th>
                  <td>
                    <bdi>{percent} %</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </figcaption>
    </figure>
  );
}
