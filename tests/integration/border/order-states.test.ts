// What the page and the letters of an order say of its money: what is due, paid and refunded, in each state.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findOrder } from "../../../app/backend/orders.ts";
import type { OrderLetter } from "../../../app/backend/outbox.ts";
import { formatDay } from "../../../app/i18n/format-day.ts";
import { isolate } from "../../../app/i18n/isolate.ts";
import { type Language, languages } from "../../../app/i18n/languages.ts";
import ar from "../../../app/i18n/locales/ar/order.json" with { type: "json" };
import arOwn from "../../../app/i18n/locales/ar/own.json" with { type: "json" };
import en from "../../../app/i18n/locales/en/order.json" with { type: "json" };
import enOwn from "../../../app/i18n/locales/en/own.json" with { type: "json" };
import fr from "../../../app/i18n/locales/fr/order.json" with { type: "json" };
import frOwn from "../../../app/i18n/locales/fr/own.json" with { type: "json" };
import ru from "../../../app/i18n/locales/ru/order.json" with { type: "json" };
import ruOwn from "../../../app/i18n/locales/ru/own.json" with { type: "json" };
import { orderLetter } from "../../../app/machinery/order-letter.ts";
import { formatMinor } from "../../../app/shop/money.ts";
import { bank, deployedHouse } from "../../support/deployment.ts";
import { placedOrder } from "../../support/fault-forms.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";
import { guestOf } from "../backend/callers.ts";

const texts = { ar, en, fr, ru };
const when = { ar: arOwn.facts.when, en: enOwn.facts.when, fr: frOwn.facts.when, ru: ruOwn.facts.when };

let shop: HttpShop;
let secret: string;
beforeAll(async () => {
  shop = await openHttpShop();
  ({ secret } = await placedOrder(shop, "states"));
});
afterAll(() => shop.stop());

const part = 20_000;
/** Columns of the order, its sentences with the amount in each, and the letter that tells of it. */
type Case = {
  columns: string;
  /** `day`: the last on which its payment is awaited. */
  says: (text: typeof en, total: number, day: string) => [sentence: string, amount: number][];
  never?: (text: typeof en) => string[];
  /** A term of the page's sums, and its amount. */
  page?: (text: typeof en, total: number) => [term: string, amount: number];
  letter?: (text: typeof en) => string;
  kind: OrderLetter["kind"];
  expected?: true;
};

const cases: Record<string, Case> = {
  "cancelled, nothing paid": {
    columns: "state = 'cancelled'",
    says: ({ now, money }) => [
      [now.cancelled, 0],
      [money.transfer, 0],
    ],
    never: ({ transfer, money }) => [transfer.title, money.to_refund],
    kind: "cancelled",
  },
  "cancelled, paid": {
    columns: "state = 'cancelled', paid = total",
    says: ({ money }, total) => [[money.to_refund, total]],
    never: ({ transfer, money }) => [transfer.title, money.transfer, money.refunded],
    kind: "cancelled",
  },
  "cancelled, refunded": {
    columns: "state = 'cancelled', paid = total, refunded = total",
    says: ({ money }, total) => [[money.refunded, total]],
    never: ({ transfer, money }) => [transfer.title, money.transfer, money.to_refund],
    kind: "cancelled",
  },
  "cancelled, a part refunded": {
    columns: `state = 'cancelled', paid = total, refunded = ${part}`,
    says: ({ money }, total) => [
      [money.refunded, part],
      [money.to_refund, total - part],
    ],
    kind: "cancelled",
  },
  "cancelled, with the credit of a set that is free again": {
    columns: `state = 'cancelled', credit = ${part}`,
    says: ({ credit }) => [[credit.back, 0]],
    kind: "cancelled",
  },
  "cancelled before its first letter left": {
    columns: "state = 'cancelled', paid = total, refunded = total",
    says: ({ now, money }, total) => [
      [now.cancelled, 0],
      [money.refunded, total],
    ],
    kind: "received",
  },
  "returned, refunding by card": {
    columns: "state = 'returned', payment = 'card', paid = total, refunding = total",
    says: ({ now, money }, total) => [
      [now.returned, 0],
      [money.refunding, total],
    ],
    never: ({ money }) => [money.to_refund, money.refunded],
    kind: "returned",
  },
  "refunded while it goes on": {
    columns: "state = 'received', paid = total, refunded = total",
    says: ({ money }, total, day) => [[money.due_again_until.replace("{{day}}", day), total]],
    never: ({ money, until, until_rest }) => [until, until_rest, money.due_again],
    kind: "refunded",
    expected: true,
  },
  "paid by transfer in part": {
    columns: `state = 'received', paid = ${part}`,
    says: () => [["{{amount}}", part]],
    never: ({ transfer, letter }) => [transfer.body, transfer.ask, letter.transfer],
    kind: "received",
    expected: true,
  },
  "refunded and then to be paid to the courier": {
    columns: "state = 'received', payment = 'on_delivery', due_on = null, paid = total, refunded = total",
    says: ({ money, letter }, total) => [
      [letter.owed_on_delivery, total],
      [money.or_cancel, 0],
    ],
    never: ({ money }) => [money.due_again],
    kind: "refunded",
    expected: true,
  },
  "refunded while it is made, to be paid to the courier": {
    columns: "state = 'bottled', payment = 'on_delivery', due_on = null, paid = total, refunded = total",
    says: ({ letter }, total) => [[letter.owed_on_delivery, total]],
    never: ({ money }) => [money.due_again, money.or_cancel],
    kind: "refunded",
    expected: true,
  },
  "refunded and on its way, to be paid to the courier": {
    columns: `state = 'on_its_way', payment = 'on_delivery', due_on = null, courier = 'Rider', parcel = 'RX-1234', paid = ${part}, refunded = ${part}`,
    says: ({ letter }, total) => [[letter.owed_on_delivery, total]],
    never: ({ money }) => [money.due_again, money.or_cancel],
    kind: "refunded",
    expected: true,
  },
  "on its way, a part of the courier's money paid": {
    columns: `state = 'on_its_way', payment = 'on_delivery', due_on = null, courier = 'Rider', parcel = 'RX-1234', paid = ${part}`,
    says: ({ letter }, total) => [[letter.owed_on_delivery, total - part]],
    kind: "on_its_way",
    expected: true,
  },
  "confirmed, a part of the courier's money paid": {
    columns: `state = 'confirmed', payment = 'on_delivery', due_on = null, paid = ${part}`,
    says: ({ letter }, total) => [[letter.owed_on_delivery, total - part]],
    kind: "confirmed",
    expected: true,
  },
  "delivered, the courier's money not here yet": {
    columns: "state = 'delivered', delivered_at = now(), payment = 'on_delivery', due_on = null",
    says: ({ now }) => [[now.delivered, 0]],
    never: ({ letter }) => [letter.owed_on_delivery],
    kind: "delivered",
  },
  "delivered, a part paid before and the rest taken by the courier": {
    columns: `state = 'delivered', delivered_at = now(), payment = 'on_delivery', due_on = null, paid = ${part}`,
    says: ({ now }) => [[now.delivered, 0]],
    page: ({ courier }, total) => [courier.collected, total - part],
    kind: "delivered",
  },
  "on its way, with a rest for the courier": {
    columns: `state = 'on_its_way', payment = 'on_delivery', due_on = null, courier = 'Rider', parcel = 'RX-1234', paid = ${part}`,
    says: () => [],
    page: ({ courier }, total) => [courier.due, total - part],
    kind: "on_its_way",
    expected: true,
  },
  "confirmed, and of the Vault": {
    columns: "state = 'confirmed', paid = total",
    says: ({ now }) => [[now.confirmed_vault, 0]],
    page: ({ paid }, total) => [paid, total],
    never: ({ now, state, cancel }) => [now.confirmed, state.compounding, state.resting, cancel.body],
    kind: "confirmed",
    expected: true,
  },
  "a return declined": {
    columns:
      "state = 'delivered', delivered_at = now(), paid = total, return_requested_at = now(), return_declined_at = now()",
    says: () => [],
    letter: ({ letter }) => letter.return_declined.replace("{{reason}}", isolate("The box was opened.")),
    kind: "return_declined",
  },
  "received, while it is being paid by card": {
    columns: "state = 'received', payment = 'card'",
    says: ({ now }) => [[now.received_card, 0]],
    never: ({ now, until_rest }) => [now.received, now.received_due, until_rest],
    letter: ({ letter }) => letter.card_until.split("{{day}}")[0] ?? "",
    kind: "received",
    expected: true,
  },
  "received, paid before its first letter left": {
    columns: "state = 'received', paid = total",
    says: ({ now }) => [[now.received_paid, 0]],
    never: ({ now, transfer, letter }) => [now.received, transfer.title, letter.transfer, transfer.ask],
    kind: "received",
    expected: true,
  },
};

/** The Worker's dates and those of Node put other spaces before the same letters. */
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

/** What stands before and after the amount of a sentence, of which none may be there. */
const pieces = (sentence: string) => sentence.split("{{amount}}").toSorted((one, other) => other.length - one.length);

describe.each(Object.entries(cases))(
  "an order that is %s",
  (_, { columns, says, never, page, letter: tells, kind, expected }) => {
    test.each(languages)("says so in its page and its letter: %s", async (language: Language) => {
      const order = await stands(columns);
      const amountOf = (amount: number) => isolate(formatMinor(amount, order.currency, language));
      const day = order.due_on ? formatDay(order.due_on, language) : "";
      const letter = await orderLetter(
        {
          id: crypto.randomUUID(),
          about: "order",
          kind,
          order: { ...order, lang: language },
          proof: null,
          refunded: part,
          reason: "The box was opened.",
        },
        { shopOrigin: "http://shop.localhost", house: { ...deployedHouse, bank } },
      );
      const { body } = await shop.ask(`/order/${secret}`, { language });
      for (const [name, text] of [
        ["page", spaced(body)],
        ["letter", spaced(letter?.text ?? "")],
      ] as const) {
        for (const [sentence, amount] of says(texts[language], order.total, day))
          expect(text, name).toContain(spaced(sentence.replace("{{amount}}", amountOf(amount))));
        for (const sentence of never?.(texts[language]) ?? [])
          expect(text, name).not.toContain(spaced(pieces(sentence)[0] ?? ""));
      }
      if (page) {
        const [term, amount] = page(texts[language], order.total);
        const [, sum = ""] = body.split(`<dt>${term}</dt>`);
        expect(sum.slice(0, 200)).toContain(formatMinor(amount, order.currency, language));
      }
      if (tells) expect(letter?.text).toContain(tells(texts[language]));
      expect(body.includes(`${when[language]}</h2>`)).toBe(expected === true);
    });
  },
);

test.each(languages)(
  "an order whose letter waits for another day says so and shows its own link: %s",
  async (language) => {
    const mark = `waits-${language}`;
    await shop.backend.sql("select private.spend_order_letter($1) from generate_series(1, 8)", [
      `${mark}@orders.example`,
    ]);
    const placed = await placedOrder(shop, mark);
    const { body } = await shop.ask(`/order/${placed.secret}`, { language });
    expect(body).toContain(texts[language].letter_waits.title);
    expect(body).toContain(`<bdi dir="ltr">${shop.origin()}/order/${placed.secret}</bdi>`);
    const { body: other } = await shop.ask(`/order/${secret}`, { language });
    expect(other).not.toContain(texts[language].letter_waits.title);
  },
);

/** Columns of an order, what is posted to its page, and what is said. */
const refusedIntents: [columns: string, form: Record<string, string>, key: keyof typeof en.failed][] = [
  ["payment = 'transfer'", { intent: "pay" }, "not_by_card"],
  ["payment = 'on_delivery', due_on = null", { intent: "pay" }, "not_by_card"],
  ["payment = 'card', state = 'cancelled'", { intent: "pay" }, "not_by_card"],
  ["payment = 'card', state = 'returned', paid = total", { intent: "pay" }, "not_by_card"],
  ["state = 'compounding', paid = total", { intent: "cancel" }, "too_late_cancel"],
  ["state = 'delivered', delivered_at = now(), paid = total", { intent: "cancel" }, "too_late_cancel"],
  ["state = 'received'", { intent: "return", note: "It leaks" }, "not_delivered"],
  ["state = 'cancelled'", { intent: "return", note: "It leaks" }, "not_delivered"],
  ["state = 'returned', paid = total", { intent: "return", note: "It leaks" }, "not_delivered"],
  [
    "state = 'delivered', delivered_at = now() - interval '8 days', paid = total",
    { intent: "return", note: "It leaks" },
    "too_late_return",
  ],
  ["state = 'received'", { intent: "keep" }, "not_yours"],
];

test.each(refusedIntents)(
  "of an order with %s, what its page never offered is refused, and nothing changes: %j",
  async (columns, form, key) => {
    await stands(columns);
    const rows = () =>
      shop.backend.sql(
        `select to_jsonb(kept) as kept, (select count(*) from private.payments) as payments,
        (select count(*) from public.order_events) as events, (select count(*) from private.outbox_letters) as letters
      from public.orders as kept where kept.secret = $1`,
        [secret],
      );
    const before = await rows();
    for (const language of languages) {
      const { status, body, headers } = await shop.ask(`/order/${secret}`, { form, language });
      expect(headers.location).toBeUndefined();
      expect(status).toBe(key === "not_yours" ? 403 : 409);
      expect(body).toContain(texts[language].failed[key]);
    }
    expect(await rows()).toEqual(before);
  },
);

async function stands(columns: string) {
  await shop.backend.sql(
    "update public.orders set state = 'received', payment = 'transfer', due_on = current_date + 3, credit = 0, courier = null, parcel = null, delivered_at = null, return_declined_at = null, return_requested_at = null, refunding = 0, refunded = 0, due_again = 0, paid = 0 where secret = $1",
    [secret],
  );
  await shop.backend.sql(`update public.orders set ${columns} where secret = $1`, [secret]);
  const order = await findOrder(guestOf(shop.backend), secret);
  if (!order) throw new Error("The order is gone");
  return order;
}
