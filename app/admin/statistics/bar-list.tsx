import { direction } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { formatCount } from "../shell/format-count.ts";
import styles from "./statistics.module.css";

type BarRow = { key: string; name: string; times: number; part?: number; note?: string | undefined };

/** Names with their counts, each over a bar that begins where the language begins to read. */
export function BarList({ rows }: { rows: BarRow[] }) {
  const mirrored = direction(useLanguage()) === "rtl";
  const most = Math.max(1, ...rows.map(({ times }) => times));
  const bar = (times: number, className: string | undefined) => {
    const width = (100 * times) / most;
    return <rect className={className} x={mirrored ? 100 - width : 0} y={0} width={width} height={1} />;
  };
  return (
    <ol className={styles.bars}>
      {rows.map(({ key, name, times, part, note }) => (
        <li key={key} className={styles.bar}>
          <span>{name}</span>
          {note && <span className={styles.note}>{note}</span>}
          <bdi className={styles.count}>
            {part !== undefined && `${formatCount(part)} / `}
            {formatCount(times)}
          </bdi>
          <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            {bar(times, part === undefined ? styles.part : styles.whole)}
            {part !== undefined && bar(part, styles.part)}
          </svg>
        </li>
      ))}
    </ol>
  );
}
