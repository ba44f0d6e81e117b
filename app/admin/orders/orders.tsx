import { Form, type ShouldRevalidateFunctionArgs } from "react-router";
import { emptyCountedPage } from "../../backend/admin/listing.ts";
import { countOrders, listOrders, listUnsentLetters, type OrderCounts } from "../../backend/admin/orders.ts";
import { isSoonestFirst, type OrderView, orderViews, waitingViews } from "../../backend/order-values.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { FormErrors } from "../../forms/form-errors.tsx";
import { backendOf } from "../../http/backend.ts";
import { readForm } from "../../http/request/body.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Stack, Tabs, Text } from "../../ui/index.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { Pager, pageCursorOf } from "../shell/pager.tsx";
import { loadOr } from "../shell/route-data.server.ts";
import { SearchForm, searchTermOf } from "../shell/search-form.tsx";
import { usePolling } from "../shell/use-polling.ts";
import type { Route } from "./+types/orders";
import { bulkTransitions } from "./bulk-transitions.ts";
import { moveOrders } from "./move-orders.server.ts";
import { OrderTable } from "./order-table.tsx";
import { resendUnsentLetter } from "./resend-letter.server.ts";
import { UnsentLetters } from "./unsent-letters.tsx";

/** Milliseconds after which the list is read anew, so that a new order shows itself. */
const ordersPollInterval = 10_000;

const noCounts: OrderCounts = {
  states: {},
  to_confirm: 0,
  held: 0,
  late: 0,
  due: 0,
  refund: 0,
  refund_failed: 0,
  disputed: 0,
  return_requested: 0,
  unpaid: 0,
  overdue: 0,
  money: 0,
};

const waits = (view: OrderView) => waitingViews.some((each) => each === view);

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
  const from = view === "to_confirm" ? "received" : view;
  const next = bulkTransitions.get(from);
  const open = Object.values(counts.states).reduce((sum, count) => sum + count, 0);
  const countOf = (each: OrderView) => {
    if (each === "open") return open;
    const { states, ...others } = counts;
    return { ...states, ...others }[each];
  };
  const table = <OrderTable view={view} rows={value.rows} ticked={next !== undefined} />;
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
        tabs={orderViews
          .filter((each) => each === view || countOf(each) || !waits(each))
          .map((each) => ({
            to: `/orders?view=${each}`,
            text: countOf(each)
              ? `${t(`admin_orders:view.${each}`)} (${countOf(each)})`
              : t(`admin_orders:view.${each}`),
            current: each === view,
          }))}
      />
      <Text tone="soft">
        {value.more ? t("common.more_than", { number: value.total }) : t("admin_orders:count", { count: value.total })}
      </Text>
      {next && value.rows.length > 0 ? (
        <Form method="post">
          <Stack gap={4}>
            <input type="hidden" name="from" value={from} />
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
      <Pager page={value} newestFirst={!isSoonestFirst(view)} />
      <UnsentLetters letters={loaderData.unsent} />
    </AdminPage>
  );
}
