import { redirect } from "react-router";
import { z } from "zod";
import {
  advanceOrder,
  decideHeldPayment,
  decideReturn,
  declineReturn,
  deliverByHand,
  type MoneyOutcome,
  recordPayment,
  refundOrder,
  sendParcel,
  type TransitionOutcome,
  undoCancellation,
} from "../../backend/admin/orders.ts";
import { cancelReasons, earlyReasons, orderStates, returnOutcomes } from "../../backend/order-values.ts";
import { checkboxField, lineField, optionalTextField } from "../../forms/field-schemas.server.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { typedNumber } from "../../forms/typed-number.ts";
import { backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { sendRefundsLater } from "../../machinery/card-payments.ts";
import { adminError } from "../shell/admin-error.ts";
import { refuseFailure } from "../shell/route-data.server.ts";
import { withToast } from "../shell/toast-name.ts";

const note = optionalTextField(500);
/** In whole units as it is typed, in the smallest unit as it is read. */
const amount = lineField(20)
  .transform((text) => Math.round(typedNumber(text) * 100))
  .pipe(z.int(adminError("amount_form")).min(1, adminError("amount_form")).max(999_999_999, adminError("amount_form")));
const seen = z.coerce.number().int().nonnegative();

const schema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("move"),
    from: z.enum(orderStates),
    to: z.enum(orderStates, "choice_unknown"),
    reason: z.enum(earlyReasons, adminError("reason_please")).optional(),
    note,
  }),
  z.object({
    intent: z.literal("cancel"),
    from: z.enum(orderStates),
    reason: z.enum(cancelReasons, adminError("reason_please")),
    note,
  }),
  z.object({ intent: z.literal("undo") }),
  z.object({
    intent: z.literal("parcel"),
    courier: lineField(60),
    parcel: lineField(40).refine((text) => /^[\w-]{4,40}$/.test(text), adminError("parcel_form")),
    note,
  }),
  z.object({ intent: z.literal("hand"), note }),
  z.object({ intent: z.literal("paid"), amount, seen, note, beyond: checkboxField }),
  z.object({ intent: z.literal("refund"), amount, seen, note, by_hand: checkboxField }),
  z.object({ intent: z.literal("held"), payment: z.uuid(), how: z.enum(["count", "return"]) }),
  z.object({ intent: z.literal("decline"), note }),
  z.object({ intent: z.literal("outcome"), outcome: z.enum(returnOutcomes, "choice_unknown"), note }),
]);

export type OrderFields = Partial<
  Record<
    | "intent"
    | "from"
    | "to"
    | "reason"
    | "note"
    | "outcome"
    | "courier"
    | "parcel"
    | "amount"
    | "seen"
    | "payment"
    | "how"
    | "beyond"
    | "by_hand",
    string
  >
>;

/** Does what was pressed on an order's page; what the database refuses is said, and what was typed stays. */
export async function changeOrder({ request, context }: RouteArgs, id: string) {
  const form = await parseForm(request, schema);
  if (!form.ok) return form.refuse();
  const { value } = form;
  const backend = backendOf(context);
  const change = (): Promise<TransitionOutcome | MoneyOutcome> => {
    if (value.intent === "move") return advanceOrder(backend, { id, ...value, note: value.note || undefined });
    if (value.intent === "cancel") {
      return advanceOrder(backend, { id, ...value, to: "cancelled", note: value.note || undefined });
    }
    if (value.intent === "undo") return undoCancellation(backend, id);
    if (value.intent === "parcel") return sendParcel(backend, id, { ...value, note: value.note || undefined });
    if (value.intent === "hand") return deliverByHand(backend, id, value.note || undefined);
    if (value.intent === "held") return decideHeldPayment(backend, value.payment, value.how);
    if (value.intent === "decline") return declineReturn(backend, id, value.note);
    if (value.intent === "outcome") return decideReturn(backend, id, value);
    if (value.intent === "paid") return recordPayment(backend, { id, ...value, beyondDue: value.beyond });
    return refundOrder(backend, { id, ...value, byHand: value.by_hand });
  };
  try {
    const outcome = await change();
    if (outcome === "done") sendRefundsLater(context);
    if (outcome === "done" || outcome === "known") return redirect(withToast(`/orders/${id}`, "stored"), 303);
    return form.refuse([adminError(`order_${outcome}`)], 409);
  } catch (error) {
    return refuseFailure(context, form, error);
  }
}
