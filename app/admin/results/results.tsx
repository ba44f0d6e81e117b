import { type FoundResult, findResults } from "../../backend/office/results.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { DataTable } from "../frame/data-table.tsx";
import { Moment } from "../frame/moment.tsx";
import { Problems } from "../frame/problems.tsx";
import { Room } from "../frame/room.tsx";
import { SearchForm, wantedOf } from "../frame/search-form.tsx";
import { officeBackend, reading } from "../office.server.ts";
import type { Route } from "./+types/results";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return reading(context, () => findResults(officeBackend(context, request), wantedOf(url.searchParams)), []);
}

export default function Results({ loaderData: { value, failed } }: Route.ComponentProps) {
  const { t } = useTranslation("office");
  return (
    <Room title={t("results.title")} lead={t("results.lead")}>
      {failed && <Problems form={["failed"]} />}
      <SearchForm label={t("results.search")} />
      <DataTable<FoundResult>
        label={t("results.title")}
        rows={value}
        keyOf={({ id }) => id}
        empty={t("common.nothing_found")}
        columns={[
          {
            title: t("results.name"),
            cell: ({ custom_name: name }) => (name ? <bdi>{name}</bdi> : t("results.unnamed")),
          },
          { title: t("results.fingerprint"), cell: ({ fingerprint }) => <bdi dir="ltr">{fingerprint}</bdi> },
          { title: t("results.engraving"), cell: ({ engraving }) => t(engraving ? "common.yes" : "common.no") },
          { title: t("common.language"), cell: ({ lang }) => lang },
          { title: t("common.date"), cell: ({ created_at }) => <Moment iso={created_at} /> },
          { title: t("results.sheet"), cell: ({ id }) => <a href={`/results/${id}`}>{t("results.sheet")}</a> },
        ]}
      />
    </Room>
  );
}
