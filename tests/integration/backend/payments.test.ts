import fc from "fast-check";
import { expect } from "vitest";
import { z } from "zod";
import {
  advanceOrder,
  countOrders,
  decideHeldPayment,
  decideReturn,
  declineReturn,
  findAdminOrder,
  listOrders,
  recordPayment,
  refundOrder,
} from "../../../app/backend/admin/orders.ts";
import { settlementOf } from "../../../app/backend/order-money.ts";
import { returnOutcomes } from "../../../app/backend/order-values.ts";
import { cancelOrder, findOrder, requestReturn } from "../../../app/backend/orders.ts";
import { takeLetters } from "../../../app/backend/outbox.ts";
import {
  cancelUnpaid,
  openPayment,
  recordPaymentEvent,
  recordPaymentPage,
  reportRefund,
  takeOpenPayments,
  takeRefunds,
} from "../../../app/backend/payments.ts";
import type { PaymentEvent } from "../../../app/payments/card-provider.ts";
import { type TestBackend, test } from "../../support/backend.ts";
import { machineryBackendOf } from "../../support/backend-options.ts";
import { cases } from "../../support/drawn-cases.ts";
import { adminOf, guestOf } from "./callers.ts";
import { bottle, idOf, ownedPerfume, places } from "./order-helpers.ts";

/** An order by card, and the payment that its customer was led to. */
async function orderByCard(backend: TestBackend, perfume: Awaited<ReturnType<typeof ownedPerfume>>) {
  const machineryBackend = () => machineryBackendOf(backend);
  const { secret, total } = await places(perfume.backend, [bottle(perfume.perfume)], { payment: "card" });
  const opened = await openPayment(machineryBackend(), secret, "moyasar");
  if (opened.outcome !== "open") throw new Error(`Not open: ${opened.outcome}`);
  const { payment } = opened;
  await recordPaymentPage(machineryBackend(), payment, { reference: `page-${payment}`, url: "http://pages.test/1" });
  const event = (name: string, more: Partial<PaymentEvent> = {}): PaymentEvent => ({
    event: `${payment}-${name}`,
    payment,
    outcome: "paid",
    amount: total,
    currency: "AED",
    reference: null,
    charge: `charge-${payment}`,
    ...more,
  });
  const told = (name: string, more: Partial<PaymentEvent> = {}) =>
    recordPaymentEvent(machineryBackend(), "moyasar", event(name, more));
  return { machineryBackend, secret, total, payment, told, id: await idOf(backend, secret) };
}

test("two presses lead to one page; what was paid counts once, however often it is told", async ({ backend }) => {
  const perfume = await ownedPerfume(backend);
  const { machineryBackend, secret, total, payment, told } = await orderByCard(backend, perfume);
  const again = await openPayment(machineryBackend(), secret, "moyasar");
  expect(again).toMatchObject({ outcome: "open", payment, page: "http://pages.test/1", amount: total });
  expect(await Promise.all([told("1"), told("1"), told("2")]).then((all) => all.sort())).toEqual([
    "known",
    "known",
    "paid",
  ]);
  expect(await findOrder(perfume.backend, secret)).toMatchObject({ paid: total, held: false });
  expect(await openPayment(machineryBackend(), secret, "moyasar")).toEqual({ outcome: "paid" });
  expect(await told("3", { payment: crypto.randomUUID() })).toBe("unknown");
  await expect(told("4", { outcome: "returned", amount: -1 })).resolves.toBe("done");
});

test.for([
  ["another amount", { amount: 100 }],
  ["another currency", { currency: "USD" }],
  ["another page", { reference: "somebody else's" }],
] as const)("%s is held for a person, who gives it back", async ([, other], { backend }) => {
  const perfume = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const { machineryBackend, secret, told, id, payment } = await orderByCard(backend, perfume);
  expect(await told("1", other)).toBe("held");
  expect(await findOrder(perfume.backend, secret)).toMatchObject({ paid: 0, held: true });
  expect((await listOrders(admin, { search: "", view: "held" })).rows.map((row) => row.id)).toContain(id);
  expect((await countOrders(admin)).held).toBeGreaterThan(0);
  expect(await decideHeldPayment(admin, payment, "return")).toBe("done");
  expect(await decideHeldPayment(admin, payment, "return")).toBe("moved_on");
  const [refund] = (await takeRefunds(machineryBackend(), 50)).filter(({ charge }) => charge === `charge-${payment}`);
  expect(refund).toMatchObject({ before: 0 });
  await reportRefund(machineryBackend(), refund?.refund ?? "", "done");
  expect((await findAdminOrder(admin, id))?.payments).toMatchObject([{ state: "returned", pending: 0 }]);
  expect(await findOrder(perfume.backend, secret)).toMatchObject({ paid: 0, refunded: 0, held: false });
});

test("a refund goes back by the provider, in parts, and is tried again until it is given or refused", async ({
  backend,
}) => {
  const perfume = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const { machineryBackend, total, told, id, payment } = await orderByCard(backend, perfume);
  await told("1");
  const asks = (amount: number, seen: number) => refundOrder(admin, { id, amount, seen, note: "broken" });
  const take = async () =>
    (await takeRefunds(machineryBackend(), 50)).filter(({ charge }) => charge === `charge-${payment}`);
  expect(await asks(1000, 0)).toBe("done");
  expect(await asks(total, 1000)).toBe("too_much");
  expect(await asks(2000, 1000)).toBe("done");
  const [first, ...others] = await take();
  expect([first?.amount, others]).toEqual([1000, []]);
  // Nobody else gets it meanwhile, and it comes again when nothing was heard.
  expect(await take()).toEqual([]);
  await reportRefund(machineryBackend(), first?.refund ?? "", "later");
  expect(await take()).toEqual([]);
  await backend.sql("update private.refunds set due_at = now() where payment_id = $1", [payment]);
  expect((await take())[0]).toMatchObject({ refund: first?.refund, before: 0 });
  await reportRefund(machineryBackend(), first?.refund ?? "", "done");
  // The provider's own webhook about it changes nothing.
  await told("r1", { outcome: "returned", amount: 1000 });
  const [second] = await take();
  expect(second).toMatchObject({ amount: 2000, before: 1000 });
  await reportRefund(machineryBackend(), second?.refund ?? "", "refused");
  expect(await findAdminOrder(admin, id)).toMatchObject({ paid: total, refunded: 1000, refunding: 0 });
  // Given back in the provider's own dashboard.
  await told("r2", { outcome: "returned", amount: 5000 });
  expect(await findAdminOrder(admin, id)).toMatchObject({ refunded: 5000, refunding: 0 });
});

test("what nobody pays is cancelled after its day; what is paid later still counts, to be given back", async ({
  backend,
}) => {
  const perfume = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const { machineryBackend, secret, total, told, id, payment } = await orderByCard(backend, perfume);
  const cancel = () => cancelUnpaid(machineryBackend(), 50);
  expect(await cancel()).toBe(0);
  await backend.sql("update public.orders set due_on = due_on - 2 where id = $1", [id]);
  expect(await cancel()).toBe(0);
  await backend.sql("update private.payments set created_at = now() - interval '25 hours' where id = $1", [payment]);
  const unreported = await takeOpenPayments(machineryBackend(), 50);
  expect(unreported).toContainEqual({ payment, provider: "moyasar", reference: `page-${payment}` });
  expect(await takeOpenPayments(machineryBackend(), 50)).not.toContainEqual(expect.objectContaining({ payment }));
  expect(await told("1", { outcome: "expired", amount: 0 })).toBe("done");
  expect(await cancel()).toBe(1);
  expect(await findOrder(perfume.backend, secret)).toMatchObject({ state: "cancelled" });
  expect(await openPayment(machineryBackend(), secret, "moyasar")).toEqual({ outcome: "closed" });
  expect(await told("2")).toBe("paid");
  expect((await listOrders(admin, { search: "", view: "refund" })).rows.map((row) => row.id)).toContain(id);
  expect(await refundOrder(admin, { id, amount: total, seen: 0, note: "cancelled" })).toBe("done");
});

test("nobody but the role machinery reaches payments, and nobody but an admin what is held", async ({ backend }) => {
  const perfume = await ownedPerfume(backend);
  const { secret, payment } = await orderByCard(backend, perfume);
  const guest = guestOf(backend);
  const paid = { payment_id: payment, provider: "moyasar", event: "1", outcome: "paid", amount: 1, currency: "AED" };
  for (const call of [
    () => guest.run(z.unknown(), (db) => db.rpc("record_payment_event", paid)),
    () => guest.runAsWorker(z.unknown(), (db) => db.rpc("record_payment_event", paid)),
    () => guest.runAsWorker(z.unknown(), (db) => db.rpc("open_payment", { secret, provider: "moyasar" })),
    () => guest.runAsWorker(z.unknown(), (db) => db.rpc("take_refunds", { max_rows: 1 })),
    () => decideHeldPayment(guest, payment, "count"),
    () => declineReturn(guest, payment, "no"),
    () => decideReturn(guest, payment, { outcome: "remade", note: "no" }),
  ])
    await expect(call()).rejects.toMatchObject({ code: "42501" });
});

test("a return is asked for within seven days, once, and answered", async ({ backend }) => {
  const perfume = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const { secret, told, id } = await orderByCard(backend, perfume);
  expect(await requestReturn(perfume.backend, secret, "leaks")).toBe("not_delivered");
  await told("1");
  await backend.sql("update public.orders set state = 'delivered', delivered_at = now() where id = $1", [id]);
  expect(await findOrder(perfume.backend, secret)).toMatchObject({ may_return: true, return_requested: false });
  expect(await requestReturn(perfume.backend, secret, "leaks")).toBe("done");
  expect(await requestReturn(perfume.backend, secret, "leaks")).toBe("known");
  expect((await listOrders(admin, { search: "", view: "return_requested" })).rows.map((row) => row.id)).toContain(id);
  expect((await findAdminOrder(admin, id))?.events[0]).toMatchObject({ actor: "customer", note: "leaks" });
  expect(await declineReturn(admin, id, " ")).toBe("needs_note");
  expect(await declineReturn(admin, id, "opened")).toBe("done");
  expect((await listOrders(admin, { search: "", view: "return_requested" })).rows.map((row) => row.id)).not.toContain(
    id,
  );
  expect(await findOrder(perfume.backend, secret)).toMatchObject({ return_declined: true });
  expect((await findAdminOrder(admin, id))?.events[0]).toMatchObject({ kind: "return_declined", note: "opened" });
  const letters = await takeLetters(machineryBackendOf(backend), 50);
  const answer = letters.filter((letter) => letter.about === "order" && letter.kind === "return_declined");
  expect(answer).toMatchObject([{ order: { secret }, reason: "opened" }]);
});

test("what came back is made anew, sent back or refunded, decided once, and only a refund is still owed", async ({
  backend,
}) => {
  const perfume = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  for (const outcome of returnOutcomes) {
    const { secret, told, id, total } = await orderByCard(backend, perfume);
    await told("1");
    expect(await decideReturn(admin, id, { outcome, note: "It leaks" })).toBe("moved_on");
    await backend.sql("update public.orders set state = 'returned', delivered_at = now() where id = $1", [id]);
    const owed = async () =>
      (await listOrders(admin, { search: "", view: "refund" })).rows.some((row) => row.id === id);
    expect(await owed()).toBe(true);
    expect(await decideReturn(admin, id, { outcome, note: " " })).toBe("needs_note");
    expect(await decideReturn(admin, id, { outcome, note: "It leaks" })).toBe("done");
    expect(await decideReturn(admin, id, { outcome: "refused", note: "Again" })).toBe("moved_on");
    expect([outcome, await owed()]).toEqual([outcome, outcome === "refunded"]);
    const found = await findOrder(perfume.backend, secret);
    expect(found).toMatchObject({ state: "returned", return_outcome: outcome });
    const said = found && settlementOf(found);
    expect(said).toEqual(outcome === "refunded" ? [{ text: "to_refund", amount: total }] : []);
    expect((await findAdminOrder(admin, id))?.events[0]).toMatchObject({ kind: `return_${outcome}`, note: "It leaks" });
  }
});

const share = fc.integer({ min: 0, max: 12 });
const steps = fc.array(
  fc.oneof(
    // Few names: the same event comes twice, late, and before those that it follows.
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant("told" as const),
        try: fc.integer({ min: 0, max: 1 }),
        name: fc.constantFrom("a", "b", "c", "d"),
        outcome: fc.constantFrom(
          "paid" as const,
          "paid" as const,
          "failed" as const,
          "expired" as const,
          "returned" as const,
          "refund_failed" as const,
          "disputed" as const,
          "dispute_won" as const,
          "dispute_lost" as const,
        ),
        share,
        currency: fc.constantFrom("AED", "AED", "AED", "USD"),
        whole: fc.boolean(),
      }),
    },
    fc.record({ kind: fc.constant("refund" as const), share }),
    fc.record({
      kind: fc.constant("gives" as const),
      outcome: fc.constantFrom("done" as const, "refused" as const, "later" as const),
    }),
    fc.record({ kind: fc.constant("held" as const), how: fc.constantFrom("count" as const, "return" as const) }),
    fc.record({ kind: fc.constantFrom("open" as const, "cancel" as const, "confirm" as const, "by hand" as const) }),
  ),
  { minLength: 1, maxLength: 16 },
);

test("whatever providers, admins and customers do in whatever order, no money is lost, doubled or made up @draws", async ({
  backend,
}) => {
  const perfume = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  await fc.assert(
    fc.asyncProperty(steps, async (done) => {
      const { machineryBackend, secret, total, payment, id } = await orderByCard(backend, perfume);
      const other = await openPayment(machineryBackend(), secret, "stripe");
      const lastRefundOf = async (of: string) => {
        const [refund] = await backend.sql<{ id: string }>(
          "select id from private.refunds where payment_id = $1 order by created_at desc limit 1",
          [of],
        );
        return refund?.id;
      };
      const tries = [payment, other.outcome === "open" ? other.payment : payment];
      for (const step of done) {
        const now = await findAdminOrder(admin, id);
        if (!now) throw new Error("The order is gone");
        const gone = now.refunded + now.refunding;
        if (step.kind === "told") {
          const { name, outcome, currency, whole } = step;
          const of = tries[step.try] ?? payment;
          const amount = whole ? total : Math.max(1, Math.round((total * step.share) / 10));
          await recordPaymentEvent(machineryBackend(), step.try ? "stripe" : "moyasar", {
            event: `${of}-${name}`,
            payment: of,
            outcome,
            amount,
            currency,
            reference: null,
            charge: `charge-${of}`,
            subject: outcome === "refund_failed" ? await lastRefundOf(of) : `dispute-${of}`,
          });
        } else if (step.kind === "refund") {
          const amount = Math.round((total * step.share) / 10);
          // Two admins at once.
          await Promise.all([1, 2].map(() => refundOrder(admin, { id, amount, seen: gone, note: "a reason" })));
        } else if (step.kind === "gives") {
          await backend.sql("update private.refunds set due_at = now(), taken_at = null where state = 'asked'");
          for (const { refund } of await takeRefunds(machineryBackend(), 50)) {
            await reportRefund(machineryBackend(), refund, step.outcome);
            await reportRefund(machineryBackend(), refund, "done");
          }
        } else if (step.kind === "held") {
          for (const each of now.payments) await decideHeldPayment(admin, each.id, step.how);
        } else if (step.kind === "open") await openPayment(machineryBackend(), secret, "moyasar");
        else if (step.kind === "cancel") await cancelOrder(perfume.backend, secret);
        else if (step.kind === "confirm") await advanceOrder(admin, { id, from: "received", to: "confirmed" });
        else await recordPayment(admin, { id, amount: Math.round(total / 4), seen: now.paid, note: "" });
        const [sums] = await backend.sql(
          `select
            kept.paid = (select coalesce(sum(event.paid), 0) from public.order_events as event where event.order_id = kept.id) as paid_told,
            kept.refunded = (select coalesce(sum(event.refunded), 0) - coalesce(sum(event.refund_failed), 0) from public.order_events as event where event.order_id = kept.id) as refunded_told,
            kept.paid <= kept.total and kept.refunded + kept.refunding <= kept.paid as within,
            kept.refunding = (
              select coalesce(sum(refund.amount), 0) from private.refunds as refund
              join private.payments as payment on payment.id = refund.payment_id
              where payment.order_id = kept.id and refund.state = 'asked' and payment.state = 'paid'
            ) as promised,
            kept.paid >= (
              select coalesce(sum(payment.taken), 0) from private.payments as payment
              where payment.order_id = kept.id and payment.state = 'paid'
            ) as counted,
            not exists (
              select from private.payments as payment where payment.order_id = kept.id
                and payment.returned + private.refund_pending(payment.id) > coalesce(payment.taken, 0)
            ) as given,
            kept.state <> 'confirmed' or kept.paid = kept.total as paid_first
          from public.orders as kept where kept.id = $1`,
          [id],
        );
        expect(sums).toEqual({
          paid_told: true,
          refunded_told: true,
          within: true,
          promised: true,
          counted: true,
          given: true,
          paid_first: true,
        });
      }
    }),
    cases(15, 120),
  );
}, 180_000);
