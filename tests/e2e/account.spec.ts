import { languageFacts } from "../../app/i18n/languages.ts";
import en from "../../app/i18n/locales/en/results.json" with { type: "json" };
import { createAccount, emailedLink, pathOf } from "../support/accounts.ts";
import { hasPerfume } from "../support/journey.ts";
import { expect, test, type Visitor } from "../support/shop.ts";
import { isCustomer } from "../support/signed-in.ts";

const password = "rose-water";

async function triesPassword(visitor: Visitor, email: string, word: string) {
  await visitor.opens("/login?tab=password");
  await visitor.page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await visitor.page.locator("[name=password]").fill(word);
  await visitor.submits(visitor.page.locator("form#password button[type=submit]"));
}

async function signsIn(visitor: Visitor, email: string, word = password) {
  await triesPassword(visitor, email, word);
  await visitor.page.waitForURL(/\/home$/);
}

test("a forgotten password is replaced by a letter, and every other browser is signed out", async ({
  visitor,
  otherVisitor,
  backend,
  shop,
}) => {
  const email = "forgetful@example.com";
  await createAccount(backend, email, password);
  // The letter of the account's beginning has a link as well.
  backend.mailbox.clear();
  await isCustomer(otherVisitor, shop, { email, password });
  const { page } = visitor;
  await visitor.opens("/login?tab=password");
  await visitor.follows(page.getByRole("link", { name: "Forgotten your password?" }));
  await visitor.fills("E-mail", email);
  await visitor.submits(page.getByRole("button", { name: "Send the link" }));
  await expect(visitor.sees("Please check your inbox")).toBeVisible();
  await visitor.opens(pathOf(await emailedLink(backend, email)), { welcomed: false });
  await visitor.submits(page.getByRole("button", { name: "Choose a new password" }));
  await expect(page).toHaveURL(/\/account\/password$/);
  await expect(page.getByLabel("Current password")).toHaveCount(0);
  await visitor.fills("New password", "short");
  await visitor.submits(page.getByRole("button", { name: "Save the password" }));
  await expect(page.getByRole("alert")).toContainText("at least 8");
  await visitor.fills("New password", "orange-blossom");
  await visitor.submits(page.getByRole("button", { name: "Save the password" }));
  await expect(visitor.sees("Your new password is set.")).toBeVisible();
  // Its words are of another namespace than those of the page before, from which React came here by itself.
  await expect(page.getByRole("heading", { name: "Where you are signed in", exact: true })).toBeVisible();
  await otherVisitor.opens("/account");
  await expect(otherVisitor.page).toHaveURL(/\/login\?next=%2Faccount$/);
  await triesPassword(otherVisitor, email, password);
  await expect(otherVisitor.page.getByRole("alert")).toHaveText("Incorrect email or password");
  await signsIn(otherVisitor, email, "orange-blossom");
});

test("an unknown address hears the same, and gets no letter; a spent link leads to another @repeats", async ({
  visitor,
  backend,
}) => {
  const { page } = visitor;
  await visitor.opens("/login/forgot");
  await visitor.fills("E-mail", "stranger-to-us@example.com");
  await visitor.submits(page.getByRole("button", { name: "Send the link" }));
  await expect(visitor.sees("Please check your inbox")).toBeVisible();
  expect(backend.mailbox.messages().filter(({ to }) => to === "stranger-to-us@example.com")).toEqual([]);
  await visitor.opens("/auth/confirm?token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA&type=recovery");
  await visitor.submits(page.getByRole("button", { name: "Choose a new password" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
  await expect(page.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute("href", "/login/forgot");
});

test("a password is changed with the present one @repeats", async ({ visitor, backend, shop }) => {
  const { page } = visitor;
  await createAccount(backend, "changer@example.com", password);
  await isCustomer(visitor, shop, { email: "changer@example.com", password });
  await visitor.opens("/account");
  await visitor.follows(page.getByRole("link", { name: "Set or change your password" }));
  await visitor.fills("Current password", "a-guess-of-mine");
  await visitor.fills("New password", "orange-blossom");
  await visitor.submits(page.getByRole("button", { name: "Save the password" }));
  await expect(page.getByRole("alert")).toContainText("This is not your current password");
  await visitor.fills("Current password", password);
  await visitor.fills("New password", "orange-blossom");
  await visitor.submits(page.getByRole("button", { name: "Save the password" }));
  await expect(visitor.sees("Your new password is set.")).toBeVisible();
});

test("the sign-in page of who is signed in offers the ways on, not a form @repeats", async ({
  visitor,
  backend,
  shop,
}) => {
  const { page } = visitor;
  await createAccount(backend, "here@example.com", password);
  await isCustomer(visitor, shop, { email: "here@example.com", password });
  await visitor.opens("/login?next=/tips");
  const main = page.getByRole("main");
  await expect(main.getByText("You are signed in as here@example.com.")).toBeVisible();
  await expect(main.getByRole("textbox")).toHaveCount(0);
  for (const [name, href] of [
    ["Continue to the page you asked for", "/tips"],
    ["Your perfumes", "/account#perfumes"],
    ["Your account", "/account"],
    ["The Maestro’s journey", "/maestro-journey"],
    ["The Maestro’s Vault", "/maestro-vault"],
  ] as const)
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  await visitor.submits(main.getByRole("button", { name: "Sign out" }));
  await visitor.opens("/login");
  await expect(main.getByRole("textbox")).toHaveCount(1);
});

test("name and language are kept, and the shop speaks the language at the next sign-in @repeats", async ({
  visitor,
  otherVisitor,
  backend,
  shop,
}) => {
  const { page } = visitor;
  const email = "salma@example.com";
  await createAccount(backend, email, password);
  await isCustomer(visitor, shop, { email, password });
  await visitor.opens("/account");
  await page.locator("[name=name]").evaluate((field) => field.removeAttribute("maxlength"));
  await visitor.fills("Name", "s".repeat(121));
  await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
  await visitor.submits(page.getByRole("button", { name: "Save", exact: true }));
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("[name=name]")).toHaveValue("s".repeat(121));
  await visitor.fills("Name", "  Salma ");
  await visitor.submits(page.getByRole("button", { name: "Save", exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Salma");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("[name=name]")).toHaveValue("Salma");
  await expect(page.locator("select[name=language]")).toHaveValue("fr");
  await signsIn(otherVisitor, email);
  await expect(otherVisitor.page.locator("html")).toHaveAttribute("lang", "fr");
  const letter = () =>
    backend.mailbox.messages().find(({ to, subject }) => to === email && subject.startsWith("Nouvelle"))?.subject;
  await expect.poll(letter).toContain("Nouvelle connexion");
});

test("export and erasure are a link away for who is signed in, without a letter @script", async ({
  visitor,
  backend,
  shop,
}) => {
  const { page } = visitor;
  const email = "leaving@example.com";
  await createAccount(backend, email, password);
  await isCustomer(visitor, shop, { email, password });
  await visitor.opens("/account");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Download everything (JSON)" })).toHaveAttribute("href", "/my-data.json");
  await visitor.follows(main.getByRole("link", { name: "Erase my data" }));
  await visitor.submits(page.getByRole("button", { name: "Erase my data" }));
  await expect(visitor.sees("Your data have been erased.")).toBeVisible();
  expect(await backend.sql("select from auth.users where email = $1", [email])).toEqual([]);
});

test("a perfume made in this browser is the account's, on every device, and nobody else's @script", async ({
  visitor,
  otherVisitor,
  shop,
  backend,
}) => {
  const [email, stranger] = ["collector@example.com", "curious@example.com"];
  for (const each of [email, stranger]) await createAccount(backend, each, password);
  const session = await hasPerfume(visitor, shop);
  await signsIn(visitor, email);
  await visitor.opens("/account");
  await expect(visitor.page.locator(`#perfumes a[href*="${session}"]`)).toBeVisible();

  // On another device the owner sees, opens, names and shares it, without the cookie of the browser that made it.
  const { page } = otherVisitor;
  await isCustomer(otherVisitor, shop, { email, password });
  await otherVisitor.opens("/account");
  await otherVisitor.follows(page.locator("#perfumes").getByRole("link", { name: /^See the perfume/ }));
  await page.getByRole("textbox", { name: en.naming.label }).fill("Far away");
  await otherVisitor.submits(page.getByRole("button", { name: en.naming.save }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Far away");
  await otherVisitor.opens("/account");
  await expect(page.locator("#perfumes").getByRole("heading", { level: 3 })).toHaveText("Far away");
  await expect(page.locator("#perfumes text")).toHaveText("Far away");
  await expect(page.locator("#perfumes image")).toHaveAttribute("href", /^\/seals\/engraver\/[\w-]{39}$/);
  const shared = await page
    .locator("#perfumes")
    .getByRole("link", { name: /^Share this perfume/ })
    .getAttribute("href");

  await otherVisitor.submits(page.getByRole("button", { name: /^Order a bottle/ }));
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("Far away");
  await expect(page.locator("#cart-count")).toHaveText("1");

  // Who knows its address or its share link lists and claims nothing.
  await page.context().clearCookies();
  await isCustomer(otherVisitor, shop, { email: stranger, password });
  for (const address of [`/results?sid=${session}`, new URL(shared ?? "").pathname]) {
    await otherVisitor.opens(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Far away");
    await expect(page.getByRole("textbox", { name: en.naming.label })).toHaveCount(0);
  }
  await otherVisitor.opens("/account");
  const empty = page.locator("#perfumes");
  await expect(empty.getByRole("heading", { level: 3 })).toHaveCount(0);
  await expect(empty.getByRole("link", { name: "Begin the journey" })).toHaveAttribute("href", "/maestro-journey");
  await expect(otherVisitor.sees("No order yet.")).toBeVisible();
});

test("each language tells when a browser signed in and was seen, as it writes days and times @repeats", async ({
  visitor,
  backend,
  shop,
}) => {
  await createAccount(backend, "traveller@example.com", password);
  await isCustomer(visitor, shop, { email: "traveller@example.com", password });
  for (const [language, seen] of [
    ["ar", "منذ أقلّ من ساعة"],
    ["en", "less than an hour ago"],
    ["fr", "il y a moins d’une heure"],
    ["ru", "меньше часа назад"],
  ] as const) {
    await visitor.opens("/account", { language });
    const time = visitor.page.getByRole("listitem").filter({ hasText: seen }).locator("time");
    const at = new Date((await time.getAttribute("datetime")) ?? "");
    const month = new Intl.DateTimeFormat(languageFacts[language].locale, { dateStyle: "long", timeZone: "UTC" })
      .formatToParts(at)
      .find(({ type }) => type === "month")?.value;
    await expect(time).toContainText(month ?? "?");
    await expect(time).not.toContainText("UTC");
  }
});

test("the account says so when its perfumes cannot be read, and still signs out elsewhere @script", async ({
  visitor,
  backend,
  faults,
  shop,
}) => {
  await createAccount(backend, "patient@example.com", password);
  await isCustomer(visitor, shop, { email: "patient@example.com", password });
  faults.down("error");
  await visitor.opens("/account");
  await expect(visitor.page.getByRole("main").getByRole("alert")).toContainText(
    "Your perfumes and details cannot be loaded",
  );
  await expect(visitor.sees("Where you are signed in")).toBeVisible();
});
