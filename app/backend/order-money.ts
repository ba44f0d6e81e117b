import type { Order } from "./orders.ts";

type Money = Pick<
  Order,
  "state" | "payment" | "paid" | "refunded" | "refunding" | "due" | "spent_credit" | "return_outcome"
>;

/** A sentence about money: a key of `money` in the namespace `order`, and the amount that it names, where it names one. */
type Sentence =
  | { text: "refunded" | "refunding" | "to_refund" | "due_again" | "due_again_until"; amount: number }
  | { text: "nothing" | "transfer" };

/** Whether the price of what came back stays with the house: its customer gets it again, or a new one. */
export function keepsPrice({ return_outcome }: Pick<Order, "return_outcome">): boolean {
  return return_outcome === "remade" || return_outcome === "refused";
}

export function isOver({ state }: Pick<Order, "state">): boolean {
  return state === "cancelled" || state === "returned";
}

/** What the courier is still to take. Once it is delivered, the customer has paid, and the house waits for the courier. */
export function courierSum({ state, payment, due }: Pick<Order, "state" | "payment" | "due">): number {
  return payment === "on_delivery" && state !== "delivered" && !isOver({ state }) ? due : 0;
}

/** What is asked of the customer; nothing of an order that is over, or whose money the courier has. */
export function askedSum(order: Pick<Order, "state" | "payment" | "due">): number {
  if (isOver(order)) return 0;
  return order.payment === "on_delivery" ? courierSum(order) : order.due;
}

/** What of the price the house does not have yet, and what it is called; null where nothing of it is to come. */
export function restOf(order: Pick<Order, "state" | "payment" | "due">) {
  if (order.due === 0 || isOver(order)) return null;
  if (order.payment !== "on_delivery") return { term: "due", amount: order.due } as const;
  return { term: order.state === "delivered" ? "courier.collected" : "courier.due", amount: order.due } as const;
}

/** What became of the money of an order that is over. */
export function settlementOf(order: Money): Sentence[] {
  const { state, payment, paid, refunded, refunding, spent_credit } = order;
  if (keepsPrice(order)) return [];
  if (paid === 0) return [{ text: payment === "transfer" && state === "cancelled" ? "transfer" : "nothing" }];
  const rest = paid - refunded - refunding - (spent_credit?.amount ?? 0);
  return [
    { text: "refunded" as const, amount: refunded },
    { text: "refunding" as const, amount: refunding },
    { text: "to_refund" as const, amount: rest },
  ].filter(({ amount }) => amount > 0);
}

/** What is here of the customer's money: paid, and neither given back nor promised back. */
export function keptSum({ paid, refunded, refunding }: Pick<Order, "paid" | "refunded" | "refunding">): number {
  return paid - refunded - refunding;
}

/** Where a part of the price is here and the rest is asked for. */
export function isPartPaid(order: Money): boolean {
  return keptSum(order) > 0 && askedSum(order) > 0;
}

/**
 * What is said of the day until which the money is awaited; nothing where all that was paid went back, since `dueAgain`
 * names the day then.
 */
export function deadlineOf(order: Money): "until" | "until_rest" | null {
  if (keptSum(order) > 0) return "until_rest";
  return order.refunded > 0 ? null : "until";
}

/** That money went back and is to be paid again for an order that goes on; nothing where it is not so. */
export function dueAgain(order: Money & Pick<Order, "due_on">): Sentence[] {
  if (order.refunded === 0 || askedSum(order) === 0) return [];
  const refunded = { text: "refunded", amount: order.refunded } as const;
  // The courier asks for it at the door, and an order by courier waits for no money.
  if (order.payment === "on_delivery") return [refunded];
  const text = order.due_on && deadlineOf(order) === null ? "due_again_until" : "due_again";
  return [refunded, { text, amount: order.due }];
}

/**
 * Whether to say how an order is cancelled whose prepaid money went back and is now the courier's to take: it does not
 * lapse by itself.
 */
export function tellsOfCancelling(
  order: Pick<Order, "state" | "payment" | "due" | "refunded" | "may_cancel">,
): boolean {
  return order.refunded > 0 && courierSum(order) > 0 && order.may_cancel;
}
