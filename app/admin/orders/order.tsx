import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { findAdminOrder } from "../../backend/admin/orders.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { backendOf } from "../../http/backend.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Stack } from "../../ui/index.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { loadOr } from "../shell/route-data.server.ts";
import type { Route } from "./+types/order";
import { changeOrder } from "./order-actions.server.ts";
import { OrderDetails } from "./order-details.tsx";
import { OrderForms } from "./order-forms.tsx";
import { OrderHistory } from "./order-history.tsx";

export const handle = { namespaces: ["admin_orders"] } satisfies Handle;

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (!isUuid(id)) throw data(null, { status: 404 });
  const { value: order, failed } = await loadOr(context, () => findAdminOrder(backendOf(context), id), null);
  if (!order && !failed) throw data(null, { status: 404 });
  return data({ order }, { status: failed ? 503 : 200 });
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  if (!isUuid(id)) throw data(null, { status: 404 });
  return changeOrder({ request, context }, id);
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

/** What refused a move may have changed what is asked for it: a reason where its money went back. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function Order({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  return (
    <AdminPage
      width="text"
      title={order ? t("admin_orders:order_title", { number: order.number }) : t("admin_orders:title")}
      lead={order ? t(`admin_orders:state.${order.state}`) : undefined}
      refused={actionData !== undefined}
      actions={<a href="/orders">{t("admin_orders:title")}</a>}
    >
      <Stack gap={7}>
        <OrderForms order={order} result={actionData} />
        {order && <OrderDetails order={order} />}
        {order && <OrderHistory order={order} />}
      </Stack>
    </AdminPage>
  );
}
