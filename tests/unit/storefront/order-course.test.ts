import { expect, test } from "vitest";
import { courseOf, nowOf, stepsOf } from "../../../app/backend/order-course.ts";
import { orderStates } from "../../../app/backend/order-values.ts";
import type { OrderLine } from "../../../app/backend/orders.ts";

const line = (kind: OrderLine["kind"]): OrderLine => ({
  kind,
  variant: null,
  perfume: null,
  product: null,
  title: null,
  engraving: null,
  quantity: 1,
  unit: 1,
  engraved: 0,
  made_without: [],
  seals: [],
  kept_out_since: null,
  problem: null,
});
const confirmed = (...kinds: OrderLine["kind"][]) =>
  ({
    state: "confirmed",
    lapsed: false,
    by_hand: false,
    recipient: null,
    payment: "card",
    due: 0,
    lines: kinds.map(line),
  }) as const;

test("an order of the Vault alone is neither weighed nor rests", () => {
  const order = confirmed("vault", "vault");
  expect(nowOf(order)).toBe("confirmed_vault");
  expect(courseOf(order)).toEqual(["received", "confirmed", "bottled", "on_its_way", "delivered"]);
});

test("an order that holds a composed perfume is weighed and rests", () => {
  for (const order of [confirmed("vault", "bottle"), confirmed("discovery_set")]) {
    expect(nowOf(order)).toBe("confirmed");
    expect(courseOf(order)).toEqual(orderStates.slice(0, 7));
  }
});

test("what is received is checked, waits for its money or is paid for, by how it is paid", () => {
  const order = { ...confirmed("bottle"), state: "received" } as const;
  expect(nowOf(order)).toBe("received_paid");
  expect(nowOf({ ...order, due: 1 })).toBe("received_card");
  expect(nowOf({ ...order, payment: "transfer", due: 1 })).toBe("received_due");
  for (const due of [0, 1]) expect(nowOf({ ...order, payment: "on_delivery", due })).toBe("received");
});

test("that it is paid for is a step of an order that is paid beforehand, and of no other", () => {
  const placed = { state: "received", at: "2026-11-28T10:00:00Z" } as const;
  const order = { ...confirmed("vault"), state: "received" as const, paid_at: null, history: [placed] };
  const steps = (more: Partial<Parameters<typeof stepsOf>[0]>) =>
    stepsOf({ ...order, ...more }).map(({ step, at }) => (at ? `${step}: ${at.slice(0, 10)}` : step));
  const paid = { paid_at: "2026-11-29T10:00:00Z" };
  const toCome = ["confirmed", "bottled", "on_its_way", "delivered"];
  expect(steps({})).toEqual(["received: 2026-11-28", "paid", ...toCome]);
  expect(steps({ ...paid, payment: "transfer" })).toEqual(["received: 2026-11-28", "paid: 2026-11-29", ...toCome]);
  expect(steps({ ...paid, payment: "on_delivery" })).toEqual(["received: 2026-11-28", ...toCome]);
  const cancelled = { state: "cancelled", at: "2026-11-30T10:00:00Z" } as const;
  const ended = { state: "cancelled" as const, history: [placed, cancelled] };
  expect(steps(ended)).toEqual(["received: 2026-11-28", "cancelled: 2026-11-30"]);
  expect(steps({ ...ended, ...paid })).toEqual(["received: 2026-11-28", "paid: 2026-11-29", "cancelled: 2026-11-30"]);
});

test("of a gift on its way the courier rings whom it goes to", () => {
  const sent = { ...confirmed("bottle"), state: "on_its_way" } as const;
  expect(nowOf(sent)).toBe("on_its_way");
  expect(nowOf({ ...sent, recipient: "Margaret" })).toBe("on_its_way_gift");
  expect(nowOf({ ...sent, recipient: "Margaret", by_hand: true })).toBe("on_its_way_gift_by_hand");
});
