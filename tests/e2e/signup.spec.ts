import type { Locator, Page } from "@playwright/test";
import { phoneNumber } from "../../app/forms/phone/phone-number.ts";
import { countries } from "../../app/shop/countries.ts";
import { expect, languages, test } from "../support/shop.ts";

/** The field by which a country is found; it comes once somebody has begun with the form. */
async function countrySearch(page: Page): Promise<Locator> {
  await page.locator("[name=firstName]").focus();
  const search = page.locator("input[role=combobox]");
  await expect(search).toBeVisible();
  return search;
}

/** In the list that is found by typing, or in the native one where there is no script. */
async function choosesCountry(page: Page, label: string) {
  if ((await page.locator("html[data-live]").count()) === 0) {
    await page.getByRole("combobox", { name: "Country" }).selectOption({ label });
    return;
  }
  const search = await countrySearch(page);
  await expect(search).toHaveAccessibleName("Country");
  await search.click();
  await page.getByRole("option", { name: label }).click();
  await expect(search).toHaveValue(label);
}

test("a name is kept once, its number in E.164, and the link is sent", async ({ visitor, backend }) => {
  const { page } = visitor;
  const email = "amal@example.com";
  for (const time of ["first", "second"]) {
    await visitor.opens("/signup");
    await visitor.fills("First name", "أمل");
    await visitor.fills("Last name", "O’Neil-Haddad");
    await visitor.fills("E-mail", email);
    await choosesCountry(page, "United Arab Emirates \u200e+971");
    await visitor.fills("Phone", "٠٥٠١٢٣٤٥٦٧");
    if (time === "first") await page.getByRole("checkbox", { name: /sign\u2011in link/ }).check();
    await visitor.submits(page.getByRole("button", { name: "Send my details" }));
    await expect(visitor.sees("Thank you. We have received your details.")).toBeVisible();
    await expect(visitor.sees("We have also sent you a sign\u2011in link")).toHaveCount(time === "first" ? 1 : 0);
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

test("what is wrong is said in the visitor's language, and nothing typed is lost @repeats", async ({ visitor }) => {
  const required = {
    ar: "نرجو ملء هذه الخانة.",
    en: "This field is required. Please fill it in.",
    fr: "Veuillez remplir ce champ.",
    ru: "",
  };
  const named = {
    ar: "اسم العائلة: نرجو ملء هذه الخانة.",
    en: "Last name: This field is required. Please fill it in.",
    fr: "Nom\u202f: Veuillez remplir ce champ.",
    ru: "Фамилия: Заполните это поле.",
  };
  for (const language of languages) {
    await visitor.opens("/signup", { language });
    const { page } = visitor;
    await page.locator("[name=firstName]").fill("R2D2");
    // What was typed in the language before is still there.
    await page.locator("[name=lastName]").fill("");
    await page.locator("[name=email]").fill("nobody");
    await page.locator("[name=phone]").fill("12");
    await visitor.submits(page.locator("form#signup button[type=submit]"));
    const lines = page.getByRole("alert").getByRole("listitem");
    await expect(lines).toHaveCount(4);
    await expect(lines.nth(1)).toHaveText(named[language]);
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

test("a letter that cannot be sent does not undo the sign-up @repeats", async ({ visitor, backend, faults }) => {
  faults.inject({ kind: "error", path: "/auth/v1/" });
  await visitor.opens("/signup");
  await visitor.fills("First name", "Zoë");
  await visitor.fills("Last name", "Hart");
  await visitor.fills("E-mail", "zoe@example.com");
  await visitor.fills("Phone", "501234567");
  await visitor.page.getByRole("checkbox", { name: /sign\u2011in link/ }).check();
  await visitor.submits(visitor.page.getByRole("button", { name: "Send my details" }));
  await expect(visitor.sees("Thank you. We have received your details.")).toBeVisible();
  await expect(visitor.page.getByText("We have also sent")).toHaveCount(0);
  expect(await backend.sql("select 1 from leads where email = 'zoe@example.com'")).toHaveLength(1);
});

test("a backend that is down says so, keeps what was typed, and the second press stores it once @repeats", async ({
  visitor,
  backend,
  faults,
}) => {
  faults.inject({ kind: "error", path: "/rpc/save_lead", method: "POST", times: 1, after: true });
  await visitor.opens("/signup");
  await visitor.fills("First name", "Omar");
  await visitor.fills("Last name", "Said");
  await visitor.fills("E-mail", "omar@example.com");
  await visitor.fills("Phone", "501234567");
  await visitor.submits(visitor.page.getByRole("button", { name: "Send my details" }));
  await expect(visitor.page.getByRole("alert")).toHaveText("Unexpected error, please try again");
  await expect(visitor.page.getByLabel("First name")).toHaveValue("Omar");
  await visitor.submits(visitor.page.getByRole("button", { name: "Send my details" }));
  await expect(visitor.sees("Thank you. We have received your details.")).toBeVisible();
  expect(await backend.sql("select 1 from leads where email = 'omar@example.com'")).toHaveLength(1);
});

test("the country is found by typing, and five seconds after the thanks the form is empty again @script", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.opens("/signup", { language: "fr" });
  const country = await countrySearch(page);
  await expect(country).toHaveValue("Arabie saoudite \u200e+966");
  await country.click();
  await expect(page.getByRole("option")).toHaveCount(14);
  await page.keyboard.type("fra");
  await expect(page.getByRole("option")).toHaveText(["France \u200e+33"]);
  await page.keyboard.press("Enter");
  await expect(country).toHaveValue("France \u200e+33");
  await page.locator("[name=firstName]").fill("Nour");
  await page.locator("[name=lastName]").fill("Fahmy");
  await page.locator("[name=email]").fill("nour@example.com");
  await page.locator("[name=phone]").pressSequentially("a٠6 12-345678");
  await expect(page.locator("[name=phone]")).toHaveValue("0612345678");
  await page.clock.install();
  await page.locator("form#signup button[type=submit]").dblclick();
  await expect(page.getByRole("status").filter({ hasText: "Merci" })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.locator("[name=firstName]")).toHaveValue("");
});

test("when the thanks are gone, what was sent stays, and to whom, and can be sent again @script", async ({
  visitor,
  backend,
}) => {
  const { page } = visitor;
  const letters = () => backend.mailbox.messages().filter(({ to }) => to === "hind@example.com").length;
  await visitor.opens("/signup");
  await visitor.fills("First name", "Hind");
  await visitor.fills("Last name", "Saleh");
  await visitor.fills("E-mail", "hind@example.com");
  await visitor.fills("Phone", "501234567");
  await page.clock.install();
  await visitor.submits(page.getByRole("button", { name: "Send my details" }));
  await expect(visitor.sees("Thank you. We have received your details.")).toBeVisible();
  await expect.poll(letters).toBe(1);
  await page.clock.runFor(5000);
  const trace = page.getByText(
    "We sent an e\u2011mail to \u2068hind@example.com\u2069 so that you can confirm your details.",
  );
  await expect(trace).toBeVisible();
  await visitor.submits(page.getByRole("button", { name: "Send the e\u2011mail again" }));
  await expect(visitor.sees("Thank you. We have received your details.")).toBeVisible();
  await expect.poll(letters).toBe(2);
});

/** The number that stands in the hint of the field. */
async function exampleOf(phone: Locator): Promise<string> {
  const hint = phone.page().locator(`[id="${await phone.getAttribute("aria-describedby")}"]`);
  return (await hint.innerText()).replace(/\D/g, "");
}

test("the example of a telephone number is valid, and one of the default country @script", async ({ visitor }) => {
  for (const language of languages) {
    await visitor.opens("/signup", { language });
    const phone = visitor.page.locator("[name=phone]");
    const example = await exampleOf(phone);
    expect(phoneNumber(example, "SA")).toBe(`+966${example}`);
    await expect(phone).toHaveAttribute("placeholder", "5xxxxxxxxx");
  }
});

test("the example follows the country that is chosen @script", async ({ visitor }) => {
  await visitor.opens("/signup");
  const phone = visitor.page.locator("[name=phone]");
  const search = await countrySearch(visitor.page);
  for (const { code } of countries) {
    await search.fill(code);
    await visitor.page.keyboard.press("Enter");
    await expect(visitor.page.locator("[name=countryCode]")).toHaveValue(code);
    const example = await exampleOf(phone);
    expect(phoneNumber(example, code), code).toMatch(new RegExp(`${example}$`));
    await expect(phone).toHaveAccessibleDescription(`Without the country code, for example ${example}`);
  }
});

test("a country that is typed and not known is named, and the choice stays @script", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/signup");
  const country = await countrySearch(page);
  const none = page.getByText("No country on the list is called “germ”. Please choose one from the list.");
  await country.fill("germ");
  await expect(none).toBeVisible();
  await expect(page.getByRole("listbox")).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(country).toHaveValue("Saudi Arabia \u200e+966");
  await expect(none).toBeVisible();
  await expect(page.locator("[name=countryCode]")).toHaveValue("SA");
  await country.fill("france");
  await page.keyboard.press("Tab");
  await expect(country).toHaveValue("France \u200e+33");
  await expect(none).toBeHidden();
  // What is left without a choice stays as it was.
  await country.fill("egy");
  await page.keyboard.press("Escape");
  await expect(country).toHaveValue("France \u200e+33");
});

test("a country is found under any of its names, spellings and codes @script", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/signup", { language: "ar" });
  const country = await countrySearch(page);
  const found = {
    OM: ["عمان", "سلطنة", "Oman", "Оман", "968", "+968", "00968"],
    JO: ["الاردن", "jordanie", "٩٦٢"],
    AE: ["الامارات", "UAE", "u.a.e.", "эмираты", "دبي", "971+"],
    SA: ["المملكة", "سعودية", "السعوديه", "KSA", "саудовская"],
    GB: ["UK", "بريطانيا", "royaume uni", "England"],
    US: ["USA", "امريكا", "etats unis", "сша"],
    TR: ["turkey", "Türkiye"],
  };
  for (const [code, names] of Object.entries(found)) {
    for (const name of names) {
      await country.fill(name);
      await page.keyboard.press("Enter");
      await expect(page.locator("[name=countryCode]"), name).toHaveValue(code);
    }
  }
});

test("a country that the list does not have is kept and named as unknown @no-script", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/signup");
  // As a page of another deployment may send, or a browser that fills in an address abroad.
  const country = page.getByRole("combobox", { name: "Country" });
  await country.evaluate((select) => select.querySelector("option")?.setAttribute("value", "DE"));
  await visitor.fills("First name", "Ada");
  await visitor.fills("Last name", "Berg");
  await visitor.fills("E-mail", "ada@example.com");
  await visitor.fills("Phone", "501234567");
  await visitor.submits(page.getByRole("button", { name: "Send my details" }));
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
    "Country: Please choose from the options shown",
  ]);
  await expect(country).toHaveValue("DE");
});
