import { listPageSpeed, type PageSpeed } from "../../backend/admin/speed.ts";
import type { Handle } from "../../document/handle.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { backendOf } from "../../http/backend.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { DataTable } from "../shell/data-table.tsx";
import { formatCount } from "../shell/format-count.ts";
import { loadOr } from "../shell/route-data.server.ts";
import type { Route } from "./+types/speed";

export const handle = { namespaces: ["admin_system"] } satisfies Handle;

export function loader({ context }: Route.LoaderArgs) {
  return loadOr(context, () => listPageSpeed(backendOf(context)), []);
}

/** CLS has no unit; the other metrics are in milliseconds. */
function formatMetric({ metric }: PageSpeed, value: number): string {
  return metric === "CLS" ? value.toFixed(3) : `${formatCount(Math.round(value))} ms`;
}

export default function Speed({ loaderData: { value, failed } }: Route.ComponentProps) {
  const { t } = useTranslation(["admin", "admin_system"]);
  return (
    <AdminPage title={t("admin_system:title")} lead={t("admin_system:lead")}>
      {failed && <FormErrors form={[adminError("failed")]} />}
      <DataTable<PageSpeed>
        label={t("admin_system:title")}
        rows={value}
        keyOf={({ path, metric }) => `${path} ${metric}`}
        columns={[
          { title: t("admin_system:page"), cell: ({ path }) => <bdi>{path}</bdi> },
          { title: t("admin_system:metric"), cell: ({ metric }) => t(`admin_system:${metric}`) },
          { title: t("admin_system:p50"), numeric: true, cell: (row) => <bdi>{formatMetric(row, row.p50)}</bdi> },
          { title: t("admin_system:p75"), numeric: true, cell: (row) => <bdi>{formatMetric(row, row.p75)}</bdi> },
          { title: t("admin_system:visits"), numeric: true, cell: ({ visits }) => formatCount(visits) },
        ]}
      />
    </AdminPage>
  );
}
