import type { Locator } from "@playwright/test";
import { bindWords } from "../../app/i18n/bind-words.ts";
import arOrder from "../../app/i18n/locales/ar/order.json" with { type: "json" };
import ar from "../../app/i18n/locales/ar/own.json" with { type: "json" };
import arResults from "../../app/i18n/locales/ar/results.json" with { type: "json" };
import enOrder from "../../app/i18n/locales/en/order.json" with { type: "json" };
import en from "../../app/i18n/locales/en/own.json" with { type: "json" };
import enResults from "../../app/i18n/locales/en/results.json" with { type: "json" };
import { isAccessible } from "../support/accessibility.ts";
import { hasPerfume } from "../support/journey.ts";
import { expect, test, ticks, type Visitor } from "../support/shop.ts";

const texts = {
  ar: { own: ar, order: arOrder, results: arResults },
  en: { own: en, order: enOrder, results: enResults },
};

/** Who orders lives in Saudi Arabia and chose dirhams. */
test.beforeEach(async ({ page, shop }) => {
  const chosen = { "athar-country": "SA", "athar-currency": "AED" };
  await page.context().addCookies(Object.entries(chosen).map(([name, value]) => ({ name, value, url: shop.url })));
});

/** In Arabic orders are tried on a phone. */
const phone = { width: 360, height: 780 };

const button = ({ page }: Visitor, name: string): Locator => page.getByRole("button", { name, exact: true });
const field = ({ page }: Visitor, name: string): Locator => page.getByRole("textbox", { name, exact: true });

/** Adds the first bottle of a perfume to the cart and follows the way to the order. */
async function addsABottle(visitor: Visitor, session: string, language: "ar" | "en") {
  const { results } = texts[language];
  await visitor.opens(`/results?sid=${session}`, { language });
  await visitor.page.locator("#premiere").getByRole("button", { name: results.cart.add }).click();
  await visitor.follows(visitor.page.locator("#premiere").getByRole("link", { name: results.cart.order }));
}

async function paysBy(visitor: Visitor, language: "ar" | "en", way: "card" | "on_delivery" | "transfer") {
  const { payment } = texts[language].own;
  await ticks(visitor.page.getByRole("radio", { name: payment[way] }));
  await visitor.submits(button(visitor, payment.on));
}

async function fillsInTheAddress(visitor: Visitor, language: "ar" | "en") {
  const { where, address } = texts[language].own;
  await field(visitor, where.name).fill("Noura");
  await field(visitor, where.email).fill("noura@example.com");
  await field(visitor, where.phone).fill("+966512345678");
  await field(visitor, address.short_code).fill("rrrd 2929");
  await field(visitor, address.city).fill("الرياض");
  await visitor.submits(button(visitor, where.on));
}

for (const [language, tag] of [
  ["ar", ""],
  ["en", " @long"],
] as const)
  test(`a bottle is ordered and paid on delivery, in ${language}${tag}`, async ({ visitor, shop, backend }) => {
    const { page } = visitor;
    const { own, order } = texts[language];
    if (language === "ar") await page.setViewportSize(phone);
    const session = await hasPerfume(visitor, shop, language);
    await addsABottle(visitor, session, language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(own.what.title);
    await visitor.submits(button(visitor, own.what.on));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(own.where.title);
    await fillsInTheAddress(visitor, language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(own.payment.title);
    await paysBy(visitor, language, "on_delivery");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(own.review.title);
    await expect(page.getByText("RRRD2929")).toBeVisible();
    // What is changed there leads back here.
    await visitor.follows(page.getByRole("link", { name: `${own.review.change} ${own.facts.where}` }));
    await field(visitor, own.where.name).fill("Noura A.");
    await visitor.submits(button(visitor, own.review.back));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(own.review.title);
    await expect(page.getByRole("main")).toContainText("Noura A.");
    await visitor.submits(button(visitor, own.review.place_on_delivery));
    await expect(page).toHaveURL(/\/order\/[\w-]{22}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(order.heading.received);
    const [placed, ...more] = await backend.sql<{ number: string; total: number; currency: string; state: string }>(
      "select number, total, currency, state from public.orders where secret = $1",
      [page.url().split("/").at(-1)],
    );
    expect(more).toEqual([]);
    expect(placed).toMatchObject({ total: 162_500, currency: "AED", state: "received" });
    await expect(page.getByText(placed?.number ?? "none").first()).toBeVisible();
    // It is known by its seal, of which the edge is drawn as soon as it is received.
    const [perfume] = await backend.sql<{ seal: string }>(
      "select result_json -> 'variants' -> 0 ->> 'seal' as seal from private.maestro_results where session_id = $1 and newest",
      [session],
    );
    await expect(page.locator(`main img[src="/seals/day/${perfume?.seal}"]`)).toHaveCount(3);
    await expect(page.locator(`main image[href="/seals/engraver/${perfume?.seal}"]`)).toHaveCount(1);
    await expect(page.locator("[data-state=received] img").last()).toBeVisible();

    await page.locator("summary", { hasText: order.cancel.title }).click();
    await visitor.submits(button(visitor, order.cancel.yes));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(order.heading.cancelled);
    await expect(page.locator("[data-state=cancelled] img").last()).toBeHidden();
  });

for (const [language, tag] of [
  ["en", ""],
  ["ar", " @long"],
] as const)
  test(`a bottle is paid by card on the page of who takes it, in ${language}${tag}`, async ({
    visitor,
    shop,
    backend,
  }) => {
    const { page } = visitor;
    const { own, order } = texts[language];
    if (language === "ar") await page.setViewportSize(phone);
    const session = await hasPerfume(visitor, shop, language);
    await addsABottle(visitor, session, language);
    await visitor.submits(button(visitor, own.what.on));
    await fillsInTheAddress(visitor, language);
    await expect(page.getByText(own.payment.card_by.moyasar)).toBeVisible();
    await paysBy(visitor, language, "card");
    await button(visitor, own.review.place_card).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("AED 1625.00");

    // Not yet: the order waits, and leads there again.
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(order.heading.received);
    await button(visitor, order.card.pay).click();
    await page.getByRole("button", { name: "Pay" }).click();
    await expect(page.getByText(order.card.paid)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(order.heading.received_paid);
    await expect(page).toHaveURL(/\/order\/[\w-]{22}\?done=paid$/);
    const secret = new URL(page.url()).pathname.split("/").at(-1);
    const placed = await backend.sql("select paid, total, state from public.orders where secret = $1", [secret]);
    expect(placed).toEqual([{ paid: 162_500, total: 162_500, state: "received" }]);

    await page.locator("summary", { hasText: order.cancel.title }).click();
    await expect(page.getByText(order.cancel.refund)).toBeVisible();
    await backend.sql("update public.orders set state = 'delivered', delivered_at = now() where secret = $1", [secret]);
    await visitor.opens(`/order/${secret}`, { language });
    await page.locator("summary", { hasText: order.return.title }).click();
    await visitor.submits(button(visitor, order.return.yes));
    await expect(page.getByRole("textbox", { name: order.return.note })).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("textbox", { name: order.return.note }).fill("It leaks");
    await visitor.submits(button(visitor, order.return.yes));
    await expect(page.getByText(bindWords(order.return.asked, language))).toBeVisible();
  });

test("who is told that the chosen way to pay cannot be had has lost nothing, and pays in another @repeats", async ({
  visitor,
  shop,
}) => {
  const { page } = visitor;
  const { what, where, payment, review, steps } = en;
  const session = await hasPerfume(visitor, shop, "en");
  await addsABottle(visitor, session, "en");
  await visitor.submits(button(visitor, what.on));
  await fillsInTheAddress(visitor, "en");
  await paysBy(visitor, "en", "on_delivery");
  await visitor.follows(page.getByRole("navigation", { name: steps.label }).getByRole("link", { name: steps.what }));
  // More than the courier takes.
  await page.getByRole("combobox", { name: /^Quantity of/ }).selectOption("3");
  await visitor.submits(button(visitor, what.on));
  await visitor.submits(button(visitor, where.on));
  await expect(page.getByText(payment.unavailable.on_delivery)).toBeVisible();
  await expect(page.getByText(payment.choose_another)).toBeVisible();
  await paysBy(visitor, "en", "transfer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(review.title);
  await expect(page.getByText("RRRD2929")).toBeVisible();
});

test("the courier rings whom a gift goes to, the house writes to who gives it, and the card is as it was written @repeats", async ({
  visitor,
  backend,
}, { project }) => {
  const { page } = visitor;
  const { where, facts, payment, review } = en;
  const [perfume] = await backend.sql<{ id: string }>("select id from maestro_products where badges = '{}' limit 1");
  await visitor.opens(`/own?piece=vault.1.${perfume?.id}`, { language: "en" });
  await visitor.submits(button(visitor, en.what.on));
  const addressOf = (name: string) => page.getByRole("group", { name, exact: true });
  const recipient = field(visitor, where.recipient);
  await expect(addressOf(where.address)).toBeVisible();
  await expect(recipient).toBeHidden();
  await ticks(page.getByRole("radio", { name: where.gift_giver }));
  await expect(addressOf(where.address)).toBeVisible();
  await expect(recipient).toBeHidden();
  await ticks(page.getByRole("radio", { name: where.gift_recipient }));
  await expect(addressOf(where.address_recipient)).toBeVisible();
  await recipient.fill("Margaret");
  if (project.name === "script") {
    await page.reload();
    await expect(page.getByRole("radio", { name: where.gift_recipient })).toBeChecked();
    await expect(recipient).toHaveValue("Margaret");
  }
  const card = page.getByRole("textbox", { name: where.card });
  const lines = "With love,\nSarah";
  const left = page.locator("[data-counts]");
  await card.fill(`${lines}${"!".repeat(200)}`);
  if (project.name === "script") await expect(left).toHaveText(`${where.card_over} ${lines.length}`);
  await fillsInTheAddress(visitor, "en");
  await expect(page.locator("#where-recipient_phone-error")).toHaveText(en.invalid.recipient_phone);
  await expect(left).toHaveText(`${where.card_over} ${lines.length}`);
  await card.fill(lines);
  if (project.name === "script") await expect(left).toHaveText(`${where.card_left} ${200 - lines.length}`);
  await field(visitor, where.recipient_phone).fill("055 555 1234");
  await visitor.submits(button(visitor, where.on));
  await expect(page.getByRole("radio", { name: payment.on_delivery })).toBeHidden();
  await paysBy(visitor, "en", "transfer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(review.title);
  for (const placed of [false, true]) {
    if (placed) await visitor.submits(button(visitor, review.place_transfer));
    const section = (title: string) =>
      page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(section(facts.where)).toContainText("+966555551234");
    await expect(section(facts.where)).not.toContainText("noura@example.com");
    await expect(section(facts.giver)).toContainText("+966512345678 · noura@example.com");
    expect(await page.getByRole("blockquote").innerText()).toBe(lines);
  }
});

test("the country of delivery is found by what people call it @script", async ({ visitor, backend }) => {
  const { page } = visitor;
  const [perfume] = await backend.sql<{ id: string }>("select id from maestro_products where badges = '{}' limit 1");
  await visitor.opens(`/own?piece=vault.1.${perfume?.id}`, { language: "ar" });
  const country = page.getByRole("combobox", { name: ar.what.country });
  await country.fill("الامارات");
  await page.keyboard.press("Enter");
  // The region of the answer takes the place of this one, whose list is searched once somebody goes to it.
  await expect(page.locator('[data-in-place="page"]')).not.toHaveAttribute("aria-busy", "true");
  await page.getByRole("heading", { level: 1 }).click();
  await country.focus();
  await expect(country).toHaveValue("الإمارات");
  await country.fill("ألمانيا");
  await page.keyboard.press("Tab");
  await expect(visitor.sees("لا بلد في القائمة باسم «ألمانيا». نرجو الاختيار من القائمة.")).toBeVisible();
  await expect(country).toHaveValue("الإمارات");
  await visitor.submits(button(visitor, ar.what.on));
  await expect(page.getByRole("combobox", { name: ar.address.emirate })).toBeVisible();
});

test("the total follows the quantity and the country, without a press and without losing one's place @script", async ({
  visitor,
  backend,
}) => {
  const { page } = visitor;
  const [perfume] = await backend.sql<{ id: string; price: number }>(
    "update maestro_products set stock = null where id = (select id from maestro_products where badges = '{}' limit 1) returning id, price_aed as price",
  );
  if (!perfume) throw new Error("no perfume");
  await visitor.opens(`/own?piece=vault.1.${perfume.id}`, { language: "en" });
  const quantity = page.locator(`select[name="vault.${perfume.id}"]`);
  const total = (count: number) =>
    expect(page.getByRole("complementary")).toContainText(`Total AED ${(count * perfume.price).toLocaleString("en")}`, {
      useInnerText: true,
    });
  await quantity.focus();
  for (const count of [2, 3]) await quantity.selectOption(String(count));
  await total(3);
  await expect(quantity).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`piece=vault\\.3\\.${perfume.id}$`));
  await expect(page.locator("#cart-count")).toHaveText("3");
  // What stands in the place of the region works as what stood there before.
  const country = page.getByRole("combobox", { name: en.what.country });
  for (const [typed, named] of [
    ["saudi", "Saudi Arabia"],
    ["emirates", "United Arab Emirates"],
  ] as const) {
    await country.fill(typed);
    await page.keyboard.press("Enter");
    await expect(page.getByText(new RegExp(`${named}.?: `))).toBeVisible();
  }
  // A gift may go there: the shop stays that of its buyer's country.
  await expect(page.locator("header")).toContainText("Saudi Arabia");
  const inRiyals = page.getByRole("complementary").getByRole("button", { name: /^SAR/ });
  await inRiyals.click();
  await expect(inRiyals).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("complementary")).toContainText(/Total\s*SAR/);
  await expect(page.locator("header")).toContainText("English · SAR");
  await page.getByRole("button", { name: new RegExp(`^${en.what.remove} `) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.what.empty_title);
  await expect(page.locator("#cart-count")).toHaveText("");
  await button(visitor, en.what.restore).click();
  await expect(page.getByRole("complementary")).toContainText("3 × ");
  await expect(page.locator("#cart-count")).toHaveText("3");
});

test("every step to an order is accessible @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop, "ar");
  await addsABottle(visitor, session, "ar");
  await isAccessible(page);
  await visitor.submits(button(visitor, ar.what.on));
  await visitor.submits(button(visitor, ar.where.on));
  // Refused, with its errors.
  await isAccessible(page);
  await fillsInTheAddress(visitor, "ar");
  await isAccessible(page);
  await paysBy(visitor, "ar", "on_delivery");
  await isAccessible(page);
  await visitor.submits(button(visitor, ar.review.place_on_delivery));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(arOrder.heading.received);
  await isAccessible(page);
});
