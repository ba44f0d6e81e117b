import type { OrderRow } from "../../backend/admin/orders.ts";

type Money = Pick<OrderRow, "paid" | "refunded" | "due" | "payment" | "state"> & { bound: number };

/** What is to be said of an order's money, as a key of its texts. `bound`: what another order holds of it as credit. */
export function moneyOf({ paid, refunded, due, payment, state, bound }: Money) {
  if (refunded > 0) return refunded < paid ? "partly_refunded" : "refunded";
  if (state === "cancelled" || state === "returned") {
    if (paid === 0) return "not_due";
    return paid > bound ? "to_refund" : "credited";
  }
  return due === 0 ? "paid" : payment;
}
