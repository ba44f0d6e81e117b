import { type ContactLetterRow, listContactLetters } from "../../backend/admin/contact-letters.ts";
import { emptyCountedPage } from "../../backend/admin/listing.ts";
import type { Handle } from "../../document/handle.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { backendOf } from "../../http/backend.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Tabs, Text } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { DataTable } from "../shell/data-table.tsx";
import { DateTime } from "../shell/date-time.tsx";
import { Pager, pageCursorOf } from "../shell/pager.tsx";
import { loadOr } from "../shell/route-data.server.ts";
import { SearchForm, searchTermOf } from "../shell/search-form.tsx";
import type { Route } from "./+types/contact-letters";
import { LetterState } from "./letter-state.tsx";

const views = ["new", "answered", "all"] as const;

/** The letters that an address names: the new ones unless told. */
function viewOf(query: URLSearchParams) {
  return views.find((view) => view === query.get("view")) ?? "new";
}

export const handle = { namespaces: ["admin_letters"] } satisfies Handle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = searchTermOf(url.searchParams);
  // A letter that is looked for may be answered already.
  const view = search ? "all" : viewOf(url.searchParams);
  const answered = view === "all" ? undefined : view === "answered";
  const query = { answered, search, cursor: pageCursorOf(url.searchParams) };
  return { view, ...(await loadOr(context, () => listContactLetters(backendOf(context), query), emptyCountedPage)) };
}

export default function Letters({ loaderData: { view, value, failed } }: Route.ComponentProps) {
  const { t } = useTranslation(["admin", "admin_letters"]);
  return (
    <AdminPage title={t("admin_letters:title")} lead={t("admin_letters:lead")}>
      {failed && <FormErrors form={[adminError("failed")]} />}
      <SearchForm label={t("admin_letters:search")} />
      <Tabs
        label={t("admin_letters:views")}
        tabs={views.map((each) => ({
          to: `/letters?view=${each}`,
          text: t(`admin_letters:view.${each}`),
          current: each === view,
        }))}
      />
      <Text tone="soft">
        {value.more ? t("common.more_than", { number: value.total }) : t("admin_letters:count", { count: value.total })}
      </Text>
      <DataTable<ContactLetterRow>
        label={t("admin_letters:title")}
        rows={value.rows}
        keyOf={({ id }) => id}
        columns={[
          {
            title: t("admin_letters:from"),
            cell: ({ id, name }) => (
              <a href={`/letters/${id}`}>
                <bdi>{name}</bdi>
              </a>
            ),
          },
          {
            title: t("admin_letters:about"),
            cell: ({ subject, order_number }) => (order_number || subject) && <bdi>{order_number ?? subject}</bdi>,
          },
          { title: t("admin_letters:message"), cell: ({ beginning }) => <bdi>{beginning}</bdi> },
          { title: t("common.language"), cell: ({ lang }) => lang },
          { title: t("common.date"), cell: ({ created_at }) => <DateTime iso={created_at} /> },
          { title: t("common.state"), cell: (letter) => <LetterState letter={letter} /> },
        ]}
      />
      <Pager page={value} />
    </AdminPage>
  );
}
