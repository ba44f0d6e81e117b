// Whose an order is, and what may be written to whom: by what is proven, never by an address that somebody typed.
import { expect } from "vitest";
import { z } from "zod";
import { listUnsentLetters, recordPayment, resendLetter } from "../../../app/backend/admin/orders.ts";
import { signInWithPassword } from "../../../app/backend/auth.ts";
import type { Backend } from "../../../app/backend/backend.ts";
import { eraseMyData, exportMyData, requestMyDataLink } from "../../../app/backend/my-data.ts";
import { currentStep } from "../../../app/backend/order-course.ts";
import {
  type CartItem,
  cancelOrder,
  findOrder,
  keepOrder,
  listOwnOrders,
  type NewOrder,
} from "../../../app/backend/orders.ts";
import { takeLetters } from "../../../app/backend/outbox.ts";
import { createOrderSecret } from "../../../app/storefront/checkout/order-secret.ts";
import { createAccount } from "../../support/accounts.ts";
import { type TestBackend, test } from "../../support/backend.ts";
import { machineryBackendOf } from "../../support/backend-options.ts";
import { adminOf, anyHash, guestOf, userOf } from "./callers.ts";
import { bottle, idOf, orderOf, ownedPerfume, places } from "./order-helpers.ts";

const password = "rose-water";

/** Somebody with an account whose address is proven. */
async function person(backend: TestBackend, email: string) {
  await createAccount(backend, email, password);
  const { userId, accessToken } = await signInWithPassword(guestOf(backend), { email, password });
  return { email, userId, backend: userOf(backend, accessToken) };
}

/** A bottle of the Vault that anyone may have, and so many of it. */
async function vaultBottle(backend: TestBackend, stock: number | null = null): Promise<CartItem[]> {
  const [{ id }] = z
    .tuple([z.object({ id: z.uuid() })])
    .parse(
      await backend.sql(
        "update public.maestro_products set badges = '{}', stock = $1 where slug = 'golden-hour' returning id",
        [stock],
      ),
    );
  return [{ kind: "vault", product: id, quantity: 1 }];
}

const customer = (email: string) => ({ ...orderOf([], 0).customer, name: "Planted Name", email });

/** Places an order that waits for a transfer, and hands back its secret. */
async function orders(backend: Backend, items: CartItem[], email: string, more: Partial<NewOrder> = {}) {
  const { secret, placed } = await places(backend, items, { customer: customer(email), payment: "transfer", ...more });
  expect(placed.outcome).toBe("placed");
  return secret;
}

/** Every letter that waits, taken as the house's machinery does. */
async function lettersTo(backend: TestBackend, email: string) {
  const all: Awaited<ReturnType<typeof takeLetters>> = [];
  for (;;) {
    const some = await takeLetters(machineryBackendOf(backend), 50);
    if (some.length === 0)
      return all.flatMap((letter) => (letter.about === "order" && letter.order.email === email ? [letter] : []));
    all.push(...some);
  }
}

test.for([
  ["behind its plus", (time: number) => `boxed+${time}@owners.example`],
  [
    "between dots that Gmail overlooks",
    (time: number) =>
      `${"boxedatgmailcom".slice(0, time + 1)}.${"boxedatgmailcom".slice(time + 1)}@${time % 2 ? "gmail" : "googlemail"}.com`,
  ],
] as const)("letters to one letter box are counted together, whatever is typed %s", async ([, name], { backend }) => {
  const items = await vaultBottle(backend);
  let written = 0;
  for (let time = 0; time < 12; time += 1) {
    const email = name(time);
    await orders(guestOf(backend), items, email);
    written += (await lettersTo(backend, email)).length;
  }
  expect(written).toBe(8);
});

test("25 orders in a stranger's name, each cancelled, write eight letters", async ({ backend }) => {
  const items = await vaultBottle(backend);
  const email = "flooded@owners.example";
  const planted: string[] = [];
  for (let time = 0; time < 25; time += 1) {
    const secret = await orders(guestOf(backend), items, email);
    planted.push(secret);
    expect(await cancelOrder(guestOf(backend), secret)).toBe("done");
  }
  expect(await lettersTo(backend, email)).toHaveLength(8);
  // Each order works by its page all the same.
  expect(await findOrder(guestOf(backend), planted.at(-1) ?? "")).toMatchObject({ state: "cancelled" });
});

test("strangers who had letters of every other kind written to an address keep no letter from an order placed there", async ({
  backend,
}) => {
  const items = await vaultBottle(backend);
  const email = "starved@owners.example";
  const link = async () => ({ email: email.toUpperCase(), language: "en" as const, tokenHash: await anyHash() });
  expect(await requestMyDataLink(guestOf(backend), await link())).toBe(true);
  for (let time = 1; time < 8; time += 1)
    expect(await backend.sql("select private.spend_letter($1) as spent", [email])).toEqual([{ spent: true }]);
  expect(await requestMyDataLink(guestOf(backend), await link())).toBe(false);
  const secret = await orders(guestOf(backend), items, email);
  expect((await lettersTo(backend, email)).map(({ kind }) => kind)).toEqual(["received"]);
  expect(await findOrder(guestOf(backend), secret)).toMatchObject({ letter_waits: false });
});

test("the letter of an order placed after strangers filled the day with theirs comes the next day, and its page says so", async ({
  backend,
}) => {
  const items = await vaultBottle(backend);
  const owner = await person(backend, "late@owners.example");
  for (let time = 0; time < 8; time += 1) await orders(guestOf(backend), items, owner.email);
  await lettersTo(backend, owner.email);
  const [secret, signedIn] = [
    await orders(guestOf(backend), items, owner.email),
    await orders(guestOf(backend), items, owner.email),
  ];
  expect(await lettersTo(backend, owner.email)).toEqual([]);
  expect(await findOrder(guestOf(backend), secret)).toMatchObject({ letter_waits: true });
  // Who is signed in under the address waits for nothing.
  await keepOrder(guestOf(backend), { secret: signedIn, proof: undefined, account: owner.userId });
  expect((await lettersTo(backend, owner.email)).map(({ order }) => order.secret)).toEqual([signedIn]);
  expect(await findOrder(guestOf(backend), signedIn)).toMatchObject({ letter_waits: false });
  await backend.sql("update private.outbox_letters set due_at = due_at - interval '1 day' where attempts = 0");
  expect((await lettersTo(backend, owner.email)).map(({ kind, order }) => [kind, order.secret])).toEqual([
    ["received", secret],
  ]);
  expect(await findOrder(guestOf(backend), secret)).toMatchObject({ letter_waits: false });
});

test("an order planted by its address is not in the account", async ({ backend }) => {
  const items = await vaultBottle(backend);
  const victim = await person(backend, "victim@owners.example");
  await orders(guestOf(backend), items, victim.email);
  expect(await listOwnOrders(victim.backend)).toEqual([]);
  // What they order themselves is there, under whichever address.
  const account = victim.userId;
  const own = await orders(victim.backend, items, victim.email, { account });
  const other = await orders(victim.backend, items, "other@owners.example", { account });
  expect((await listOwnOrders(victim.backend)).map(({ secret }) => secret).sort()).toEqual([own, other].sort());
  // What is paid for says so in the list as on its page.
  const { total } = (await findOrder(victim.backend, own)) ?? { total: 0 };
  const paid = { id: await idOf(backend, own), amount: total, seen: 0, note: "" };
  expect(await recordPayment(await adminOf(backend), paid)).toBe("done");
  const stepOf = new Map((await listOwnOrders(victim.backend)).map((order) => [order.secret, currentStep(order)]));
  expect([stepOf.get(own), stepOf.get(other)]).toEqual(["paid", "received"]);
});

test("an order joins an account by its letter or by who is signed in under its address, not by its secret", async ({
  backend,
}) => {
  const items = await vaultBottle(backend);
  const owner = await person(backend, "owner@owners.example");
  const thief = await person(backend, "thief@owners.example");
  const [secret, second] = [
    await orders(guestOf(backend), items, owner.email),
    await orders(guestOf(backend), items, owner.email),
  ];
  const proof =
    (await lettersTo(backend, owner.email)).find(({ order }) => order.secret === secret)?.proof ?? undefined;
  expect(proof).toMatch(/^[\w-]{22}$/);
  const listed = async ({ backend: mine }: typeof owner) =>
    (await listOwnOrders(mine)).map((order) => order.secret).sort();
  // Who planted it knows the secret; who stole a link has an account; neither has the letter.
  for (const claim of [
    { proof: undefined, account: undefined },
    { proof: createOrderSecret(), account: undefined },
    { proof: secret, account: thief.userId },
  ])
    expect(await keepOrder(guestOf(backend), { secret, ...claim })).toBe("refused");
  expect(await keepOrder(guestOf(backend), { secret: second, proof, account: thief.userId })).toBe("refused");
  expect([await listed(owner), await listed(thief)]).toEqual([[], []]);
  expect(await findOrder(guestOf(backend), secret)).toMatchObject({ proven: false });

  expect(await keepOrder(guestOf(backend), { secret, proof, account: undefined })).toBe("done");
  expect(await keepOrder(guestOf(backend), { secret, proof, account: undefined })).toBe("known");
  expect(await findOrder(guestOf(backend), secret)).toMatchObject({ proven: true });
  expect(await listed(owner)).toEqual([secret]);
  expect(await keepOrder(guestOf(backend), { secret: second, proof: undefined, account: owner.userId })).toBe("done");
  expect(await listed(owner)).toEqual([secret, second].sort());
  // With a thief's press the order stays its owner's.
  expect(await keepOrder(guestOf(backend), { secret, proof, account: thief.userId })).toBe("known");
  expect(await listed(thief)).toEqual([]);
  expect(JSON.stringify(await exportMyData(owner.backend, { email: owner.email }))).toContain("Planted Name");
  expect(await keepOrder(guestOf(backend), { secret: createOrderSecret(), proof, account: undefined })).toBe("gone");
});

test("who ordered signed in with another's address, and who confirms it as theirs, both have the order", async ({
  backend,
}) => {
  const items = await vaultBottle(backend);
  const placer = await person(backend, "placer@owners.example");
  const named = await person(backend, "named@owners.example");
  const listed = async ({ backend: mine }: typeof placer) =>
    (await listOwnOrders(mine)).map((order) => order.secret).sort();
  const place = () => orders(placer.backend, items, named.email, { account: placer.userId });
  const [byLetter, signedIn, unasked] = [await place(), await place(), await place()];
  const proof =
    (await lettersTo(backend, named.email)).find(({ order }) => order.secret === byLetter)?.proof ?? undefined;
  // Nothing is planted in an account but by its owner's own press.
  expect(await listed(named)).toEqual([]);
  // Who placed it has no letter, and proves nothing.
  expect(await keepOrder(guestOf(backend), { secret: unasked, proof: undefined, account: placer.userId })).toBe(
    "refused",
  );
  expect(await keepOrder(guestOf(backend), { secret: byLetter, proof, account: undefined })).toBe("done");
  expect(await listed(named)).toEqual([byLetter]);
  expect(await keepOrder(guestOf(backend), { secret: signedIn, proof: undefined, account: named.userId })).toBe("done");
  expect(await listed(named)).toEqual([byLetter, signedIn].sort());
  expect(await listed(placer)).toEqual([byLetter, signedIn, unasked].sort());
  // Whoever placed it may leave.
  await backend.sql("delete from auth.users where id = $1", [placer.userId]);
  expect(await listed(named)).toEqual([byLetter, signedIn].sort());
});

test("what is proven is written about, whatever strangers had written that day; the office sees what was withheld", async ({
  backend,
}) => {
  const items = await vaultBottle(backend);
  const owner = await person(backend, "busy@owners.example");
  // Today and the next two days, and one order more.
  for (let time = 0; time < 13; time += 1)
    await cancelOrder(guestOf(backend), await orders(guestOf(backend), items, owner.email));
  expect(await lettersTo(backend, owner.email)).toHaveLength(8);
  const admin = await adminOf(backend);
  const withheld = (await listUnsentLetters(admin)).filter(({ email }) => email === owner.email);
  expect(withheld.map(({ problem }) => problem)).toEqual(["withheld", "withheld"]);
  expect(await resendLetter(admin, withheld[0]?.id ?? "")).toBe(true);
  const own = await orders(owner.backend, items, owner.email, { account: owner.userId });
  await cancelOrder(guestOf(backend), own);
  expect((await lettersTo(backend, owner.email)).map(({ kind, proof }) => [kind, proof === null]).sort()).toEqual([
    ["cancelled", false],
    ["cancelled", true],
    ["received", true],
  ]);
});

test("what a stranger typed of a person is in nobody's file", async ({ backend }) => {
  const items = await vaultBottle(backend);
  const victim = await person(backend, "curious@owners.example");
  await orders(guestOf(backend), items, victim.email, { customer: { ...customer(victim.email), name: "Mistyped" } });
  const file = JSON.stringify(await exportMyData(victim.backend, { email: victim.email }));
  expect(file).toContain("ATH-");
  expect(file).not.toContain("Mistyped");
});

test("who erases their data leaves no name in unpaid orders, and the bottle can be had again", async ({ backend }) => {
  const items = await vaultBottle(backend, 5);
  const leaver = await person(backend, "leaver@owners.example");
  const gift = { recipient: "A Friend", phone: "+966501112233", card: "With love" };
  const own = { account: leaver.userId, payment: "transfer" as const, gift };
  const secrets = [
    await orders(leaver.backend, items, leaver.email, own),
    await orders(leaver.backend, items, "second@owners.example", own),
    await orders(guestOf(backend), items, leaver.email),
  ];
  const ids = await Promise.all(secrets.map((secret) => idOf(backend, secret)));
  await eraseMyData(leaver.backend, { email: leaver.email });
  const rows = await backend.sql(
    "select state, name, email, phone, address, recipient, recipient_phone, gift_card, account from public.orders where id = any ($1)",
    [ids],
  );
  const nobody = {
    name: null,
    email: null,
    phone: null,
    address: null,
    recipient: null,
    recipient_phone: null,
    gift_card: null,
    account: null,
  };
  expect(rows).toEqual(ids.map(() => ({ state: "cancelled", ...nobody })));
  for (const secret of secrets) expect(await findOrder(guestOf(backend), secret)).toBeNull();
  expect(await backend.sql("select stock from public.maestro_products where slug = 'golden-hour'")).toEqual([
    { stock: 5 },
  ]);
  expect(await lettersTo(backend, leaver.email)).toEqual([]);
});

test("who erases their data still gets what is paid for", async ({ backend }) => {
  const items = await vaultBottle(backend);
  const payer = await person(backend, "payer@owners.example");
  const secret = await orders(payer.backend, items, payer.email, { account: payer.userId });
  await backend.sql("update public.orders set paid = total where secret = $1", [secret]);
  await eraseMyData(payer.backend, { email: payer.email });
  expect(await findOrder(guestOf(backend), secret)).toMatchObject({ state: "received", name: "Planted Name" });
});

test("who erases their data while their perfume is weighed leaves its formula until thirty days after it is delivered", async ({
  backend,
}) => {
  const payer = await person(backend, "weighed@owners.example");
  const { session, perfume } = await ownedPerfume(backend);
  await backend.sql("update public.maestro_sessions set owner = $2 where id = $1", [session, payer.userId]);
  const { secret } = await places(payer.backend, [bottle(perfume)], { account: payer.userId });
  await backend.sql("update public.orders set paid = total, state = 'compounding', account = $2 where secret = $1", [
    secret,
    payer.userId,
  ]);
  const id = await idOf(backend, secret);
  await eraseMyData(payer.backend, { email: payer.email });
  const left = async () => ({
    formula: (await backend.sql("select from private.maestro_results where id = $1", [perfume])).length,
    names: (await backend.sql("select from public.orders where name is not null and id = $1", [id])).length,
  });
  expect(await left()).toEqual({ formula: 1, names: 1 });

  await backend.sql("update public.orders set state = 'delivered', delivered_at = now() where id = $1", [id]);
  await backend.sql("select public.purge_batch()");
  expect(await left()).toEqual({ formula: 1, names: 1 });

  await backend.sql("alter table public.orders disable trigger user");
  await backend.sql("update public.orders set updated_at = now() - interval '31 days' where id = $1", [id]);
  await backend.sql("alter table public.orders enable trigger user");
  await backend.sql("select public.purge_batch()");
  expect(await left()).toEqual({ formula: 0, names: 0 });
});

test("who erases their data is still known where money is owed to them, and no more where none is", async ({
  backend,
}) => {
  const items = await vaultBottle(backend, 5);
  const payer = await person(backend, "owed@owners.example");
  const [owed, settled, given] = [
    await orders(payer.backend, items, payer.email, { account: payer.userId }),
    await orders(payer.backend, items, "one@owners.example", { account: payer.userId }),
    await orders(payer.backend, items, "two@owners.example", { account: payer.userId }),
  ];
  await backend.sql("update public.orders set paid = total, state = 'cancelled' where secret = any ($1)", [
    [owed, settled],
  ]);
  await backend.sql("update public.orders set refunded = paid where secret = $1", [settled]);
  await backend.sql("update public.orders set paid = total, refunded = total where secret = $1", [given]);
  const ids = await Promise.all([owed, settled, given].map((secret) => idOf(backend, secret)));
  await eraseMyData(payer.backend, { email: payer.email });
  const rows = await backend.sql(
    "select state, name from public.orders where id = any ($1) order by array_position($1, id)",
    [ids],
  );
  expect(rows).toEqual([
    { state: "cancelled", name: "Planted Name" },
    { state: "cancelled", name: null },
    { state: "cancelled", name: null },
  ]);
});

test("who erases their data cancels no order of another's account, for which their address was only typed", async ({
  backend,
}) => {
  const items = await vaultBottle(backend, 5);
  const [buyer, typed] = [await person(backend, "buyer@owners.example"), await person(backend, "typed@owners.example")];
  const secret = await orders(buyer.backend, items, typed.email, { account: buyer.userId });
  await eraseMyData(typed.backend, { email: typed.email });
  expect(await findOrder(buyer.backend, secret)).toMatchObject({ state: "received", email: buyer.email });
});
