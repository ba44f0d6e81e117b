import { data, redirect } from "react-router";
import { z } from "zod";
import { visitorContext } from "../../auth/visitor.ts";
import { isOver } from "../../backend/order-money.ts";
import { cancelOrder, findOrder, keepOrder, requestReturn } from "../../backend/orders.ts";
import { textField } from "../../forms/field-schemas.server.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { limits } from "../../forms/text.ts";
import { backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { countCaller } from "../../http/limits/rate-limit.ts";
import { logError } from "../../http/log.ts";
import { failureKey } from "../../http/response/failure.ts";
import { openCardPage } from "../../machinery/card-payments.ts";
import { isOrderSecret } from "../checkout/order-secret.ts";

const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("cancel") }),
  z.object({ intent: z.literal("pay") }),
  z.object({ intent: z.literal("return"), note: textField(limits.returnNote) }),
  z.object({ intent: z.literal("keep"), proof: z.string().refine(isOrderSecret).optional() }),
]);

export type OrderFields = Partial<Record<"intent" | "note" | "proof", string>>;

/** A customer's actions: pay by card, cancel before the perfume is compounded, ask for a return, take it for their own. */
export async function changeOrder({ request, context }: RouteArgs, secret: string) {
  const form = await parseForm(request, schema, { count: countCaller(context, request, "order_page", secret) });
  if (!form.ok) return form.refuse();
  const here = (done: string) => redirect(`/order/${secret}?done=${done}`, 303);
  try {
    if (form.value.intent === "pay") {
      const order = await findOrder(backendOf(context), secret);
      if (!order) throw data(null, { status: 404 });
      if (order.payment !== "card" || isOver(order)) return form.refuse(["order:failed.not_by_card"], 409);
      const opened = await openCardPage(context, { secret, country: order.country });
      if (opened.outcome === "open") return redirect(opened.page, 303);
      return opened.outcome === "paid" ? here("paid") : form.refuse(["order:failed.not_by_card"], 409);
    }
    const backend = backendOf(context);
    const { intent } = form.value;
    if (intent === "keep") {
      const account = context.get(visitorContext).session?.userId;
      const kept = await keepOrder(backend, { secret, proof: form.value.proof, account });
      if (kept === "gone") throw data(null, { status: 404 });
      return kept === "refused" ? form.refuse(["order:failed.not_yours"], 403) : here("kept");
    }
    const outcome = await (intent === "cancel"
      ? cancelOrder(backend, secret)
      : requestReturn(backend, secret, form.value.note));
    if (outcome === "gone") throw data(null, { status: 404 });
    if (outcome === "not_delivered") return form.refuse(["order:failed.not_delivered"], 409);
    if (outcome === "too_late") return form.refuse([`order:failed.too_late_${intent}`], 409);
    return here(intent === "cancel" ? "cancelled" : "asked");
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    logError(context, error);
    return form.refuse([form.value.intent === "pay" ? "order:failed.unopened" : failureKey(context, error)], 503);
  }
}
