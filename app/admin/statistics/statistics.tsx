import { data, Form } from "react-router";
import { readStatistics } from "../../backend/admin/statistics.ts";
import type { Handle } from "../../document/handle.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { backendOf } from "../../http/backend.ts";
import { languageOf } from "../../http/language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Row, Text } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { loadOr } from "../shell/route-data.server.ts";
import type { Route } from "./+types/statistics";
import styles from "./statistics.module.css";
import { StatisticsCharts } from "./statistics-charts.tsx";
import { viewOf } from "./statistics-view.server.ts";

const periods = [7, 30, 90];

export const handle = { namespaces: ["admin_house"] } satisfies Handle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const days = Number(url.searchParams.get("days"));
  const period = periods.includes(days) ? days : 30;
  const { value, failed } = await loadOr(context, () => readStatistics(backendOf(context), period), null);
  const statistics = value && viewOf(value, languageOf(context));
  return data({ period, statistics }, { status: failed ? 503 : 200 });
}

export default function StatisticsPage({ loaderData: { period, statistics } }: Route.ComponentProps) {
  const { t } = useTranslation(["admin", "admin_house"]);
  return (
    <AdminPage title={t("admin_house:title")} lead={t("admin_house:lead")}>
      <Form method="get" preventScrollReset aria-label={t("admin_house:period")}>
        <Row gap={2}>
          {periods.map((days) => (
            <button
              key={days}
              type="submit"
              name="days"
              value={days}
              className={styles.period}
              aria-pressed={days === period}
            >
              {t("admin_house:days", { count: days })}
            </button>
          ))}
        </Row>
      </Form>
      {statistics ? <StatisticsCharts statistics={statistics} /> : <FormErrors form={[adminError("failed")]} />}
      <Text size="small" tone="soft">
        {t("admin_house:privacy")}
      </Text>
    </AdminPage>
  );
}
