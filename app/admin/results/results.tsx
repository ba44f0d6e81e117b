import { emptyPage } from "../../backend/admin/listing.ts";
import { listResults, type ResultRow } from "../../backend/admin/results.ts";
import type { Handle } from "../../document/handle.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { backendOf } from "../../http/backend.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { DataTable } from "../shell/data-table.tsx";
import { DateTime } from "../shell/date-time.tsx";
import { Pager, pageCursorOf } from "../shell/pager.tsx";
import { loadOr } from "../shell/route-data.server.ts";
import { SearchForm, searchTermOf } from "../shell/search-form.tsx";
import type { Route } from "./+types/results";

export const handle = { namespaces: ["admin_results"] } satisfies Handle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = { search: searchTermOf(url.searchParams), cursor: pageCursorOf(url.searchParams) };
  return loadOr(context, () => listResults(backendOf(context), query), emptyPage);
}

export default function Results({ loaderData: { value, failed } }: Route.ComponentProps) {
  const { t } = useTranslation(["admin", "admin_results"]);
  return (
    <AdminPage title={t("admin_results:title")} lead={t("admin_results:lead")}>
      {failed && <FormErrors form={[adminError("failed")]} />}
      <SearchForm label={t("admin_results:search")} />
      <DataTable<ResultRow>
        label={t("admin_results:title")}
        rows={value.rows}
        keyOf={({ id }) => id}
        empty={t("common.nothing_found")}
        columns={[
          {
            title: t("admin_results:name"),
            cell: ({ custom_name: name }) => (name ? <bdi>{name}</bdi> : t("admin_results:unnamed")),
          },
          { title: t("admin_results:fingerprint"), cell: ({ fingerprint }) => <bdi dir="ltr">{fingerprint}</bdi> },
          { title: t("admin_results:edition"), cell: ({ edition }) => edition, numeric: true },
          { title: t("admin_results:engraving"), cell: ({ engraving }) => t(engraving ? "common.yes" : "common.no") },
          {
            title: t("common.state"),
            cell: ({ withdrawn_at: withdrawn }) =>
              t(withdrawn === null ? "admin_results:valid" : "admin_results:withdrawn"),
          },
          { title: t("common.language"), cell: ({ lang }) => lang },
          { title: t("common.date"), cell: ({ created_at }) => <DateTime iso={created_at} /> },
          {
            title: t("admin_results:sheet"),
            cell: ({ id }) => <a href={`/results/${id}`}>{t("admin_results:sheet")}</a>,
          },
        ]}
      />
      <Pager page={value} />
    </AdminPage>
  );
}
