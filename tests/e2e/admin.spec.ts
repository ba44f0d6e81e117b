import { entersOffice, inEnglish, linkTo, makeAccount, otherBrowser } from "../support/people.ts";
import { expect, type Language, localAdmin, test } from "../support/shop.ts";

const heading = { level: 1 } as const;

test("the password opens the office, a wrong one says so in every language", async ({ visitor, shop }) => {
  const { page } = visitor;
  const refused: Record<Language, string> = {
    ar: "تعذّر تسجيل الدخول",
    en: "Login failed",
    fr: "Échec de la connexion",
    ru: "Не удалось войти",
  };
  for (const language of ["ar", "fr", "ru", "en"] as const) {
    await visitor.opens("/login", { host: "admin", language });
    await page.locator("[name=email]").fill(localAdmin.email);
    await page.locator("[name=password]").fill("not-the-word");
    await page.locator("form#password button[type=submit]").click();
    await expect(page.getByRole("alert")).toContainText(refused[language]);
    await expect(page.locator("[name=email]")).toHaveValue(localAdmin.email);
  }
  await page.goto(`${shop.adminUrl}/leads`);
  await expect(page).toHaveURL(/\/login\?next=%2Fleads$/);
  await visitor.fills("E-mail", localAdmin.email);
  await visitor.fills("Password", localAdmin.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${shop.adminUrl}/leads`);
  await page.goto(`${shop.adminUrl}/no-such-room`);
  await expect(page).toHaveURL(`${shop.adminUrl}/`);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(`${shop.adminUrl}/leads`);
  await expect(page).toHaveURL(/\/login\?next=/);
});

test("a customer is refused at the office and signed out", async ({ visitor, backend, shop }) => {
  const customer = { email: "customer@example.com", password: "rose-water" };
  await makeAccount(backend, customer.email, customer.password).catch(() => undefined);
  await entersOffice(visitor, customer);
  await expect(visitor.page.getByRole("alert")).toHaveText("You do not have admin access");
  await visitor.page.goto(`${shop.adminUrl}/`);
  await expect(visitor.page).toHaveURL(/\/login$/);
});

test("who loses the role while signed in is signed out at the next step", async ({ visitor, backend, shop }) => {
  const admin = { email: "deputy@athar.localhost", password: "amber-and-rose" };
  await makeAccount(backend, admin.email, admin.password).catch(() => undefined);
  await backend.sql(
    "insert into app_admins_email (email) values ($1) on conflict (email) do update set is_active = true",
    [admin.email],
  );
  await entersOffice(visitor, admin);
  await visitor.page.getByRole("link", { name: "Log", exact: true }).click();
  await expect(visitor.page.getByRole("heading", heading)).toHaveText("Log");
  await backend.sql("update app_admins_email set is_active = false where email = $1", [admin.email]);
  await visitor.page.getByRole("link", { name: "Leads" }).click();
  await expect(visitor.page.getByRole("alert")).toHaveText("You do not have admin access");
  await visitor.page.goto(`${shop.adminUrl}/leads`);
  await expect(visitor.page).toHaveURL(/\/login\?next=/);
});

test("a forgotten password is replaced by letter, end to end", async ({
  visitor,
  backend,
  browser,
  javaScriptEnabled,
  shop,
}) => {
  const admin = { email: `forgetful-${javaScriptEnabled}@athar.localhost`, password: "amber-and-rose" };
  await makeAccount(backend, admin.email, admin.password);
  await backend.sql("insert into app_admins_email (email) values ($1)", [admin.email]);
  await visitor.opens("/login?mode=forgot", { host: "admin" });
  await visitor.page.getByRole("button", { name: "Send recovery email" }).click();
  await expect(visitor.page.getByRole("alert")).toContainText("Please enter your email address");
  await visitor.fills("E-mail", admin.email);
  await visitor.page.getByRole("button", { name: "Send recovery email" }).click();
  await expect(visitor.sees("Password recovery email sent successfully! Check your inbox.")).toBeVisible();

  const page = await otherBrowser(browser, javaScriptEnabled);
  await page.goto(inEnglish(linkTo(backend, admin.email)));
  await page.getByRole("button").filter({ hasText: "Continue" }).click();
  await page.goto(inEnglish(page.url()));
  await expect(page.getByRole("heading", heading)).toHaveText("Reset Password");
  const sets = async (password: string, confirmation: string) => {
    await page.getByLabel("New password").fill(password);
    await page.getByLabel("Confirm password").fill(confirmation);
    await page.locator("form#recovery button").click();
  };
  await sets("short", "short");
  await expect(page.getByRole("alert")).toContainText(/at least 8|8/);
  await sets("jasmine-and-oud", "jasmine-and-out");
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveCount(1);
  await sets("jasmine-and-oud", "jasmine-and-oud");
  await expect(page).toHaveURL(/updated=1/);
  if (javaScriptEnabled !== false) await expect(page).toHaveURL(`${shop.adminUrl}/`);
  await page.context().close();

  await entersOffice(visitor, admin);
  await expect(visitor.page.getByRole("alert")).toContainText("Login failed");
  await entersOffice(visitor, { ...admin, password: "jasmine-and-oud" });
  await expect(visitor.page.getByRole("heading", heading)).toHaveText("Maintenance");
});

test("the office's link lets an admin in and makes no account for anyone else", async ({ visitor, backend }) => {
  for (const email of [localAdmin.email, "stranger@example.com"]) {
    await visitor.opens("/login?mode=magic", { host: "admin" });
    await visitor.fills("E-mail", email);
    await visitor.page.getByRole("button", { name: "Send the link" }).click();
    await expect(visitor.sees("Magic link sent! Check your email.")).toBeVisible();
  }
  expect(await backend.sql("select 1 from auth.users where email = 'stranger@example.com'")).toEqual([]);
  await visitor.page.goto(linkTo(backend, localAdmin.email));
  await visitor.page.getByRole("main").getByRole("button").click();
  await expect(visitor.page.getByRole("heading", heading)).toHaveText("Maintenance");
});

test("an error in the hash is shown and the hash cleared @script", async ({ visitor, shop }) => {
  await visitor.opens("/login#error=access_denied&error_description=Email+link+is+invalid+or+has+expired", {
    host: "admin",
  });
  await expect(visitor.page.getByRole("alert")).toHaveText("Email link is invalid or has expired");
  expect(visitor.page.url()).toBe(`${shop.adminUrl}/login`);
});
