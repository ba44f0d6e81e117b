import { endSubscription, listSubscribers } from "../../backend/office/subscribers.ts";
import { sent } from "../../forms/offline.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge, Text } from "../../ui/index.ts";
import { DataTable } from "../frame/data-table.tsx";
import { Moment } from "../frame/moment.tsx";
import { Pager, pageOf } from "../frame/pager.tsx";
import { Problems } from "../frame/problems.tsx";
import { Room } from "../frame/room.tsx";
import { RowAction } from "../frame/row-action.tsx";
import { SearchForm, wantedOf } from "../frame/search-form.tsx";
import { change, officeBackend, reading } from "../office.server.ts";
import type { Route } from "./+types/subscribers";
import { unsubscribeLink } from "./unsubscribe-link.ts";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const asked = { search: wantedOf(url.searchParams), page: pageOf(url.searchParams) };
  const { value, failed } = await reading(context, () => listSubscribers(officeBackend(context, request), asked), {
    rows: [],
    total: 0,
  });
  const rows = value.rows.map(({ unsubscribe_token, ...row }) => ({
    ...row,
    link: unsubscribeLink(url.origin, unsubscribe_token),
  }));
  return { rows, total: value.total, failed };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const id = String((await request.formData()).get("id") ?? "");
  return change({
    context,
    url,
    done: "unsubscribed",
    work: () => endSubscription(officeBackend(context, request), id),
  });
}

export function clientAction(args: Route.ClientActionArgs) {
  return sent(args, (_, reason) => ({ problems: [reason] }));
}

export default function Subscribers({ loaderData: { rows, total, failed }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("office");
  return (
    <Room
      title={t("subscribers.title")}
      lead={t("subscribers.lead")}
      refused={actionData !== undefined}
      actions={<a href="/subscribers.csv">{t("common.export")}</a>}
    >
      <Problems form={failed ? ["failed"] : actionData?.problems} />
      <SearchForm label={t("subscribers.search")} />
      <Text tone="soft">{t("subscribers.count", { count: total })}</Text>
      <DataTable
        label={t("subscribers.title")}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { title: t("common.email"), cell: ({ email }) => <bdi>{email}</bdi> },
          { title: t("common.language"), cell: ({ lang }) => lang },
          { title: t("common.date"), cell: ({ created_at }) => <Moment iso={created_at} /> },
          {
            title: t("common.state"),
            cell: ({ unsubscribed_at: ended }) =>
              ended ? (
                <>
                  {t("subscribers.ended")}, <Moment iso={ended} />
                </>
              ) : (
                <Badge tone="gold">{t("subscribers.subscribed")}</Badge>
              ),
          },
          { title: t("subscribers.link"), cell: ({ link }) => <a href={link}>{t("subscribers.link")}</a> },
          {
            title: t("common.actions"),
            cell: ({ id, email, unsubscribed_at }) =>
              !unsubscribed_at && (
                <RowAction intent="end" values={{ id }} name={t("subscribers.unsubscribe_name", { email })}>
                  {t("subscribers.unsubscribe")}
                </RowAction>
              ),
          },
        ]}
      />
      <Pager total={total} />
    </Room>
  );
}
