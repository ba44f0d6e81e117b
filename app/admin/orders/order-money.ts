import type { OrderRow } from "../../backend/admin/orders.ts";

type Money = Pick<OrderRow, "paid" | "refunded" | "total" | "payment" | "state">;

/** What is to be said of an order's money, as a key of its texts. */
export function moneyOf({ paid, refunded, total, payment, state }: Money) {
  if (refunded > 0) return refunded < paid ? "partly_refunded" : "refunded";
  if (paid >= total) return state === "cancelled" || state === "returned" ? "to_refund" : "paid";
  return payment;
}
