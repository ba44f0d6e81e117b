import { type OrderState, orderStates } from "./order-values.ts";
import type { Order, OrderLine } from "./orders.ts";

type Lines = { lines: readonly Pick<OrderLine, "kind">[] };

/** Perfumes of the Vault are in their bottles already: an order of nothing else is neither weighed nor rests. */
export function isBottledAlready({ lines }: Lines): boolean {
  return lines.every(({ kind }) => kind === "vault");
}

/** An order goes in one parcel, when the last of it is ready: said where it holds more than one thing, each with days of its own. */
export function comesTogether({ lines }: Lines): boolean {
  return lines.length > 1;
}

/** The states that an order passes if all goes well. */
export function courseOf(order: Lines): readonly OrderState[] {
  const skipped = isBottledAlready(order) ? ["compounding", "resting"] : [];
  return orderStates.filter((state) => ![...skipped, "cancelled", "returned"].includes(state));
}

/** What happens to an order now, as a key of `now` in the namespace `order`. */
export function nowOf(order: Pick<Order, "state" | "lapsed" | "by_hand" | "recipient" | "payment" | "due"> & Lines) {
  if (order.lapsed) return "lapsed";
  if (order.state === "received" && order.payment !== "on_delivery")
    return order.due > 0 ? "received_due" : "received_paid";
  if (order.state === "on_its_way" && order.by_hand)
    return order.recipient ? "on_its_way_gift_by_hand" : "on_its_way_by_hand";
  if (order.state === "on_its_way" && order.recipient) return "on_its_way_gift";
  return order.state === "confirmed" && isBottledAlready(order) ? "confirmed_vault" : order.state;
}
