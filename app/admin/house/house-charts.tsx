import { languages } from "../../i18n/languages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Grid, Stack } from "../../ui/index.ts";
import { BarList } from "./bar-list.tsx";
import { Chart } from "./chart.tsx";
import { DayChart } from "./day-chart.tsx";
import styles from "./house.module.css";
import type { HouseView } from "./house-view.server.ts";
import { Summary } from "./summary.tsx";
import { useDay } from "./use-day.ts";

/** The house in pictures, each with its figures in a table behind it. */
export function HouseCharts({ house }: { house: HouseView }) {
  const { t } = useTranslation(["admin", "admin_house"]);
  const day = useDay();
  const stepName = (step: HouseView["funnel"][number]) =>
    step.question ?? t(step.key === "begun" ? "admin_house:begun" : "admin_house:finished");
  const wishes = [
    { title: t("admin_house:families"), rows: house.families },
    { title: t("admin_house:seasons"), rows: house.seasons },
    { title: t("admin_house:words"), rows: house.words },
  ];
  const newest = house.days.toReversed();
  return (
    <Stack gap={7}>
      <Summary house={house} />
      <Chart
        title={t("admin_house:journeys")}
        hint={t("admin_house:journeys_hint")}
        columns={[t("common.date"), t("admin_house:begun"), t("admin_house:finished")]}
        rows={newest.map((each) => [day(each.day), each.begun, each.finished])}
      >
        <DayChart
          days={house.days}
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
        rows={house.funnel.map((step) => [
          stepName(step),
          ...languages.map((each) => step.counts[each] ?? 0),
          step.times,
          step.left,
        ])}
      >
        <BarList
          rows={house.funnel.map((step) => ({
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
        rows={house.languages.map(({ language, begun, finished }) => [t(`languages.${language}`), begun, finished])}
      >
        <BarList
          rows={house.languages.map(({ language, begun, finished }) => ({
            key: language,
            name: t(`languages.${language}`),
            times: begun,
            part: finished,
          }))}
        />
      </Chart>
      <Grid gap={6}>
        {wishes.map(({ title, rows }) => (
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
          <DayChart days={house.days} whole={{ name: t("admin_house:leads"), of: ({ leads }) => leads }} />
        </Chart>
        <Chart
          title={t("admin_house:subscribers")}
          columns={[t("common.date"), t("admin_house:subscribed"), t("admin_house:unsubscribed")]}
          rows={newest.map((each) => [day(each.day), each.subscribed, each.unsubscribed])}
        >
          <DayChart
            days={house.days}
            whole={{ name: t("admin_house:subscribed"), of: ({ subscribed }) => subscribed }}
          />
        </Chart>
      </div>
    </Stack>
  );
}
