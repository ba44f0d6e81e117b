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

/** A step of an order as its customer sees it: a state, or that it is paid for. */
export type OrderStep = OrderState | "paid";

/**
 * The steps of an order with the day of each that is behind it: those that it takes if all goes well; of one that ended
 * early those that it took. What is paid beforehand is paid for before the house confirms it.
 */
export function stepsOf(
  order: Lines & Pick<Order, "state" | "payment" | "paid_at" | "history">,
): { step: OrderStep; at: string | null }[] {
  const { state, payment, paid_at, history } = order;
  const last = new Map(history.map((event) => [event.state, event.at]));
  const ended = state === "cancelled" || state === "returned";
  const reached = ended ? orderStates.length : orderStates.indexOf(state);
  const states = ended ? orderStates.filter((each) => last.has(each)) : courseOf(order);
  const steps = states.map((step) => ({
    step,
    at: orderStates.indexOf(step) <= reached ? (last.get(step) ?? null) : null,
  }));
  const isAsked = payment !== "on_delivery" && (paid_at !== null || state === "received");
  return isAsked ? [...steps.slice(0, 1), { step: "paid", at: paid_at }, ...steps.slice(1)] : steps;
}

/** Whether an order was paid for beforehand and has not been confirmed yet. */
export function isPaidFor({ state, payment, due }: Pick<Order, "state" | "payment" | "due">): boolean {
  return state === "received" && payment !== "on_delivery" && due === 0;
}

/** The step at which an order stands. */
export function currentStep(order: Pick<Order, "state" | "payment" | "due">): OrderStep {
  return isPaidFor(order) ? "paid" : order.state;
}

/** What happens to an order now, as a key of `now` in the namespace `order`. */
export function nowOf(order: Pick<Order, "state" | "lapsed" | "by_hand" | "recipient" | "payment" | "due"> & Lines) {
  if (order.lapsed) return "lapsed";
  if (isPaidFor(order)) return "received_paid";
  // A card may be paid while this is on its way to its reader.
  if (order.state === "received" && order.payment === "card") return "received_card";
  if (order.state === "received" && order.payment === "transfer") return "received_due";
  if (order.state === "on_its_way" && order.by_hand)
    return order.recipient ? "on_its_way_gift_by_hand" : "on_its_way_by_hand";
  if (order.state === "on_its_way" && order.recipient) return "on_its_way_gift";
  return order.state === "confirmed" && isBottledAlready(order) ? "confirmed_vault" : order.state;
}
