import { listSpeed, type PageSpeed } from "../../backend/office/speed.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { DataTable } from "../frame/data-table.tsx";
import { Problems } from "../frame/problems.tsx";
import { Room } from "../frame/room.tsx";
import { officeBackend, reading } from "../office.server.ts";
import type { Route } from "./+types/speed";

export function loader({ request, context }: Route.LoaderArgs) {
  return reading(context, () => listSpeed(officeBackend(context, request)), []);
}

/** CLS has no unit; the others are milliseconds. */
function figure({ metric }: PageSpeed, value: number): string {
  return metric === "CLS" ? value.toFixed(3) : `${Math.round(value).toLocaleString("en")} ms`;
}

export default function Speed({ loaderData: { value, failed } }: Route.ComponentProps) {
  const { t } = useTranslation("office");
  return (
    <Room title={t("speed.title")} lead={t("speed.lead")}>
      {failed && <Problems form={["failed"]} />}
      <DataTable<PageSpeed>
        label={t("speed.title")}
        rows={value}
        keyOf={({ path, metric }) => `${path} ${metric}`}
        columns={[
          { title: t("speed.page"), cell: ({ path }) => <bdi>{path}</bdi> },
          { title: t("speed.metric"), cell: ({ metric }) => t(`speed.${metric}`) },
          { title: t("speed.half"), numeric: true, cell: (row) => <bdi>{figure(row, row.half)}</bdi> },
          { title: t("speed.most"), numeric: true, cell: (row) => <bdi>{figure(row, row.most)}</bdi> },
          { title: t("speed.visits"), numeric: true, cell: ({ visits }) => visits.toLocaleString("en") },
        ]}
      />
    </Room>
  );
}
