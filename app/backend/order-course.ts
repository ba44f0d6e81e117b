import { type OrderState, orderStates } from "./order-values.ts";
import type { Order } from "./orders.ts";

type Lines = Pick<Order, "lines">;

/** Perfumes of the Vault are in their bottles already: an order of nothing else is neither weighed nor rests. */
export function isBottledAlready({ lines }: Lines): boolean {
  return lines.every(({ kind }) => kind === "vault");
}

/** The states that an order passes if all goes well. */
export function courseOf(order: Lines): readonly OrderState[] {
  const skipped = isBottledAlready(order) ? ["compounding", "resting"] : [];
  return orderStates.filter((state) => ![...skipped, "cancelled", "returned"].includes(state));
}

/** What happens to an order now, as a key of `now` in the namespace `order`. */
export function nowOf(order: Pick<Order, "state" | "lapsed" | "by_hand" | "recipient"> & Lines) {
  if (order.lapsed) return "lapsed";
  if (order.state === "on_its_way" && order.by_hand)
    return order.recipient ? "on_its_way_gift_by_hand" : "on_its_way_by_hand";
  if (order.state === "on_its_way" && order.recipient) return "on_its_way_gift";
  return order.state === "confirmed" && isBottledAlready(order) ? "confirmed_vault" : order.state;
}
