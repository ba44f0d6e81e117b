import fc from "fast-check";
import { expect } from "vitest";
import { z } from "zod";
import { bulkTransitions } from "../../../app/admin/orders/bulk-transitions.ts";
import {
  advanceOrder,
  countOrders,
  findAdminOrder,
  listOrders,
  listUnsentLetters,
  recordPayment,
  refundOrder,
  resendLetter,
  sendParcel,
  undoCancellation,
} from "../../../app/backend/admin/orders.ts";
import { countWaiting } from "../../../app/backend/admin/waiting.ts";
import { createBackend } from "../../../app/backend/backend.ts";
import { type OrderState, orderStates } from "../../../app/backend/order-values.ts";
import {
  type CartItem,
  cancelOrder,
  findOrder,
  listOwnOrders,
  type OrderLine,
  placeOrder,
  quoteOrder,
} from "../../../app/backend/orders.ts";
import { reportLetter, takeLetters } from "../../../app/backend/outbox.ts";
import { findResult, nameResult } from "../../../app/backend/results.ts";
import { listOwnInvitations } from "../../../app/backend/vault.ts";
import { sheetOf } from "../../../app/maestro/compounding/sheet.ts";
import { currencies } from "../../../app/shop/currencies.ts";
import { convert, prices } from "../../../app/shop/money.ts";
import { createOrderSecret } from "../../../app/storefront/checkout/order-secret.ts";
import { test } from "../../support/backend.ts";
import { machineryBackendOf, optionsOf } from "../../support/backend-options.ts";
import { cases } from "../../support/drawn-cases.ts";
import { adminOf, guestOf, journeyOf, ownerOf } from "./callers.ts";
import { bottle, idOf, orderOf, ownedPerfume, places, set, there } from "./order-helpers.ts";

test("an order costs what the results page says, in both currencies", async ({ backend }) => {
  const { backend: mine, perfume, session } = await ownedPerfume(backend);
  for (const currency of currencies) {
    const plain = await quoteOrder(mine, { ...there, currency, items: [bottle(perfume, 2), set(perfume)] });
    const { bottle: one, discovery_set } = prices.results;
    expect(plain.total).toBe(100 * (2 * convert(one, currency) + convert(discovery_set, currency)));
    expect(plain.vat).toBe(Math.round((plain.total * 15) / 115));
  }
  await nameResult(mine, { session, customName: "أثر", engraving: true });
  const named = await quoteOrder(mine, { ...there, items: [bottle(perfume)] });
  expect(named.total).toBe(100 * (convert(prices.results.bottle, "AED") + 150));
  expect(named.lines).toMatchObject([{ engraving: "أثر", engraved: 15_000 }]);
  const abroad = await quoteOrder(mine, { ...there, country: "FR", items: [bottle(perfume)] });
  const untaxed = await quoteOrder(mine, { ...there, taxed: false, items: [bottle(perfume)] });
  expect(untaxed).toMatchObject({ total: named.total, vat: 0, vat_percent: 0 });
  expect(abroad).toMatchObject({ vat: 0, vat_percent: 0, pays_on_delivery: false });
  expect(abroad.delivery).toBeGreaterThan(0);
});

test("the same press again places nothing; another price, another's perfume and too much cash, or cash for a gift, are refused", async ({
  backend,
}) => {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const { total } = await quoteOrder(mine, { ...there, items: [bottle(perfume)] });
  const order = orderOf([bottle(perfume)], total);
  const outcomes = await Promise.all([placeOrder(mine, order), placeOrder(mine, order), placeOrder(mine, order)]);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["known", "known", "placed"]);
  expect((await placeOrder(mine, orderOf([bottle(perfume)], total - 100))).outcome).toBe("price_changed");
  const stranger = await journeyOf(backend);
  expect((await placeOrder(stranger.backend, orderOf([bottle(perfume)], total))).outcome).toBe("refused");
  const many = await quoteOrder(mine, { ...there, items: [bottle(perfume, 3)] });
  expect(many.pays_on_delivery).toBe(false);
  expect((await placeOrder(mine, orderOf([bottle(perfume, 3)], many.total))).outcome).toBe("payment_refused");
  // Nobody asks the receiver of a gift for money; paid for beforehand it is taken.
  const giver = { ...orderOf([], total).customer, email: "giver@example.com" };
  const present = orderOf([bottle(perfume)], total, {
    customer: giver,
    gift: { recipient: "Mina", phone: "+966501112233", card: null },
  });
  expect((await placeOrder(mine, present)).outcome).toBe("payment_refused");
  expect((await placeOrder(mine, { ...present, payment: "transfer" })).outcome).toBe("placed");
});

test("a line has the seal of its bottle, a set those of both, and the Vault's none; a stranger is shown no other's", async ({
  backend,
}) => {
  const { session, backend: mine, perfume } = await ownedPerfume(backend);
  const [premiere, deuxieme] = (await findResult(mine, session))?.result_json.variants ?? [];
  const [product] = z
    .tuple([z.object({ id: z.uuid() })])
    .parse(
      await backend.sql("select id from public.maestro_products where badges = '{iconic}' or badges = '{}' limit 1"),
    );
  const second: CartItem = { kind: "bottle", variant: "deuxieme", perfume, quantity: 1 };
  const items: CartItem[] = [
    bottle(perfume),
    second,
    set(perfume),
    { kind: "vault", product: product.id, quantity: 1 },
  ];
  const sealsOf = ({ lines }: { lines: OrderLine[] }) => lines.map(({ seals }) => seals);
  const own = [[premiere?.seal], [deuxieme?.seal], [premiere?.seal, deuxieme?.seal], []];
  expect(sealsOf(await quoteOrder(mine, { ...there, items }))).toEqual(own);
  const stranger = await journeyOf(backend);
  expect(sealsOf(await quoteOrder(stranger.backend, { ...there, items }))).toEqual([[], [], [], []]);
  const customer = { name: "Hala", email: "hala@example.com", phone: "+966512345678", address: { city: "الرياض" } };
  const { secret } = await places(mine, items, { payment: "transfer", customer });
  const placed = () => findOrder(guestOf(backend), secret);
  expect(sealsOf((await placed()) ?? { lines: [] })).toEqual(own);
  // What was composed before seals were kept has none.
  await backend.sql(
    "update private.maestro_results set result_json = result_json #- '{variants,0,seal}' where id = $1",
    [perfume],
  );
  expect(sealsOf((await placed()) ?? { lines: [] })).toEqual([[], [deuxieme?.seal], [deuxieme?.seal], []]);
});

test("whatever writes a letter says so, so that it is sent at once; what writes none does not", async ({ backend }) => {
  const { session, perfume } = await ownedPerfume(backend);
  let letters = 0;
  const onLetter = () => {
    letters += 1;
  };
  /** How many calls of the scene have said that they wrote a letter. */
  const said = async (scene: () => Promise<unknown>) => {
    letters = 0;
    await scene();
    return letters;
  };
  const mine = createBackend({ ...optionsOf(backend), journeySession: session, onLetter });
  const { total } = await quoteOrder(mine, { ...there, items: [bottle(perfume)] });
  // An address of its own: each has so many letters a day.
  const customer = { name: "Salma", email: "salma@example.com", phone: "+966512345678", address: { city: "الرياض" } };
  const order = orderOf([bottle(perfume)], total, { customer });
  expect(await said(() => placeOrder(mine, orderOf([bottle(perfume)], total - 100)))).toBe(0);
  expect(await said(() => placeOrder(mine, order))).toBe(1);
  expect(await said(() => findOrder(mine, order.secret))).toBe(0);
  expect(await said(() => cancelOrder(mine, order.secret))).toBe(1);
  expect(await said(() => cancelOrder(mine, order.secret))).toBe(0);
});

test("a discovery set that was paid is credited to a bottle of the same perfume, once", async ({ backend }) => {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const bought = await places(mine, [set(perfume)]);
  const credit = async () => (await quoteOrder(mine, { ...there, items: [bottle(perfume)] })).credit;
  expect(await credit()).toBe(0);
  const id = await idOf(backend, bought.secret);
  // Once it is delivered the courier has its money, and its buyer is told why the credit waits.
  const waits = async () => (await quoteOrder(mine, { ...there, items: [bottle(perfume)] })).credit_waits;
  expect(await waits()).toBeNull();
  await backend.sql("update public.orders set state = 'delivered', delivered_at = now() where id = $1", [id]);
  expect(await waits()).toBe("number" in bought.placed ? bought.placed.number : "");
  await recordPayment(admin, { id, amount: bought.total, seen: 0, note: "" });
  expect(await waits()).toBeNull();
  expect(await credit()).toBe(bought.total);
  const first = await places(mine, [bottle(perfume)]);
  expect(first.placed.outcome).toBe("placed");
  expect(await credit()).toBe(0);
  await cancelOrder(mine, first.secret);
  expect(await credit()).toBe(bought.total);
  // Its days begin when it is in its buyer's hands, or, where nobody has recorded that, on the last day promised for it.
  await backend.sql("update public.orders set created_at = now() - interval '200 days' where id = $1", [id]);
  await backend.sql("update public.orders set state = 'on_its_way', delivered_at = null where id = $1", [id]);
  const days = async (column: "delivered_at" | "expected_to", ago: number) => {
    const state = column === "delivered_at" ? "delivered" : "on_its_way";
    await backend.sql(
      `update public.orders set state = $2, expected_from = '2020-01-01', ${column} = private.today_in_riyadh() - $3::int
       where id = $1`,
      [id, state, ago],
    );
    return (await credit()) > 0;
  };
  expect(await days("expected_to", 60)).toBe(true);
  expect(await days("expected_to", 61)).toBe(false);
  expect(await days("delivered_at", 60)).toBe(true);
  expect(await days("delivered_at", 61)).toBe(false);
});

test("of fifty who want the last bottle one gets it, and what is cancelled can be had again", async ({ backend }) => {
  const [product] = z
    .tuple([z.object({ id: z.uuid() })])
    .parse(
      await backend.sql(
        "update public.maestro_products set badges = '{}', stock = 1 where id = (select id from public.maestro_products limit 1) returning id",
      ),
    );
  const items: CartItem[] = [{ kind: "vault", product: product.id, quantity: 1 }];
  const { total } = await quoteOrder(guestOf(backend), { ...there, items });
  const orders = Array.from({ length: 50 }, () => orderOf(items, total, { payment: "transfer" }));
  // Each in a request of its own, since the calls of one share its deadline; ten at a time, which a slow machine manages.
  const outcomes: Awaited<ReturnType<typeof placeOrder>>[] = [];
  while (outcomes.length < orders.length) {
    const wave = orders.slice(outcomes.length, outcomes.length + 10);
    outcomes.push(...(await Promise.all(wave.map((order) => placeOrder(guestOf(backend), order)))));
  }
  const placed = outcomes.findIndex(({ outcome }) => outcome === "placed");
  expect(outcomes.filter(({ outcome }) => outcome === "placed")).toHaveLength(1);
  expect(outcomes.filter(({ outcome }) => outcome === "refused" || outcome === "sold_out")).toHaveLength(49);
  const stock = async () =>
    (await backend.sql("select stock from public.maestro_products where id = $1", [product.id]))[0];
  expect(await stock()).toEqual({ stock: 0 });
  expect(await cancelOrder(guestOf(backend), orders[placed]?.secret ?? "")).toBe("done");
  expect(await cancelOrder(guestOf(backend), orders[placed]?.secret ?? "")).toBe("known");
  expect(await stock()).toEqual({ stock: 1 });
}, 60_000);

test("members' and invited perfumes are for members and the invited", async ({ backend }) => {
  const rows = await backend.sql<{ id: string }>("select id from public.maestro_products order by id limit 2");
  const [members, invited] = z.tuple([z.object({ id: z.uuid() }), z.object({ id: z.uuid() })]).parse(rows);
  await backend.sql("update public.maestro_products set badges = '{members_only}', stock = null where id = $1", [
    members.id,
  ]);
  await backend.sql("update public.maestro_products set badges = '{invite_only}', stock = null where id = $1", [
    invited.id,
  ]);
  const { userId, backend: owner } = await ownerOf(backend);
  const problemsOf = async (account: string | null) => {
    const items = [members, invited].map(({ id }): CartItem => ({ kind: "vault", product: id, quantity: 1 }));
    return (await quoteOrder(guestOf(backend), { ...there, account, items })).lines.map(({ problem }) => problem);
  };
  expect(await problemsOf(null)).toEqual(["members_only", "invite_only"]);
  const order = orderOf([{ kind: "vault", product: invited.id, quantity: 1 }], 1, { account: userId });
  expect((await placeOrder(owner, order)).outcome).toBe("refused");
  expect(await problemsOf(userId)).toEqual([null, "invite_only"]);
  await backend.sql(
    "insert into public.vault_invitations (product_id, email) select $1, lower(email) from auth.users where id = $2",
    [invited.id, userId],
  );
  expect(await problemsOf(userId)).toEqual([null, null]);
  expect(await listOwnInvitations(owner)).toEqual([invited.id]);
  expect(await listOwnInvitations(guestOf(backend))).toEqual([]);
  await backend.sql("update public.vault_invitations set email = 'another@example.com' where product_id = $1", [
    invited.id,
  ]);
  expect([await problemsOf(userId), await listOwnInvitations(owner)]).toEqual([[null, "invite_only"], []]);
});

test("a Vault perfume costs the whole riyals that its page says", async ({ backend }) => {
  const [sold] = await backend.sql<{ id: string; price: number }>(
    "select id, price_aed as price from public.maestro_products where slug = 'harbour-at-dawn'",
  );
  const items: CartItem[] = [{ kind: "vault", product: sold?.id ?? "", quantity: 1 }];
  const { lines } = await quoteOrder(guestOf(backend), { ...there, currency: "SAR", items });
  expect(lines[0]?.unit).toBe(100 * convert({ amount: sold?.price ?? 0, currency: "AED" }, "SAR"));
});

test("the database allows every move that the list of orders makes", async ({ backend }) => {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const { secret } = await places(mine, [bottle(perfume)]);
  const id = await idOf(backend, secret);
  const admin = await adminOf(backend);
  await backend.sql("update public.orders set created_at = created_at - interval '1 day' where id = $1", [id]);
  for (const from of orderStates) {
    const to = bulkTransitions.get(from);
    if (!to) continue;
    await backend.sql("update public.orders set state = $2 where id = $1", [id, from]);
    await backend.sql("update public.order_events set at = at - interval '40 days' where order_id = $1", [id]);
    expect({ from, to, outcome: await advanceOrder(admin, { id, from, to }) }).toEqual({ from, to, outcome: "done" });
  }
});

test("what waits is counted, and lists of it begin with what is promised soonest", async ({ backend }) => {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const before = await countWaiting(admin);
  const customer = { name: "Due", email: "due@example.com", phone: "+966512345678", address: { city: "الرياض" } };
  const gift = { recipient: "Mina", phone: "+966501112233", card: null };
  const ids: string[] = [];
  for (const [days, more] of [
    [9, {}],
    [-2, { gift }],
    [3, { payment: "transfer" as const }],
    [7, {}],
  ] as const) {
    const { secret } = await places(mine, [bottle(perfume, 2), set(perfume)].slice(days === 9 ? 1 : 0), {
      customer,
      payment: "transfer",
      ...more,
    });
    ids.push(await idOf(backend, secret));
    await backend.sql(
      `update public.orders set expected_from = private.today_in_riyadh() + $2::int, expected_to = private.today_in_riyadh() + $2::int,
        payment = $3, due_on = case when $3 = 'transfer' then due_on end where id = $1`,
      [ids.at(-1), days, days === 3 ? "transfer" : "on_delivery"],
    );
  }
  const [later, late, unpaid, soon] = ids;
  const waiting = await countWaiting(admin);
  const more = (view: "to_confirm" | "unpaid" | "due" | "late") => waiting[view] - before[view];
  expect([more("to_confirm"), more("unpaid"), more("due"), more("late")]).toEqual([3, 1, 3, 1]);
  expect((await countOrders(admin)).due).toBe(waiting.due);
  const listed = async (view: "due" | "open" | "received") =>
    (await listOrders(admin, { search: "due@example.com", view })).rows;
  expect((await listed("due")).map(({ id }) => id)).toEqual([late, unpaid, soon]);
  expect((await listed("received")).map(({ id }) => id)).toEqual([late, unpaid, soon, later]);
  expect((await listed("open"))[0]).toMatchObject({ id: late, late: true, gift: true, pieces: 3 });
  const wait = { search: "", view: "open" as const };
  const all = (await listOrders(admin, wait)).rows.map(({ expected_to }) => expected_to);
  expect(all).toEqual(all.toSorted());
});

test("what an admin cancels has a reason, is told ten minutes later, and can be taken back until then", async ({
  backend,
}) => {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const customer = { name: "Salma", email: "undone@example.com", phone: "+966512345678", address: { city: "الرياض" } };
  const bought = await places(mine, [set(perfume)], { customer });
  const setOrder = await idOf(backend, bought.secret);
  await recordPayment(admin, { id: setOrder, amount: bought.total, seen: 0, note: "" });
  const [product] = z
    .tuple([z.object({ id: z.uuid() })])
    .parse(
      await backend.sql(
        "update public.maestro_products set badges = '{}', stock = 1 where id = (select id from public.maestro_products limit 1) returning id",
      ),
    );
  const items: CartItem[] = [bottle(perfume), { kind: "vault", product: product.id, quantity: 1 }];
  const { secret } = await places(mine, items, { payment: "transfer", customer });
  const id = await idOf(backend, secret);
  const state = async () => (await findOrder(mine, secret))?.state;
  const cancels = (reason?: "unpaid" | "other", note?: string) =>
    advanceOrder(admin, { id, from: "received", to: "cancelled", reason, note });
  const letters = () =>
    backend.sql<{ due: boolean }>(
      "select due_at <= now() as due from private.outbox_letters where order_id = $1 and kind = 'cancelled'",
      [id],
    );
  const credit = async () => (await quoteOrder(mine, { ...there, items: [bottle(perfume)] })).credit;
  expect([await cancels(), await cancels("other")]).toEqual(["needs_note", "needs_note"]);
  expect(await cancels("unpaid")).toBe("done");
  expect(await letters()).toEqual([{ due: false }]);
  expect((await findAdminOrder(admin, id))?.events[0]).toMatchObject({ reason: "unpaid", note: null });
  expect((await findAdminOrder(admin, id))?.undo_until).not.toBeNull();
  expect(await credit()).toBe(bought.total);
  expect(await undoCancellation(admin, id)).toBe("done");
  expect([await state(), await credit(), await letters()]).toEqual(["received", 0, []]);
  expect(await undoCancellation(admin, id)).toBe("moved_on");

  // The letter about it may be leaving, what it held may be another's by now, or ten minutes have passed.
  await cancels("other", "asked by phone");
  const taken = (at: string) =>
    backend.sql(`update private.outbox_letters set taken_at = ${at} where order_id = $1 and kind = 'cancelled'`, [id]);
  await taken("now()");
  expect([await undoCancellation(admin, id), await state(), (await letters()).length]).toEqual([
    "moved_on",
    "cancelled",
    1,
  ]);
  await taken("null");
  await backend.sql("update public.maestro_products set stock = 0 where id = $1", [product.id]);
  expect(await undoCancellation(admin, id)).toBe("sold_out");
  await backend.sql("update public.maestro_products set stock = 1 where id = $1", [product.id]);
  await backend.sql("update public.order_events set at = at - interval '10 minutes' where order_id = $1", [id]);
  expect([(await findAdminOrder(admin, id))?.undo_until, await undoCancellation(admin, id)]).toEqual([
    null,
    "moved_on",
  ]);

  // What macerates goes on while its order is cancelled; whose person was erased meanwhile is nobody's.
  const made = await places(mine, [set(perfume)], { customer, payment: "transfer" });
  const madeId = await idOf(backend, made.secret);
  await backend.sql("update public.orders set state = 'resting' where id = $1", [madeId]);
  await backend.sql(
    `insert into public.order_events (order_id, at, actor, from_state, to_state)
     values ($1, now() - interval '20 days', 'house', 'compounding', 'resting')`,
    [madeId],
  );
  const ready = async () => (await findAdminOrder(admin, madeId))?.ready_on;
  const readyOn = await ready();
  const stops = () =>
    advanceOrder(admin, { id: madeId, from: "resting", to: "cancelled", reason: "unpaid", note: undefined });
  expect([await stops(), await undoCancellation(admin, madeId), await ready()]).toEqual(["done", "done", readyOn]);
  await stops();
  await backend.sql("select private.clear_orders(array[$1::uuid])", [madeId]);
  expect(await undoCancellation(admin, madeId)).toBe("moved_on");

  // A customer's own cancelling is told at once, and is theirs alone.
  const own = await places(mine, [set(perfume)], { customer });
  await cancelOrder(mine, own.secret);
  expect(await undoCancellation(admin, await idOf(backend, own.secret))).toBe("moved_on");
});

test("the days that are promised are those of the recipe, and nothing is bottled before them without a reason", async ({
  backend,
}) => {
  const { backend: mine, perfume, session } = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const variants = (await findResult(mine, session))?.result_json.variants ?? expect.fail("no perfume");
  const [premiere, deuxieme] = variants.map((variant) => sheetOf(variant, 50).weeks);
  /** Days from today to the first day of delivery in Saudi Arabia, two days away. */
  const promised = async (items: CartItem[]) => {
    const { expected_from, expected_to } = await quoteOrder(mine, { ...there, items });
    expect(Date.parse(expected_to) - Date.parse(expected_from)).toBe(5 * 86_400_000);
    const [row] = await backend.sql<{ days: number }>("select $1::date - private.today_in_riyadh() as days", [
      expected_from,
    ]);
    return row?.days;
  };
  expect(await promised([bottle(perfume)])).toBe(7 * (premiere ?? 0) + 5 + 2);
  expect(await promised([set(perfume)])).toBe(7 * Math.max(premiere ?? 0, deuxieme ?? 0) + 5 + 2);
  const keeps = (days: number) =>
    backend.sql(
      "update private.maestro_results set result_json = jsonb_set(result_json, '{variants,1,maceration_days}', to_jsonb($2::int)) where id = $1",
      [perfume, days],
    );
  await keeps(35);
  expect(await promised([bottle(perfume), set(perfume)])).toBe(42);
  const [product] = await backend.sql<{ id: string }>(
    "update public.maestro_products set badges = '{}', stock = null where id = (select id from public.maestro_products limit 1) returning id",
  );
  expect(await promised([{ kind: "vault", product: product?.id ?? "", quantity: 1 }])).toBe(3);

  const customer = { name: "Salma", email: "early@example.com", phone: "+966512345678", address: { city: "الرياض" } };
  const { secret } = await places(mine, [set(perfume)], { customer });
  const id = await idOf(backend, secret);
  const moves = (from: OrderState, to: OrderState, reason?: "recorded_late") =>
    advanceOrder(admin, { id, from, to, reason });
  const passes = (days: number) =>
    backend.sql("update public.order_events set at = at - make_interval(days => $2) where order_id = $1", [id, days]);
  // Throughout its day it can be cancelled: nobody weighs it before the next.
  const [next] = await backend.sql<{ day: string }>("select (private.today_in_riyadh() + 1)::text as day");
  const { weighed_from } = await quoteOrder(mine, { ...there, items: [set(perfume)] });
  expect(weighed_from).toBe(next?.day);
  await moves("received", "confirmed");
  expect(await moves("confirmed", "compounding")).toBe("too_early");
  expect(await findOrder(mine, secret)).toMatchObject({ may_cancel: true, weighed_from });
  expect(await findAdminOrder(admin, id)).toMatchObject({
    ready_on: weighed_from,
    moves: expect.arrayContaining([{ to: "compounding", needs_note: false, early: true }]),
  });
  expect(await moves("confirmed", "compounding", "recorded_late")).toBe("done");
  expect(await findOrder(mine, secret)).toMatchObject({ may_cancel: true, weighed_from });
  await advanceOrder(admin, { id, from: "compounding", to: "confirmed", note: "not weighed yet" });
  await backend.sql("update public.orders set created_at = created_at - interval '1 day' where id = $1", [id]);
  expect(await findOrder(mine, secret)).toMatchObject({ may_cancel: true, weighed_from: null });
  expect(await moves("confirmed", "compounding")).toBe("done");
  expect(await findOrder(mine, secret)).toMatchObject({ may_cancel: false, weighed_from: null });
  expect(await moves("compounding", "resting")).toBe("too_early");
  await passes(1);
  expect(await moves("compounding", "resting")).toBe("done");
  await passes(36);
  expect(await moves("resting", "bottled")).toBe("too_early");
  expect(await findAdminOrder(admin, id)).toMatchObject({
    ready_on: expect.stringMatching(/^2/),
    moves: expect.arrayContaining([{ to: "bottled", needs_note: false, early: true }]),
  });
  expect(await moves("resting", "bottled", "recorded_late")).toBe("done");
  expect((await findAdminOrder(admin, id))?.events[0]).toMatchObject({ to_state: "bottled", reason: "recorded_late" });
  await advanceOrder(admin, { id, from: "bottled", to: "resting", note: "not clear yet" });
  await passes(37);
  expect(await moves("resting", "bottled")).toBe("done");
});

test("nobody reaches an order past the shop", async ({ backend }) => {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const { secret } = await places(mine, [bottle(perfume)], {
    customer: { name: "Layla", email: "layla@example.com", phone: "+966512345679", address: { city: "جدة" } },
  });
  expect(await findOrder(mine, secret)).toMatchObject({ name: "Layla", state: "received" });
  expect(await findOrder(mine, createOrderSecret())).toBeNull();
  const { backend: owner } = await ownerOf(backend);
  expect(await listOwnOrders(owner)).toEqual([]);
  const guest = guestOf(backend);
  for (const table of ["orders", "order_lines", "order_events", "vault_invitations"] as const)
    await expect(guest.run(z.array(z.unknown()), (db) => db.from(table).select("*"))).rejects.toMatchObject({
      code: "42501",
    });
  for (const call of [
    () => guest.run(z.unknown(), (db) => db.rpc("find_order", { secret })),
    () => guest.run(z.unknown(), (db) => db.rpc("cancel_order", { secret })),
    () => guest.run(z.unknown(), (db) => db.rpc("take_letters", { max_rows: 1 })),
    () => guest.runAsWorker(z.unknown(), (db) => db.rpc("take_letters", { max_rows: 1 })),
    () => machineryBackendOf(backend).run(z.unknown(), (db) => db.rpc("find_order", { secret })),
    () => listOrders(guest, { search: "" }),
  ])
    await expect(call()).rejects.toMatchObject({ code: "42501" });
});

test("an order goes its way, is found, and is told of in letters that leave once", async ({ backend }) => {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const { secret, total, placed } = await places(mine, [bottle(perfume)], { payment: "transfer" });
  const id = await idOf(backend, secret);
  expect(await advanceOrder(admin, { id, from: "received", to: "confirmed" })).toBe("unpaid");
  expect(await recordPayment(admin, { id, amount: total + 1, seen: 0, note: "" })).toBe("too_much");
  const twice = await Promise.all([1, 2].map(() => recordPayment(admin, { id, amount: total, seen: 0, note: "" })));
  expect(twice.sort()).toEqual(["done", "moved_on"]);
  for (const [from, to] of [
    ["received", "confirmed"],
    ["confirmed", "compounding"],
    ["compounding", "resting"],
    ["resting", "bottled"],
  ] as const)
    expect(await advanceOrder(admin, { id, from, to, note: "made before" })).toBe("done");
  expect(await cancelOrder(mine, secret)).toBe("too_late");
  expect(await advanceOrder(admin, { id, from: "bottled", to: "on_its_way" })).toBe("no_parcel");
  expect(await sendParcel(admin, id, { courier: "SMSA", parcel: "ab-1234" })).toBe("done");
  expect(await advanceOrder(admin, { id, from: "on_its_way", to: "delivered" })).toBe("done");
  expect(await advanceOrder(admin, { id, from: "delivered", to: "returned" })).toBe("needs_note");
  expect(await findOrder(mine, secret)).toMatchObject({ state: "delivered", parcel: "AB-1234", may_cancel: false });
  const number = "number" in placed ? placed.number : "";
  for (const search of [number.toLowerCase(), "noura@example.com", "nou", "+966512345678"])
    expect((await listOrders(admin, { search })).rows.map((row) => row.id)).toContain(id);
  expect((await findAdminOrder(admin, id))?.events.map(({ to_state }) => to_state)).toContain("delivered");

  const fresh = () => machineryBackendOf(backend);
  const machineryBackend = fresh();
  const taken = [...(await takeLetters(machineryBackend, 50)), ...(await takeLetters(fresh(), 50))];
  const own = taken.filter((letter) => letter.about === "order" && letter.order.secret === secret);
  expect(own.map(({ kind }) => kind).sort()).toEqual(["confirmed", "delivered", "on_its_way", "paid", "received"]);
  const [first, second] = own;
  if (!first || !second) throw new Error("There are five letters");
  await reportLetter(fresh(), first.id, null);
  await reportLetter(fresh(), second.id, "the service was down");
  expect(await takeLetters(fresh(), 50)).toEqual([]);
  await backend.sql("update private.outbox_letters set due_at = now() where id = $1", [second.id]);
  expect((await takeLetters(fresh(), 50)).map((letter) => letter.id)).toEqual([second.id]);
});

test("a letter of which nothing is heard is taken again within the day, six times at most, and then waits for a person", async ({
  backend,
}) => {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const customer = { name: "Noura", email: "unheard@example.com", phone: "+966512345678", address: { city: "الرياض" } };
  const { secret } = await places(mine, [bottle(perfume)], { customer });
  const id = await idOf(backend, secret);
  const machinery = machineryBackendOf(backend);
  const takes = async () => {
    const taken = await takeLetters(machinery, 50);
    return taken.find((letter) => letter.about === "order" && letter.order.secret === secret)?.id;
  };
  const passes = (time: string) =>
    backend.sql(
      "update private.outbox_letters set due_at = due_at - $2::interval, taken_at = taken_at - $2::interval where order_id = $1",
      [id, time],
    );
  const unsent = async () => (await listUnsentLetters(admin)).filter(({ order }) => order === id);
  const letter = (await takes()) ?? expect.fail("no letter");
  await passes("4 minutes");
  expect(await takes()).toBeUndefined();
  for (let time = 2; time <= 6; time += 1) {
    await passes("5 minutes");
    expect(await takes()).toBe(letter);
  }
  expect(await unsent()).toEqual([]);
  await passes("5 minutes");
  expect(await takes()).toBeUndefined();
  expect(await unsent()).toMatchObject([{ id: letter, problem: "no answer" }]);
  // Who pressed the button, and then stopped hearing of it for a day, is asked again: the mail service has forgotten it.
  expect(await resendLetter(admin, letter)).toBe(true);
  expect(await takes()).toBe(letter);
  await passes("23 hours");
  expect(await takes()).toBeUndefined();
  expect(await unsent()).toHaveLength(1);
  // The report was only late.
  await reportLetter(machinery, letter, null);
  await reportLetter(machinery, letter, "refused");
  expect([await unsent(), await resendLetter(admin, letter)]).toEqual([[], false]);
});

const moves = fc.record({
  kind: fc.constant("move" as const),
  from: fc.constantFrom(...orderStates),
  to: fc.constantFrom(...orderStates),
});
const money = fc.record({
  kind: fc.constantFrom("paid" as const, "refund" as const),
  share: fc.integer({ min: -1, max: 12 }),
  stale: fc.boolean(),
});
const acts = fc.array(
  fc.oneof(
    { arbitrary: moves, weight: 5 },
    money,
    fc.record({ kind: fc.constant("cancel" as const) }),
    fc.record({ kind: fc.constant("next" as const) }),
  ),
  { minLength: 1, maxLength: 14 },
);

test("whatever two admins and the customer do in whatever order, states are those of the table and sums balance @draws", async ({
  backend,
}) => {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      const { secret, total } = await places(mine, [bottle(perfume)]);
      const id = await idOf(backend, secret);
      for (const step of steps) {
        const now = await findAdminOrder(admin, id);
        if (!now) throw new Error("The order is gone");
        if (step.kind === "cancel") await cancelOrder(mine, secret);
        else if (step.kind === "move") await advanceOrder(admin, { id, ...step, note: "a reason" });
        else if (step.kind === "next") {
          const [next] = now.moves;
          // Two admins at once.
          if (next)
            await Promise.all(
              [1, 2].map(() => advanceOrder(admin, { id, from: now.state, to: next.to, note: "a reason" })),
            );
        } else {
          const change = step.kind === "paid" ? recordPayment : refundOrder;
          const seen = (step.kind === "paid" ? now.paid : now.refunded) + (step.stale ? 1 : 0);
          await change(admin, { id, amount: Math.round((total * step.share) / 10), seen, note: "a reason" });
        }
      }
      const [sums] = await backend.sql(
        `select kept.paid = coalesce(sum(event.paid), 0) and kept.refunded = coalesce(sum(event.refunded), 0)
            and kept.refunded <= kept.paid and kept.paid <= kept.total as balanced,
          kept.state = (array_agg(event.to_state order by event.id desc) filter (where event.to_state is not null))[1] as told
        from public.orders as kept join public.order_events as event on event.order_id = kept.id
        where kept.id = $1 group by kept.id`,
        [id],
      );
      expect(sums).toEqual({ balanced: true, told: true });
      const strays = await backend.sql(
        `select event.* from public.order_events as event
        where event.order_id = $1 and event.to_state is not null and event.from_state is not null
          and not exists (select from private.order_moves as listed
            where listed.from_state = event.from_state and listed.to_state = event.to_state)`,
        [id],
      );
      expect(strays).toEqual([]);
    }),
    cases(12, 80),
  );
}, 120_000);
