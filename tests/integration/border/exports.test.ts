import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import ar from "../../../app/i18n/locales/ar/admin_orders.json" with { type: "json" };
import en from "../../../app/i18n/locales/en/admin_orders.json" with { type: "json" };
import fr from "../../../app/i18n/locales/fr/admin_orders.json" with { type: "json" };
import ru from "../../../app/i18n/locales/ru/admin_orders.json" with { type: "json" };
import { formatMinor } from "../../../app/shop/money.ts";
import { signInCookies } from "../../support/accounts.ts";
import { placedOrder } from "../../support/fault-forms.ts";
import { type HttpShop, openHttpShop, type RequestOptions } from "../../support/http-shop.ts";

let shop: HttpShop;
let asAdmin: RequestOptions;

beforeAll(async () => {
  shop = await openHttpShop();
  asAdmin = { host: "admin", cookies: await signInCookies(shop, "admin") };
  // More than two answers of the backend hold; of three times only.
  await shop.backend.sql(
    `insert into public.leads (first_name, last_name, email, phone, country_code, lang, created_at)
     select 'Mina', 'Haddad', 'export' || number || '@example.com', '+966501234567', 'SA', 'ar', now() - number % 3 * interval '1 hour'
     from generate_series(1, 2500) as number`,
  );
});
afterAll(() => shop.stop());

test("a file holds every row once, the oldest first", async () => {
  const { status, headers, body } = await shop.ask("/leads.csv", asAdmin);
  expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
  const [header, ...lines] = body.trimEnd().split("\r\n");
  expect(header).toMatch(/^\ufefffirst_name,last_name,email,.*,created_at,/);
  const columns = lines.map((line) => line.split(","));
  expect(new Set(columns.map(([, , email]) => email)).size).toBe(2500);
  expect(lines).toHaveLength(2500);
  const times = columns.map((cells) => cells[7] ?? "");
  expect(times).toEqual(times.toSorted());
});

test("a backend that is away from the start is an error page", async () => {
  shop.faults.inject({ kind: "error", path: "list_leads", times: 1 });
  expect((await shop.ask("/leads.csv", asAdmin)).status).toBe(503);
});

test("a file that cannot be read to its end says so in its last line", async () => {
  // A row that nothing can make sense of, in the last of three answers.
  await shop.backend.sql("alter table public.leads drop constraint leads_lang_check");
  await shop.backend.sql("update public.leads set lang = 'xx', created_at = now() where email = 'export1@example.com'");
  const lines = (await shop.ask("/leads.csv", { ...asAdmin, language: "en" })).body.trimEnd().split("\r\n");
  expect(lines).toHaveLength(2002);
  expect(lines.at(-1)).toBe("This file is not complete: the rest could not be read. Please export it again.");
  // The Worker's lines come by a way of their own.
  await expect.poll(() => shop.logs.filter((line) => line.includes("not what was asked for"))).toHaveLength(1);
});

test("what is still to go back of a cancelled order stands in the list and in the file", async () => {
  const texts = { ar, en, fr, ru };
  await placedOrder(shop, "back");
  const [order] = await shop.backend.sql<{ number: string }>(
    "update public.orders set state = 'cancelled', paid = 12345 where email = 'back@orders.example' returning number",
  );
  await shop.backend.sql("update public.orders set refunded = 345 where email = 'back@orders.example'");
  const lines = (await shop.ask("/orders.csv", asAdmin)).body.trimEnd().replace("\ufeff", "").split("\r\n");
  const [header = [], ...rows] = lines.map((line) => line.split(","));
  const row = rows.find(([first]) => first === order?.number);
  expect([row?.[header.indexOf("due")], row?.[header.indexOf("to_refund")]]).toEqual(["0.00", "120.00"]);
  // What the accountant and the courier's import want; the plus of a phone stays, as no formula.
  const cell = (column: string) => row?.[header.indexOf(column)] ?? "no such column";
  expect(cell("email")).toBe("back@orders.example");
  expect(cell("phone")).toMatch(/^\+\d+( \d+)+$/);
  expect(cell("pieces")).toMatch(/^[1-9]\d*$/);
  for (const amount of ["vat", "delivery", "credit"]) expect(cell(amount)).toMatch(/^\d+\.\d\d$/);
  for (const column of ["recipient", "address", "note", "courier", "tracking"]) expect(header).toContain(column);
  for (const language of languages) {
    const { body } = await shop.ask("/orders?view=refund", { ...asAdmin, language });
    for (const shown of [texts[language].to_refund, formatMinor(12_000, "AED", language)])
      expect(body).toContain(shown);
  }
});

test("orders of the same sums with another debt are told apart in the list, on their sheets and in the file", async () => {
  const texts = { ar, en, fr, ru };
  const orders = { again: await placedOrder(shop, "again"), gift: await placedOrder(shop, "gift") };
  const sums = (mark: string, columns: string) =>
    shop.backend.sql<{ total: number; number: string }>(
      `update public.orders set ${columns} where email = $1 returning total, number`,
      [`${mark}@orders.example`],
    );
  // A part went back before the whole price was here, and is due again; the other was given back of the whole.
  await sums("again", "paid = 100");
  await sums("again", "refunded = 100");
  const [again] = await sums("again", "paid = total + 50");
  const [gift] = await sums("gift", "paid = total + 50");
  await sums("gift", "refunded = 100");
  if (!again || !gift) throw new Error("The orders are gone");
  const lines = (await shop.ask("/orders.csv", asAdmin)).body.trimEnd().replace("\ufeff", "").split("\r\n");
  const [header = [], ...rows] = lines.map((line) => line.split(","));
  const dueIn = (number: string) => rows.find(([first]) => first === number)?.[header.indexOf("due")];
  expect([dueIn(again.number), dueIn(gift.number)]).toEqual(["0.50", "0.00"]);
  for (const language of languages) {
    const { outstanding, due_again, not_due_again } = texts[language];
    const sum = formatMinor(50, "AED", language);
    const list = await shop.ask("/orders", { ...asAdmin, language });
    for (const shown of [outstanding, sum]) expect(list.body).toContain(shown);
    const sheet = async ({ id }: { id: string }) => (await shop.ask(`/orders/${id}`, { ...asAdmin, language })).body;
    const [told = ""] = due_again.split("{{amount}}").toSorted((one, other) => other.length - one.length);
    for (const shown of [outstanding, sum, told]) expect(await sheet(orders.again)).toContain(shown);
    expect(await sheet(orders.gift)).toContain(not_due_again);
  }
});
