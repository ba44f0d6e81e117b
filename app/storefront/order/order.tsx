import { data, redirect } from "react-router";
import { cancelOrder, findOrder } from "../../backend/orders.ts";
import { Head } from "../../document/head.tsx";
import { backendOf } from "../../http/backend.ts";
import { requestContext } from "../../http/context.ts";
import { logError } from "../../http/log.ts";
import { sendLettersLater } from "../../http/outbox.ts";
import { serviceUnavailable, throwErrorPage } from "../../http/response/failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink, Disclosure, Heading, Notice, Page, Row, Stack, Text } from "../../ui/index.ts";
import { OrderFacts } from "../own/order-facts.tsx";
import { OrderSums } from "../own/order-sums.tsx";
import ownStyles from "../own/own.module.css";
import type { Route } from "./+types/order";
import { OrderProgress } from "./order-progress.tsx";
import { isOrderSecret } from "./secret.ts";
import { TransferDetails } from "./transfer-details.tsx";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const order = isOrderSecret(params.secret)
    ? await findOrder(backendOf(context), params.secret).catch(throwErrorPage)
    : null;
  if (!order) throw data(null, { status: 404 });
  return { order, cancelled: url.searchParams.get("done") === "cancelled" };
}

/** Cancels, while nothing is weighed. */
export async function action({ context, params }: Route.ActionArgs) {
  if (!isOrderSecret(params.secret)) throw data(null, { status: 404 });
  try {
    const outcome = await cancelOrder(backendOf(context), params.secret);
    if (outcome === "gone") throw data(null, { status: 404 });
    if (outcome === "too_late") return data({ failed: "too_late" as const }, { status: 409 });
    sendLettersLater(context);
    return redirect(`/order/${params.secret}?done=cancelled`, 303);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    logError(context.get(requestContext).id, error);
    return data({ failed: "unavailable" as const }, serviceUnavailable);
  }
}

export default function OrderPage({ loaderData: { order, cancelled }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("order");
  const { customer, gift, number, state } = factsOf(order);
  const title = t("title", { number: `\u2068${number}\u2069` });
  const due = order.payment === "transfer" && state !== "cancelled" && order.paid < order.total;
  return (
    <Page className={ownStyles.page}>
      <Head title={title} noindex />
      <Stack gap={6}>
        {actionData && <Notice tone="error" title={t(`failed.${actionData.failed}`)} />}
        {cancelled && state === "cancelled" && <Notice tone="success" title={t("cancelled_now")} />}
        <div>
          <Heading level={1}>{t(`heading.${state}`)}</Heading>
          <Text size="lead" tone="soft">
            {title}
          </Text>
        </div>
        <div className={ownStyles.columns}>
          <Stack gap={7}>
            <Text>{t(`now.${state}`)}</Text>
            {order.parcel && (
              <Text>
                {t("parcel", { courier: `\u2068${order.courier ?? ""}\u2069`, parcel: `\u2068${order.parcel}\u2069` })}
              </Text>
            )}
            {due && <TransferDetails order={order} />}
            <OrderProgress history={order.history} state={state} />
            {customer ? (
              <OrderFacts
                facts={{ ...customer, gift, country: order.country, payment: order.payment }}
                expected={order}
              />
            ) : (
              <Text tone="soft">{t("erased")}</Text>
            )}
            <Row gap={4}>
              <ButtonLink to="/contact" look="quiet">
                {t("ask")}
              </ButtonLink>
            </Row>
            {order.may_cancel && (
              <Disclosure summary={t("cancel.title")}>
                <Stack gap={4}>
                  <Text>{t(order.paid > 0 ? "cancel.body_paid" : "cancel.body")}</Text>
                  <form method="post">
                    <Button type="submit" look="quiet">
                      {t("cancel.yes")}
                    </Button>
                  </form>
                </Stack>
              </Disclosure>
            )}
          </Stack>
          <aside className={ownStyles.aside} aria-labelledby="sums">
            <Heading level={2} size={1} id="sums">
              {t("receipt")}
            </Heading>
            <OrderSums sums={order} />
          </aside>
        </div>
      </Stack>
    </Page>
  );
}

function factsOf({
  number,
  state,
  name,
  email,
  phone,
  address,
  ...order
}: Route.ComponentProps["loaderData"]["order"]) {
  const known = name && email && phone && address;
  return {
    number,
    state,
    customer: known ? { name, email, phone, address } : null,
    gift: order.gift ? { recipient: order.recipient, card: order.gift_card } : null,
  };
}
