import { expect, test } from "vitest";
import { moneyOf } from "../../../app/admin/orders/order-money.ts";
import { orderStates, payments } from "../../../app/backend/order-values.ts";

const calm = { surplus: 0, disputed: false, refund_failed: false, return_outcome: null };
const order = { ...calm, paid: 0, refunded: 0, due: 300, bound: 0, payment: "transfer", state: "received" } as const;

test.each(payments)("by %s: no payment of an order that is cancelled or came back is awaited", (payment) => {
  const awaiting = orderStates.filter((state) => moneyOf({ ...order, payment, state }) === payment);
  expect(awaiting).toEqual(orderStates.filter((state) => state !== "cancelled" && state !== "returned"));
  for (const state of ["cancelled", "returned"] as const) expect(moneyOf({ ...order, payment, state })).toBe("not_due");
});

test("what was paid of a cancelled order goes back, were it but a part of the price, unless it is bound as credit", () => {
  const cancelled = { ...order, state: "cancelled" } as const;
  expect(moneyOf({ ...cancelled, paid: 300 })).toBe("to_refund");
  expect(moneyOf({ ...cancelled, paid: 100 })).toBe("to_refund");
  expect(moneyOf({ ...cancelled, paid: 100, bound: 100 })).toBe("credited");
  expect(moneyOf({ ...cancelled, paid: 300, refunded: 100 })).toBe("partly_refunded");
  expect(moneyOf({ ...cancelled, paid: 300, refunded: 300 })).toBe("refunded");
  expect(moneyOf({ ...order, state: "returned", paid: 300, return_outcome: "remade" })).toBe("remade");
  expect(moneyOf({ ...order, state: "returned", paid: 300, return_outcome: "refunded" })).toBe("to_refund");
});

test("an order that stands is paid once its whole price is here", () => {
  expect(moneyOf({ ...order, paid: 300, due: 0 })).toBe("paid");
  expect(moneyOf({ ...order, paid: 299, due: 1 })).toBe("part_paid");
  expect(moneyOf({ ...order, paid: 400, due: 0, surplus: 100 })).toBe("overpaid");
  expect(moneyOf({ ...order, paid: 300, due: 0, refund_failed: true })).toBe("refund_failed");
  expect(moneyOf({ ...order, paid: 300, due: 0, disputed: true })).toBe("disputed");
});
