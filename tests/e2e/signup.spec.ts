import { expect, languages, test } from "../support/shop.ts";

test("a name is kept once, its number in E.164, and the link is sent", async ({ visitor, backend }) => {
  const { page } = visitor;
  const email = "amal@example.com";
  for (const time of ["first", "second"]) {
    await visitor.opens("/signup");
    await visitor.fills("First name", "أمل");
    await visitor.fills("Last name", "O’Neil-Haddad");
    await visitor.fills("E-mail", email);
    await page.getByLabel("Country").selectOption({ label: "United Arab Emirates \u200e+971" });
    await visitor.fills("Phone", "٠٥٠١٢٣٤٥٦٧");
    if (time === "first") await page.getByRole("checkbox", { name: /magic link/ }).check();
    await visitor.submits(page.getByRole("button", { name: "Sign up" }));
    await expect(visitor.sees("Thank you. Your name is with us.")).toBeVisible();
    await expect(visitor.sees("We have also sent a magic link")).toHaveCount(time === "first" ? 1 : 0);
  }
  const rows = await backend.sql("select first_name, phone, country_code, lang, source from leads where email = $1", [
    email,
  ]);
  expect(rows).toEqual([
    { first_name: "أمل", phone: "+971501234567", country_code: "AE", lang: "en", source: "signup_page" },
  ]);
  // Two that confirm the details, and one sign-in link.
  await expect.poll(() => backend.mailbox.messages().filter(({ to }) => to === email).length).toBe(3);
});

test("what is wrong is said in the visitor's language, and nothing typed is lost", async ({ visitor }) => {
  const required = { ar: "هذا الحقل مطلوب", en: "This field is required", fr: "Ce champ est obligatoire", ru: "" };
  for (const language of languages) {
    await visitor.opens("/signup", { language });
    const { page } = visitor;
    await page.locator("[name=firstName]").fill("R2D2");
    await page.locator("[name=email]").fill("nobody");
    await page.locator("[name=phone]").fill("12");
    await visitor.submits(page.locator("form#signup button[type=submit]"));
    const lines = page.getByRole("alert").getByRole("listitem");
    await expect(lines).toHaveCount(4);
    if (required[language]) await expect(lines.nth(1)).toHaveText(required[language]);
    await expect(page.locator("[name=firstName]")).toHaveValue("R2D2");
    await expect(page.locator("[name=phone]")).toHaveValue("12");
    const lastName = page.locator("[name=lastName]");
    await expect(lastName).toHaveAttribute("aria-invalid", "true");
    if (required[language]) await expect(lastName).toHaveAccessibleDescription(required[language]);
    await lastName.fill("Haddad");
    await visitor.submits(page.locator("form#signup button[type=submit]"));
    await expect(lines).toHaveCount(3);
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.locator("[name=phone]")).toHaveAccessibleDescription(/\S+ .*\S+/);
  }
});

test("a letter that cannot be sent does not undo the sign-up", async ({ visitor, backend, faults }) => {
  faults.inject({ kind: "error", path: "/auth/v1/" });
  await visitor.opens("/signup");
  await visitor.fills("First name", "Zoë");
  await visitor.fills("Last name", "Hart");
  await visitor.fills("E-mail", "zoe@example.com");
  await visitor.fills("Phone", "501234567");
  await visitor.page.getByRole("checkbox", { name: /magic link/ }).check();
  await visitor.submits(visitor.page.getByRole("button", { name: "Sign up" }));
  await expect(visitor.sees("Thank you. Your name is with us.")).toBeVisible();
  await expect(visitor.page.getByText("We have also sent")).toHaveCount(0);
  expect(await backend.sql("select 1 from leads where email = 'zoe@example.com'")).toHaveLength(1);
});

test("a backend that is down says so, keeps what was typed, and the second press stores it once", async ({
  visitor,
  backend,
  faults,
}) => {
  faults.inject({ kind: "error", path: "/rpc/leave_lead", method: "POST", times: 1, after: true });
  await visitor.opens("/signup");
  await visitor.fills("First name", "Omar");
  await visitor.fills("Last name", "Said");
  await visitor.fills("E-mail", "omar@example.com");
  await visitor.fills("Phone", "501234567");
  await visitor.submits(visitor.page.getByRole("button", { name: "Sign up" }));
  await expect(visitor.page.getByRole("alert")).toHaveText("Unexpected error, please try again");
  await expect(visitor.page.getByLabel("First name")).toHaveValue("Omar");
  await visitor.submits(visitor.page.getByRole("button", { name: "Sign up" }));
  await expect(visitor.sees("Thank you. Your name is with us.")).toBeVisible();
  expect(await backend.sql("select 1 from leads where email = 'omar@example.com'")).toHaveLength(1);
});

test("the country is found by typing, and five seconds after the thanks the form is empty again @script", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.opens("/signup", { language: "fr" });
  const country = page.getByLabel("Pays");
  await expect(country).toHaveValue("SA");
  await expect(country.getByRole("option")).toHaveCount(14);
  await country.focus();
  await page.keyboard.type("fra");
  await expect(country).toHaveValue("FR");
  await page.locator("[name=firstName]").fill("Nour");
  await page.locator("[name=lastName]").fill("Fahmy");
  await page.locator("[name=email]").fill("nour@example.com");
  await page.locator("[name=phone]").pressSequentially("a٠6 12-345678");
  await expect(page.locator("[name=phone]")).toHaveValue("0612345678");
  await page.locator("form#signup button[type=submit]").dblclick();
  await expect(page.getByRole("status").filter({ hasText: "Merci" })).toBeVisible();
  await expect(page.locator("[name=firstName]")).toHaveValue("", { timeout: 15_000 });
});
