import type { Page } from "@playwright/test";
import { expect, type Language, test } from "../support/shop.ts";

const languages: Language[] = ["ar", "en", "fr", "ru"];

async function chooses(page: Page, scripted: boolean, country: { name: string; code: string }) {
  if (!scripted) return void (await page.getByLabel("Country").selectOption(country.code));
  await page.locator("input[role=combobox]").fill(country.name);
  await page.keyboard.press("Enter");
}

test("a name is kept once, its number in E.164, and the link is sent", async ({
  visitor,
  backend,
  javaScriptEnabled,
}) => {
  const { page } = visitor;
  const email = `amal-${javaScriptEnabled}@example.com`;
  for (const time of ["first", "second"]) {
    await visitor.opens("/signup");
    await visitor.fills("First name", "أمل");
    await visitor.fills("Last name", "O’Neil-Haddad");
    await visitor.fills("E-mail", email);
    await chooses(page, javaScriptEnabled !== false, { name: "emirates", code: "AE" });
    await visitor.fills("Phone", "٠٥٠١٢٣٤٥٦٧");
    if (time === "first") await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Sign up" }).click();
    await expect(visitor.sees("Thank you. Your name is with us.")).toBeVisible();
    await expect(visitor.sees("We have also sent a magic link")).toHaveCount(time === "first" ? 1 : 0);
  }
  const rows = await backend.sql("select first_name, phone, country_code, lang, source from leads where email = $1", [
    email,
  ]);
  expect(rows).toEqual([
    { first_name: "أمل", phone: "+971501234567", country_code: "AE", lang: "en", source: "signup_page" },
  ]);
  expect(backend.mailbox.messages().filter(({ to }) => to === email)).toHaveLength(1);
});

test("what is wrong is said in the visitor's language, and nothing typed is lost", async ({ visitor }) => {
  const required = { ar: "هذا الحقل مطلوب", en: "This field is required", fr: "Ce champ est obligatoire", ru: "" };
  for (const language of languages) {
    await visitor.opens("/signup", { language });
    const { page } = visitor;
    await page.locator("[name=firstName]").fill("R2D2");
    await page.locator("[name=email]").fill("nobody");
    await page.locator("[name=phone]").fill("12");
    await page.locator("form#signup button[type=submit]").click();
    const lines = page.getByRole("alert").getByRole("listitem");
    await expect(lines).toHaveCount(4);
    if (required[language]) await expect(lines.nth(1)).toHaveText(required[language]);
    await expect(page.locator("[name=firstName]")).toHaveValue("R2D2");
    await expect(page.locator("[name=phone]")).toHaveValue("12");
    await expect(page.locator("[name=lastName]")).toHaveAttribute("aria-invalid", "true");
  }
});

test("a letter that cannot be sent does not undo the sign-up", async ({ visitor, backend, faults }) => {
  faults.inject({ kind: "error", path: "/auth/v1/otp" });
  await visitor.opens("/signup");
  await visitor.fills("First name", "Zoë");
  await visitor.fills("Last name", "Hart");
  await visitor.fills("E-mail", "zoe@example.com");
  await visitor.fills("Phone", "501234567");
  await visitor.page.getByRole("checkbox").check();
  await visitor.page.getByRole("button", { name: "Sign up" }).click();
  await expect(visitor.sees("Thank you. Your name is with us.")).toBeVisible();
  await expect(visitor.page.getByText("We have also sent")).toHaveCount(0);
  expect(await backend.sql("select 1 from leads where email = 'zoe@example.com'")).toHaveLength(1);
});

test("a backend that is down says so, keeps what was typed, and the second press stores it once", async ({
  visitor,
  backend,
  faults,
}) => {
  faults.inject({ kind: "error", path: "/rest/v1/leads", method: "POST", times: 1, after: true });
  await visitor.opens("/signup");
  await visitor.fills("First name", "Omar");
  await visitor.fills("Last name", "Said");
  await visitor.fills("E-mail", "omar@example.com");
  await visitor.fills("Phone", "501234567");
  await visitor.page.getByRole("button", { name: "Sign up" }).click();
  await expect(visitor.page.getByRole("alert")).toHaveText("Unexpected error, please try again");
  await expect(visitor.page.getByLabel("First name")).toHaveValue("Omar");
  await visitor.page.getByRole("button", { name: "Sign up" }).click();
  await expect(visitor.sees("Thank you. Your name is with us.")).toBeVisible();
  expect(await backend.sql("select 1 from leads where email = 'omar@example.com'")).toHaveLength(1);
});

test("the country is found by typing, and five seconds after the thanks the form is empty again @script", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.opens("/signup", { language: "fr" });
  // The native select is a combobox, too; the field to search in takes its place once the page is live.
  const picker = page.locator("input[role=combobox]");
  await picker.click();
  await expect(page.getByRole("option")).toHaveCount(14);
  await picker.fill("egypte");
  await expect(page.getByRole("option")).toHaveText(["Égypte +20"]);
  await page.getByRole("option").click();
  await expect(picker).toHaveValue(/Égypte/);
  await picker.fill("zz");
  await page.keyboard.press("Escape");
  await expect(picker).toHaveValue(/Égypte/);
  await page.locator("[name=firstName]").fill("Nour");
  await page.locator("[name=lastName]").fill("Fahmy");
  await page.locator("[name=email]").fill("nour@example.com");
  await page.locator("[name=phone]").pressSequentially("a٠1 001-234567");
  await expect(page.locator("[name=phone]")).toHaveValue("01001234567");
  await page.locator("form#signup button[type=submit]").dblclick();
  await expect(page.getByRole("status").filter({ hasText: "Merci" })).toBeVisible();
  await expect(page.locator("[name=firstName]")).toHaveValue("", { timeout: 9000 });
});
