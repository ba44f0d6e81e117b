import { z } from "zod";
import { advanceOrder } from "../../backend/admin/orders.ts";
import { orderStates } from "../../backend/order-values.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { adminError } from "../shell/admin-error.ts";
import { applyChange } from "../shell/route-data.server.ts";
import { bulkTransitions } from "./bulk-transitions.ts";

const schema = z.object({
  orders: z.union([z.uuid().transform((id) => [id]), z.array(z.uuid()).min(1).max(50)]),
  from: z.enum(orderStates),
});

/**
 * Moves what is ticked to its next state. An order that somebody else has moved meanwhile stays where it is, and so does
 * one whose money is not here, which is said.
 */
export async function moveOrders(context: Context, url: URL, posted: FormData) {
  const form = await parseForm(posted, schema);
  if (!form.ok) return form.refuse([adminError("nothing_ticked")]);
  const { orders, from } = form.value;
  const to = bulkTransitions.get(from);
  if (!to) return form.refuse([adminError("refused")]);
  let stayed = false;
  const answer = await applyChange(context, form, {
    url,
    toast: "moved",
    change: async () => {
      const outcomes = await Promise.all(orders.map((id) => advanceOrder(backendOf(context), { id, from, to })));
      stayed = outcomes.some((outcome) => ["unpaid", "money_went_back", "too_early"].includes(outcome));
    },
  });
  return stayed ? form.refuse([adminError("orders_stayed")], 409) : answer;
}
