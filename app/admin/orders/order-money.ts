import type { OrderRow } from "../../backend/admin/orders.ts";
import { isOver, keepsPrice } from "../../backend/order-money.ts";

type Money = Pick<
  OrderRow,
  "paid" | "refunded" | "due" | "payment" | "state" | "surplus" | "disputed" | "refund_failed" | "return_outcome"
> & { bound: number };

/** What is to be said of an order's money, as a key of its texts. `bound`: what another order holds of it as credit. */
export function moneyOf(order: Money) {
  const { paid, refunded, due, payment, state, bound, surplus, disputed, refund_failed, return_outcome } = order;
  if (disputed) return "disputed";
  if (refund_failed) return "refund_failed";
  if (surplus > 0) return "overpaid";
  if (return_outcome === "remade" || return_outcome === "refused") return return_outcome;
  if (paid > 0 && due > 0 && refunded === 0 && !isOver({ state })) return "part_paid";
  if (refunded > 0) return refunded < paid ? "partly_refunded" : "refunded";
  if (isOver({ state })) {
    if (paid === 0) return "not_due";
    return paid > bound ? "to_refund" : "credited";
  }
  return due === 0 ? "paid" : payment;
}

/** What the house waits for, from the customer or the courier; nothing of an order that is over. */
export function outstandingOf(order: Pick<OrderRow, "due" | "state">): number {
  return isOver(order) ? 0 : order.due;
}

/** What is still to go back: of an order that is over, a refund included that its provider has not made yet, or paid too much. */
export function toRefundOf(
  order: Pick<Money, "state" | "paid" | "refunded" | "bound" | "surplus" | "return_outcome">,
): number {
  const { state, paid, refunded, bound, surplus } = order;
  if (keepsPrice(order)) return 0;
  return isOver({ state }) ? Math.max(paid - refunded - bound, 0) : surplus;
}

/**
 * How much of what was refunded of an order that goes on is to be paid again, so that orders of the same sums may have
 * different debts; null where the question does not arise.
 */
export function dueAgainOf(order: Pick<OrderRow, "state" | "total" | "paid" | "refunded" | "due">): number | null {
  if (order.refunded === 0 || isOver(order)) return null;
  return order.due === 0 ? 0 : order.due - (order.total - order.paid);
}
