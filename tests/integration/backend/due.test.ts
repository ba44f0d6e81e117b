// What is still due of an order once a part of its money went back: one sum in every place that asks.
import { expect } from "vitest";
import {
  advanceOrder,
  countOrders,
  findAdminOrder,
  listOrders,
  recordPayment,
  refundOrder,
} from "../../../app/backend/admin/orders.ts";
import type { OrderState, OrderView, Payment } from "../../../app/backend/order-values.ts";
import { findOrder } from "../../../app/backend/orders.ts";
import { takeLetters } from "../../../app/backend/outbox.ts";
import { openPayment, recordPaymentEvent } from "../../../app/backend/payments.ts";
import { languages } from "../../../app/i18n/languages.ts";
import { orderLetter } from "../../../app/machinery/order-letter.ts";
import { formatMinor } from "../../../app/shop/money.ts";
import { type TestBackend, test } from "../../support/backend.ts";
import { machineryBackendOf } from "../../support/backend-options.ts";
import { deployedHouse } from "../../support/deployment.ts";
import { adminOf } from "./callers.ts";
import { bottle, idOf, ownedPerfume, places } from "./order-helpers.ts";

const part = 20_000;

/** An order of a bottle, and what the office does with its money. */
async function orderBy(backend: TestBackend, payment: Payment) {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const { secret, total } = await places(mine, [bottle(perfume)], { payment, country: "AE" });
  const id = await idOf(backend, secret);
  const details = async () => {
    const found = await findAdminOrder(admin, id);
    if (!found) throw new Error("The order is gone");
    return found;
  };
  const pays = async (amount: number) => recordPayment(admin, { id, amount, seen: (await details()).paid, note: "" });
  const refunds = async (amount: number) => {
    const { refunded, refunding } = await details();
    return refundOrder(admin, { id, amount, seen: refunded + refunding, note: "a reason" });
  };
  const moves = (from: OrderState, to: OrderState, note = "") => advanceOrder(admin, { id, from, to, note });
  const stands = (state: OrderState) =>
    backend.sql("update public.orders set state = $2, delivered_at = now() where id = $1", [id, state]);
  const listed = async (view: OrderView) =>
    (await listOrders(admin, { search: "", view })).rows.some((row) => row.id === id);
  const passes = () =>
    backend.sql("update public.orders set due_on = (now() at time zone 'Asia/Riyadh')::date - 1 where id = $1", [id]);
  /** What its customer and the office read, who must read the same. */
  const due = async () => {
    const [row] = (await listOrders(admin, { search: (await details()).number })).rows;
    const read = [(await findOrder(mine, secret))?.due, (await details()).due, row?.due];
    expect(new Set(read).size).toBe(1);
    return read[0];
  };
  const letters = async () =>
    (await takeLetters(machineryBackendOf(backend), 50)).flatMap((letter) =>
      letter.about === "order" && letter.order.secret === secret ? [letter.kind] : [],
    );
  return { mine, admin, secret, total, id, details, pays, refunds, moves, stands, listed, passes, due, letters };
}

test.for(["on_delivery", "transfer"] as const)(
  "a part that was paid by %s and given back is due again",
  async (payment, { backend }) => {
    const { total, pays, refunds, due, letters } = await orderBy(backend, payment);
    expect(await pays(part)).toBe("done");
    expect(await due()).toBe(total - part);
    expect(await refunds(part / 2)).toBe("done");
    expect(await due()).toBe(total - part / 2);
    expect(await refunds(part / 2)).toBe("done");
    expect(await due()).toBe(total);
    expect(await pays(total + 1)).toBe("too_much");
    expect(await pays(total - part)).toBe("done");
    expect(await due()).toBe(part);
    // Who pays by transfer reads of each part; the courier's customer has paid at the door.
    const written = await letters();
    expect(written).not.toContain("paid");
    expect(written.filter((kind) => kind === "part_paid")).toHaveLength(payment === "transfer" ? 2 : 0);
    expect(await pays(part)).toBe("done");
    expect(await due()).toBe(0);
    expect(await pays(1)).toBe("too_much");
    expect((await letters()).includes("paid")).toBe(payment === "transfer");
  },
);

test("an order whose first part went back is not confirmed for the rest alone, and is overdue after its day", async ({
  backend,
}) => {
  const { total, pays, refunds, moves, passes, listed, details } = await orderBy(backend, "transfer");
  await pays(part);
  await refunds(part);
  await pays(total - part);
  expect(await moves("received", "confirmed", "a reason")).toBe("unpaid");
  expect((await details()).due_on).not.toBeNull();
  await passes();
  expect(await listed("overdue")).toBe(true);
  await pays(part);
  expect(await listed("overdue")).toBe(false);
  expect(await moves("received", "confirmed")).toBe("done");
});

test("the courier's money is awaited until all of it is here", async ({ backend }) => {
  const { admin, total, pays, refunds, stands, listed, due } = await orderBy(backend, "on_delivery");
  await pays(part);
  await refunds(part);
  await stands("delivered");
  await pays(total - part);
  expect(await due()).toBe(part);
  expect(await listed("money")).toBe(true);
  const { money } = await countOrders(admin);
  await pays(part);
  expect(await listed("money")).toBe(false);
  expect((await countOrders(admin)).money).toBe(money - 1);
});

test.for(["on_delivery", "transfer"] as const)(
  "what is given back for a scratched box of an order paid by %s is never due again",
  async (payment, { backend }) => {
    const { total, pays, refunds, stands, passes, listed, due } = await orderBy(backend, payment);
    await pays(total);
    await refunds(part);
    expect(await due()).toBe(0);
    expect(await pays(part)).toBe("too_much");
    if (payment === "transfer") await passes();
    expect(await listed("overdue")).toBe(false);
    await stands("delivered");
    // Nor is all of it, once it has arrived.
    await refunds(total - part);
    expect(await due()).toBe(0);
    expect(await listed("money")).toBe(false);
  },
);

test("a payment that was undone is due again, until the office makes a gift of it", async ({ backend }) => {
  const { total, pays, refunds, moves, due } = await orderBy(backend, "transfer");
  await pays(total);
  await refunds(part);
  await refunds(total - part);
  expect(await due()).toBe(total);
  expect(await moves("received", "confirmed")).toBe("money_went_back");
  expect(await moves("received", "confirmed", "our gift after the mishap")).toBe("done");
  expect(await due()).toBe(0);

  const again = await orderBy(backend, "transfer");
  await again.pays(again.total);
  await again.refunds(again.total);
  expect(await again.pays(again.total)).toBe("done");
  expect(await again.due()).toBe(0);
  expect(await again.moves("received", "confirmed")).toBe("done");
});

test("an order for the courier that was paid ahead and given back waits, and then costs its whole price", async ({
  backend,
}) => {
  const { total, pays, refunds, moves, stands, details, due, listed } = await orderBy(backend, "on_delivery");
  await pays(total);
  expect(await moves("received", "confirmed")).toBe("done");
  await refunds(total);
  expect(await details()).toMatchObject({
    money_went_back: true,
    moves: expect.arrayContaining([{ to: "compounding", needs_note: true, early: true }]),
  });
  expect(await moves("confirmed", "compounding")).toBe("money_went_back");
  await stands("bottled");
  expect(await moves("bottled", "on_its_way")).toBe("money_went_back");
  await stands("confirmed");
  expect(await moves("confirmed", "compounding", "the courier is paid instead")).toBe("done");
  expect(await due()).toBe(total);
  await stands("delivered");
  expect(await listed("money")).toBe(true);
  expect(await pays(total)).toBe("done");
});

test("a card that took its money back is asked for the price again, once", async ({ backend }) => {
  const { secret, total, due } = await orderBy(backend, "card");
  const machinery = () => machineryBackendOf(backend);
  const opens = async () => {
    const opened = await openPayment(machinery(), secret, "moyasar");
    if (opened.outcome !== "open") throw new Error(`Not open: ${opened.outcome}`);
    return opened;
  };
  const told = (payment: string, outcome: "paid" | "returned") =>
    recordPaymentEvent(machinery(), "moyasar", {
      event: `${payment}-${outcome}`,
      payment,
      outcome,
      amount: total,
      currency: "AED",
      reference: null,
      charge: `charge-${payment}`,
    });
  const { payment } = await opens();
  expect(await told(payment, "paid")).toBe("paid");
  await told(payment, "returned");
  expect(await due()).toBe(total);
  const second = await opens();
  expect(second).toMatchObject({ amount: total });
  expect(second.payment).not.toBe(payment);
  expect(await told(second.payment, "paid")).toBe("paid");
  expect(await due()).toBe(0);
  expect(await openPayment(machinery(), secret, "moyasar")).toEqual({ outcome: "paid" });
});

test("whoever paid, got a part back and paid it again reads that the price has arrived, not the sum of all transfers", async ({
  backend,
}) => {
  const { secret, total, pays, refunds, mine } = await orderBy(backend, "transfer");
  await pays(part);
  await refunds(part / 2);
  await pays(total - part / 2);
  const letters = await takeLetters(machineryBackendOf(backend), 50);
  const paid = letters.find((letter) => letter.about === "order" && letter.kind === "paid");
  if (paid?.about !== "order") throw new Error("No letter says that it is paid");
  expect(await findOrder(mine, secret)).toMatchObject({ due: 0, paid: total + part / 2 });
  const letter = await orderLetter(paid, { shopOrigin: "http://shop.localhost", house: deployedHouse });
  expect(letter?.text).toContain(formatMinor(total, "AED", paid.order.lang));
});

test("a transfer of more than the price is written down whole, said to buyer and office, and refunded", async ({
  backend,
}) => {
  const { admin, id, secret, mine, total, listed, refunds, details, moves } = await orderBy(backend, "transfer");
  const pays = (beyondDue: boolean) => recordPayment(admin, { id, amount: total + part, seen: 0, note: "", beyondDue });
  expect(await pays(false)).toBe("too_much");
  expect(await pays(true)).toBe("done");
  expect(await details()).toMatchObject({ paid: total + part, due: 0, surplus: part });
  expect(await findOrder(mine, secret)).toMatchObject({ surplus: part });
  expect(await listed("refund")).toBe(true);
  const letters = await takeLetters(machineryBackendOf(backend), 50);
  const letter = letters.find((each) => each.about === "order" && each.kind === "overpaid");
  if (letter?.about !== "order") throw new Error("No letter says that it is too much");
  for (const lang of languages) {
    const written = await orderLetter(
      { ...letter, order: { ...letter.order, lang } },
      { shopOrigin: "http://shop.localhost", house: deployedHouse },
    );
    for (const amount of [total + part, part]) expect(written?.text).toContain(formatMinor(amount, "AED", lang));
  }
  expect(await moves("received", "confirmed")).toBe("done");
  expect(await refunds(part)).toBe("done");
  expect(await details()).toMatchObject({ surplus: 0, due: 0, money_went_back: false });
  expect(await listed("refund")).toBe(false);
});
