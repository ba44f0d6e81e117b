import { useTranslation } from "../../i18n/use-translation.ts";
import { Stack, Text } from "../../ui/index.ts";
import { formatCount } from "../shell/format-count.ts";
import styles from "./statistics.module.css";
import type { StatisticsView } from "./statistics-view.server.ts";
import { useDay } from "./use-day.ts";

/** The period in a few large figures, and how fast the pages were in one line. */
export function Summary({ statistics: { days, funnel, since, speed, waiting } }: { statistics: StatisticsView }) {
  const { t } = useTranslation(["admin", "admin_house"]);
  const day = useDay();
  const begun = funnel[0]?.times ?? 0;
  const finished = funnel.at(-1)?.times ?? 0;
  const total = (of: (counts: StatisticsView["days"][number]) => number) =>
    days.reduce((sum, counts) => sum + of(counts), 0);
  const figures: { name: string; value: number; href?: string }[] = [
    { name: t("admin_house:begun"), value: begun },
    { name: t("admin_house:finished"), value: finished },
    { name: t("admin_house:leads"), value: total(({ leads }) => leads) },
    { name: t("admin_house:subscribed"), value: total(({ subscribed }) => subscribed) },
    { name: t("admin_house:waiting"), value: waiting, href: "/letters" },
  ];
  const first = days[0]?.day ?? "";
  return (
    <Stack gap={4}>
      <dl className={styles.figures}>
        {figures.map(({ name, value, href }) => (
          <div key={name}>
            <dt>{href ? <a href={href}>{name}</a> : name}</dt>
            <dd>
              <bdi>{formatCount(value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Text>
        {speed
          ? t("admin_house:speed", { seconds: (speed.p75 / 1000).toLocaleString("en", { maximumFractionDigits: 1 }) })
          : t("admin_house:speed_none")}{" "}
        <a href="/speed">{t("nav.speed")}</a>
      </Text>
      {since && since > first && (
        <Text size="small" tone="soft">
          {t("admin_house:since", { day: day(since) })}
        </Text>
      )}
    </Stack>
  );
}
