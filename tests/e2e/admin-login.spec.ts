import { createAccount, emailedLink, listAdmin, logsIntoAdmin, pathOf, triesAdminLogin } from "../support/accounts.ts";
import { expect, type Language, localAdmin, test } from "../support/shop.ts";
import { isAdmin } from "../support/signed-in.ts";

const heading = { level: 1 } as const;

test("the password opens the admin app, a wrong one says so in every language @script", async ({ visitor, shop }) => {
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
    await visitor.submits(page.locator("form#password button[type=submit]"));
    await expect(page.getByRole("alert")).toContainText(refused[language]);
    await expect(page.locator("[name=email]")).toHaveValue(localAdmin.email);
  }
  await page.goto(`${shop.adminUrl}/leads`);
  await expect(page).toHaveURL(/\/login\?next=%2Fleads$/);
  await visitor.fills("E-mail", localAdmin.email);
  await visitor.fills("Password", localAdmin.password);
  await visitor.submits(page.getByRole("button", { name: "Sign in" }));
  await expect(page).toHaveURL(`${shop.adminUrl}/leads`);
  await page.goto(`${shop.adminUrl}/no-such-room`);
  await expect(page).toHaveURL(`${shop.adminUrl}/`);
  await visitor.submits(page.getByRole("button", { name: "Sign out" }));
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(`${shop.adminUrl}/leads`);
  await expect(page).toHaveURL(/\/login\?next=/);
});

test("a customer is refused at the admin app and signed out @repeats", async ({ visitor, backend, shop }) => {
  const customer = { email: "customer@example.com", password: "rose-water" };
  await createAccount(backend, customer.email, customer.password);
  await triesAdminLogin(visitor, customer);
  await expect(visitor.page.getByRole("alert")).toHaveText("You do not have admin access");
  await visitor.page.goto(`${shop.adminUrl}/`);
  await expect(visitor.page).toHaveURL(/\/login$/);
});

test("who loses the role while signed in is signed out at the next step @script", async ({
  visitor,
  backend,
  shop,
}) => {
  const admin = { email: "deputy@athar.localhost", password: "amber-and-rose" };
  await createAccount(backend, admin.email, admin.password);
  await listAdmin(backend, admin.email);
  await logsIntoAdmin(visitor, admin);
  await visitor.page.getByRole("link", { name: "System" }).click();
  await visitor.page.getByRole("link", { name: "Log", exact: true }).click();
  await expect(visitor.page.getByRole("heading", heading)).toHaveText("Log");
  await backend.sql("update app_admins_email set is_active = false where email = $1", [admin.email]);
  await visitor.page.getByRole("link", { name: "People" }).click();
  await expect(visitor.page.getByRole("alert")).toHaveText("You do not have admin access");
  await visitor.page.goto(`${shop.adminUrl}/leads`);
  await expect(visitor.page).toHaveURL(/\/login\?next=/);
});

test("a forgotten password is replaced by letter, end to end @repeats", async ({
  visitor,
  otherVisitor,
  backend,
  javaScriptEnabled,
  shop,
}) => {
  const admin = { email: "forgetful@athar.localhost", password: "amber-and-rose" };
  await createAccount(backend, admin.email, admin.password);
  // The letter of the account's beginning has a link as well.
  backend.mailbox.clear();
  await listAdmin(backend, admin.email);
  const send = visitor.page.getByRole("button", { name: "Send recovery email" });
  await visitor.opens("/login?mode=forgot", { host: "admin" });
  await visitor.submits(send);
  await expect(visitor.page.getByRole("alert")).toContainText("Please enter your email address");
  await visitor.fills("E-mail", admin.email);
  await visitor.submits(send);
  await expect(visitor.sees("Password recovery email sent successfully! Check your inbox.")).toBeVisible();

  const { page } = otherVisitor;
  await otherVisitor.opens(pathOf(await emailedLink(backend, admin.email)), { host: "admin" });
  await otherVisitor.submits(page.getByRole("button").filter({ hasText: "Choose a new password" }));
  await expect(page.getByRole("heading", heading)).toHaveText("Reset Password");
  const sets = async (password: string, confirmation: string) => {
    await otherVisitor.fills("New password", password);
    await otherVisitor.fills("Confirm password", confirmation);
    await otherVisitor.submits(page.locator("form#recovery button"));
  };
  await sets("short", "short");
  await expect(page.getByRole("alert")).toContainText("at least 8");
  await sets("jasmine-and-oud", "jasmine-and-out");
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveCount(1);
  await sets("jasmine-and-oud", "jasmine-and-oud");
  // With a script the page that says so goes on to the dashboard by itself.
  await expect(page).toHaveURL(javaScriptEnabled === false ? /updated=1/ : `${shop.adminUrl}/`);

  await triesAdminLogin(visitor, admin);
  await expect(visitor.page.getByRole("alert")).toContainText("Login failed");
  await logsIntoAdmin(visitor, { ...admin, password: "jasmine-and-oud" });
  await expect(visitor.page.getByRole("heading", heading)).toHaveText("Today");
});

test("the admin app's link lets an admin in and makes no account for anyone else @repeats", async ({
  visitor,
  backend,
}) => {
  for (const email of [localAdmin.email, "stranger@example.com"]) {
    await visitor.opens("/login?mode=magic", { host: "admin" });
    await visitor.fills("E-mail", email);
    await visitor.submits(visitor.page.getByRole("button", { name: "Send the link" }));
    await expect(visitor.sees("Magic link sent! Check your email.")).toBeVisible();
  }
  expect(await backend.sql("select 1 from auth.users where email = 'stranger@example.com'")).toEqual([]);
  await visitor.opens(pathOf(await emailedLink(backend, localAdmin.email)), { host: "admin" });
  await visitor.submits(visitor.page.getByRole("main").getByRole("button"));
  await expect(visitor.page.getByRole("heading", heading)).toHaveText("Today");
});

test("the admin app writes to admins only, and answers a customer no differently @script", async ({
  visitor,
  backend,
}) => {
  const admin = { email: "keeper@athar.localhost", password: "amber-and-rose" };
  const customer = { email: "patron@example.com", password: "rose-and-amber" };
  for (const { email, password } of [customer, admin]) await createAccount(backend, email, password);
  await listAdmin(backend, admin.email);
  const ask = async (mode: string, button: string, email: string) => {
    await visitor.opens(`/login?mode=${mode}`, { host: "admin" });
    await visitor.fills("E-mail", email);
    await visitor.submits(visitor.page.getByRole("button", { name: button }));
    await expect(visitor.sees("We send at most one e\u2011mail a minute to an address.")).toBeVisible();
    return visitor.page.getByRole("main").innerText();
  };
  backend.mailbox.clear();
  for (const [mode, button] of [
    ["forgot", "Send recovery email"],
    ["magic", "Send the link"],
  ] as const)
    expect(await ask(mode, button, customer.email)).toBe(await ask(mode, button, "nobody@example.com"));
  // The admin's letter is asked for last: when it is there, the others would be.
  await ask("forgot", "Send recovery email", admin.email);
  await emailedLink(backend, admin.email);
  expect(backend.mailbox.messages().map(({ to, subject }) => [to, subject])).toEqual([
    [admin.email, "Choose a new password for Athar"],
  ]);
});

test("an error in the hash is told in our own words, its own marked as not ours, and the hash cleared @script", async ({
  visitor,
  shop,
}) => {
  await visitor.opens("/login#error=access_denied&error_description=Email+link+is+invalid+or+has+expired", {
    host: "admin",
  });
  const alert = visitor.page.getByRole("alert");
  await expect(alert).toHaveText(
    /^This link could not sign you in\. .*Text taken from the link, not written by Athar:/,
  );
  await expect(alert.locator("q")).toHaveText("Email link is invalid or has expired");
  const forged = encodeURIComponent(`<img src=x onerror=alert(1)> \u202eevil${"!".repeat(400)}`);
  await visitor.page.goto("about:blank");
  await visitor.opens(`/login#error=access_denied&error_description=${forged}`, { host: "admin" });
  await expect(alert.locator("q")).toHaveText(/^<img src=x onerror=alert\(1\)> evil!+$/);
  expect((await alert.locator("q").innerText()).length).toBeLessThanOrEqual(200);
  await expect(alert.locator("img")).toHaveCount(0);
  expect(visitor.page.url()).toBe(`${shop.adminUrl}/login`);
});

test("a link that was used before tells who is signed in so, and leads on @repeats", async ({ visitor, shop }) => {
  const { page } = visitor;
  await isAdmin(visitor, shop);
  await visitor.opens("/auth/confirm?token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA&type=magiclink", {
    host: "admin",
  });
  await visitor.submits(page.getByRole("button", { name: "Continue" }));
  await expect(page.getByRole("status").filter({ hasText: /^You are signed in as/ })).toContainText(localAdmin.email);
  await expect(page.getByRole("link", { name: "Go to the admin app" })).toHaveAttribute("href", "/");
});

test("a link that is refused says so, and leads to a letter of its kind @repeats", async ({ visitor }) => {
  const { page } = visitor;
  for (const [type, goOn, button] of [
    ["magiclink", "Continue", "Send the link"],
    ["recovery", "Choose a new password", "Send recovery email"],
  ] as const) {
    await visitor.opens(`/auth/confirm?token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA&type=${type}`, {
      host: "admin",
    });
    await visitor.submits(page.getByRole("button", { name: goOn }));
    await expect(page.getByRole("heading", heading)).toHaveText("This link no longer works");
    await visitor.follows(page.getByRole("link", { name: "Ask for a new link" }));
    await expect(page.getByRole("button", { name: button })).toBeVisible();
  }
});
