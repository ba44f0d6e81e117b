import type { Page } from "@playwright/test";
import { createBackend } from "../../app/backend/backend.ts";
import { type NewOrder, placeOrder } from "../../app/backend/orders.ts";
import { countryName } from "../../app/shop/names.ts";
import { createOrderSecret } from "../../app/storefront/checkout/order-secret.ts";
import type { LocalBackend } from "../../supabase/local/backend.ts";
import { isAccessible } from "../support/accessibility.ts";
import { optionsOf } from "../support/backend-options.ts";
import { storePerfume } from "../support/perfume.ts";
import { expect, test, ticks } from "../support/shop.ts";
import { isAdmin } from "../support/signed-in.ts";

/** An order of a bottle of the Vault that anyone may have. */
async function places(
  backend: LocalBackend,
  name: string,
  payment: NewOrder["payment"] = "on_delivery",
  address: NewOrder["customer"]["address"] = { city: "Riyadh" },
  more: Partial<NewOrder> = {},
) {
  const [product] = await backend.sql<{ id: string; price: number }>(
    "select id, price_aed as price from public.maestro_products where badges && '{iconic}' or badges = '{}' order by price_aed limit 1",
  );
  if (!product) throw new Error("The Vault is empty");
  await backend.sql("update public.maestro_products set badges = '{}', price_aed = 3000, stock = null where id = $1", [
    product.id,
  ]);
  const secret = createOrderSecret();
  const placed = await placeOrder(createBackend(optionsOf(backend)), {
    items: [{ kind: "vault", product: product.id, quantity: 1 }],
    country: "SA",
    currency: "AED",
    taxed: true,
    account: null,
    secret,
    total: 300_000,
    payment,
    language: "en",
    customer: { name, email: "mina@orders.test", phone: "+966501234567", address },
    gift: null,
    ...more,
  });
  if (placed.outcome !== "placed") throw new Error(`No order was placed: ${placed.outcome}`);
  return { secret, number: placed.number };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** An order in the list. Below it are letters that were held back, by the number of theirs, too. */
const listed = (page: Page, number: string) => page.getByRole("link", { name: number }).first();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("an order is confirmed, sent, delivered and paid, each step by one press", async ({ visitor, backend, shop }) => {
  const { page } = visitor;
  const { number, secret } = await places(backend, "Mina Haddad");
  await isAdmin(visitor, shop);
  await visitor.opens("/orders", { host: "admin" });
  await listed(page, number).click();
  await expect(heading(page)).toHaveText(`Order ${number}`);
  for (const press of ["Confirm the order", "Mark as bottled"]) await visitor.submits(button(page, press));
  await page.getByRole("textbox", { name: "Courier" }).fill("SMSA");
  await page.getByRole("textbox", { name: "Tracking number" }).fill("ab 1");
  await visitor.submits(button(page, "Mark as sent"));
  await expect(page.getByText("Please enter at least four letters, digits or hyphens").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Courier" })).toHaveValue("SMSA");
  await page.getByRole("textbox", { name: "Tracking number" }).fill("AB-1234");
  await visitor.submits(button(page, "Mark as sent"));
  await visitor.submits(button(page, "Mark as delivered"));
  await expect(page.getByText(/^Sent with .*SMSA.*AB-1234/)).toBeVisible();
  await page.locator("summary", { hasText: "Record a payment" }).click();
  await visitor.submits(button(page, "Record the payment"));
  await expect(page.getByRole("cell", { name: /AED\s3,000.* received/ })).toBeVisible();
  const [row] = await backend.sql("select state, paid, parcel from public.orders where secret = $1", [secret]);
  expect(row).toEqual({ state: "delivered", paid: 300_000, parcel: "AB-1234" });
  await expect
    .poll(async () => (await backend.sql("select 1 from private.outbox_letters where sent_at is null")).length)
    .toBe(0);
  const letters = backend.mailbox.messages().filter(({ subject }) => subject.includes(number));
  expect(letters.map(({ subject }) => subject).sort()).toEqual(
    [
      `Order ${number} · We have received it, thank you`,
      `Order ${number} · Confirmed`,
      `Order ${number} · On its way to you`,
      `Order ${number} · Delivered`,
    ].sort(),
  );
  await visitor.opens(`/order/${secret}`);
  await expect(heading(page)).toHaveText("Your perfume has arrived");
});

test("in Arabic an order has one word for its state, its lines in the order of an envelope, and no currency twice @repeats", async ({
  visitor,
  backend,
  shop,
}) => {
  const { page } = visitor;
  const { number } = await places(backend, "Mina Haddad", "on_delivery", {
    city: "Riyadh",
    note: "الباب الخلفي",
    street: "King Fahd Road",
    building: "7421",
    postal_code: "12211",
  });
  await isAdmin(visitor, shop);
  await visitor.opens("/orders?view=received", { host: "admin", language: "ar" });
  await expect(page.getByRole("row").filter({ hasText: number })).toContainText("بانتظار التأكيد");
  await listed(page, number).click();
  await expect(page.getByRole("main")).toContainText("بانتظار التأكيد");
  await expect(page.locator("address bdi")).toHaveText([
    "Mina Haddad",
    "7421 King Fahd Road",
    "Riyadh 12211",
    countryName("SA", "ar"),
    "+966501234567",
  ]);
  await expect(page.getByText("الباب الخلفي")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "المبلغ", exact: true })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "الحدث", exact: true })).toBeVisible();
});

test("what came back is decided with a reason, which its customer reads; an old Saved does not stand beside a refusal @repeats", async ({
  visitor,
  backend,
  shop,
}) => {
  const { page } = visitor;
  const { secret } = await places(backend, "Mina Haddad");
  const [kept] = await backend.sql<{ id: string }>(
    "update public.orders set state = 'returned', paid = total, delivered_at = now() where secret = $1 returning id",
    [secret],
  );
  await isAdmin(visitor, shop);
  await visitor.opens(`/orders/${kept?.id}?done=stored`, { host: "admin" });
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  const form = page
    .getByRole("region")
    .or(page.locator("form"))
    .filter({ has: page.getByLabel("Outcome") })
    .last();
  await form.getByLabel("Outcome").selectOption({ label: "Make it anew" });
  await visitor.submits(button(page, "Save the outcome"));
  await expect(page.getByText("Please give a reason.").first()).toBeVisible();
  await expect(page.getByText("Saved.", { exact: true })).toBeHidden();
  await expect(form.getByLabel("Outcome")).toHaveValue("remade");
  await form.getByRole("textbox").fill("The pump leaks");
  await visitor.submits(button(page, "Save the outcome"));
  await expect(page.getByRole("cell", { name: "return decided: made anew" })).toBeVisible();
  await expect(page.getByText("made anew", { exact: true })).toBeVisible();
  await expect(page.getByText("Refund", { exact: true })).toHaveCount(0);
  await visitor.opens(`/order/${secret}`);
  await expect(page.getByText("We are making anew what you sent back")).toBeVisible();
  await expect(page.getByText("We will refund")).toHaveCount(0);
});

test("the house packs a gift by a slip in its language, without a price, and weighs by a sheet that names its order @script", async ({
  visitor,
  backend,
  shop,
}) => {
  const { page } = visitor;
  const card = "إلى أمي\nكل عام وأنت بخير";
  const { number, secret } = await places(
    backend,
    "Mina Haddad",
    "transfer",
    { city: "الرياض", short_code: "RRRD2929", note: "الباب الخلفي" },
    { language: "ar", gift: { recipient: "أمي الغالية", phone: "+966555551234", card } },
  );
  const { id: perfume } = await storePerfume(backend, { answers: { families: ["woody"] }, name: "Soir" });
  await backend.sql(
    `insert into public.order_lines (order_id, line, kind, session_id, perfume, variant, title, fingerprint, engraving, quantity, unit, engraved)
     select kept.id, row_number() over () + 1, 'bottle', made.session_id, made.id, variant, '{"ar": "مساء", "en": "Evening", "fr": "Soir", "ru": "Вечер"}',
       made.fingerprint, 'Soir', 2, 162500, 15000
     from public.orders as kept, private.maestro_results as made, unnest(array['premiere', 'deuxieme']) as variant
     where kept.secret = $1 and made.id = $2`,
    [secret, perfume],
  );
  await isAdmin(visitor, shop);
  await visitor.opens("/orders", { host: "admin" });
  await listed(page, number).click();
  await page
    .getByRole("link", { name: "Soir" })
    .or(page.getByRole("link", { name: "Evening" }))
    .first()
    .click();
  await expect(page.getByText("2 × Essence of Your Soul · 2 × Majesty of Your Presence")).toBeVisible();
  await page
    .getByRole("link", { name: /100 ml/ })
    .first()
    .click();
  await page.getByRole("link", { name: number }).click();
  await page.getByRole("link", { name: "Packing slip" }).click();
  const slip = page.getByRole("article");
  await expect(slip).toHaveAttribute("dir", "rtl");
  const lines = [
    "أمي الغالية",
    "RRRD2929",
    "+966 55 555 1234",
    "الباب الخلفي",
    number,
    "مساء",
    "Soir",
    "هدية",
    "Mina Haddad",
  ];
  for (const line of lines) await expect(slip).toContainText(line);
  expect(await slip.getByRole("blockquote").innerText()).toBe(card);
  for (const hidden of [/AED|\d,\d{3}|1625|3000/, /501234567|50 123 4567/])
    await expect(slip).not.toContainText(hidden);
  for (const format of ["A4", "A5"]) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1);
  }
  await isAccessible(page);
});

test("an order's page on paper cuts no address, no line and no sum in two, and its sums stand beside its course and not alone on a third sheet @script", async ({
  visitor,
  backend,
}) => {
  const { page } = visitor;
  const address = {
    building: "7421",
    street: "شارع الأمير محمد",
    district: "العليا",
    city: "الرياض",
    postal_code: "12211",
  };
  const { secret } = await places(backend, "مينا حدّاد", "on_delivery", address, { language: "ar" });
  await visitor.opens(`/order/${secret}`, { language: "ar" });
  await page.emulateMedia({ media: "print" });
  const cut = await page
    .locator("main :is(address, aside, li)")
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).breakInside !== "avoid").length);
  expect(cut).toBe(0);
  await expect(page.locator("main address")).toHaveCount(1);
  await expect(page.locator("main aside")).not.toHaveCount(0);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
});

test("the day begins with what waits: an order to confirm, late and a gift, is one press away @repeats", async ({
  visitor,
  backend,
  shop,
  javaScriptEnabled,
}) => {
  const { page } = visitor;
  await backend.sql("delete from public.orders");
  await places(backend, "Anna");
  const { number, secret } = await places(backend, "Mina Haddad");
  await backend.sql(
    "update public.orders set gift = true, expected_from = current_date - 4, expected_to = current_date - 3 where secret = $1",
    [secret],
  );
  await isAdmin(visitor, shop);
  await visitor.opens("/", { host: "admin" });
  await expect(heading(page)).toHaveText("Today");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "2 To confirm" })).toBeVisible();
  await expect(main.getByRole("link", { name: "0 To refund" })).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Orders (2)" })).toBeVisible();
  if (javaScriptEnabled) await isAccessible(page);
  await visitor.follows(main.getByRole("link", { name: "1 Later than promised" }));
  const row = page.getByRole("table").first().getByRole("row").filter({ hasText: number });
  await expect(row).toContainText("Gift");
  await expect(row).toContainText("late");
  await visitor.opens("/orders", { host: "admin" });
  await expect(page.getByRole("table").first().getByRole("row").nth(1)).toContainText(number);
});

test("a letter that was held back is sent for the first time, not again @repeats", async ({
  visitor,
  backend,
  shop,
}) => {
  const { page } = visitor;
  const { number } = await places(backend, "Mina Haddad");
  await backend.sql(
    `update private.outbox_letters set sent_at = null, dead_at = now(), problem = 'withheld'
    where order_id = (select id from public.orders where number = $1)`,
    [number],
  );
  await isAdmin(visitor, shop);
  await visitor.opens("/orders", { host: "admin" });
  const table = page.getByRole("region", { name: "Letters not sent" });
  for (const name of ["Letter", "Recipient"])
    await expect(table.getByRole("columnheader", { name, exact: true })).toBeVisible();
  await expect(table.getByRole("row").filter({ hasText: number })).toContainText("Order received");
  await visitor.submits(button(page, `Send it after all: ${number}`));
  await expect
    .poll(() => backend.mailbox.messages().map(({ subject }) => subject))
    .toContain(`Order ${number} · We have received it, thank you`);
});

test("the orders and an order are accessible @script", async ({ visitor, backend, shop }) => {
  const { page } = visitor;
  const { number } = await places(backend, "Mina Haddad");
  await isAdmin(visitor, shop);
  await visitor.opens("/orders?view=received", { host: "admin" });
  await isAccessible(page);
  await visitor.follows(listed(page, number));
  await isAccessible(page);
});

test("a new order shows itself in the list that is open @script", async ({ visitor, backend, shop }) => {
  const { page } = visitor;
  const { number: earlier } = await places(backend, "Mina Haddad");
  await isAdmin(visitor, shop);
  await visitor.opens("/orders?view=received", { host: "admin", clock: "stopped" });
  await ticks(page.getByRole("checkbox", { name: earlier }));
  const { number } = await places(backend, "Anna");
  await page.clock.runFor(10_000);
  await expect(listed(page, number)).toBeVisible();
  await expect(page.getByRole("checkbox", { name: earlier })).toBeChecked();
});

test("several orders go on together, and one is cancelled and refunded @repeats", async ({
  visitor,
  backend,
  shop,
}) => {
  const { page } = visitor;
  await backend.sql("delete from public.orders");
  const [first, second] = [await places(backend, "Anna"), await places(backend, "Boris", "transfer")];
  await isAdmin(visitor, shop);
  await visitor.opens("/orders?view=received", { host: "admin" });
  for (const box of await page.getByRole("table").getByRole("checkbox").all()) await ticks(box);
  await visitor.submits(button(page, "Move the ticked orders to: Confirmed"));
  await expect(page.getByText(/^Some of the ticked orders stay where they are/)).toBeVisible();
  await visitor.opens("/orders?view=received", { host: "admin" });
  // The transfer has not arrived.
  await expect(page.getByRole("link", { name: second.number })).toBeVisible();
  await expect(page.getByRole("link", { name: first.number })).toHaveCount(0);
  await page.getByRole("link", { name: second.number }).click();
  await visitor.submits(button(page, "Confirm the order"));
  await expect(
    page.getByText("This order has not been paid in full yet. Record the payment once it has arrived."),
  ).toBeVisible();
  await page.locator("summary", { hasText: "Record a payment" }).click();
  await visitor.submits(button(page, "Record the payment"));
  await expect(button(page, "Record the payment")).toHaveCount(0);
  await page.locator("summary", { hasText: "Cancel the order" }).click();
  await visitor.submits(button(page, "Yes, cancel this order"));
  await expect(page.getByText("Please choose a reason.").first()).toBeVisible();
  const cancel = page.locator("#cancel");
  await cancel.getByRole("textbox").fill("by telephone");
  await cancel.getByRole("combobox").selectOption({ label: "The customer wishes it" });
  await visitor.submits(button(page, "Yes, cancel this order"));
  await visitor.submits(button(page, "Take the cancellation back"));
  await expect(button(page, "Confirm the order")).toBeVisible();
  await page.locator("summary", { hasText: "Cancel the order" }).click();
  await cancel.getByRole("combobox").selectOption({ label: "The customer wishes it" });
  await visitor.submits(button(page, "Yes, cancel this order"));
  await expect(page.getByRole("cell", { name: "The customer wishes it by telephone" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Record the refund" })).toBeVisible();
  await page.locator("#refund").getByRole("textbox", { name: "Reason" }).fill("Cancelled");
  await visitor.submits(button(page, "Record the refund"));
  await expect(page.getByRole("cell", { name: /AED\s3,000.* refunded/ })).toBeVisible();
  const [row] = await backend.sql("select state, paid, refunded from public.orders where secret = $1", [second.secret]);
  expect(row).toEqual({ state: "cancelled", paid: 300_000, refunded: 300_000 });
});

test("an order whose money went back as a whole goes on with a reason alone @repeats", async ({
  visitor,
  backend,
  shop,
  javaScriptEnabled,
}) => {
  const { page } = visitor;
  const { secret, number } = await places(backend, "Mina Haddad", "transfer");
  await backend.sql("update public.orders set paid = total, state = 'confirmed' where secret = $1", [secret]);
  await isAdmin(visitor, shop);
  await visitor.opens("/orders?view=confirmed", { host: "admin" });
  await visitor.follows(listed(page, number));
  // Meanwhile another admin refunds it.
  await backend.sql("update public.orders set refunded = total where secret = $1", [secret]);
  await visitor.submits(button(page, "Mark as bottled"));
  await expect(page.getByText(/Give a reason if it is to go on all the same/)).toBeVisible();
  await expect(page.getByText("The money for this order went back", { exact: true })).toBeVisible();
  await expect(button(page, "Mark as bottled")).toHaveCount(0);
  if (javaScriptEnabled) await isAccessible(page);
  const reason = page.locator("#reason");
  await reason.getByRole("combobox").selectOption({ label: "Bottled" });
  await reason.getByRole("textbox", { name: "Reason" }).fill("Our gift");
  await visitor.submits(button(page, "Change the status"));
  await page.getByRole("textbox", { name: "Courier" }).fill("SMSA");
  await page.getByRole("textbox", { name: "Tracking number" }).fill("AB-1234");
  await visitor.submits(button(page, "Mark as sent"));
  await expect(page.getByText(/Give a reason if it is to go on all the same/)).toBeVisible();
  const parcel = () => backend.sql("select state, courier, parcel from public.orders where secret = $1", [secret]);
  expect(await parcel()).toEqual([{ state: "bottled", courier: null, parcel: null }]);
  await expect(page.getByRole("textbox", { name: "Courier" })).toHaveValue("SMSA");
  await page.locator("#parcel").getByRole("textbox", { name: "Reason" }).fill("Our gift");
  await visitor.submits(button(page, "Mark as sent"));
  expect(await parcel()).toEqual([{ state: "on_its_way", courier: "SMSA", parcel: "AB-1234" }]);
});

test("what came by card goes back to it: whole where it is not what was asked for, in part where the house wants @repeats", async ({
  visitor,
  shop,
  backend,
  javaScriptEnabled,
}) => {
  const { page } = visitor;
  const { number, secret } = await places(backend, "Mina Haddad", "card");
  const opensPage = async () => {
    await visitor.opens(`/order/${secret}`);
    await button(page, "Pay by card").click();
    await expect(page.getByRole("heading", { name: "AED 3000.00" })).toBeVisible();
    return shop.cards.pages.at(-1);
  };
  const wrong = await opensPage();
  await shop.cards.pay(wrong?.id ?? "", { amount: 100 });
  await isAdmin(visitor, shop);
  await visitor.opens("/orders?view=held", { host: "admin" });
  await visitor.follows(listed(page, number));
  await expect(page.getByText(/took .*AED\s1\.00.*asked for was .*AED\s3000\.00/)).toBeVisible();
  if (javaScriptEnabled) await isAccessible(page);
  await visitor.submits(button(page, "Refund it"));
  await expect.poll(() => wrong?.charge?.refunded).toBe(100);
  await expect
    .poll(() => backend.sql("select 1 from private.payments where state = 'held' and charge = $1", [wrong?.charge?.id]))
    .toEqual([]);

  const right = await opensPage();
  expect(right?.id).not.toBe(wrong?.id);
  await shop.cards.pay(right?.id ?? "");
  await visitor.opens("/orders?view=received", { host: "admin" });
  await visitor.follows(listed(page, number));
  await visitor.submits(button(page, "Confirm the order"));
  await page.locator("summary", { hasText: "Refund" }).click();
  await page.locator("#refund").getByRole("textbox", { name: "Amount" }).fill("50.50");
  await page.locator("#refund").getByRole("textbox", { name: "Reason" }).fill("The box was dented");
  await visitor.submits(button(page, "Record the refund"));
  await expect.poll(() => right?.charge?.refunded).toBe(5050);
  await expect
    .poll(async () => (await backend.sql("select refunded from public.orders where secret = $1", [secret]))[0])
    .toEqual({ refunded: 5050 });
  await page.reload();
  await expect(page.getByRole("cell", { name: /AED\s50\.50.* refunded/ })).toBeVisible();
  await expect
    .poll(() => backend.mailbox.messages().map(({ subject }) => subject))
    .toEqual(
      expect.arrayContaining([`Order ${number} · We have received your payment`, `Order ${number} · Your refund`]),
    );
});

test("bottles are counted and an address is invited on the page of a perfume @repeats", async ({
  visitor,
  backend,
  shop,
}) => {
  const { page } = visitor;
  const [perfume] = await backend.sql<{ id: string }>(
    "select id from public.maestro_products order by sort_order limit 1",
  );
  await backend.sql("update public.maestro_products set stock = null where id = $1", [perfume?.id]);
  await isAdmin(visitor, shop);
  await visitor.opens(`/perfumes/${perfume?.id}`, { host: "admin" });
  await page.getByRole("textbox", { name: "Bottles left" }).fill("a few");
  await visitor.submits(button(page, "Set the stock"));
  await expect(page.getByText("Please enter a whole number of bottles, or leave this empty").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Bottles left" }).fill("3");
  await visitor.submits(button(page, "Set the stock"));
  await expect(page.getByRole("textbox", { name: "Bottles left" })).toHaveValue("3");
  await page.getByRole("textbox", { name: "Invite an address" }).fill("Guest@example.com");
  await visitor.submits(button(page, "Invite"));
  await expect(page.getByRole("cell", { name: "guest@example.com", exact: true })).toBeVisible();
  await visitor.submits(page.getByRole("button", { name: /Withdraw the invitation/ }));
  await expect(page.getByRole("cell", { name: "guest@example.com", exact: true })).toHaveCount(0);
  expect(await backend.sql("select stock from public.maestro_products where id = $1", [perfume?.id])).toEqual([
    { stock: 3 },
  ]);
});
