import { getFormProps, getInputProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import type { AdminOrder } from "../../backend/admin/orders.ts";
import { keepsPrice } from "../../backend/order-money.ts";
import type { OrderState } from "../../backend/order-values.ts";
import { SelectField, TextField } from "../../forms/fields.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useDays } from "../../i18n/use-days.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatMinor } from "../../shop/money.ts";
import { Button, Checkbox, Disclosure, Notice, Row, Stack, Text } from "../../ui/index.ts";
import { CancelForm, EarlyForm, UndoForm } from "./cancel-forms.tsx";
import { DeclineForm, OutcomeForm, PaymentMismatchForm } from "./decision-forms.tsx";
import type { OrderFields } from "./order-actions.server.ts";
import { HandForm, ParcelForm } from "./parcel-forms.tsx";
import { ResendOrderForm } from "./resend-order-form.tsx";

type Props = { order: AdminOrder; result: SubmissionResult | undefined };

/** What may be done with an order: its next step by one press, the parcel, money, and what needs a reason. */
export function OrderForms({ order, result }: { order: AdminOrder | null; result: SubmissionResult | undefined }) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const days = useDays();
  const intent = String(result?.initialValue?.intent ?? "");
  const of = (name: string) => (intent === name ? result : undefined);
  if (!order) return <ResendOrderForm result={result} />;
  const parcel = order.state === "bottled" || order.state === "on_its_way";
  const held = order.payments.filter(({ state, pending }) => state === "held" && pending === 0);
  const returnRequested = order.state === "delivered" && order.return_requested && !order.return_declined;
  const early = order.moves.find((move) => move.early && !move.needs_note);
  const cancels = order.moves.some(({ to }) => to === "cancelled");
  const creditWaits =
    order.state === "delivered" && order.due > 0 && order.lines.some(({ kind }) => kind === "discovery_set");
  return (
    <Stack gap={5}>
      {creditWaits && (
        <Notice title={t("admin_orders:credit_waits.title")}>
          <Text>{t("admin_orders:credit_waits.body")}</Text>
        </Notice>
      )}
      {result &&
        !["move", "cancel", "undo", "parcel", "hand", "paid", "refund", "decline", "outcome"].includes(intent) && (
          <FormErrors form={result.error?.[""]} />
        )}
      {held.map((payment) => (
        <PaymentMismatchForm key={payment.id} payment={payment} />
      ))}
      {returnRequested && <DeclineForm result={of("decline")} />}
      {order.state === "returned" && !order.return_outcome && <OutcomeForm order={order} result={of("outcome")} />}
      {order.money_went_back && cancels && (
        <Notice title={t("admin_orders:went_back.title")}>
          <Text>{t("admin_orders:went_back.body")}</Text>
        </Notice>
      )}
      {order.undo_until && <UndoForm until={order.undo_until} result={of("undo")} />}
      {(["disputed", "refund_failed"] as const).map(
        (trouble) =>
          order[trouble] && (
            <Notice key={trouble} title={t(`admin_orders:trouble.${trouble}.title`)}>
              <Text>{t(`admin_orders:trouble.${trouble}.body`)}</Text>
            </Notice>
          ),
      )}
      <MoveForm order={order} result={of("move")} />
      {parcel && <ParcelForm order={order} result={of("parcel")} />}
      {order.state === "bottled" && <HandForm order={order} result={of("hand")} />}
      {(order.due > 0 || order.payment === "transfer") && (
        <Disclosure
          summary={t(order.due > 0 ? "admin_orders:record" : "admin_orders:overpaid")}
          open={intent === "paid"}
        >
          <MoneyForm order={order} intent="paid" result={of("paid")} />
        </Disclosure>
      )}
      {!keepsPrice(order) && order.refunded + order.refunding + (order.spent_credit?.amount ?? 0) < order.paid && (
        <Disclosure
          summary={t("admin_orders:refund")}
          open={intent === "refund" || order.state === "cancelled" || order.refund_failed || order.surplus > 0}
        >
          <MoneyForm order={order} intent="refund" result={of("refund")} />
        </Disclosure>
      )}
      {cancels && <CancelForm order={order} result={of("cancel")} />}
      {early && order.ready_on && (
        <Stack gap={3}>
          <Text>
            {t(`admin_orders:early.${waitingFor(early.to)}`)}{" "}
            <time dateTime={order.ready_on}>{days.day(order.ready_on)}</time>
          </Text>
          <EarlyForm order={order} to={early.to} result={of("move")} />
        </Stack>
      )}
      {order.moves.some(({ to, needs_note }) => needs_note && to !== "cancelled") && (
        <Disclosure summary={t("admin_orders:otherwise")} open={intent === "move"}>
          <ReasonForm order={order} result={of("move")} />
        </Disclosure>
      )}
    </Stack>
  );
}

/** What a step that comes early would not wait for. */
function waitingFor(to: OrderState) {
  if (to === "compounding") return "weighing";
  return to === "resting" ? "standing" : "macerating";
}

/** Each step that needs no reason is one button. Sending a parcel is a form of its own. */
function MoveForm({ order, result }: Props) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const moves = order.moves.filter(({ to, needs_note, early }) => !needs_note && !early && to !== "on_its_way");
  return (
    <Stack gap={3}>
      <FormErrors form={result?.error?.[""]} />
      <Row gap={4}>
        {moves.map(({ to }) => (
          <Form method="post" key={to}>
            <input type="hidden" name="intent" value="move" />
            <input type="hidden" name="from" value={order.state} />
            <Button type="submit" name="to" value={to}>
              {t(`admin_orders:move.${to}`)}
            </Button>
          </Form>
        ))}
      </Row>
    </Stack>
  );
}

/** A parcel that is sent names its courier in a form of its own. */
function ReasonForm({ order, result }: Props) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const { form, fields, pending } = useForm<OrderFields>({ id: "reason", lastResult: result });
  return (
    <Form method="post" {...getFormProps(form)}>
      <Stack gap={4}>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="from" value={order.state} />
        <SelectField field={fields.to} label={t("admin_orders:to")}>
          <option value="">{t("admin_orders:choose")}</option>
          {order.moves
            .filter(({ to, needs_note }) => needs_note && to !== "cancelled")
            .filter(({ to }) => order.state !== "bottled" || to !== "on_its_way")
            .map(({ to }) => (
              <option key={to} value={to}>
                {t(`admin_orders:state.${to}`)}
              </option>
            ))}
        </SelectField>
        <TextField field={fields.note} label={t("admin_orders:reason")} autoComplete="off" />
        <p>
          <Button type="submit" look="quiet" loading={pending}>
            {t("admin_orders:change")}
          </Button>
        </p>
      </Stack>
    </Form>
  );
}

function MoneyForm({ order, intent, result }: Props & { intent: "paid" | "refund" }) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const language = useLanguage();
  const gone = order.refunded + order.refunding;
  const bound = order.spent_credit?.amount ?? 0;
  const due = intent === "paid" ? order.due : order.surplus || order.paid - gone - bound;
  const beyond = intent === "paid" && order.due === 0;
  const late = intent === "paid" && order.state === "cancelled";
  const byCard = order.payments.some(({ state }) => state === "paid");
  const { form, fields, pending } = useForm<OrderFields>({
    id: intent,
    lastResult: result,
    defaultValue: { amount: due > 0 ? (due / 100).toFixed(2) : "" },
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <Stack gap={4}>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="seen" value={intent === "paid" ? order.paid : gone} />
        <FormErrors
          form={form.errors}
          fields={[
            [fields.amount, t("admin_orders:amount", { currency: order.currency })],
            [fields.note, t("admin_orders:reason")],
          ]}
        />
        {late && <Text size="small">{t("admin_orders:record_late")}</Text>}
        {intent === "refund" && order.spent_credit && (
          <Text size="small">
            {t("admin_orders:refund_hint_credit", {
              amount: isolate(formatMinor(bound, order.currency, language)),
              number: isolate(order.spent_credit.number),
            })}
          </Text>
        )}
        {intent === "refund" && (
          <Text size="small">{t(byCard ? "admin_orders:refund_hint_card" : "admin_orders:refund_hint")}</Text>
        )}
        <TextField
          field={fields.amount}
          label={t("admin_orders:amount", { currency: order.currency })}
          inputMode="decimal"
          dir="ltr"
        />
        <TextField field={fields.note} label={t("admin_orders:reason")} autoComplete="off" />
        {beyond && <input type="hidden" name="beyond" value="on" />}
        {intent === "paid" && !beyond && order.payment === "transfer" && (
          <Checkbox {...getInputProps(fields.beyond, { type: "checkbox" })} label={t("admin_orders:beyond")} />
        )}
        {intent === "refund" && order.refund_failed && (
          <Checkbox {...getInputProps(fields.by_hand, { type: "checkbox" })} label={t("admin_orders:by_hand")} />
        )}
        <p>
          <Button type="submit" look="quiet" loading={pending}>
            {t(beyond ? "admin_orders:overpaid_button" : `admin_orders:${intent}_button`)}
          </Button>
        </p>
      </Stack>
    </Form>
  );
}
