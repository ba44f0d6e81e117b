import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodeJson } from "../../../app/encoding/base64url.ts";
import { bindWords } from "../../../app/i18n/bind-words.ts";
import { languages } from "../../../app/i18n/languages.ts";
import ar from "../../../app/i18n/locales/ar/order.json" with { type: "json" };
import en from "../../../app/i18n/locales/en/order.json" with { type: "json" };
import fr from "../../../app/i18n/locales/fr/order.json" with { type: "json" };
import ru from "../../../app/i18n/locales/ru/order.json" with { type: "json" };
import { formatMinor } from "../../../app/shop/money.ts";
import { parseSetCookie } from "../../support/accounts.ts";
import { bank, deployedHouse } from "../../support/deployment.ts";
import { placedOrder, wantedBottle } from "../../support/fault-forms.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

const exampleIban = /SA03\s?8000|EXAMPLE/;
const texts = { ar, en, fr, ru };
const english = { language: "en" } as const;

async function orderLetterTo(shop: HttpShop, email: string) {
  await shop.tick();
  const letter = shop.backend.mailbox.messages().find(({ to }) => to === email);
  if (!letter) throw new Error(`No letter to ${email}`);
  return letter;
}

describe("where the house names no account", () => {
  let shop: HttpShop;
  beforeAll(async () => {
    // Nor a telephone.
    const { phone, whatsapp, hours, ...house } = deployedHouse;
    shop = await openHttpShop({ bindings: { HOUSE: house } });
  });
  afterAll(() => shop.stop());

  test("an example account is never shown", async () => {
    const { secret } = await placedOrder(shop, "example");
    const page = await shop.ask(`/order/${secret}`, english);
    expect(page.status).toBe(200);
    expect(page.body).toContain("For our account details, please write to us");
    expect(page.body).not.toMatch(exampleIban);
    expect(page.body).not.toContain("IBAN");
    const letter = await orderLetterTo(shop, "example@orders.example");
    expect(letter.html).toContain("For our account details, please write to us");
    expect(letter.html).not.toContain("IBAN");
  });

  test("a transfer is not offered, and refused where it is posted by hand", async () => {
    const { search, cookies, draft } = await wantedBottle(shop, "unoffered");
    const payment = `/own/payment?${search}`;
    const offered = await shop.ask(payment, { cookies, ...english });
    // Too dear for the courier, and nobody takes cards here.
    expect(offered.body).toContain("There is no way to pay for this order at the moment");
    expect(offered.body).not.toContain('value="transfer"');

    const chosen = await shop.ask(payment, { form: { payment: "transfer" }, cookies, ...english });
    expect(chosen.status).toBe(422);
    expect(chosen.body).toContain("Bank transfer is not available for this order");
    expect(parseSetCookie(chosen.cookies)).not.toHaveProperty("own");

    const review = await shop.ask(`/own/review?${search}`, { cookies, ...english });
    expect(review.headers.location).toBe(payment);
    expect(draft.payment).toBe("transfer");
  });

  test.each(["transfer", "card"] as const)("an order by %s placed by hand, past the page, is none", async (payment) => {
    const { search, draft, total, customer } = await wantedBottle(shop, `by-hand-${payment}`);
    const cookies = { own: encodeJson({ ...draft, payment }) };
    const placed = await shop.ask(`/own/review?${search}`, { form: { total: String(total) }, cookies, ...english });
    expect(placed.headers.location).toBe(`/own/payment?${search}`);
    expect(await shop.backend.sql("select from public.orders where email = $1", [customer.email])).toEqual([]);
  });

  test("without a VAT number no price is said to include VAT, and without a telephone none is named", async () => {
    const { search, cookies } = await wantedBottle(shop, "untaxed");
    for (const path of ["/product/golden-hour", "/delivery", `/own?${search}`, "/contact"]) {
      const { body } = await shop.ask(path, { cookies: { ...cookies, "athar-country": "SA" }, ...english });
      expect(body, path).not.toMatch(/includes?[^.<]* VAT|VAT number|href="tel:|wa\.me/i);
      expect(body.slice(body.indexOf("<footer")), path).toContain(deployedHouse.registration);
    }
  });

  test("legal texts, press page, search engines and security.txt name the configured house", async () => {
    const texts = async (path: string) => (await shop.ask(path, english)).body;
    const { seller, email, registration } = deployedHouse;
    const privacy = await texts("/privacy/en");
    expect(privacy).toContain(seller.en);
    expect(privacy).toContain(email.house);
    const terms = await texts("/terms/en");
    for (const fact of [seller.en, registration, email.house]) expect(terms).toContain(fact);
    expect(terms).not.toContain("VAT number");
    expect(await texts("/press")).toContain(email.house);
    expect(await texts("/home")).toContain(`"email":"${email.house}"`);
    expect(await texts("/.well-known/security.txt")).toContain(`mailto:${email.security}`);
  });
});

describe("where it names one", () => {
  let shop: HttpShop;
  beforeAll(async () => {
    shop = await openHttpShop({ bindings: { HOUSE: { ...deployedHouse, bank, vat: "310099887700003" } } });
  });
  afterAll(() => shop.stop());

  test("a transfer is offered, and the order's page and letter lead to the account", async () => {
    const { search, cookies } = await wantedBottle(shop, "offered");
    const offered = await shop.ask(`/own/payment?${search}`, { cookies, ...english });
    expect(offered.body).toContain('value="transfer"');
    const { secret } = await placedOrder(shop, "account");
    const page = await shop.ask(`/order/${secret}`, english);
    for (const fact of Object.values(bank)) expect(page.body).toContain(fact);
    const letter = await orderLetterTo(shop, "account@orders.example");
    for (const fact of Object.values(bank)) expect(letter.html).toContain(fact);
    expect(letter.html).toContain("310099887700003");
    expect((await shop.ask("/terms/en", english)).body).toContain("310099887700003");
  });

  test.each(languages)("every page ends with who sells and how a person is reached, in %s", async (language) => {
    const hours = bindWords(deployedHouse.hours[language], language);
    const facts = [deployedHouse.seller[language], deployedHouse.registration, "310099887700003", hours];
    const links = ['href="tel:+966112345678"', 'href="https://wa.me/966502345678"'];
    for (const path of ["/home", "/results", "/product/golden-hour", "/own", "/contact"]) {
      const { body } = await shop.ask(path, { language });
      const footer = body.slice(body.indexOf("<footer"));
      for (const fact of [...facts, ...links]) expect(footer, path).toContain(fact);
    }
    const contact = (await shop.ask("/contact", { language })).body;
    expect(contact.slice(0, contact.indexOf("<footer"))).toContain("https://wa.me/966502345678");
  });

  test("the page of an order that is cancelled awaits neither money nor parcel", async () => {
    const { secret } = await placedOrder(shop, "over");
    const page = async () => (await shop.ask(`/order/${secret}`, english)).body;
    const awaiting = ["Expected delivery", bank.iban];
    for (const words of awaiting) expect(await page()).toContain(words);
    await shop.ask(`/order/${secret}`, { form: { intent: "cancel" }, ...english });
    for (const words of awaiting) expect(await page()).not.toContain(words);
  });

  test.each(languages)("the page of an order says what was paid and what was given back, in %s", async (language) => {
    const { id, secret } = await placedOrder(shop, `money-${language}`);
    const { paid, refunded } = texts[language];
    const lines = async () => {
      const { body } = await shop.ask(`/order/${secret}`, { language });
      return [...body.matchAll(/<dt>([^<]*)<\/dt><dd[^>]*><[^>]*>([^<]*)</g)].flatMap(([, term, amount]) =>
        term === paid || term === refunded ? [[term, amount]] : [],
      );
    };
    const money = (amount: number) => formatMinor(amount, "AED", language);
    expect(await lines()).toEqual([]);
    await shop.backend.sql("update public.orders set paid = 20000 where id = $1", [id]);
    expect(await lines()).toEqual([[paid, money(20_000)]]);
    await shop.backend.sql("update public.orders set refunded = 5000 where id = $1", [id]);
    expect(await lines()).toEqual([
      [paid, money(20_000)],
      [refunded, money(5000)],
    ]);
    // What is still to be transferred is told with it.
    const [order] = await shop.backend.sql<{ total: number }>("select total from public.orders where id = $1", [id]);
    expect((await shop.ask(`/order/${secret}`, { language })).body).toContain(money((order?.total ?? 0) - 15_000));
  });

  test("an answer to the letter reaches the address that the house reads", async () => {
    await placedOrder(shop, "answered");
    const { replyTo } = await orderLetterTo(shop, "answered@orders.example");
    expect(replyTo).toBe(deployedHouse.email.replies);
  });
});

test("on this machine the account is marked as an example", async () => {
  const shop = await openHttpShop();
  try {
    const { secret } = await placedOrder(shop, "at-home");
    expect((await shop.ask(`/order/${secret}`, english)).body).toContain("EXAMPLE – no real account");
  } finally {
    await shop.stop();
  }
});
