import { describe, expect, test } from "vitest";
import { letterKinds } from "../../../app/backend/order-values.ts";
import type { Order, OrderLine } from "../../../app/backend/orders.ts";
import type { OrderLetter } from "../../../app/backend/outbox.ts";
import { bindWords } from "../../../app/i18n/bind-words.ts";
import { formatDay } from "../../../app/i18n/format-day.ts";
import { type Language, languages } from "../../../app/i18n/languages.ts";
import arOrder from "../../../app/i18n/locales/ar/order.json" with { type: "json" };
import arOwn from "../../../app/i18n/locales/ar/own.json" with { type: "json" };
import arResults from "../../../app/i18n/locales/ar/results.json" with { type: "json" };
import enOrder from "../../../app/i18n/locales/en/order.json" with { type: "json" };
import enOwn from "../../../app/i18n/locales/en/own.json" with { type: "json" };
import enResults from "../../../app/i18n/locales/en/results.json" with { type: "json" };
import frOrder from "../../../app/i18n/locales/fr/order.json" with { type: "json" };
import frOwn from "../../../app/i18n/locales/fr/own.json" with { type: "json" };
import frResults from "../../../app/i18n/locales/fr/results.json" with { type: "json" };
import ruOrder from "../../../app/i18n/locales/ru/order.json" with { type: "json" };
import ruOwn from "../../../app/i18n/locales/ru/own.json" with { type: "json" };
import ruResults from "../../../app/i18n/locales/ru/results.json" with { type: "json" };
import { orderLetter } from "../../../app/machinery/order-letter.ts";
import { thingNames } from "../../../app/maestro/reading/thing-names.ts";
import { formatMinor } from "../../../app/shop/money.ts";
import { brandName } from "../../../app/shop/names.ts";
import { bank, deployedHouse } from "../../support/deployment.ts";

const texts = {
  ar: { order: arOrder, own: arOwn, results: arResults },
  en: { order: enOrder, own: enOwn, results: enResults },
  fr: { order: frOrder, own: frOwn, results: frResults },
  ru: { order: ruOrder, own: ruOwn, results: ruResults },
};
const line = {
  problem: null,
  kept_out_since: null,
  product: null,
  perfume: crypto.randomUUID(),
  quantity: 1,
  unit: 162_500,
  made_without: [],
  seals: [],
} satisfies Partial<OrderLine>;
const inAll = (text: string) => ({ ar: text, en: text, fr: text, ru: text });
const order: Order = {
  number: "ATH-26-000123",
  secret: "s".repeat(22),
  state: "received",
  lang: "en",
  email: "sarah@example.com",
  name: "Sarah Haddad",
  phone: "+971501234567",
  country: "AE",
  address: { emirate: "abu_dhabi", area: "Al Bateen", street: "12 Corniche Street", note: "Back door" },
  gift: true,
  recipient: "Margaret",
  recipient_phone: "+971521112233",
  gift_card: "With love,\nSarah",
  payment: "transfer",
  currency: "AED",
  goods: 338_900,
  delivery: 4400,
  credit: 0,
  total: 343_300,
  due: 343_300,
  vat_percent: 5,
  vat: 16_348,
  paid: 0,
  paid_at: null,
  refunded: 0,
  refunding: 0,
  surplus: 0,
  held: false,
  courier: "Aramex",
  parcel: "AB-1234",
  by_hand: false,
  created_at: "2026-11-22T10:00:00Z",
  expected_from: "2026-12-17",
  expected_to: "2026-12-23",
  weighed_from: "2026-11-23",
  due_on: "2026-11-25",
  lapsed: false,
  spent_credit: null,
  credit_taken_back: null,
  may_cancel: true,
  may_return: false,
  return_requested: false,
  return_declined: false,
  return_outcome: null,
  lines: [
    {
      ...line,
      kind: "bottle",
      variant: "premiere",
      title: inAll("Cocoa and Violet"),
      engraving: "Al Ain",
      engraved: 15_000,
      made_without: ["rose", "oud", "no longer a thing"],
    },
    {
      ...line,
      kind: "discovery_set",
      variant: null,
      title: inAll("The Lemon Hour"),
      engraving: null,
      engraved: 0,
      unit: 78_200,
    },
  ],
  history: [],
};

const letterOf = async (language: Language, kind: OrderLetter["kind"], more: Partial<Order> = {}) => {
  const written = await orderLetter(
    {
      about: "order",
      id: crypto.randomUUID(),
      kind,
      order: { ...order, ...more, lang: language },
      proof: null,
      refunded: 1000,
      reason: "It was opened.",
    },
    { shopOrigin: "https://athar.example", house: { ...deployedHouse, vat: "310099887700003", bank } },
  );
  if (!written) throw new Error("Nobody to write to");
  // Isolates are for the eye alone.
  const clean = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "");
  return { ...written, html: clean(written.html), text: clean(written.text) };
};

/** What a text has of letters that its language is not written with. */
const foreign: Record<Language, RegExp> = {
  ar: /أثر · Athar/,
  en: /[\u0600-\u06ff\u0400-\u04ff]/,
  fr: /[\u0600-\u06ff\u0400-\u04ff]|Hello|Total is/,
  ru: /[\u0600-\u06ff]|Athar(?! Perfumes Company)/,
};

describe.each(languages)("the letter of an order in %s", (language) => {
  test("is one that its owner can keep: who, what, where, when, how it is paid and until when, in both of its parts", async () => {
    const { subject, html, text, asksForReply } = await letterOf(language, "received");
    expect(subject).toMatch(/^\p{L}+ ATH-26-000123 · /u);
    expect(asksForReply).toBe(true);
    const facts = [
      ...["Sarah Haddad", "Cocoa and Violet", "Al Ain", "The Lemon Hour", "ATH-26-000123", "Margaret", "Al Bateen"],
      ...["12 Corniche Street", "Back door", "+971521112233", "With love", "17", "23", "310099887700003"],
      ...[...Object.values(bank), deployedHouse.seller[language]],
      ...[deployedHouse.phone, deployedHouse.whatsapp, bindWords(deployedHouse.hours[language], language)],
      ...[thingNames.rose[language], thingNames.oud[language]],
    ];
    for (const fact of facts) for (const part of [html, text]) expect(part).toContain(fact);
    for (const part of [html, text]) {
      expect(part).not.toMatch(foreign[language]);
      // Its owner's name leads, the Maestro's stands below it, and the engraving has its own line and price.
      expect(part.indexOf("Al Ain")).toBeLessThan(part.indexOf("Cocoa and Violet"));
      expect(part).not.toContain("no longer a thing");
    }
    const money = (amount: number) => formatMinor(amount, "AED", language).replaceAll(" ", "\u00a0");
    expect(text).toMatch(new RegExp(`Al Ain[^\n]*${money(15_000)}`));
    // Which of the two bottles it is: both carry their owner's name.
    expect(text).toContain(`${bindWords(texts[language].results.product.premiere, language)}\u00a0· Al Ain\n`);
    expect(text).toContain(`\n${money(162_500)}`);
    expect(html).toContain(`>${brandName(language)}</p>`);
    expect(text).not.toMatch(/\{\{|undefined|letter\.|\n{3}|<br>/);
    expect(text).toContain("\nhttps://athar.example/order/");
  });

  test("shows the seals of its perfumes where it tells of them, each once with its name, and none where it speaks of money", async () => {
    const [first, second] = ["A".repeat(39), "B".repeat(39)];
    const [bottle, set] = order.lines;
    if (!bottle || !set) throw new Error("Nothing was bought");
    const lines = [
      { ...bottle, seals: [first] },
      { ...set, seals: [first, second] },
    ];
    const seals = (html: string) => [...html.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src);
    for (const kind of ["received", "paid", "confirmed", "on_its_way", "delivered"] as const) {
      const { html, text } = await letterOf(language, kind, { lines });
      expect(seals(html)).toEqual([first, second].map((seal) => `https://athar.example/seals/letter/${seal}`));
      expect(html).toMatch(/<p class="brand"[^>]*><bdi>Al Ain<\/bdi><\/p>/);
      expect(text).not.toContain("/seals/");
    }
    for (const kind of ["reminder", "refunded", "return_declined", "overpaid"] as const)
      expect(seals((await letterOf(language, kind, { lines })).html)).toEqual([]);
    expect(seals((await letterOf(language, "received", { lines, state: "cancelled" })).html)).toEqual([]);
    expect(seals((await letterOf(language, "received")).html)).toEqual([]);
  });

  test("greets nobody by a name that it does not know", async () => {
    const { text } = await letterOf(language, "received", { name: null, address: null, phone: null });
    expect(text).not.toMatch(/يا |Dear|null|, !/);
    expect(text).toMatch(/^(السلام عليكم،|Hello,|Bonjour,|Здравствуйте!)$/m);
  });

  test.each(letterKinds)("names its pieces and whom to ask: %s", async (kind) => {
    const { subject, html, text } = await letterOf(language, kind);
    for (const part of [html, text]) expect(part).toContain("Cocoa and Violet");
    expect(subject + text).not.toMatch(/\{\{|undefined|letter\./);
    expect(text.match(/: [^\s].*: /g) ?? []).toEqual([]);
  });

  test("tells who pays by card what is true while they pay, when all of it comes and from which day on it is made", async () => {
    const { order: t, own } = texts[language];
    const begins = (sentence: string) => bindWords(sentence, language).split("{{day}}")[0] ?? "";
    const { text: first } = await letterOf(language, "received", { payment: "card" });
    const returns = own.review.returns_personal;
    for (const told of [t.now.received_card, t.letter.card_until, t.cancel.until, own.together, returns])
      expect(first).toContain(begins(told));
    // It is read when the payment has arrived: it awaits none.
    expect(first).not.toContain(begins(t.now.received_due));
    expect((await letterOf(language, "received")).text).toContain(begins(t.now.received_due));
    expect((await letterOf(language, "received", { payment: "on_delivery" })).text).toContain(begins(t.now.received));
    expect(first).toContain(formatDay("2026-11-23", language));
    expect(first).not.toContain(begins(t.until));
    const paid = { payment: "card", paid: order.total, due: 0, due_on: null, weighed_from: null } as const;
    const { text: later } = await letterOf(language, "received", paid);
    for (const told of [t.now.received_paid, t.cancel.refund]) expect(later).toContain(begins(told));
    for (const told of [t.now.received, t.letter.card_until, t.cancel.until]) expect(later).not.toContain(begins(told));
  });

  test("names VAT only where the price includes it", async () => {
    const named = { ar: /القيمة المضافة \d/, en: /\d% VAT/, fr: /TVA à \d/, ru: /НДС \d/ }[language];
    const told = async (more: Partial<Order>) => {
      const { html, text } = await letterOf(language, "received", more);
      return [html, text].map((part) => named.test(part.replaceAll(/\s/g, " ")));
    };
    expect(await told({})).toEqual([true, true]);
    expect(await told({ vat_percent: 0, vat: 0, country: "QA", address: { line1: "Corniche", city: "Doha" } })).toEqual(
      [false, false],
    );
  });

  test("asks for no transfer once nothing is due or it is over", async () => {
    for (const more of [{ due: 0, paid: order.total }, { state: "cancelled" as const }]) {
      const { text } = await letterOf(language, "received", more);
      expect(text).not.toContain(bank.iban);
    }
  });
});
