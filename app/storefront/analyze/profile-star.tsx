import { classNames } from "../../ui/index.ts";
import styles from "./profile-star.module.css";
import { raysOf, withoutAside } from "./rays.ts";

export type ProfileRay = { name: string; percent: number; figure: string };

type ProfileStarProps = {
  rays: readonly ProfileRay[];
  /** What it shows, for those who cannot see it; also what it is referred to by. */
  title: string;
  id: string;
  className?: string;
};

const figure = { centre: [200, 200], reach: 130 } as const;

/** Scent families as a star: a ray for each, as long as its share. */
export function ProfileStar({ rays, title, id, className }: ProfileStarProps) {
  const { axes, core, star, tips, most, at } = raysOf(rays, figure);
  return (
    <svg className={classNames(styles.chart, className)} viewBox="0 0 400 400" role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      <radialGradient id={`${id}-light`} gradientUnits="userSpaceOnUse" cx="200" cy="200" r={figure.reach}>
        <stop offset="0" stopColor="#d8b878" stopOpacity="0.6" />
        <stop offset="1" stopColor="#d8b878" stopOpacity="0.14" />
      </radialGradient>
      <path className={styles.line} d={axes.map(([from, to]) => `M${from}L${to}`).join("")} />
      <circle className={styles.line} cx="200" cy="200" r={core} />
      <circle className={styles.line} cx="200" cy="200" r={figure.reach} />
      <g className={styles.star}>
        <polygon points={star.join(" ")} fill={`url(#${id}-light)`} />
        {tips.map(([x, y], index) => (
          <circle
            key={rays[index]?.name}
            className={styles.tip}
            cx={x}
            cy={y}
            r={rays[index]?.percent === most ? 4 : 2.5}
          />
        ))}
      </g>
      {rays.map((ray, index) => {
        const [x, y] = at(index, 1.24);
        // The words stand off the end of their ray, above it or below.
        const away = y < 200 ? y - 14 : y + 8;
        return (
          <text
            key={ray.name}
            className={classNames(styles.label, ray.percent === most && styles.leads)}
            textAnchor="middle"
          >
            <tspan x={x} y={away}>
              {withoutAside(ray.name)}
            </tspan>
            <tspan x={x} dy="1.35em" className={styles.figure}>
              {ray.figure}
            </tspan>
          </text>
        );
      })}
    </svg>
  );
}
