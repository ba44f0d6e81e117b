import fc from "fast-check";
import { expect } from "vitest";
import {
  advanceOrder,
  findAdminOrder,
  listOrders,
  recordPayment,
  refundOrder,
} from "../../../app/backend/admin/orders.ts";
import { cancelOrder, findOrder, placeOrder, quoteOrder } from "../../../app/backend/orders.ts";
import { takeLetters } from "../../../app/backend/outbox.ts";
import {
  cancelUnpaid,
  openPayment,
  recordPaymentEvent,
  reportRefund,
  takeRefunds,
} from "../../../app/backend/payments.ts";
import { formatDay } from "../../../app/i18n/format-day.ts";
import { languages } from "../../../app/i18n/languages.ts";
import { orderLetter } from "../../../app/machinery/order-letter.ts";
import { formatMinor } from "../../../app/shop/money.ts";
import { type TestBackend, test } from "../../support/backend.ts";
import { machineryBackendOf } from "../../support/backend-options.ts";
import { deployedHouse } from "../../support/deployment.ts";
import { cases } from "../../support/drawn-cases.ts";
import { adminOf } from "./callers.ts";
import { bottle, idOf, orderOf, ownedPerfume, places, set, there } from "./order-helpers.ts";

/** A journey with its perfume, whose discovery set was ordered to the Emirates and paid by transfer. */
async function paidSet(backend: TestBackend) {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const bought = await places(mine, [set(perfume)], { country: "AE", payment: "transfer" });
  const id = await idOf(backend, bought.secret);
  expect(await recordPayment(admin, { id, amount: bought.total, seen: 0, note: "" })).toBe("done");
  const credit = async () => (await quoteOrder(mine, { ...there, items: [bottle(perfume)] })).credit;
  const refunds = async (amount: number) => {
    const details = await findAdminOrder(admin, id);
    if (!details) throw new Error("The set's order is gone");
    return refundOrder(admin, { id, amount, seen: details.refunded + details.refunding, note: "a reason" });
  };
  const waits = async () => (await listOrders(admin, { search: "", view: "refund" })).rows.some((row) => row.id === id);
  return { mine, admin, perfume, ...bought, id, credit, refunds, waits };
}

/** The same, paid by card. */
async function setByCard(backend: TestBackend) {
  const machinery = () => machineryBackendOf(backend);
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const { secret, total } = await places(mine, [set(perfume)], { payment: "card", country: "AE" });
  const opened = await openPayment(machinery(), secret, "moyasar");
  if (opened.outcome !== "open") throw new Error(`Not open: ${opened.outcome}`);
  const { payment } = opened;
  const told = (outcome: "paid" | "returned", amount: number) =>
    recordPaymentEvent(machinery(), "moyasar", {
      event: `${payment}-${outcome}-${amount}`,
      payment,
      outcome,
      amount,
      currency: "AED",
      reference: null,
      charge: `charge-${payment}`,
    });
  expect(await told("paid", total)).toBe("paid");
  const gives = async (outcome: "done" | "refused") => {
    await backend.sql("update private.refunds set due_at = now(), taken_at = null where state = 'asked'");
    const due = (await takeRefunds(machinery(), 50)).filter(({ charge }) => charge === `charge-${payment}`);
    for (const { refund } of due) await reportRefund(machinery(), refund, outcome);
  };
  return { mine, perfume, secret, total, told, gives, id: await idOf(backend, secret) };
}

test("a set refunded after its credit was spent gives back what is left", async ({ backend }) => {
  const { mine, perfume, secret, total, credit, refunds, waits } = await paidSet(backend);
  const off = await credit();
  const bought = await places(mine, [bottle(perfume)]);
  expect(await findOrder(mine, bought.secret)).toMatchObject({ credit: off });
  expect(await cancelOrder(mine, secret)).toBe("done");
  expect(await waits()).toBe(true);
  expect(await refunds(total)).toBe("credit_spent");
  expect(await refunds(total - off + 1)).toBe("credit_spent");
  expect(await refunds(total - off)).toBe("done");
  expect(await waits()).toBe(false);
  expect(await refunds(1)).toBe("credit_spent");
  // The bottle's order is cancelled as well: nothing is kept of either.
  expect(await cancelOrder(mine, bought.secret)).toBe("done");
  expect(await waits()).toBe(true);
  expect(await refunds(off)).toBe("done");
  expect(await findOrder(mine, secret)).toMatchObject({ paid: total, refunded: total });
  expect(await credit()).toBe(0);
});

test("a part refund of a set shrinks its credit by so much; the whole one removes it", async ({ backend }) => {
  const { mine, perfume, secret, total, id, credit, refunds } = await paidSet(backend);
  const whole = await credit();
  expect(await refunds(10_000)).toBe("done");
  expect(await credit()).toBe(whole - 10_000);
  const bought = await places(mine, [bottle(perfume)]);
  expect(await findOrder(mine, bought.secret)).toMatchObject({ credit: whole - 10_000 });
  expect(await findOrder(mine, secret)).toMatchObject({ spent_credit: { amount: whole - 10_000 } });
  // What was taken off stays; only the rest may still go back.
  expect(await refunds(total - whole + 1)).toBe("credit_spent");
  expect(await refunds(total - whole)).toBe("done");
  expect(await findOrder(mine, bought.secret)).toMatchObject({ credit: whole - 10_000 });
  expect(await cancelOrder(mine, bought.secret)).toBe("done");
  expect(await credit()).toBe(2 * whole - 10_000 - total);
  expect(await refunds(whole - 10_000)).toBe("done");
  expect(await findOrder(mine, secret)).toMatchObject({ paid: total, refunded: total });
  expect(await credit()).toBe(0);
  // A gift of its whole price gives no credit either.
  await backend.sql("update public.orders set state = 'delivered', delivered_at = now() where id = $1", [id]);
  expect(await credit()).toBe(0);
});

test("of an order of a set and a bottle, a part refund counts for each by its price", async ({ backend }) => {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const bought = await places(mine, [set(perfume), bottle(perfume)], { country: "AE", payment: "transfer" });
  const id = await idOf(backend, bought.secret);
  await recordPayment(admin, { id, amount: bought.total, seen: 0, note: "" });
  const credit = async () => (await quoteOrder(mine, { ...there, items: [bottle(perfume)] })).credit;
  const { goods = 0 } = (await findOrder(mine, bought.secret)) ?? {};
  const unit = await credit();
  expect(await refundOrder(admin, { id, amount: 50_000, seen: 0, note: "a reason" })).toBe("done");
  expect(await credit()).toBe(unit - Math.ceil((50_000 * unit) / goods));
});

test("a set's part that was undone and paid again leaves its credit whole; unpaid, it gives none", async ({
  backend,
}) => {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const { secret, total } = await places(mine, [set(perfume)], { country: "AE", payment: "transfer" });
  const id = await idOf(backend, secret);
  const credit = async () => (await quoteOrder(mine, { ...there, items: [bottle(perfume)] })).credit;
  await recordPayment(admin, { id, amount: 10_000, seen: 0, note: "" });
  await refundOrder(admin, { id, amount: 10_000, seen: 0, note: "a reason" });
  await recordPayment(admin, { id, amount: total - 10_000, seen: 10_000, note: "" });
  expect(await credit()).toBe(0);
  expect(await recordPayment(admin, { id, amount: 10_000, seen: total, note: "" })).toBe("done");
  const { lines = [] } = (await findOrder(mine, secret)) ?? {};
  expect(await credit()).toBe(lines[0]?.unit);
});

test("credit is refused while the set's refund is under way", async ({ backend }) => {
  const admin = await adminOf(backend);
  const { mine, perfume, total, gives, id } = await setByCard(backend);
  const items = [bottle(perfume)];
  const offered = await quoteOrder(mine, { ...there, items });
  const { credit } = offered;
  expect(credit).toBeGreaterThan(0);
  expect(await refundOrder(admin, { id, amount: total, seen: 0, note: "cancelled" })).toBe("done");
  expect((await quoteOrder(mine, { ...there, items })).credit).toBe(0);
  expect((await placeOrder(mine, orderOf(items, offered.total))).outcome).toBe("price_changed");
  // The provider will not give it back: the set is paid again, and its credit with it.
  await gives("refused");
  expect((await quoteOrder(mine, { ...there, items })).credit).toBe(credit);
  expect((await placeOrder(mine, orderOf(items, offered.total))).outcome).toBe("placed");
});

test("customer and office see what a set's credit is spent on before they cancel or refund", async ({ backend }) => {
  const { mine, admin, perfume, secret, id, credit } = await paidSet(backend);
  const amount = await credit();
  const bought = await places(mine, [bottle(perfume)]);
  const other = await idOf(backend, bought.secret);
  const { number } = (await findOrder(mine, bought.secret)) ?? {};
  expect(await findOrder(mine, secret)).toMatchObject({ spent_credit: { amount, number } });
  expect((await findAdminOrder(admin, id))?.credits).toMatchObject([
    { order: other, number, spent_there: true, amount, state: "spent", covered: true },
  ]);
  expect((await findAdminOrder(admin, other))?.credits).toMatchObject([{ order: id, spent_there: false, amount }]);
  await cancelOrder(mine, bought.secret);
  expect(await findOrder(mine, secret)).toMatchObject({ spent_credit: null });
  expect((await findAdminOrder(admin, id))?.credits).toMatchObject([{ state: "free" }]);
  expect(await credit()).toBe(amount);
});

test("the credit of a bottle that came back is free again", async ({ backend }) => {
  const { mine, admin, perfume, credit } = await paidSet(backend);
  const bought = await places(mine, [bottle(perfume)]);
  const id = await idOf(backend, bought.secret);
  await backend.sql("update public.orders set state = 'delivered', delivered_at = now() where id = $1", [id]);
  expect(await credit()).toBe(0);
  expect(await advanceOrder(admin, { id, from: "delivered", to: "returned", note: "it leaks" })).toBe("done");
  expect(await credit()).toBeGreaterThan(0);
});

test("of six bottles that want one credit at once, one gets it", async ({ backend }) => {
  const { mine, perfume } = await paidSet(backend);
  const items = [bottle(perfume)];
  const { total } = await quoteOrder(mine, { ...there, items });
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => placeOrder(mine, orderOf(items, total))));
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([
    "placed",
    ...Array.from({ length: 5 }, () => "price_changed"),
  ]);
});

test("a provider that gives a set's money back by itself takes the credit of a bottle that is not weighed", async ({
  backend,
}) => {
  const admin = await adminOf(backend);
  for (const [from, weighed] of [
    ["received", false],
    ["confirmed", false],
    ["compounding", true],
  ] as const) {
    const { mine, perfume, total, told, id } = await setByCard(backend);
    const bought = await places(mine, [bottle(perfume)], { payment: "transfer" });
    const other = await idOf(backend, bought.secret);
    await backend.sql("update public.orders set state = $2, paid = total where id = $1", [other, from]);
    const before = await findOrder(mine, bought.secret);
    await told("returned", total);
    const after = await findOrder(mine, bought.secret);
    expect(after?.total).toBe(weighed ? before?.total : (before?.total ?? 0) + (before?.credit ?? 0));
    expect(after?.state).toBe(weighed ? from : "received");
    expect((await findAdminOrder(admin, id))?.credits).toMatchObject([
      weighed ? { state: "spent", covered: false } : { state: "taken_back", covered: true },
    ]);
  }
});

test("a credit that is taken back is told in a letter: what is owed, until when, how to pay or cancel", async ({
  backend,
}) => {
  const admin = await adminOf(backend);
  const clock = async () => {
    await cancelUnpaid(machineryBackendOf(backend), 50);
  };
  const days = (id: string, number: number) =>
    backend.sql("update public.orders set due_on = (now() at time zone 'Asia/Riyadh')::date + $2::int where id = $1", [
      id,
      number,
    ]);
  for (const [payment, state, share] of [
    ["transfer", "received", 0],
    ["transfer", "received", 1],
    ["transfer", "confirmed", 1],
    ["card", "confirmed", 1],
    ["on_delivery", "confirmed", 0],
  ] as const) {
    const of = `${payment} ${state} ${share}`;
    const { mine, perfume, total, told } = await setByCard(backend);
    const bought = await places(mine, [bottle(perfume)], { payment, country: "AE" });
    const id = await idOf(backend, bought.secret);
    const before = await findOrder(mine, bought.secret);
    if (!before) throw new Error("The order is gone");
    await backend.sql("update public.orders set state = $2, paid = $3 * total where id = $1", [id, state, share]);
    if (before.due_on) await days(id, -1);
    await told("returned", total);
    // It waits from today on, whatever its day was.
    await clock();
    const [letter, ...others] = (await takeLetters(machineryBackendOf(backend), 50)).flatMap((each) =>
      each.about === "order" && each.order.secret === bought.secret && each.kind !== "received" ? [each] : [],
    );
    expect({ of, kind: letter?.kind, others }).toEqual({ of, kind: "credit_taken_back", others: [] });
    if (!letter) throw new Error("There is one");
    const { order } = letter;
    const owed = before.credit + (share ? 0 : before.total);
    expect({ of, ...order }).toMatchObject({
      of,
      state: payment === "on_delivery" ? state : "received",
      credit: 0,
      credit_taken_back: before.credit,
      total: before.total + before.credit,
      paid: share * before.total,
      due_on: payment === "on_delivery" ? null : expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    for (const lang of languages) {
      const { subject, text = "" } =
        (await orderLetter(
          { ...letter, order: { ...order, lang } },
          { shopOrigin: "http://shop.localhost", house: deployedHouse },
        )) ?? {};
      expect(subject).toContain(order.number);
      for (const amount of [before.credit, order.total, owed])
        expect(text).toContain(formatMinor(amount, order.currency, lang));
      if (order.due_on) expect(text).toContain(formatDay(order.due_on, lang));
      expect(text).toContain(`/order/${order.secret}`);
    }
    if (payment === "on_delivery") continue;
    await days(id, -1);
    await clock();
    // What is paid in part is the office's to decide on.
    expect(await findOrder(mine, bought.secret)).toMatchObject({
      state: share ? "received" : "cancelled",
      due_on: null,
    });
    const overdue = (await listOrders(admin, { search: "", view: "overdue" })).rows.map((row) => row.id);
    expect(overdue.includes(id)).toBe(share === 1);
  }
});

const share = fc.integer({ min: 0, max: 12 });
const which = fc.constantFrom("set" as const, "bottle" as const);
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("order" as const) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("cancel" as const), which }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("refund" as const), which, share }) },
    fc.record({ kind: fc.constant("pay" as const), confirm: fc.boolean() }),
    fc.record({ kind: fc.constant("gives" as const), outcome: fc.constantFrom("done" as const, "refused" as const) }),
    fc.record({ kind: fc.constant("return" as const), which }),
    fc.record({ kind: fc.constant("provider" as const), share }),
    // At the same moment.
    fc.record({ kind: fc.constant("race" as const), share }),
  ),
  { minLength: 2, maxLength: 12 },
);

test("whatever becomes of a set and the bottles that had its credit, the house keeps what it took off @draws", async ({
  backend,
}) => {
  const admin = await adminOf(backend);
  await fc.assert(
    fc.asyncProperty(steps, async (done) => {
      const { mine, perfume, secret, total, told, gives, id } = await setByCard(backend);
      const bottles: string[] = [];
      const offered = async () => (await quoteOrder(mine, { ...there, items: [bottle(perfume)] })).credit;
      const whole = await offered();
      // What was given back of the set, or is promised back, is no credit any more; nothing of it is while it is spent or due.
      const left = async () => {
        const { state, due = 0, refunded = 0, refunding = 0, spent_credit } = (await findOrder(mine, secret)) ?? {};
        const ended = state === "cancelled" || state === "returned";
        return ended || due > 0 || spent_credit ? 0 : Math.max(0, whole - refunded - refunding);
      };
      const orders = async () => {
        const { placed, secret: key } = await places(mine, [bottle(perfume)], { payment: "transfer" });
        if (placed.outcome === "placed") bottles.push(key);
      };
      const refunds = async (order: string, part: number) => {
        const details = await findAdminOrder(admin, order);
        if (!details) throw new Error("The order is gone");
        const amount = Math.round((details.paid * part) / 10);
        await refundOrder(admin, { id: order, amount, seen: details.refunded + details.refunding, note: "a reason" });
      };
      for (const step of done) {
        const last = bottles.at(-1);
        const key = "which" in step && step.which === "bottle" ? last : secret;
        const order = key ? await idOf(backend, key) : null;
        if (step.kind === "order") await orders();
        else if (step.kind === "gives") await gives(step.outcome);
        else if (step.kind === "provider") await told("returned", Math.round((total * step.share) / 10));
        else if (step.kind === "race")
          await Promise.all([orders(), refunds(id, step.share), cancelOrder(mine, secret)]);
        else if (step.kind === "pay" && last) {
          const bought = await idOf(backend, last);
          const details = await findAdminOrder(admin, bought);
          const amount = (details?.total ?? 0) - (details?.paid ?? 0);
          await recordPayment(admin, { id: bought, amount, seen: details?.paid ?? 0, note: "" });
          if (step.confirm) await advanceOrder(admin, { id: bought, from: "received", to: "confirmed" });
        } else if (key && order && step.kind === "cancel") await cancelOrder(mine, key);
        else if (order && step.kind === "refund") await refunds(order, step.share);
        else if (order && step.kind === "return") {
          await backend.sql(
            "update public.orders set state = 'delivered', delivered_at = now() where id = $1 and state in ('received', 'confirmed')",
            [order],
          );
          // Straight on, since a provider may still take the credit of what is not weighed, and this was never weighed.
          await advanceOrder(admin, { id: order, from: "delivered", to: "returned", note: "a reason" });
        }
        const [sums] = await backend.sql(
          `select
            (
              select coalesce(sum(bought.credit), 0) from public.orders as bought
              where bought.secret = any ($2) and bought.state not in ('cancelled', 'returned')
            ) <= kept.paid - kept.refunded - kept.refunding as kept,
            not exists (
              select from public.orders as bought where bought.secret = any ($2) and bought.credit <> coalesce((
                select credit.amount from private.credits as credit
                where credit.order_id = bought.id and credit.set_order = kept.id and credit.state <> 'taken_back'
              ), 0)
            ) as told
          from public.orders as kept where kept.id = $1`,
          [id, bottles],
        );
        expect(sums).toEqual({ kept: true, told: true });
        expect(await offered()).toBe(await left());
      }
    }),
    cases(12, 80),
  );
}, 180_000);
