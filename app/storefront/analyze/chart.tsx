import { useTranslation } from "../../i18n/use-translation.ts";
import { classNames, Disclosure } from "../../ui/index.ts";
import styles from "./chart.module.css";
import { raysOf } from "./rays.ts";
import type { Share } from "./reading.server.ts";

const figure = { centre: [200, 200], reach: 130 } as const;

/** The families as a star with six rays; the same figures stand in a table behind it. */
export function Chart({ shares }: { shares: Share[] }) {
  const { t } = useTranslation("analyze");
  const { axes, core, star, tips, most, at } = raysOf(shares, figure);
  return (
    <figure className={styles.figure}>
      <svg className={styles.chart} viewBox="0 0 400 400" role="img" aria-labelledby="chart-title">
        <title id="chart-title">{t("chart")}</title>
        <radialGradient id="chart-light" gradientUnits="userSpaceOnUse" cx="200" cy="200" r="130">
          <stop offset="0" stopColor="#d8b878" stopOpacity="0.6" />
          <stop offset="1" stopColor="#d8b878" stopOpacity="0.14" />
        </radialGradient>
        {[core, figure.reach].map((radius) => (
          <circle key={radius} className={styles.line} cx="200" cy="200" r={radius} />
        ))}
        <path className={styles.line} d={axes.map(([from, to]) => `M${from}L${to}`).join("")} />
        <g className={styles.star}>
          <polygon points={star.join(" ")} fill="url(#chart-light)" />
          {tips.map(([x, y], index) => (
            <circle
              key={`${x} ${y}`}
              className={styles.tip}
              cx={x}
              cy={y}
              r={shares[index]?.percent === most ? 4 : 2.5}
            />
          ))}
        </g>
        {shares.map(({ family, name, percent }, index) => {
          const [x, y] = at(index, 1.24);
          return (
            <text
              key={family}
              className={classNames(styles.label, percent === most && styles.leads)}
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
            >
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
