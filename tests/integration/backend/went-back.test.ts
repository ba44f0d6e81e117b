// What becomes of an order whose money went back, in part or as a whole, by the house or past it.
import { expect } from "vitest";
import {
  advanceOrder,
  findAdminOrder,
  recordPayment,
  refundOrder,
  sendParcel,
} from "../../../app/backend/admin/orders.ts";
import type { OrderState } from "../../../app/backend/order-values.ts";
import { openPayment, recordPaymentEvent, reportRefund, takeRefunds } from "../../../app/backend/payments.ts";
import { type TestBackend, test } from "../../support/backend.ts";
import { machineryBackendOf } from "../../support/backend-options.ts";
import { adminOf } from "./callers.ts";
import { bottle, idOf, ownedPerfume, places } from "./order-helpers.ts";

const parcel = { courier: "SMSA", parcel: "AB-1234" };

/** An order of a bottle that was paid beforehand, and what the office does with it. */
async function paidOrder(backend: TestBackend, payment: "transfer" | "card") {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const { secret, total } = await places(mine, [bottle(perfume)], { payment, country: "AE" });
  const id = await idOf(backend, secret);
  const moves = (from: OrderState, to: OrderState, note = "") => advanceOrder(admin, { id, from, to, note });
  const stands = (state: OrderState) =>
    backend.sql("update public.orders set state = $2, delivered_at = now() where id = $1", [id, state]);
  const refunds = async (amount: number) => {
    const details = await findAdminOrder(admin, id);
    return refundOrder(admin, {
      id,
      amount,
      seen: (details?.refunded ?? 0) + (details?.refunding ?? 0),
      note: "a reason",
    });
  };
  const details = () => findAdminOrder(admin, id);
  return { admin, secret, total, id, moves, stands, refunds, details };
}

async function paidByTransfer(backend: TestBackend) {
  const order = await paidOrder(backend, "transfer");
  const { admin, id, total } = order;
  expect(await recordPayment(admin, { id, amount: total, seen: 0, note: "" })).toBe("done");
  return order;
}

async function paidByCard(backend: TestBackend) {
  const order = await paidOrder(backend, "card");
  const machinery = () => machineryBackendOf(backend);
  const opened = await openPayment(machinery(), order.secret, "moyasar");
  if (opened.outcome !== "open") throw new Error(`Not open: ${opened.outcome}`);
  const { payment } = opened;
  const charge = `charge-${payment}`;
  const told = (outcome: "paid" | "returned", amount: number) =>
    recordPaymentEvent(machinery(), "moyasar", {
      event: `${payment}-${outcome}-${amount}`,
      payment,
      outcome,
      amount,
      currency: "AED",
      reference: null,
      charge,
    });
  expect(await told("paid", order.total)).toBe("paid");
  const settles = async (outcome: "done" | "refused") => {
    for (const { refund } of (await takeRefunds(machinery(), 50)).filter((due) => due.charge === charge))
      await reportRefund(machinery(), refund, outcome);
  };
  return { ...order, told, settles };
}

test("what the office gives back for a scratched box does not end the order", async ({ backend }) => {
  const { admin, id, moves, stands, refunds, details } = await paidByTransfer(backend);
  expect(await refunds(1000)).toBe("done");
  expect(await moves("received", "confirmed")).toBe("done");
  await stands("bottled");
  expect(await refunds(1000)).toBe("done");
  expect(await details()).toMatchObject({ money_went_back: false });
  expect(await sendParcel(admin, id, parcel)).toBe("done");

  const byCard = await paidByCard(backend);
  await byCard.stands("compounding");
  expect(await byCard.refunds(1000)).toBe("done");
  expect(await byCard.moves("compounding", "resting")).toBe("done");
  await byCard.settles("done");
  // What the provider tells of it afterwards is the same money.
  await byCard.told("returned", 1000);
  expect(await byCard.moves("resting", "bottled", "made before")).toBe("done");
});

test("an order whose whole money goes back waits, until the office says why it goes on", async ({ backend }) => {
  const { moves, stands, refunds, details, total } = await paidByTransfer(backend);
  await stands("confirmed");
  expect(await refunds(total - 1000)).toBe("done");
  expect(await refunds(1000)).toBe("done");
  expect(await moves("confirmed", "compounding")).toBe("money_went_back");
  expect(await moves("confirmed", "compounding", "  ")).toBe("money_went_back");
  expect(await details()).toMatchObject({
    money_went_back: true,
    moves: expect.arrayContaining([
      { to: "compounding", needs_note: true, early: true },
      { to: "cancelled", needs_note: true, early: false },
    ]),
  });
  expect(await moves("confirmed", "compounding", "our gift after the mishap")).toBe("done");
  expect((await details())?.events[0]).toMatchObject({ to_state: "compounding", note: "our gift after the mishap" });
  expect(await moves("compounding", "cancelled", "a reason")).toBe("done");

  // Promised and not yet given: it may still be refused.
  const byCard = await paidByCard(backend);
  await byCard.stands("compounding");
  expect(await byCard.refunds(byCard.total)).toBe("done");
  expect(await byCard.moves("compounding", "resting")).toBe("money_went_back");
  await byCard.settles("refused");
  expect(await byCard.moves("compounding", "resting")).toBe("done");
});

test("a note does not confirm what nobody has paid", async ({ backend }) => {
  const { moves } = await paidOrder(backend, "transfer");
  expect(await moves("received", "confirmed", "a reason")).toBe("unpaid");
});

test("a chargeback in part stops what is to be sent; a note of the office lets it go", async ({ backend }) => {
  const { admin, id, moves, stands, told, refunds, settles, details } = await paidByCard(backend);
  await stands("resting");
  // A goodwill part does not hide it.
  await refunds(1000);
  await settles("done");
  await told("returned", 1001);
  expect(await moves("resting", "bottled")).toBe("money_went_back");
  expect(await moves("resting", "bottled", "the bank was wrong")).toBe("done");
  const before = await details();
  expect(await sendParcel(admin, id, parcel)).toBe("money_went_back");
  expect(await details()).toEqual(before);
  expect(before).toMatchObject({ courier: null, parcel: null });
  expect(await sendParcel(admin, id, { ...parcel, note: "the bank was wrong" })).toBe("done");
  // The courier has it already: that it arrived is a fact.
  expect(await moves("on_its_way", "delivered")).toBe("done");
});

test("after a chargeback the office recalls the parcel, and every other move back works", async ({ backend }) => {
  const { moves, stands, told, total } = await paidByCard(backend);
  await stands("on_its_way");
  await told("returned", total);
  for (const [from, to] of [
    ["on_its_way", "bottled"],
    ["bottled", "resting"],
    ["resting", "compounding"],
    ["compounding", "confirmed"],
    ["confirmed", "received"],
  ] as const)
    expect({ from, to, outcome: await moves(from, to, "recalled") }).toEqual({ from, to, outcome: "done" });
  await stands("delivered");
  expect(await moves("delivered", "on_its_way", "not there yet")).toBe("done");
});
