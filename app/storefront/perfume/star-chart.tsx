import { classNames } from "../../ui/index.ts";
import styles from "./star-chart.module.css";
import { starGeometry, withoutParentheses } from "./star-geometry.ts";

/** A family's share: `percent` as a number, `formatted` as the language writes it. */
export type ChartShare = { name: string; percent: number; formatted: string };

type StarChartProps = {
  shares: readonly ChartShare[];
  /** The chart's accessible name. */
  title: string;
  /** The id of the chart's title element, unique on the page. */
  id: string;
  className?: string;
};

const circle = { centre: [200, 200], radius: 130 } as const;

/** Scent families as a star chart, each with a ray as long as its share. */
export function StarChart({ shares, title, id, className }: StarChartProps) {
  const { axes, innerRadius, outline, tips, largest, pointAt } = starGeometry(shares, circle);
  return (
    <svg className={classNames(styles.chart, className)} viewBox="0 0 400 400" role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      <radialGradient id={`${id}-fill`} gradientUnits="userSpaceOnUse" cx="200" cy="200" r={circle.radius}>
        <stop offset="0" stopColor="#d8b878" stopOpacity="0.6" />
        <stop offset="1" stopColor="#d8b878" stopOpacity="0.14" />
      </radialGradient>
      <path className={styles.line} d={axes.map(([from, to]) => `M${from}L${to}`).join("")} />
      <circle className={styles.line} cx="200" cy="200" r={innerRadius} />
      <circle className={styles.line} cx="200" cy="200" r={circle.radius} />
      <g className={styles.star}>
        <polygon points={outline.join(" ")} fill={`url(#${id}-fill)`} />
        {tips.map(([x, y], index) => (
          <circle
            key={shares[index]?.name}
            className={styles.tip}
            cx={x}
            cy={y}
            r={shares[index]?.percent === largest ? 4 : 2.5}
          />
        ))}
      </g>
      {shares.map(({ name, percent, formatted }, index) => {
        const [x, y] = pointAt(index, 1.24);
        // Both lines of the label are outside the star: above its upper rays, below its lower ones.
        const labelY = y < 200 ? y - 14 : y + 8;
        return (
          <text
            key={name}
            className={classNames(styles.label, percent === largest && styles.largest)}
            textAnchor="middle"
          >
            <tspan x={x} y={labelY}>
              {withoutParentheses(name)}
            </tspan>
            <tspan x={x} dy="1.35em" className={styles.percent}>
              {formatted}
            </tspan>
          </text>
        );
      })}
    </svg>
  );
}
