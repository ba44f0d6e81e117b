import type { DayCounts } from "../../backend/admin/statistics.ts";
import { direction } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { formatCount } from "../shell/format-count.ts";
import styles from "./statistics.module.css";
import { useDay } from "./use-day.ts";

type Series = { name: string; of: (counts: DayCounts) => number };

type DayChartProps = {
  days: DayCounts[];
  whole: Series;
  /** Drawn over the whole, of which it is a part. */
  part?: Series;
};

const height = 100;

/**
 * A bar for each day, the first one where the language begins to read. The picture is stretched to the room it has, so
 * its words stand outside of it.
 */
export function DayChart({ days, whole, part }: DayChartProps) {
  const day = useDay();
  const mirrored = direction(useLanguage()) === "rtl";
  const most = Math.max(1, ...days.map(whole.of));
  const bars = (series: Series, className: string | undefined) =>
    days.map((counts, index) => {
      const tall = (height * series.of(counts)) / most;
      const place = mirrored ? days.length - 1 - index : index;
      return (
        <rect key={counts.day} className={className} x={place * 10 + 1.5} width={7} y={height - tall} height={tall} />
      );
    });
  const sum = (series: Series) => formatCount(days.reduce((total, counts) => total + series.of(counts), 0));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const summary = [whole, ...(part ? [part] : [])].map((series) => `${series.name}: ${sum(series)}`).join(" · ");
  return (
    <div>
      <p className={styles.axis} aria-hidden="true">
        <bdi>{formatCount(most)}</bdi>
        <span className={styles.legend}>
          {part && <span data-series="part">{part.name}</span>}
          <span data-series={part ? "whole" : "part"}>{whole.name}</span>
        </span>
      </p>
      <svg
        className={styles.days}
        viewBox={`0 0 ${days.length * 10} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        <line className={styles.line} x1={0} x2={days.length * 10} y1={0} y2={0} />
        <line className={styles.line} x1={0} x2={days.length * 10} y1={height / 2} y2={height / 2} />
        {bars(whole, part ? styles.whole : styles.part)}
        {part && bars(part, styles.part)}
        <line className={styles.ground} x1={0} x2={days.length * 10} y1={height} y2={height} />
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{day(first.day)}</span>
        <span>{day(last.day)}</span>
      </p>
    </div>
  );
}
