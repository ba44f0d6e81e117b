import type { Order } from "./orders.ts";

type Money = Pick<Order, "state" | "payment" | "paid" | "refunded" | "refunding" | "due" | "spent_credit">;

/** A sentence about money: a key of `money` in the namespace `order`, and the amount that it names, where it names one. */
type Sentence =
  | { text: "refunded" | "refunding" | "to_refund" | "due_again"; amount: number }
  | { text: "nothing" | "transfer" };

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

/** What became of the money of an order that is over. */
export function settlementOf({ state, payment, paid, refunded, refunding, spent_credit }: Money): Sentence[] {
  if (paid === 0) return [{ text: payment === "transfer" && state === "cancelled" ? "transfer" : "nothing" }];
  const rest = paid - refunded - refunding - (spent_credit?.amount ?? 0);
  return [
    { text: "refunded" as const, amount: refunded },
    { text: "refunding" as const, amount: refunding },
    { text: "to_refund" as const, amount: rest },
  ].filter(({ amount }) => amount > 0);
}

/** That money went back and is to be paid again for an order that goes on; nothing where it is not so. */
export function dueAgain(order: Money): Sentence[] {
  if (order.refunded === 0 || askedSum(order) === 0) return [];
  return [
    { text: "refunded", amount: order.refunded },
    { text: "due_again", amount: order.due },
  ];
}
