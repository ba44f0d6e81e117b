import { languages } from "../../i18n/languages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Grid, Stack } from "../../ui/index.ts";
import { BarList } from "./bar-list.tsx";
import { Chart } from "./chart.tsx";
import { DayChart } from "./day-chart.tsx";
import { MoneyByMonth } from "./money-by-month.tsx";
import styles from "./statistics.module.css";
import type { StatisticsView } from "./statistics-view.server.ts";
import { Summary } from "./summary.tsx";
import { useDay } from "./use-day.ts";

/** Each count as a chart, with its figures in a table behind it. */
export function StatisticsCharts({ statistics }: { statistics: StatisticsView }) {
  const { t } = useTranslation(["admin", "admin_house"]);
  const day = useDay();
  const stepName = (step: StatisticsView["funnel"][number]) =>
    step.question ?? t(step.key === "begun" ? "admin_house:begun" : "admin_house:finished");
  const answerCounts = [
    { title: t("admin_house:families"), rows: statistics.families },
    { title: t("admin_house:seasons"), rows: statistics.seasons },
    { title: t("admin_house:words"), rows: statistics.words },
  ];
  const newest = statistics.days.toReversed();
  return (
    <Stack gap={7}>
      <Summary statistics={statistics} />
      <MoneyByMonth months={statistics.months} />
      <Chart
        title={t("admin_house:journeys")}
        hint={t("admin_house:journeys_hint")}
        columns={[t("common.date"), t("admin_house:begun"), t("admin_house:finished")]}
        rows={newest.map((each) => [day(each.day), each.begun, each.finished])}
      >
        <DayChart
          days={statistics.days}
          whole={{ name: t("admin_house:begun"), of: ({ begun }) => begun }}
          part={{ name: t("admin_house:finished"), of: ({ finished }) => finished }}
        />
      </Chart>
      <Chart
        title={t("admin_house:funnel")}
        hint={t("admin_house:funnel_hint")}
        columns={[
          t("admin_house:step"),
          ...languages.map((each) => t(`languages.${each}`)),
          t("admin_house:all"),
          t("admin_house:left"),
        ]}
        rows={statistics.funnel.map((step) => [
          stepName(step),
          ...languages.map((each) => step.counts[each] ?? 0),
          step.times,
          step.left,
        ])}
      >
        <BarList
          rows={statistics.funnel.map((step) => ({
            key: step.key,
            name: stepName(step),
            times: step.times,
            note: step.left > 0 ? t("admin_house:left_here", { count: step.left }) : undefined,
          }))}
        />
      </Chart>
      <Chart
        title={t("admin_house:languages")}
        hint={t("admin_house:languages_hint")}
        columns={[t("common.language"), t("admin_house:begun"), t("admin_house:finished")]}
        rows={statistics.languages.map(({ language, begun, finished }) => [
          t(`languages.${language}`),
          begun,
          finished,
        ])}
      >
        <BarList
          rows={statistics.languages.map(({ language, begun, finished }) => ({
            key: language,
            name: t(`languages.${language}`),
            times: begun,
            part: finished,
          }))}
        />
      </Chart>
      <Grid gap={6}>
        {answerCounts.map(({ title, rows }) => (
          <Chart
            key={title}
            title={title}
            columns={[title, t("admin_house:times")]}
            rows={rows.map(({ name, times }) => [name, times])}
          >
            <BarList rows={rows} />
          </Chart>
        ))}
      </Grid>
      <div className={styles.pair}>
        <Chart
          title={t("admin_house:leads")}
          columns={[t("common.date"), t("admin_house:leads")]}
          rows={newest.map((each) => [day(each.day), each.leads])}
        >
          <DayChart days={statistics.days} whole={{ name: t("admin_house:leads"), of: ({ leads }) => leads }} />
        </Chart>
        <Chart
          title={t("admin_house:subscribers")}
          columns={[t("common.date"), t("admin_house:subscribed"), t("admin_house:unsubscribed")]}
          rows={newest.map((each) => [day(each.day), each.subscribed, each.unsubscribed])}
        >
          <DayChart
            days={statistics.days}
            whole={{ name: t("admin_house:subscribed"), of: ({ subscribed }) => subscribed }}
          />
        </Chart>
      </div>
    </Stack>
  );
}
