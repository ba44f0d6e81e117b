import type { Locator, Page, Request } from "@playwright/test";
import ar from "../../app/i18n/locales/ar/journey.json" with { type: "json" };
import arOrder from "../../app/i18n/locales/ar/order.json" with { type: "json" };
import errorsEn from "../../app/i18n/locales/en/errors.json" with { type: "json" };
import fr from "../../app/i18n/locales/fr/results.json" with { type: "json" };
import errorsRu from "../../app/i18n/locales/ru/errors.json" with { type: "json" };
import { hasAnswered, hasPerfume, next } from "../support/journey.ts";
import { expect, keeps, type Shop, test, ticks, type Visitor } from "../support/shop.ts";
import { isAdmin } from "../support/signed-in.ts";

type Written = { typed: Locator; text: string; send: Locator; done: Locator; rows: () => Promise<unknown[]> };

type Form = {
  name: string;
  /** What the visitor is told while there is no connection. */
  said: string;
  /** Opens the page and fills the form. */
  write(visitor: Visitor, shop: Shop): Promise<Written>;
};

async function filled(field: Locator, text: string): Promise<Pick<Written, "typed" | "text">> {
  await field.fill(text);
  return { typed: field, text };
}

const forms: Form[] = [
  {
    name: "a memory, in Arabic",
    said: ar.save_failed.title,
    write: async (visitor, shop) => {
      const { page } = visitor;
      const session = await hasAnswered(visitor, shop, { language: "ar", count: 9 });
      await visitor.opens("/maestro-journey?step=10", { language: "ar" });
      const rows = () =>
        shop.backend.sql("select from private.maestro_results where session_id = $1 and answer ? 'memory'", [session]);
      const done = page.locator('input[name="step"][value="11"]').first();
      return { ...(await filled(page.locator("textarea"), "مطر على الحجر")), send: next(page), done, rows };
    },
  },
  {
    name: "a name, in French",
    said: fr.naming.failed,
    write: async (visitor, shop) => {
      const { page } = visitor;
      const session = await hasPerfume(visitor, shop, "fr");
      await visitor.opens(`/results?sid=${session}`, { language: "fr" });
      const rows = () =>
        shop.backend.sql("select from private.maestro_results where session_id = $1 and custom_name = 'Averse'", [
          session,
        ]);
      const done = page.locator("#perfume h1").filter({ hasText: "Averse" });
      const send = page.locator('button[value="name"]');
      return { ...(await filled(page.locator("[name=custom_name]"), "Averse")), send, done, rows };
    },
  },
  {
    name: "a sign-up, in Russian",
    said: errorsRu.offline,
    write: async (visitor, shop) => {
      const { page } = visitor;
      await visitor.opens("/signup", { language: "ru" });
      await page.locator("[name=firstName]").fill("Нина");
      await page.locator("[name=lastName]").fill("Орлова");
      await page.locator("[name=phone]").fill("501234567");
      const rows = () => shop.backend.sql("select from leads where email = 'nina@example.com'");
      const send = page.locator("form#signup button[type=submit]");
      const done = page.getByRole("status").filter({ hasText: /\S/ });
      return { ...(await filled(page.locator("[name=email]"), "nina@example.com")), send, done, rows };
    },
  },
  {
    name: "the admin app's words, in English",
    said: errorsEn.offline,
    write: async (visitor, shop) => {
      const { page } = visitor;
      await isAdmin(visitor, shop);
      await visitor.opens("/", { host: "admin" });
      const rows = () =>
        shop.backend.sql("select from site_settings where maintenance_message_i18n ->> 'fr' = 'À midi'");
      const send = page.getByRole("button", { name: "Save Changes" });
      const done = page.getByText("Settings saved successfully.");
      return { ...(await filled(page.locator('[name="messages.fr"]'), "À midi")), send, done, rows };
    },
  },
  {
    name: "a new admin, in English",
    said: errorsEn.offline,
    write: async (visitor, shop) => {
      const { page } = visitor;
      await isAdmin(visitor, shop);
      await visitor.opens("/admins", { host: "admin" });
      const rows = () => shop.backend.sql("select from app_admins_email where email = 'lost@example.com'");
      const send = page.locator('button[value="add"]');
      const done = page.getByText(/is already on the list|lost@example/).first();
      return { ...(await filled(page.getByLabel("Add an address"), "lost@example.com")), send, done, rows };
    },
  },
];

/** The request arrives, its answer does not. */
async function loseAnswers(page: Page, port: string) {
  await page.route(/\.data/, async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.fallback();
    const url = new URL(request.url());
    const headers = { ...(await request.allHeaders()), host: url.host };
    await route.fetch({ url: `http://127.0.0.1:${port}${url.pathname}${url.search}`, headers, maxRedirects: 0 });
    await route.abort("connectionreset");
  });
}

for (const { name, said, write } of forms)
  test(`${name}: sent while offline, sent again and its answer lost, is kept once @script`, async ({
    visitor,
    shop,
  }) => {
    const { page } = visitor;
    const { typed, text, send, done, rows } = await write(visitor, shop);
    const alert = page.getByRole("alert").filter({ hasText: said });
    const stays = async () => {
      const isForm = (request: Request) => request.method() === "POST" && request.url().includes(".data");
      await Promise.all([page.waitForEvent("requestfailed", isForm), send.click()]);
      await expect(send).not.toHaveAttribute("aria-busy", "true");
      await expect(alert).toBeVisible();
      await expect(typed).toHaveValue(text);
    };
    await page.context().setOffline(true);
    await stays();
    expect(await rows()).toHaveLength(0);
    await page.context().setOffline(false);
    await loseAnswers(page, new URL(shop.url).port);
    await stays();
    expect(await rows()).toHaveLength(1);
    await page.unrouteAll();
    await send.click();
    await expect(done).toBeAttached();
    expect(await rows()).toHaveLength(1);
  });

/** Third-generation mobile at its slowest, by Chromium's own measure, with a fifth of its wait. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test("on a slow line an answer, a perfume, a piece, an order and its cancelling are pressed twice, and happen once @script @long", async ({
  visitor,
  shop,
  backend,
}) => {
  test.slow();
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await hasAnswered(visitor, shop, { language: "ar", count: 11 });
  await visitor.opens("/maestro-journey?step=12", { language: "ar" });
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", slowLine);
  const pressesTwice = async (button: Locator, leadsTo: RegExp) => {
    await button.dblclick();
    // The second press ends the first one's navigation, which waitForURL takes for a failure.
    await expect(page).toHaveURL(leadsTo, { timeout: 30_000 });
    await page.waitForLoadState("domcontentloaded");
  };
  await page.getByRole("textbox").fill("أثر");
  await pressesTwice(next(page), /step=ready/);
  await pressesTwice(page.locator("button[value=finish]"), /processing/);
  const made = await backend.sql(
    "select edition from private.maestro_results where session_id = $1 and edition is not null",
    [session],
  );
  expect(made).toHaveLength(1);

  await keeps(page, shop.url, { "athar-country": "SA" });
  await visitor.opens(`/results?sid=${session}`, { language: "ar" });
  await page.locator("#premiere button[name=product]").dblclick();
  await visitor.follows(page.locator("#premiere a[href='/own']"));
  await expect(page.getByRole("combobox").first()).toHaveValue("1");
  await pressesTwice(page.locator("button[value=on]"), /own\/where/);
  const address = {
    name: "نورة",
    email: "slow@example.com",
    phone: "0512345678",
    short_code: "RRRD2929",
    city: "الرياض",
  };
  for (const [name, value] of Object.entries(address)) await page.locator(`main [name=${name}]`).fill(value);
  await pressesTwice(page.locator("form#where [type=submit]"), /own\/payment/);
  await ticks(page.locator("[value=transfer]"));
  await pressesTwice(page.locator("form#payment [type=submit]"), /own\/review/);
  await pressesTwice(page.locator("form[action^='/own/review'] [type=submit]"), /\/order\//);
  const orders = () => backend.sql("select state from public.orders where email = 'slow@example.com'");
  expect(await orders()).toEqual([{ state: "received" }]);
  await page.locator("summary", { hasText: arOrder.cancel.title }).click();
  await pressesTwice(page.getByRole("button", { name: arOrder.cancel.yes, exact: true }), /done=cancelled/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(arOrder.heading.cancelled);
  expect(await orders()).toEqual([{ state: "cancelled" }]);
});
