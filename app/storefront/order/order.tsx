import { data } from "react-router";
import { visitorContext } from "../../auth/visitor.ts";
import { BackendDown } from "../../backend/backend.ts";
import { isPaidFor, nowOf } from "../../backend/order-course.ts";
import { isOver } from "../../backend/order-money.ts";
import { type FoundOrder, findOrder } from "../../backend/orders.ts";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { backendOf, newBackendOf } from "../../http/backend.ts";
import { type Context, environmentContext, shopOrigin } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { logError } from "../../http/log.ts";
import { serviceUnavailable } from "../../http/response/failure.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { cardProviderOf, pollOrderPayments } from "../../machinery/card-payments.ts";
import type { CardProviderName } from "../../payments/card-provider.ts";
import type { BankAccount } from "../../shop/house.ts";
import { ButtonLink, Heading, Notice, Page, Row, Stack, Text, Unbroken } from "../../ui/index.ts";
import checkoutStyles from "../checkout/checkout.module.css";
import { OrderFacts } from "../checkout/order-facts.tsx";
import { isOrderSecret } from "../checkout/order-secret.ts";
import { OrderSums } from "../checkout/order-sums.tsx";
import { type Shown, showLines } from "../checkout/shown-lines.server.ts";
import { type VaultPictures, vaultPicturesOf } from "../checkout/vault-pictures.server.ts";
import type { Route } from "./+types/order";
import { Bought } from "./bought.tsx";
import { CreditTakenBack, SpentCredit } from "./credit-texts.tsx";
import { KeepForm } from "./keep-form.tsx";
import { changeOrder } from "./order-actions.server.ts";
import { OrderChanges, ReturnForm } from "./order-changes.tsx";
import { OrderMoney } from "./order-money.tsx";
import { OrderPayment } from "./order-payment.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { Settlement } from "./settlement.tsx";

export const handle = { light: "day", opensPaymentPages: true, noindex: true } satisfies Handle;

/** Values of `?done=`: what the customer did last on this page or on the provider's payment page. */
const doneValues = ["cancelled", "asked", "paid", "unopened", "kept"] as const;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { secret } = params;
  if (!isOrderSecret(secret)) throw data(null, { status: 404 });
  const order = await findOrder(backendOf(context), secret).catch((error: unknown) => undefinedIfDown(context, error));
  // The page keeps a return form that was filled in.
  if (order === undefined)
    return data(
      { order, lastAction: null, claim: null, bank: null, provider: null, address: "", pictures: {} },
      serviceUnavailable,
    );
  if (!order) throw data(null, { status: 404 });
  const lastAction = doneValues.find((each) => each === url.searchParams.get("done")) ?? null;
  const returnsFromPayment = lastAction === "paid" && order.payment === "card" && order.due > 0;
  const shown = returnsFromPayment ? await paidOrder(context, order) : order;
  const address = `${shopOrigin(context)}/order/${secret}`;
  const bank = shown.payment === "transfer" ? (context.get(environmentContext).house.bank ?? null) : null;
  return data({
    order: showLines(shown, languageOf(context)),
    lastAction,
    claim: claimOf(shown, context, url),
    bank,
    provider: cardProviderOf(context, shown.country)?.name ?? null,
    address,
    pictures: await vaultPicturesOf(context, shown.lines),
  });
}

/**
 * What this visitor may take the order for their own by: the proof of the letter that led here, or being signed in under
 * its address. Null where there is neither, or the order is proven already.
 */
function claimOf({ proven, email }: FoundOrder, context: Context, url: URL): { proof: string | undefined } | null {
  const proof = url.searchParams.get("letter");
  if (proven || email === null) return null;
  if (isOrderSecret(proof)) return { proof };
  return context.get(visitorContext).email?.toLowerCase() === email ? { proof: undefined } : null;
}

/** Logs that the backend is down; undefined, because null is an order that does not exist. @throws any other error */
function undefinedIfDown(context: Context, error: unknown): undefined {
  if (!(error instanceof BackendDown)) throw error;
  logError(context, error);
}

/** The order after asking the provider for its payments: the customer may return before the provider's webhook. */
async function paidOrder(context: Context, order: FoundOrder): Promise<FoundOrder> {
  try {
    if (!(await pollOrderPayments(context, order.secret))) return order;
    // A new backend: the provider may have used up the deadline of the request's own.
    return (await findOrder(newBackendOf(context), order.secret)) ?? order;
  } catch (error) {
    logError(context, error);
    return order;
  }
}

export function action({ context, request, params }: Route.ActionArgs) {
  if (!isOrderSecret(params.secret)) throw data(null, { status: 404 });
  return changeOrder({ context, request }, params.secret);
}

export default function OrderPage({ loaderData: { order, ...page }, actionData }: Route.ComponentProps) {
  return order ? (
    <OrderDetails order={order} {...page} result={actionData} />
  ) : (
    <OrderUnavailable result={actionData} />
  );
}

type Result = Route.ComponentProps["actionData"];

/** The page while the backend is down; a return form that was filled in can be sent again. */
function OrderUnavailable({ result }: { result: Result }) {
  const { t } = useTranslation("order");
  return (
    <Page className={checkoutStyles.page}>
      <Head title={t("failed.unavailable")} />
      <Stack gap={6}>
        <Heading level={1}>{t("failed.unavailable")}</Heading>
        <Text>{t("failed.later")}</Text>
        {result?.initialValue?.intent === "return" && <ReturnForm personal result={result} />}
      </Stack>
    </Page>
  );
}

type OrderDetailsProps = {
  order: Shown<FoundOrder>;
  lastAction: (typeof doneValues)[number] | null;
  claim: ReturnType<typeof claimOf>;
  bank: BankAccount | null;
  /** Who takes cards for it. */
  provider: CardProviderName | null;
  /** Of the Vault's perfumes among what was bought. */
  pictures: VaultPictures;
  /** The page's own, in full. */
  address: string;
  result: Result;
};

function OrderDetails({
  order,
  lastAction,
  claim,
  bank,
  provider,
  pictures,
  address,
  result: actionData,
}: OrderDetailsProps) {
  const { t } = useTranslation("order");
  const { customer, gift, number, state } = factsOf(order);
  const title = t("title", { number: isolate(number) });
  const over = isOver(order);
  return (
    <Page className={checkoutStyles.page}>
      <Head title={title} />
      <Stack gap={6}>
        <FormErrors form={actionData?.error?.[""]} />
        {lastAction === "cancelled" && state === "cancelled" && <Notice tone="success" title={t("cancelled_now")} />}
        {lastAction === "unopened" && order.due > 0 && <Notice tone="error" title={t("failed.unopened")} />}
        {lastAction === "kept" && order.proven && <Notice tone="success" title={t("keep.done")} />}
        {order.letter_waits && !over && <LetterWaits address={address} />}
        <div>
          <Heading level={1}>{t(`heading.${isPaidFor(order) ? "received_paid" : state}`)}</Heading>
          <Text size="lead" tone="soft">
            <Unbroken part={number}>{title}</Unbroken>
          </Text>
        </div>
        <div className={checkoutStyles.columns}>
          <Stack gap={7}>
            <Bought lines={order.lines} vault={pictures} />
            {(!order.held || over) && <Text>{t(`now.${nowOf(order)}`)}</Text>}
            <Settlement order={order} />
            {over && <SpentCredit order={order} />}
            {over && order.credit > 0 && <Text>{t("credit.back")}</Text>}
            {order.parcel && (
              <Text>{t("parcel", { courier: isolate(order.courier ?? ""), parcel: isolate(order.parcel) })}</Text>
            )}
            {order.may_cancel && <CreditTakenBack order={order} />}
            <OrderPayment order={order} bank={bank} provider={provider} returnsFromPayment={lastAction === "paid"} />
            <OrderProgress order={order} />
            {claim && <KeepForm proof={claim.proof} />}
            {customer ? (
              <OrderFacts
                facts={{ ...customer, gift, country: order.country, payment: order.payment }}
                expected={over || state === "delivered" ? null : order}
              />
            ) : (
              <Text tone="soft">{t("erased")}</Text>
            )}
            <Row gap={4}>
              <ButtonLink to={`/order/${order.secret}/ask`} look="quiet">
                {t("ask")}
              </ButtonLink>
            </Row>
            <OrderChanges order={order} result={actionData} />
          </Stack>
          <aside className={checkoutStyles.aside} aria-labelledby="sums">
            <Heading level={2} size={1} id="sums">
              {t("receipt")}
            </Heading>
            <OrderSums sums={order} />
            <OrderMoney order={order} />
          </aside>
        </div>
      </Stack>
    </Page>
  );
}

/** That the letter with the order's link does not come today, and the link. */
function LetterWaits({ address }: { address: string }) {
  const { t } = useTranslation("order");
  return (
    <Notice title={t("letter_waits.title")}>
      <p>{t("letter_waits.body")}</p>
      <p>
        <a href={address}>
          <bdi dir="ltr">{address}</bdi>
        </a>
      </p>
    </Notice>
  );
}

function factsOf({ number, state, name, email, phone, address, ...order }: FoundOrder) {
  const known = name && email && phone && address;
  return {
    number,
    state,
    customer: known ? { name, email, phone, address } : null,
    gift: order.gift ? { recipient: order.recipient, phone: order.recipient_phone, card: order.gift_card } : null,
  };
}
