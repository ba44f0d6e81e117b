import { z } from "zod";
import { emptyCountedPage } from "../../backend/admin/listing.ts";
import { endSubscription, listSubscribers } from "../../backend/admin/subscribers.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge, Text } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { DataTable } from "../shell/data-table.tsx";
import { DateTime } from "../shell/date-time.tsx";
import { Pager, pageCursorOf } from "../shell/pager.tsx";
import { applyChange, loadOr } from "../shell/route-data.server.ts";
import { RowAction } from "../shell/row-action.tsx";
import { SearchForm, searchTermOf } from "../shell/search-form.tsx";
import type { Route } from "./+types/subscribers";
import { unsubscribeLink } from "./unsubscribe-link.ts";

const schema = z.object({ id: z.uuid() });

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = { search: searchTermOf(url.searchParams), cursor: pageCursorOf(url.searchParams) };
  const list = () => listSubscribers(backendOf(context), query);
  const { value, failed } = await loadOr(context, list, emptyCountedPage);
  const rows = value.rows.map(({ unsubscribe_token, ...row }) => ({
    ...row,
    link: unsubscribeLink(context, unsubscribe_token),
  }));
  return { value: { ...value, rows }, failed };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await parseForm(request, schema);
  if (!form.ok) return form.refuse([adminError("refused")]);
  return applyChange(context, form, {
    url,
    toast: "unsubscribed",
    change: () => endSubscription(backendOf(context), form.value.id),
  });
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

export default function Subscribers({ loaderData: { value, failed }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  return (
    <AdminPage
      title={t("subscribers.title")}
      lead={t("subscribers.lead")}
      refused={actionData !== undefined}
      actions={<a href="/subscribers.csv">{t("common.export")}</a>}
    >
      <FormErrors form={failed ? [adminError("failed")] : actionData?.error?.[""]} />
      <SearchForm label={t("subscribers.search")} />
      <Text tone="soft">
        {value.more ? t("common.more_than", { number: value.total }) : t("subscribers.count", { count: value.total })}
      </Text>
      <DataTable
        label={t("subscribers.title")}
        rows={value.rows}
        keyOf={({ id }) => id}
        columns={[
          { title: t("common.email"), cell: ({ email }) => (email ? <bdi>{email}</bdi> : t("subscribers.forgotten")) },
          { title: t("common.language"), cell: ({ lang }) => lang },
          { title: t("common.date"), cell: ({ created_at }) => <DateTime iso={created_at} /> },
          {
            title: t("common.state"),
            cell: ({ unsubscribed_at: ended, confirmed_at: confirmed }) => {
              if (!ended)
                return (
                  <Badge tone={confirmed ? "gold" : undefined}>
                    {t(confirmed ? "subscribers.subscribed" : "subscribers.unconfirmed")}
                  </Badge>
                );
              return (
                <>
                  {t("subscribers.ended")}, <DateTime iso={ended} />
                </>
              );
            },
          },
          {
            title: t("subscribers.link"),
            cell: ({ link, email }) => email && <a href={link}>{t("subscribers.link")}</a>,
          },
          {
            title: t("common.actions"),
            cell: ({ id, email, unsubscribed_at }) =>
              email &&
              !unsubscribed_at && (
                <RowAction intent="end" values={{ id }} name={t("subscribers.unsubscribe_name", { email })}>
                  {t("subscribers.unsubscribe")}
                </RowAction>
              ),
          },
        ]}
      />
      <Pager page={value} />
    </AdminPage>
  );
}
