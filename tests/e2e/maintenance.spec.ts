import { expect, type Language, localAdmin, type Shop, test, type Visitor } from "../support/shop.ts";
import { isAdmin } from "../support/signed-in.ts";

const message = {
  ar: "نرتّب القوارير.",
  en: "We are dusting the bottles.",
  fr: "Nous époussetons les flacons.",
  ru: "Мы протираем флаконы.",
} satisfies Record<Language, string>;

/**
 * Waits until the shop says what was written into the database past it: it goes on with its copy of the settings for two
 * seconds at most (`freshness` of `backend/site-state.ts`), and a page that is opened then has the new words at once.
 */
async function says(shop: Shop, text: string, headers: Record<string, string>) {
  const page = async () => (await shop.ask("/home", { headers })).body;
  await expect.poll(page, { timeout: 5000, intervals: [100] }).toContain(text);
}

async function setsMaintenance(admin: Visitor, on: boolean) {
  await admin.page.getByRole("checkbox").setChecked(on);
  await admin.submits(admin.page.getByRole("button", { name: "Save Changes" }));
  if (on) await admin.submits(admin.page.getByRole("button", { name: "Close the shop now" }));
  await expect(admin.page.getByText("Settings saved successfully.")).toBeVisible();
  await expect(admin.page.getByText(on ? "Currently Enabled" : "Currently Disabled")).toBeVisible();
}

test.afterEach(({ backend }) =>
  backend.sql(
    "update site_settings set maintenance_enabled = false, maintenance_message = '', maintenance_message_i18n = '{}'",
  ),
);

test("the shop closes at once, in every language and for every kind of request, and admins pass @repeats", async ({
  visitor,
  otherVisitor: admin,
  shop,
}) => {
  await isAdmin(admin, shop);
  await admin.opens("/", { host: "admin" });
  await expect(admin.page.getByText("Currently Disabled")).toBeVisible();
  for (const [language, text] of Object.entries(message))
    await admin.page.locator(`[name="messages.${language}"]`).fill(text);
  await expect(admin.page.locator('[name="messages.ar"]')).toHaveAttribute("dir", "rtl");
  await expect(admin.page.locator('[name^="messages."]')).toHaveCount(7);
  await setsMaintenance(admin, true);

  for (const language of ["ar", "en", "fr", "ru"] as const) {
    await visitor.opens("/home", { language });
    await expect(visitor.sees(message[language])).toBeVisible();
  }
  for (const path of ["/maestro-journey", "/product/none", "/welcome", "/no-such-page"]) {
    const response = await visitor.page.goto(shop.url + path);
    expect([path, response?.status(), response?.headers()["retry-after"]]).toEqual([path, 503, "120"]);
  }

  await visitor.opens("/login?tab=password");
  await visitor.page.getByRole("textbox", { name: "E-mail" }).fill(localAdmin.email);
  await visitor.page.locator("[name=password]").fill(localAdmin.password);
  await visitor.submits(visitor.page.locator("form#password button[type=submit]"));
  await expect(visitor.page).toHaveURL(/\/home$/);
  await expect(visitor.page.getByText(message.en)).toHaveCount(0);

  await setsMaintenance(admin, false);
  await visitor.page.context().clearCookies();
  await visitor.opens("/vault");
  await expect(visitor.page.getByText(message.en)).toHaveCount(0);
});

test("a press counts while the page is read anew because the toast goes @script", async ({
  visitor,
  backend,
  shop,
}) => {
  const { page } = visitor;
  const save = page.getByRole("button", { name: "Save Changes" });
  await isAdmin(visitor, shop);
  await visitor.opens("/", { host: "admin" });
  await page.clock.install();
  await page.getByLabel("Fallback message").fill("Back at noon.");
  await visitor.submits(save);
  await expect(page.getByText("Settings saved successfully.")).toBeVisible();

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.pathname.endsWith(".data"),
    async (route) => {
      if (route.request().method() === "GET") await held;
      await route.continue().catch(() => undefined);
    },
  );
  await page.getByLabel("Fallback message").fill("Back at one.");
  const readAnew = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname.endsWith(".data") && !searchParams.has("done");
  });
  await page.clock.runFor(4000);
  await readAnew;
  await visitor.submits(save);
  release();
  await expect(page.getByText("Settings saved successfully.")).toBeVisible();
  expect(await backend.sql("select maintenance_message as text from site_settings")).toEqual([
    { text: "Back at one." },
  ]);
});

test("closing the shop shows what visitors will read and waits for a second press @repeats", async ({
  visitor,
  backend,
  shop,
}) => {
  const { page } = visitor;
  const closed = () =>
    backend.sql("select maintenance_enabled as closed, maintenance_message as text from site_settings");
  const close = page.getByRole("button", { name: "Close the shop now" });
  await backend.sql("update site_settings set maintenance_message = '', maintenance_message_i18n = '{}'");
  await isAdmin(visitor, shop);
  await visitor.opens("/", { host: "admin" });
  await page.getByLabel("Fallback message").fill("Back at noon.");
  await page.locator('[name="messages.ar"]').fill(message.ar);
  await page.getByRole("checkbox").check();
  await visitor.submits(page.getByRole("button", { name: "Save Changes" }));
  await expect(page.locator("dd", { hasText: message.ar })).toHaveAttribute("lang", "ar");
  await expect(page.locator("dd", { hasText: "Back at noon." })).toHaveCount(6);
  await expect(page.getByText("Currently Disabled")).toBeVisible();
  expect(await closed()).toEqual([{ closed: false, text: "" }]);

  await backend.sql("update site_settings set maintenance_message = 'Theirs'");
  await visitor.submits(close);
  await expect(page.getByRole("alert")).toContainText("Someone else saved while you were editing");
  await visitor.submits(page.getByRole("button", { name: "Save my version instead" }));
  expect(await closed()).toEqual([{ closed: false, text: "Theirs" }]);
  await visitor.submits(close);
  await expect(page.getByText("Settings saved successfully.")).toBeVisible();
  expect(await closed()).toEqual([{ closed: true, text: "Back at noon." }]);

  await page.getByLabel("Fallback message").fill("Back at one.");
  await visitor.submits(page.getByRole("button", { name: "Save Changes" }));
  await expect(page.getByText("Settings saved successfully.")).toBeVisible();
  expect(await closed()).toEqual([{ closed: true, text: "Back at one." }]);
});

const abroad = [
  { locale: "tr-TR", message: "Şişelerin tozunu alıyoruz.", again: "Yeniden deneyin" },
  { locale: "es-MX", message: "¡Volvemos mañana!", again: "Volver a intentarlo" },
  { locale: "de-AT", message: "Wir stauben die Flaschen ab.", again: "Noch einmal versuchen" },
];

for (const { locale, message, again } of abroad)
  test(`a browser in ${locale} reads the message in its language @script`, async ({
    browser,
    backend,
    shop,
    javaScriptEnabled,
  }) => {
    const language = locale.slice(0, 2);
    await backend.sql(
      "update site_settings set maintenance_enabled = true, maintenance_message = 'Back at noon.', maintenance_message_i18n = $1",
      [{ [language]: message }],
    );
    const context = await browser.newContext({ locale, javaScriptEnabled });
    const page = await context.newPage();
    const fonts: string[] = [];
    page.on("response", (response) => fonts.push(new URL(response.url()).pathname));
    await says(shop, message, { "accept-language": locale });
    await page.goto(`${shop.url}/home`);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("link", { name: again })).toBeVisible();
    await expect(page.locator("[aria-pressed=true]")).toHaveCount(0);
    if (language === "tr") await expect.poll(() => fonts).toContain("/fonts/manrope-latin-extended.woff2");

    await page.getByRole("button", { name: "Français" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByText("Back at noon.")).toBeVisible();
    await page.goto(`${shop.url}/home?lang=${language}`);
    await expect(page.getByText(message)).toBeVisible();
    await context.close();
  });

test("without words of a language the plain message is shown, without any the house's own @script", async ({
  visitor,
  backend,
  shop,
}) => {
  const russian = { "accept-language": "ru" };
  await backend.sql("update site_settings set maintenance_enabled = true, maintenance_message = 'Back at noon.'");
  await says(shop, "Back at noon.", russian);
  await visitor.opens("/tips", { language: "ru" });
  await expect(visitor.sees("Back at noon.")).toBeVisible();
  await backend.sql("update site_settings set maintenance_message = ''");
  await says(shop, "Маэстро работает за\u00a0закрытыми дверями.", russian);
  await visitor.opens("/tips", { language: "ru" });
  await expect(visitor.sees("Маэстро работает за\u00a0закрытыми дверями.")).toBeVisible();
});

/** Resolves when the dashboard's realtime channel hears of changes: from then on it no longer polls. */
async function hearsOfChanges({ page }: Visitor) {
  const socket = await page.waitForEvent("websocket");
  await socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes("Subscribed to PostgreSQL"));
}

test("a change made elsewhere appears on the dashboard, but not over what is being written @script", async ({
  visitor,
  backend,
  shop,
}) => {
  const { page } = visitor;
  const subscribed = hearsOfChanges(visitor);
  await isAdmin(visitor, shop);
  await page.clock.install();
  await visitor.opens("/", { host: "admin" });
  // A page opens its channel when it has been open for five seconds.
  await page.clock.runFor(5000);
  await subscribed;
  await expect(page.getByText("Currently Disabled")).toBeVisible();
  const fallback = page.getByLabel("Fallback message");
  await backend.sql("update site_settings set maintenance_enabled = true, maintenance_message = 'From elsewhere'");
  await expect(fallback).toHaveValue("From elsewhere");
  await expect(page.getByText("Currently Enabled")).toBeVisible();
  await expect(page.getByRole("checkbox")).toBeChecked();

  await fallback.fill("Mine");
  await backend.sql("update site_settings set maintenance_message = 'Theirs'");
  await expect(page.getByText("Someone changed the settings")).toBeVisible();
  await expect(fallback).toHaveValue("Mine");
  await visitor.submits(page.getByRole("button", { name: "Save Changes" }));
  await expect(page.getByRole("alert")).toContainText("Someone else saved while you were editing");
  await expect(fallback).toHaveValue("Mine");
  await visitor.submits(page.getByRole("button", { name: "Save my version instead" }));
  await expect(page.getByText("Settings saved successfully.")).toBeVisible();
  await page.clock.runFor(4000);
  await expect(page.getByText("Settings saved successfully.")).toBeHidden();
  expect(await backend.sql("select maintenance_message from site_settings")).toEqual([{ maintenance_message: "Mine" }]);
});

test("two admins who save at once: the second is warned, nothing is lost @repeats", async ({
  visitor,
  backend,
  shop,
}) => {
  const { page } = visitor;
  await isAdmin(visitor, shop);
  await visitor.opens("/", { host: "admin" });
  await page.getByLabel("Fallback message").fill("Mine");
  await backend.sql("update site_settings set maintenance_message = 'Theirs'");
  await visitor.submits(page.getByRole("button", { name: "Save Changes" }));
  await expect(page.getByRole("alert")).toContainText("Someone else saved while you were editing");
  await expect(page.getByLabel("Fallback message")).toHaveValue("Mine");
  expect(await backend.sql("select maintenance_message from site_settings")).toEqual([
    { maintenance_message: "Theirs" },
  ]);
  await visitor.submits(page.getByRole("button", { name: "Save my version instead" }));
  await expect(page.getByText("Settings saved successfully.")).toBeVisible();
});

test("settings that cannot be read or saved say so @repeats", async ({ visitor, backend, faults, shop }) => {
  const { page } = visitor;
  await isAdmin(visitor, shop);
  await visitor.opens("/", { host: "admin" });
  await page.getByLabel("Fallback message").fill("Kept");
  faults.inject({ kind: "error", path: "site_settings", method: "PATCH" });
  await visitor.submits(page.getByRole("button", { name: "Save Changes" }));
  await expect(page.getByRole("alert")).toHaveText("Failed to save settings");
  await expect(page.getByLabel("Fallback message")).toHaveValue("Kept");
  faults.heal();
  faults.inject({ kind: "error", path: "site_settings" });
  await visitor.opens("/", { host: "admin" });
  await expect(page.getByRole("alert")).toHaveText("Failed to load settings");
  faults.heal();
  await backend.sql("delete from site_settings");
  await visitor.opens("/", { host: "admin" });
  await expect(page.getByRole("alert")).toHaveText("No settings found");
  await backend.sql("insert into site_settings default values");
});
