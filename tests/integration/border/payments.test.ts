import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import {
  advanceOrder,
  countOrders,
  findAdminOrder,
  listOrders,
  refundOrder,
} from "../../../app/backend/admin/orders.ts";
import { encodeJson } from "../../../app/encoding/base64url.ts";
import { bindWords } from "../../../app/i18n/bind-words.ts";
import { type Language, languages } from "../../../app/i18n/languages.ts";
import arOrder from "../../../app/i18n/locales/ar/order.json" with { type: "json" };
import arOwn from "../../../app/i18n/locales/ar/own.json" with { type: "json" };
import enOrder from "../../../app/i18n/locales/en/order.json" with { type: "json" };
import enOwn from "../../../app/i18n/locales/en/own.json" with { type: "json" };
import frOrder from "../../../app/i18n/locales/fr/order.json" with { type: "json" };
import frOwn from "../../../app/i18n/locales/fr/own.json" with { type: "json" };
import ruOrder from "../../../app/i18n/locales/ru/order.json" with { type: "json" };
import ruOwn from "../../../app/i18n/locales/ru/own.json" with { type: "json" };
import { createOrderSecret, orderSecretOf } from "../../../app/storefront/checkout/order-secret.ts";
import { tellShop } from "../../../supabase/local/local-cards.ts";
import { type CardServices, startCardServices, type WebhookRequest } from "../../support/card-services.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";
import { adminOf } from "../backend/callers.ts";

const texts = {
  ar: { order: arOrder, own: arOwn },
  en: { order: enOrder, own: enOwn },
  fr: { order: frOrder, own: frOwn },
  ru: { order: ruOrder, own: ruOwn },
};

let cards: CardServices;
let shop: HttpShop;

beforeAll(async () => {
  cards = await startCardServices();
  shop = await openHttpShop({ cards });
});
afterAll(async () => {
  await shop.stop();
  await cards.stop();
});
beforeEach(() => {
  cards.fail(null);
  cards.webhooks.length = 0;
});

const product = z.tuple([z.object({ id: z.uuid(), price: z.int() })]);
const countries = { moyasar: "SA", stripe: "AE" } as const;
const providers = ["moyasar", "stripe"] as const;

const bottleOf = async () =>
  product.parse(
    await shop.backend.sql(
      "update public.maestro_products set badges = '{}', stock = null where slug = 'golden-hour' returning id, price_aed as price",
    ),
  )[0];

/** What the forms of `/own` leave of an order by card. */
function draftOf(provider: (typeof providers)[number]) {
  const country = countries[provider];
  const address: Record<string, string> =
    country === "SA"
      ? { city: "Riyadh", short_code: "RRRD2929" }
      : { emirate: "dubai", area: "Jumeirah", street: "Beach Road 12" };
  const customer = {
    name: "Mina",
    email: "mina@cards.example",
    phone: country === "SA" ? "+966501234567" : "+971501234567",
    address,
  };
  return { country, customer, gift: null, payment: "card" as const, seed: createOrderSecret() };
}

/** Places an order by card, as the last form of `/own` does. */
async function places(
  provider: (typeof providers)[number],
  { pressed = true, language = "en" }: { pressed?: boolean; language?: Language } = {},
) {
  const bottle = await bottleOf();
  const draft = draftOf(provider);
  const { country } = draft;
  // Delivery to the Emirates: 45 riyals, in whole dirhams.
  const total = 100 * (bottle.price + (country === "AE" ? 44 : 0));
  const cookies = { own: encodeJson(draft) };
  const items = [{ kind: "vault" as const, product: bottle.id, quantity: 1 }];
  const secret = await orderSecretOf(draft, { items, country, currency: "AED" });
  const presses = () =>
    shop.ask(`/own/review?piece=vault.1.${bottle.id}`, { form: { total: String(total) }, cookies, language });
  const answer = pressed ? await presses() : null;
  const order = async () =>
    z
      .tuple([z.object({ id: z.uuid(), state: z.string(), paid: z.int(), refunded: z.int(), refunding: z.int() })])
      .parse(
        await shop.backend.sql("select id, state, paid, refunded, refunding from public.orders where secret = $1", [
          secret,
        ]),
      )[0];
  return { answer, presses, secret, total, order, page: cards.pages.at(-1) };
}

const tell = ({ path, headers, body }: WebhookRequest, more: Record<string, string> = {}) =>
  shop.ask(path, { form: body, headers: { ...headers, origin: undefined, ...more } });

test.each(providers)(
  "%s: of `npm start` the stand-in tells the shop itself, so that a paid order says so when it is opened from its letter",
  async (name) => {
    const { secret, total, order, page } = await places(name);
    const seen = async () => (await shop.ask(`/order/${secret}`)).body;
    expect(await seen()).toContain('value="pay"');
    await cards.pay(page?.id ?? "");
    const [webhook] = cards.webhooks;
    expect(webhook && (await tellShop(shop.port, webhook))).toBe(true);
    expect((await order()).paid).toBe(total);
    expect(await seen()).not.toContain('value="pay"');
  },
);

test.each(providers)(
  "%s: an order is paid on its page, and its webhook counts once, doubled and late",
  async (name) => {
    const { answer, presses, secret, total, order, page } = await places(name);
    expect(answer?.status).toBe(303);
    expect(answer?.headers.location).toContain(`/pay/${page?.id}`);
    expect(page).toMatchObject({ provider: name, amount: total, currency: "AED" });
    // The same press again: one order, and the same page.
    expect((await presses()).headers.location).toBe(answer?.headers.location);
    await cards.pay(page?.id ?? "");
    const [webhook] = cards.webhooks;
    if (!webhook) throw new Error("Nothing is told");
    for (const _ of [1, 2, 3]) expect((await tell(webhook)).status).toBe(200);
    expect(await order()).toMatchObject({ paid: total, state: "received" });
    const shown = await shop.ask(`/order/${secret}?done=paid`, { language: "en" });
    expect(shown.body).toContain("We have received your payment");
  },
);

test.each(providers)(
  "%s: of two pages that two presses opened at once, one counts, and both presses lead to it",
  async (name) => {
    const { presses, order, secret, total } = await places(name, { pressed: false });
    const answers = await Promise.all([presses(), presses(), presses()]);
    const [to, ...others] = new Set(answers.map(({ headers }) => headers.location));
    expect(others).toEqual([]);
    await cards.pay(String(to).split("/pay/")[1]?.split("?")[0] ?? "");
    for (const webhook of cards.webhooks) await tell(webhook);
    expect(await order()).toMatchObject({ paid: total });
    expect((await shop.ask(`/order/${secret}`, { language: "en" })).body).not.toContain("Please do not pay again");
  },
);

test.each(providers)("%s: a webhook that nobody sent is refused, and changes nothing", async (name) => {
  const { total, order, page } = await places(name);
  await cards.pay(page?.id ?? "");
  const [webhook] = cards.webhooks;
  if (!webhook) throw new Error("Nothing is told");
  const forged = [
    { ...webhook, body: webhook.body.replaceAll(String(total), "100").replaceAll("moyasar-notices", "guessed") },
    {
      ...webhook,
      headers: { ...webhook.headers, "stripe-signature": "t=1,v1=00" },
      body: webhook.body.replaceAll("moyasar-notices", ""),
    },
    { ...webhook, body: "no json" },
    { ...webhook, body: "x".repeat(70_000) },
  ];
  for (const each of forged) expect([400, 413]).toContain((await tell(each)).status);
  expect((await shop.ask(webhook.path)).status).toBe(404);
  expect((await tell({ ...webhook, path: "/notices/nobody" })).status).toBe(404);
  expect(await order()).toMatchObject({ paid: 0 });
});

test.each(providers)(
  "%s: where the webhook is lost, the customer who comes back is believed by the provider alone",
  async (name) => {
    const { total, order, page, secret } = await places(name);
    await shop.ask(`/order/${secret}?done=paid`);
    expect(await order()).toMatchObject({ paid: 0 });
    await cards.pay(page?.id ?? "");
    await shop.backend.sql("update private.payments set asked_at = null");
    const shown = await shop.ask(`/order/${secret}?done=paid`, { language: "en" });
    expect(shown.body).toContain("We have received your payment");
    expect(await order()).toMatchObject({ paid: total });
  },
);

test.each(languages)(
  "who pays by card reads which cards are taken, and one story of the payment on page and letters, in %s",
  async (language) => {
    const { order: t, own } = texts[language];
    const cart = `piece=vault.1.${(await bottleOf()).id}`;
    const cookies = { own: encodeJson(draftOf("moyasar")) };
    const mada = bindWords(own.payment.card_by.moyasar, language);
    for (const step of ["payment", "review"])
      expect((await shop.ask(`/own/${step}?${cart}`, { cookies, language })).body, step).toContain(mada);
    const sold = (await shop.ask("/delivery", { language })).body;
    for (const each of [own.payment.card_by.moyasar, own.payment.card_by.stripe])
      expect(sold).toContain(bindWords(each, language));

    const { secret, page } = await places("moyasar", { language });
    const placed = await shop.ask(`/order/${secret}`, { language });
    for (const told of [t.now.received_card, own.payment.card_by.moyasar])
      expect(placed.body).toContain(bindWords(told, language));
    const steps = ({ body }: { body: string }) =>
      [...body.matchAll(/<li(?: data-behind="(true)")?(?: aria-current="(step)")?><span>([^<]*)<\/span>/g)].map(
        ([, behind, current, step]) => [step, behind === "true", current === "step"],
      );
    const [received, paid, confirmed] = [t.state.received, t.paid_step, t.state.confirmed].map((step) =>
      bindWords(step, language),
    );
    expect(steps(placed).slice(0, 3)).toEqual([
      [received, true, true],
      [paid, false, false],
      [confirmed, false, false],
    ]);
    await cards.pay(page?.id ?? "");
    for (const webhook of cards.webhooks) await tell(webhook);
    const back = await shop.ask(`/order/${secret}?done=paid`, { language });
    expect(steps(back).slice(0, 3)).toEqual([
      [received, true, false],
      [paid, true, true],
      [confirmed, false, false],
    ]);
    for (const told of [t.heading.received_paid, t.now.received_paid])
      expect(back.body).toContain(bindWords(told, language));
    expect(back.body).not.toContain(bindWords(t.now.received_card, language));
    expect(back.body.match(/<main[\s\S]*<\/main>/)?.[0].match(/شكرًا|thank|merci|спасибо/gi)).toHaveLength(1);
    // The receipt, too, says what follows it: it is not the confirmation.
    await shop.tick();
    const [number] = await shop.backend.sql<{ number: string }>("select number from public.orders where secret = $1", [
      secret,
    ]);
    const letters = shop.backend.mailbox.messages().filter(({ subject }) => subject.includes(number?.number ?? "none"));
    const receipt = letters.find(({ subject }) =>
      subject.includes(bindWords(t.letter.subject.paid, language).split(" · ")[1] ?? ""),
    );
    expect(receipt?.html).toContain(bindWords(t.now.received_paid, language));
  },
);

test.each(providers)("%s: a page that cannot be opened keeps the order, and is opened from there", async (name) => {
  cards.fail("before");
  const { answer, secret, order } = await places(name);
  expect(answer?.headers.location).toBe(`/order/${secret}?done=unopened`);
  const shown = await shop.ask(`/order/${secret}?done=unopened`, { language: "en" });
  expect(shown.body).toContain("The payment page could not be opened");
  const again = await shop.ask(`/order/${secret}`, { form: { intent: "pay" }, language: "en" });
  expect(again.status).toBe(503);
  cards.fail(null);
  const opened = await shop.ask(`/order/${secret}`, { form: { intent: "pay" } });
  expect(opened.headers.location).toContain("/pay/");
  expect(opened.status).toBe(303);
  expect(await order()).toMatchObject({ state: "received", paid: 0 });
});

test.each(providers)("%s: what an admin refunds goes once, though answers are lost", async (name) => {
  const { total, order, page } = await places(name);
  await cards.pay(page?.id ?? "");
  for (const webhook of cards.webhooks) await tell(webhook);
  const { id } = await order();
  const admin = await adminOf(shop.backend);
  expect(await refundOrder(admin, { id, amount: 1000, seen: 0, note: "a gift" })).toBe("done");
  expect(await order()).toMatchObject({ refunding: 1000, refunded: 0 });
  cards.fail("after");
  await shop.tick();
  expect(page?.charge?.refunded).toBe(1000);
  expect(await order()).toMatchObject({ refunding: 1000, refunded: 0 });
  cards.fail(null);
  await shop.backend.sql("update private.refunds set due_at = now() where state = 'asked'");
  await shop.tick();
  expect(page?.charge?.refunded).toBe(1000);
  expect(await order()).toMatchObject({ refunding: 0, refunded: 1000 });
  await cards.refund(page?.id ?? "", 500);
  for (const webhook of cards.webhooks) expect((await tell(webhook)).status).toBe(200);
  expect(await order()).toMatchObject({ refunding: 0, refunded: 1500, paid: total });
  expect((await findAdminOrder(admin, id))?.payments).toMatchObject([{ state: "paid", returned: 1500 }]);
});

test.each(providers)("%s: another amount is held, and the customer is told not to pay again", async (name) => {
  const { order, page, secret } = await places(name);
  await cards.pay(page?.id ?? "", { amount: 100 });
  for (const webhook of cards.webhooks) expect((await tell(webhook)).status).toBe(200);
  expect(await order()).toMatchObject({ paid: 0 });
  const shown = await shop.ask(`/order/${secret}`, { language: "en" });
  expect(shown.body).toContain("Please do not pay again");
  const again = await shop.ask(`/order/${secret}`, { form: { intent: "pay" } });
  expect(again.headers.location).toBe(`/order/${secret}?done=paid`);
});

test("the backend is down: the provider is told to come again", async () => {
  const { order, page, total } = await places("stripe");
  await cards.pay(page?.id ?? "");
  const [webhook] = cards.webhooks;
  if (!webhook) throw new Error("Nothing is told");
  shop.faults.down("error");
  expect((await tell(webhook)).status).toBe(503);
  shop.faults.heal();
  expect((await tell(webhook)).status).toBe(200);
  expect(await order()).toMatchObject({ paid: total });
});

/** Tells what waits, each twice. */
const tellAll = async () => {
  for (const webhook of cards.webhooks.splice(0))
    for (const _ of [1, 2]) expect((await tell(webhook)).status).toBe(200);
};

test("a customer whose bank takes the money back does not keep it and the bottle", async () => {
  const { total, order, page } = await places("stripe");
  const pageId = page?.id ?? "";
  const { id } = await order();
  const admin = await adminOf(shop.backend);
  await cards.pay(pageId);
  await cards.refund(pageId, 500);
  await tellAll();
  await cards.dispute(pageId, total - 500);
  const [disputed] = cards.webhooks;
  if (!disputed) throw new Error("Nothing was told");
  // Whose order it is, Stripe has to be asked; while it does not answer, it is told to come again.
  cards.fail("before");
  expect((await tell(disputed)).status).toBeGreaterThanOrEqual(500);
  cards.fail(null);
  const letters = () => shop.backend.mailbox.messages().filter(({ subject }) => subject.includes("refund")).length;
  await shop.tick();
  const written = letters();
  await tellAll();
  // Until it is decided the money is the house's, and the order goes on with a reason alone.
  expect(await order()).toMatchObject({ paid: total, refunded: 500 });
  expect(await findAdminOrder(admin, id)).toMatchObject({ disputed: true, disputes: [{ state: "open" }] });
  expect((await listOrders(admin, { search: "", view: "disputed" })).rows).toMatchObject([{ id, disputed: true }]);
  expect((await countOrders(admin)).disputed).toBe(1);
  const confirm = (note?: string) => advanceOrder(admin, { id, from: "received", to: "confirmed", note });
  expect(await confirm()).toBe("money_went_back");
  await cards.dispute(pageId, total - 500, "lost");
  await tellAll();
  expect(await order()).toMatchObject({ paid: total, refunded: total, refunding: 0 });
  const found = await findAdminOrder(admin, id);
  expect(found).toMatchObject({ disputed: false, disputes: [{ state: "lost" }] });
  expect(found?.events).toContainEqual(expect.objectContaining({ refunded: total - 500, note: "dispute_lost" }));
  // It was not the house that refunded.
  await shop.tick();
  expect(letters()).toBe(written);
  const won = await places("stripe");
  await cards.pay(won.page?.id ?? "");
  for (const status of ["needs_response", "won"] as const) await cards.dispute(won.page?.id ?? "", total, status);
  await tellAll();
  expect(await won.order()).toMatchObject({ paid: total, refunded: 0 });
  expect(await advanceOrder(admin, { id: (await won.order()).id, from: "received", to: "confirmed" })).toBe("done");
});

test("a payment that is voided in Moyasar's dashboard has gone back whole, told or polled", async () => {
  for (const told of [true, false]) {
    const { total, order, page, secret } = await places("moyasar");
    await cards.pay(page?.id ?? "");
    if (told) await tellAll();
    else cards.webhooks.length = 0;
    await cards.voids(page?.id ?? "");
    if (told) await tellAll();
    else cards.webhooks.length = 0;
    if (!told) await shop.ask(`/order/${secret}?done=paid`);
    expect(await order()).toMatchObject({ paid: total, refunded: total, refunding: 0 });
  }
});

test("an order does not say that it was refunded once the bank could not take the refund; the office refunds it anew", async () => {
  const { total, order, page } = await places("stripe");
  const { id } = await order();
  const admin = await adminOf(shop.backend);
  const pageId = page?.id ?? "";
  await cards.pay(pageId);
  await tellAll();
  const refunds = async (byHand = false) => {
    const { refunded, refunding } = await order();
    return refundOrder(admin, { id, amount: 1000, seen: refunded + refunding, note: "late", byHand });
  };
  const failed = async () => ({
    listed: (await listOrders(admin, { search: "", view: "refund_failed" })).rows.some((row) => row.id === id),
    seen: (await findAdminOrder(admin, id))?.refund_failed,
  });
  expect(await refunds()).toBe("done");
  await shop.tick();
  await tellAll();
  expect(await order()).toMatchObject({ paid: total, refunded: 1000, refunding: 0 });
  expect(await failed()).toEqual({ listed: false, seen: false });
  await cards.failRefund(pageId);
  await tellAll();
  expect(await order()).toMatchObject({ paid: total, refunded: 0, refunding: 0 });
  expect(await failed()).toEqual({ listed: true, seen: true });
  expect((await findAdminOrder(admin, id))?.events[0]).toMatchObject({ refund_failed: 1000, actor: "stripe" });
  expect(await refunds()).toBe("done");
  await shop.tick();
  await tellAll();
  expect(await order()).toMatchObject({ refunded: 1000 });
  expect(await failed()).toEqual({ listed: false, seen: false });
  // It fails again, since the card is gone: the house transfers it.
  await cards.failRefund(pageId);
  await tellAll();
  expect(await refunds(true)).toBe("done");
  expect(await order()).toMatchObject({ refunded: 1000, refunding: 0 });
  expect(await failed()).toEqual({ listed: false, seen: false });
});

test("only pages whose forms lead there may lead to the providers", async () => {
  const { secret } = await places("stripe");
  const policy = async (path: string) => (await shop.ask(path)).headers["content-security-policy"];
  const { origin } = new URL(cards.bindings.STRIPE_API_URL ?? "");
  expect(await policy(`/order/${secret}`)).toContain(`form-action 'self' ${origin}`);
  expect(await policy("/contact")).toContain("form-action 'self';");
});
