import { Form, type ShouldRevalidateFunctionArgs } from "react-router";
import { emptyCountedPage } from "../../backend/admin/listing.ts";
import {
  countOrders,
  listOrders,
  listUnsentLetters,
  type OrderCounts,
  type OrderRow,
} from "../../backend/admin/orders.ts";
import { type OrderView, orderViews } from "../../backend/order-values.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { backendOf } from "../../http/backend.ts";
import { readForm } from "../../http/request/body.ts";
import { useDays } from "../../i18n/use-days.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatMinor } from "../../shop/money.ts";
import { countryName } from "../../shop/names.ts";
import { Button, Checkbox, Price, Stack, Tabs, Text } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { DataTable } from "../shell/data-table.tsx";
import { DateTime } from "../shell/date-time.tsx";
import { Pager, pageCursorOf } from "../shell/pager.tsx";
import { loadOr } from "../shell/route-data.server.ts";
import { SearchForm, searchTermOf } from "../shell/search-form.tsx";
import { usePolling } from "../shell/use-polling.ts";
import type { Route } from "./+types/orders";
import { bulkTransitions } from "./bulk-transitions.ts";
import { moveOrders } from "./move-orders.server.ts";
import { moneyOf, outstandingOf, toRefundOf } from "./order-money.ts";
import { resendUnsentLetter } from "./resend-letter.server.ts";
import { UnsentLetters } from "./unsent-letters.tsx";

/** Milliseconds after which the list is read anew, so that a new order shows itself. */
const ordersPollInterval = 10_000;

const noCounts: OrderCounts = { states: {}, refund: 0, return_requested: 0, money: 0, held: 0, overdue: 0 };

const viewOf = (query: URLSearchParams) => orderViews.find((view) => view === query.get("view"));

export const handle = { namespaces: ["admin_orders"] } satisfies Handle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const backend = backendOf(context);
  const search = searchTermOf(url.searchParams);
  const view = viewOf(url.searchParams) ?? (search ? undefined : "open");
  const query = { view, search, cursor: pageCursorOf(url.searchParams) };
  const [orders, counts, unsent] = await Promise.all([
    loadOr(context, () => listOrders(backend, query), emptyCountedPage),
    loadOr(context, () => countOrders(backend), noCounts),
    loadOr(context, () => listUnsentLetters(backend), []),
  ]);
  return { view, ...orders, counts: counts.value, unsent: unsent.value };
}

/** Moves what is ticked, or sends a letter again. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const posted = await readForm(request, new Set(["orders", "from", "letter"]));
  return posted.has("letter") ? resendUnsentLetter(context, url, posted) : moveOrders(context, url, posted);
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

/** Where some of the ticked orders stayed, the others have moved. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  const { view, value, failed, counts } = loaderData;
  // What is ticked stays ticked: rows are told apart by their order.
  usePolling(ordersPollInterval);
  const { t } = useTranslation(["admin", "admin_orders"]);
  const language = useLanguage();
  const days = useDays();
  const next = bulkTransitions.get(view);
  const open = Object.values(counts.states).reduce((sum, count) => sum + count, 0);
  // Orders that are over are asked for nothing; something of theirs may still go back.
  const refunds = view === "refund" || view === "cancelled" || view === "returned";
  const countOf = (each: OrderView) => {
    if (each === "open") return open;
    const { states, ...others } = counts;
    return { ...states, ...others }[each];
  };
  const table = (
    <DataTable<OrderRow>
      label={t("admin_orders:title")}
      rows={value.rows}
      keyOf={({ id }) => id}
      columns={[
        {
          title: t("admin_orders:number"),
          cell: ({ id, number }) => {
            const link = <a href={`/orders/${id}`}>{number}</a>;
            return next ? <Checkbox name="orders" value={id} label={link} /> : link;
          },
        },
        { title: t("admin_orders:customer"), cell: ({ name }) => <bdi>{name ?? t("admin_orders:erased")}</bdi> },
        { title: t("admin_orders:country"), cell: ({ country }) => countryName(country, language) },
        {
          title: t("admin_orders:total"),
          numeric: true,
          cell: ({ total, currency }) => <Price>{formatMinor(total, currency, language)}</Price>,
        },
        {
          title: t(refunds ? "admin_orders:to_refund" : "admin_orders:outstanding"),
          numeric: true,
          cell: (order) => {
            const sum = refunds ? toRefundOf({ ...order, bound: order.spent_credit }) : outstandingOf(order);
            return sum > 0 && <Price>{formatMinor(sum, order.currency, language)}</Price>;
          },
        },
        {
          title: t("admin_orders:payment"),
          cell: (order) => t(`admin_orders:money.${moneyOf({ ...order, bound: order.spent_credit })}`),
        },
        {
          title: t("admin_orders:due"),
          cell: ({ due_on }) => due_on && <time dateTime={due_on}>{days.day(due_on)}</time>,
        },
        { title: t("common.state"), cell: ({ state }) => t(`admin_orders:state.${state}`) },
        { title: t("common.date"), cell: ({ created_at }) => <DateTime iso={created_at} /> },
      ]}
    />
  );
  return (
    <AdminPage
      title={t("admin_orders:title")}
      lead={t("admin_orders:lead")}
      refused={actionData !== undefined}
      actions={<a href="/orders.csv">{t("common.export")}</a>}
    >
      <FormErrors form={failed ? [adminError("failed")] : actionData?.error?.[""]} />
      <SearchForm label={t("admin_orders:search")} />
      <Tabs
        label={t("admin_orders:views")}
        tabs={orderViews.map((each) => ({
          to: `/orders?view=${each}`,
          text: countOf(each) ? `${t(`admin_orders:view.${each}`)} (${countOf(each)})` : t(`admin_orders:view.${each}`),
          current: each === view,
        }))}
      />
      <Text tone="soft">
        {value.more ? t("common.more_than", { number: value.total }) : t("admin_orders:count", { count: value.total })}
      </Text>
      {next && value.rows.length > 0 ? (
        <Form method="post">
          <Stack gap={4}>
            <input type="hidden" name="from" value={view} />
            {table}
            <p>
              <Button type="submit" look="quiet">
                {t("admin_orders:move_ticked", { state: t(`admin_orders:view.${next}`) })}
              </Button>
            </p>
          </Stack>
        </Form>
      ) : (
        table
      )}
      <Pager page={value} />
      <UnsentLetters letters={loaderData.unsent} />
    </AdminPage>
  );
}
