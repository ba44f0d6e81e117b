import type { Page } from "@playwright/test";
import { entersOffice } from "../support/people.ts";
import { expect, isLive, type Language, localAdmin, test } from "../support/shop.ts";

const message = {
  ar: "نرتّب القوارير.",
  en: "We are dusting the bottles.",
  fr: "Nous époussetons les flacons.",
  ru: "Мы протираем флаконы.",
} satisfies Record<Language, string>;

async function turns(page: Page, on: boolean) {
  await page.getByRole("checkbox").setChecked(on);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Settings saved successfully.")).toBeVisible();
}

test.afterEach(({ backend }) =>
  backend.sql(
    "update site_settings set maintenance_enabled = false, maintenance_message = '', maintenance_message_i18n = '{}'",
  ),
);

test("the shop closes at once, in every language and for every kind of request, and admins pass", async ({
  visitor,
  browser,
  shop,
  javaScriptEnabled,
}) => {
  const office = await browser.newPage();
  await entersOffice({ ...visitor, ...at(office, shop.adminUrl) });
  await expect(office.getByText("Currently Disabled")).toBeVisible();
  if (javaScriptEnabled !== false) await isLive(office);
  for (const [language, text] of Object.entries(message))
    await office.locator(`[name="messages.${language}"]`).fill(text);
  await expect(office.locator('[name="messages.ar"]')).toHaveAttribute("dir", "rtl");
  await expect(office.locator('[name^="messages."]')).toHaveCount(7);
  await turns(office, true);
  await expect(office.getByText("Currently Enabled")).toBeVisible();

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
  await visitor.page.locator("form#password button[type=submit]").click();
  await expect(visitor.page).toHaveURL(/\/home$/);
  await expect(visitor.page.getByText(message.en)).toHaveCount(0);

  await turns(office, false);
  await expect(office.getByText("Currently Disabled")).toBeVisible();
  await visitor.page.context().clearCookies();
  await visitor.opens("/vault");
  await expect(visitor.page.getByText(message.en)).toHaveCount(0);
  await office.close();
});

function at(page: Page, origin: string) {
  return {
    page,
    opens: async (path: string) => void (await page.goto(`${origin}${path}?lang=en`)),
    fills: (label: string | RegExp, text: string) => page.getByLabel(label).fill(text),
  };
}

test("without words of a language the plain message is shown, without any the house's own", async ({
  visitor,
  backend,
}) => {
  await backend.sql("update site_settings set maintenance_enabled = true, maintenance_message = 'Back at noon.'");
  await expect(async () => {
    await visitor.opens("/tips", { language: "ru" });
    await expect(visitor.sees("Back at noon.")).toBeVisible({ timeout: 500 });
  }).toPass();
  await backend.sql("update site_settings set maintenance_message = ''");
  await expect(async () => {
    await visitor.opens("/tips", { language: "ru" });
    await expect(visitor.sees("Маэстро работает за закрытыми дверями.")).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("a settings reading that fails or hangs lets everyone in", async ({ visitor, faults, shop }) => {
  for (const kind of ["error", "hang"] as const) {
    await shop.restart();
    faults.inject({ kind, path: "site_settings" });
    await visitor.opens("/tips");
    await expect(visitor.page).toHaveURL(/\/tips$/);
    await expect(visitor.page.getByRole("heading", { level: 1 })).toBeVisible();
    faults.heal();
  }
});

test("a change made elsewhere is on the dashboard within two seconds @script", async ({ visitor, backend }) => {
  const { page } = visitor;
  await entersOffice(visitor);
  await expect(page.getByText("Currently Disabled")).toBeVisible();
  const fallback = page.getByLabel("Plain message");
  await expect(async () => {
    await backend.sql("update site_settings set maintenance_enabled = not maintenance_enabled");
    const [row] = await backend.sql<{ maintenance_enabled: boolean }>("select maintenance_enabled from site_settings");
    const words = row?.maintenance_enabled ? "Currently Enabled" : "Currently Disabled";
    await expect(page.getByText(words)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await backend.sql("update site_settings set maintenance_enabled = true, maintenance_message = 'From elsewhere'");
  await expect(fallback).toHaveValue("From elsewhere", { timeout: 2000 });
  await expect(page.getByRole("checkbox")).toBeChecked();

  await fallback.fill("Mine");
  await backend.sql("update site_settings set maintenance_message = 'Theirs'");
  await expect(page.getByText("The settings were changed elsewhere")).toBeVisible();
  await expect(fallback).toHaveValue("Mine");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("alert")).toContainText("Someone else saved while you were editing");
  await expect(fallback).toHaveValue("Mine");
  await page.getByRole("button", { name: "Save mine all the same" }).click();
  await expect(page.getByText("Settings saved successfully.")).toBeVisible();
  await expect(page.getByText("Settings saved successfully.")).toBeHidden({ timeout: 6000 });
  expect(await backend.sql("select maintenance_message from site_settings")).toEqual([{ maintenance_message: "Mine" }]);
});

test("two admins who save at once: the second is warned, nothing is lost", async ({ visitor, backend }) => {
  const { page } = visitor;
  await entersOffice(visitor);
  await page.getByLabel("Plain message").fill("Mine");
  await backend.sql("update site_settings set maintenance_message = 'Theirs'");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("alert")).toContainText("Someone else saved while you were editing");
  await expect(page.getByLabel("Plain message")).toHaveValue("Mine");
  expect(await backend.sql("select maintenance_message from site_settings")).toEqual([
    { maintenance_message: "Theirs" },
  ]);
  await page.getByRole("button", { name: "Save mine all the same" }).click();
  await expect(page.getByText("Settings saved successfully.")).toBeVisible();
});

test("settings that cannot be read or saved say so", async ({ visitor, backend, faults }) => {
  const { page } = visitor;
  await entersOffice(visitor);
  await page.getByLabel("Plain message").fill("Kept");
  faults.inject({ kind: "error", path: "site_settings", method: "PATCH" });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to save settings");
  await expect(page.getByLabel("Plain message")).toHaveValue("Kept");
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
