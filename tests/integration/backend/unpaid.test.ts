import { expect } from "vitest";
import { z } from "zod";
import {
  advanceOrder,
  countOrders,
  findAdminOrder,
  listOrders,
  recordPayment,
  refundOrder,
} from "../../../app/backend/admin/orders.ts";
import { createBackend } from "../../../app/backend/backend.ts";
import { type CartItem, cancelOrder, findOrder, placeOrder, quoteOrder } from "../../../app/backend/orders.ts";
import { type OrderLetter, takeLetters } from "../../../app/backend/outbox.ts";
import { cancelUnpaid, remindUnpaid } from "../../../app/backend/payments.ts";
import { languages } from "../../../app/i18n/languages.ts";
import ar from "../../../app/i18n/locales/ar/order.json" with { type: "json" };
import en from "../../../app/i18n/locales/en/order.json" with { type: "json" };
import fr from "../../../app/i18n/locales/fr/order.json" with { type: "json" };
import ru from "../../../app/i18n/locales/ru/order.json" with { type: "json" };
import { orderLetter } from "../../../app/machinery/order-letter.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { type TestBackend, test } from "../../support/backend.ts";
import { machineryBackendOf, optionsOf } from "../../support/backend-options.ts";
import { deployedHouse } from "../../support/deployment.ts";
import { adminOf, guestOf, ownerOf } from "./callers.ts";
import { idOf, orderOf, there } from "./order-helpers.ts";

const texts = { ar, en, fr, ru };

/** A perfume of the Vault that anybody may buy, with so many bottles; at each call of a file the one that was ordered least. */
async function shelf(backend: TestBackend, stock: number | null) {
  const [product] = z.tuple([z.object({ id: z.uuid() })]).parse(
    await backend.sql(
      `update public.maestro_products set badges = '{}', stock = $1 where id = (
          select product.id from public.maestro_products as product
          order by (select count(*) from public.order_lines as line where line.product_id = product.id), product.sort_order
          limit 1
        ) returning id`,
      [stock],
    ),
  );
  const left = async () =>
    (await backend.sql<{ stock: number }>("select stock from public.maestro_products where id = $1", [product.id]))[0]
      ?.stock;
  return { product: product.id, left };
}

type Buyer = { email: string; address?: string; quantity?: number; account?: string | null };

/** What a stranger orders from an address of the network, unpaid. */
async function orders(backend: TestBackend, product: string, { email, address, quantity = 2, account = null }: Buyer) {
  const items: CartItem[] = [{ kind: "vault", product, quantity }];
  const { total } = await quoteOrder(guestOf(backend), { ...there, items });
  const stranger = createBackend({ ...optionsOf(backend), address });
  const order = orderOf(items, total, {
    payment: "transfer",
    account,
    customer: { name: "Mina", email, phone: "+966512345678", address: { city: "جدة" } },
  });
  return { secret: order.secret, total, ...(await placeOrder(stranger, order)) };
}

test("eight strangers' transfers do not empty a shelf for ever", async ({ backend }) => {
  const { product, left } = await shelf(backend, 16);
  for (let number = 1; number <= 8; number += 1) {
    const stranger = { email: `stranger-${number}@shelf.example`, address: `192.0.2.${number}` };
    expect(await orders(backend, product, stranger)).toMatchObject({ outcome: "placed" });
  }
  expect(await left()).toBe(0);
  const cancel = () => cancelUnpaid(machineryBackendOf(backend), 50);
  expect(await cancel()).toBe(0);
  await backend.sql("update public.orders set due_on = due_on - 4");
  expect(await cancel()).toBe(8);
  expect(await left()).toBe(16);
});

test("one caller holds two pieces unpaid", async ({ backend }) => {
  const { product, left } = await shelf(backend, 40);
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, (_, number) =>
      orders(backend, product, { email: `six-${number}@shelf.example`, address: "198.51.100.7", quantity: 1 }),
    ),
  );
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([
    "placed",
    "placed",
    ...Array.from({ length: 4 }, () => "too_many_unpaid"),
  ]);
  expect(await left()).toBe(38);
});

test("one address and one network of IPv6 hold two pieces unpaid; what is paid, or cancelled, is not counted", async ({
  backend,
}) => {
  const { product, left } = await shelf(backend, 40);
  const admin = await adminOf(backend);
  const email = "one@shelf.example";
  const first = await orders(backend, product, { email, address: "198.51.100.1" });
  expect(first.outcome).toBe("placed");
  const again = (address: string) => orders(backend, product, { email, address, quantity: 1 });
  expect((await again("198.51.100.2")).outcome).toBe("too_many_unpaid");
  // The same letter box in capitals.
  expect(
    await orders(backend, product, { email: "One@Shelf.example", address: "198.51.100.3", quantity: 1 }),
  ).toMatchObject({ outcome: "too_many_unpaid" });
  const id = await idOf(backend, first.secret);
  expect(await recordPayment(admin, { id, amount: first.total, seen: 0, note: "" })).toBe("done");
  expect((await again("198.51.100.1")).outcome).toBe("placed");

  const of48 = (number: number) =>
    orders(backend, product, { email: `six-${number}@v6.example`, address: `2001:db8:77:${number}::1`, quantity: 1 });
  const held = [await of48(1), await of48(2)];
  expect(held.map(({ outcome }) => outcome)).toEqual(["placed", "placed"]);
  expect((await of48(3)).outcome).toBe("too_many_unpaid");
  expect(await cancelOrder(guestOf(backend), held[0]?.secret ?? "")).toBe("done");
  expect((await of48(3)).outcome).toBe("placed");
  expect(await left()).toBe(40 - 2 - 1 - 2);
});

test("one letter box holds two pieces unpaid, whatever is typed behind its plus", async ({ backend }) => {
  const { product, left } = await shelf(backend, 40);
  const of = (email: string, number: number) =>
    orders(backend, product, { email, address: `203.0.113.${100 + number}`, quantity: 1 });
  expect((await of("box@shelf.example", 1)).outcome).toBe("placed");
  expect((await of("Box+one@shelf.example", 2)).outcome).toBe("placed");
  for (const alias of ["box+two@shelf.example", "box+one+more@shelf.example", "BOX@shelf.example"])
    expect({ alias, ...(await of(alias, 3)) }).toMatchObject({ outcome: "too_many_unpaid" });
  // Not a box of the same person's: another name, another house.
  expect((await of("b.ox@shelf.example", 4)).outcome).toBe("placed");
  expect((await of("box@other.example", 5)).outcome).toBe("placed");
  expect(await left()).toBe(36);
});

test("whoever types the address of a customer who is signed in keeps no bottle from them", async ({ backend }) => {
  const { product } = await shelf(backend, 40);
  const { userId } = await ownerOf(backend);
  const stranger = { email: localAdmin.email, address: "203.0.113.201" };
  expect((await orders(backend, product, stranger)).outcome).toBe("placed");
  const owner = { email: localAdmin.email, address: "203.0.113.202", account: userId };
  expect((await orders(backend, product, owner)).outcome).toBe("placed");
  // Their own count, wherever they come from.
  expect((await orders(backend, product, { ...owner, address: "203.0.113.203" })).outcome).toBe("too_many_unpaid");
});

test("an order of more than may be held unpaid is refused where its quantity is chosen", async ({ backend }) => {
  const { product } = await shelf(backend, 40);
  const quoted = async (quantity: number) =>
    (await quoteOrder(guestOf(backend), { ...there, items: [{ kind: "vault", product, quantity }] })).lines[0]?.problem;
  expect([await quoted(2), await quoted(3)]).toEqual([null, "too_many"]);
  await backend.sql("update public.maestro_products set stock = null where id = $1", [product]);
  expect(await quoted(5)).toBeNull();
  // Nothing is held of what is filled to order.
  const five = { email: "five@shelf.example", address: "198.51.100.55", quantity: 5 };
  expect((await orders(backend, product, five)).outcome).toBe("placed");
  expect((await orders(backend, product, five)).outcome).toBe("placed");
});

test("nothing is kept of a network once its order is confirmed or cancelled", async ({ backend }) => {
  const { product } = await shelf(backend, 40);
  const admin = await adminOf(backend);
  const placed = await orders(backend, product, { email: "kept@shelf.example", address: "203.0.113.9" });
  const id = await idOf(backend, placed.secret);
  const kept = () => backend.sql("select from private.waiting_networks where order_id = $1", [id]);
  expect(await kept()).toHaveLength(1);
  await recordPayment(admin, { id, amount: placed.total, seen: 0, note: "" });
  expect(await advanceOrder(admin, { id, from: "received", to: "confirmed" })).toBe("done");
  expect(await kept()).toEqual([]);
});

const lettersOf = async (backend: TestBackend, secret: string): Promise<OrderLetter[]> =>
  (await takeLetters(machineryBackendOf(backend), 50)).flatMap((letter) =>
    letter.about === "order" && letter.order.secret === secret ? [letter] : [],
  );

test("a transfer is reminded of once, a day before its own; what is paid in time stays, what comes late goes back", async ({
  backend,
}) => {
  const { product, left } = await shelf(backend, 40);
  const admin = await adminOf(backend);
  const machinery = () => machineryBackendOf(backend);
  const remind = () => remindUnpaid(machinery(), 50);
  const cancel = () => cancelUnpaid(machinery(), 50);
  const late = await orders(backend, product, { email: "late@shelf.example", address: "203.0.113.1" });
  const paid = await orders(backend, product, { email: "paid@shelf.example", address: "203.0.113.2" });
  expect(await left()).toBe(36);
  expect(await findOrder(guestOf(backend), late.secret)).toMatchObject({ lapsed: false });
  const received = (await lettersOf(backend, late.secret))[0];
  expect(received).toMatchObject({ kind: "received" });
  const days = (number: number) =>
    backend.sql(
      `update public.orders set due_on = (now() at time zone 'Asia/Riyadh')::date + $1::int
      where email in ('late@shelf.example', 'paid@shelf.example')`,
      [number],
    );
  await days(2);
  expect(await remind()).toBe(0);
  await days(0);
  expect(await remind()).toBe(2);
  expect(await remind()).toBe(0);
  const [reminder] = await lettersOf(backend, late.secret);
  expect(reminder).toMatchObject({ kind: "reminder" });
  for (const lang of languages)
    for (const letter of [received, reminder]) {
      if (!letter?.order.due_on) throw new Error("No day is told");
      const { text } =
        (await orderLetter(
          { ...letter, order: { ...letter.order, lang } },
          { shopOrigin: "http://shop.localhost", house: deployedHouse },
        )) ?? {};
      expect(text).toContain(letter.order.due_on.slice(0, 4));
    }
  expect(await cancel()).toBe(0);
  const [lateId, paidId] = [await idOf(backend, late.secret), await idOf(backend, paid.secret)];
  // A part is enough: a person decides.
  expect(await recordPayment(admin, { id: paidId, amount: 100, seen: 0, note: "" })).toBe("done");
  expect((await listOrders(admin, { search: "late@shelf.example" })).rows[0]?.due_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  await days(-1);
  expect(await cancel()).toBe(1);
  expect(await left()).toBe(38);
  expect(await findOrder(guestOf(backend), paid.secret)).toMatchObject({ state: "received" });
  expect(await findOrder(guestOf(backend), late.secret)).toMatchObject({
    state: "cancelled",
    lapsed: true,
    due_on: null,
  });

  expect(await recordPayment(admin, { id: lateId, amount: late.total, seen: 0, note: "late" })).toBe("done");
  expect((await listOrders(admin, { search: "", view: "refund" })).rows.map(({ id }) => id)).toContain(lateId);
  expect(await refundOrder(admin, { id: lateId, amount: late.total, seen: 0, note: "came late" })).toBe("done");
  expect((await findAdminOrder(admin, lateId))?.events.map(({ note }) => note)).toContain("reminded");
});

test.for(languages)(
  "a letter that leaves after its order was cancelled asks for no payment, in %s",
  async (lang, { backend }) => {
    const { product } = await shelf(backend, 40);
    const { secret } = await orders(backend, product, {
      email: `${lang}@late.example`,
      address: `192.0.2.${100 + languages.indexOf(lang)}`,
    });
    const [received] = await lettersOf(backend, secret);
    if (!received) throw new Error("No letter waits");
    await cancelOrder(guestOf(backend), secret);
    const order = await findOrder(guestOf(backend), secret);
    if (!order) throw new Error("No order");
    const { text } =
      (await orderLetter(
        { ...received, order: { ...order, lang } },
        { shopOrigin: "http://shop.localhost", house: deployedHouse },
      )) ?? {};
    const { now, transfer } = texts[lang];
    expect(text).toContain(now.cancelled);
    expect(text).not.toContain(transfer.ask);
  },
);

test("a transfer of one riyal holds bottles until its day; then no past day is shown, and the office sees it", async ({
  backend,
}) => {
  const { product, left } = await shelf(backend, 40);
  const admin = await adminOf(backend);
  const placed = await orders(backend, product, { email: "riyal@shelf.example", address: "203.0.113.77" });
  const id = await idOf(backend, placed.secret);
  expect(await recordPayment(admin, { id, amount: 100, seen: 0, note: "" })).toBe("done");
  const overdue = async () => ({
    listed: (await listOrders(admin, { search: "", view: "overdue" })).rows.some((row) => row.id === id),
    counted: (await countOrders(admin)).overdue,
  });
  const shown = async () => (await findOrder(guestOf(backend), placed.secret))?.due_on;
  const day = await shown();
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  const { counted, listed } = await overdue();
  expect(listed).toBe(false);
  await backend.sql("update public.orders set due_on = (now() at time zone 'Asia/Riyadh')::date - 1 where id = $1", [
    id,
  ]);
  expect(await cancelUnpaid(machineryBackendOf(backend), 50)).toBe(0);
  expect(await shown()).toBeNull();
  expect(await overdue()).toEqual({ listed: true, counted: counted + 1 });
  // The office goes on seeing which day it was.
  const past = (await findAdminOrder(admin, id))?.due_on;
  expect(past && day && past < day).toBe(true);
  expect((await listOrders(admin, { search: "riyal@shelf.example" })).rows[0]?.due_on).toBe(past);
  expect(
    await advanceOrder(admin, { id, from: "received", to: "cancelled", reason: "other", note: "he never paid" }),
  ).toBe("done");
  expect(await left()).toBe(40);
  expect(await overdue()).toEqual({ listed: false, counted });
});

test("no day is shown to a customer who waits for a decision on what they paid", async ({ backend }) => {
  const { product } = await shelf(backend, 40);
  const placed = await orders(backend, product, { email: "held@shelf.example", address: "203.0.113.78" });
  const id = await idOf(backend, placed.secret);
  await backend.sql(
    `insert into private.payments (order_id, provider, amount, currency, state, taken, taken_currency)
    values ($1, 'moyasar', 100, 'AED', 'held', 50, 'AED')`,
    [id],
  );
  expect(await findOrder(guestOf(backend), placed.secret)).toMatchObject({ held: true, due_on: null });
});

test("an order that the courier is paid for waits for the house, and no clock cancels it", async ({ backend }) => {
  const { product } = await shelf(backend, 40);
  const items: CartItem[] = [{ kind: "vault", product, quantity: 1 }];
  await backend.sql("update public.maestro_products set price_aed = 900 where id = $1", [product]);
  const { total } = await quoteOrder(guestOf(backend), { ...there, items });
  const order = orderOf(items, total);
  expect((await placeOrder(guestOf(backend), order)).outcome).toBe("placed");
  await backend.sql("update public.orders set created_at = created_at - interval '90 days' where secret = $1", [
    order.secret,
  ]);
  await cancelUnpaid(machineryBackendOf(backend), 50);
  expect(await findOrder(guestOf(backend), order.secret)).toMatchObject({ state: "received", due_on: null });
});
