import { createAccount, emailedLink, listAdmin, pathOf, signInTokens } from "../support/accounts.ts";
import { expect, languages, test, ticksUntil, type Visitor } from "../support/shop.ts";

async function triesPassword(visitor: Visitor, email: string, password: string) {
  await visitor.opens("/login?tab=password");
  await visitor.page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await visitor.page.locator("[name=password]").fill(password);
  await visitor.submits(visitor.page.locator("form#password button[type=submit]"));
}

async function asksForLink(visitor: Visitor, email: string, path = "/login") {
  await visitor.opens(path);
  await visitor.page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await visitor.submits(visitor.page.getByRole("button", { name: "Send the link" }));
  await expect(visitor.sees("Sent! Check your email")).toBeVisible();
}

test("a link from the mailbox signs in another browser, once", async ({ visitor, otherVisitor, backend }) => {
  await asksForLink(visitor, "maya@example.com", "/login?next=/vault");
  const link = pathOf(await emailedLink(backend, "maya@example.com"));
  const { page } = otherVisitor;
  await otherVisitor.opens(link, { welcomed: false });
  await otherVisitor.submits(page.getByRole("button", { name: "Sign in" }));
  await expect(page).toHaveURL(/\/login\?signed_in=1/);
  await expect(page.getByRole("status")).toHaveText("You are signed in as maya@example.com.");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await otherVisitor.follows(page.getByRole("link", { name: "Continue to the page you asked for" }));
  await expect(page).toHaveURL(/\/vault$/);
  await expect(otherVisitor.sees("maya")).toBeAttached();
  await otherVisitor.opens(link);
  await otherVisitor.submits(page.getByRole("button", { name: "Sign in" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
  await expect(page.getByRole("status")).toHaveText("You are signed in as maya@example.com.");
  await expect(page.getByRole("main").getByRole("link", { name: "Continue to the home page" })).toHaveAttribute(
    "href",
    "/home",
  );
});

test("the sign-in page leads on by itself after a letter @script", async ({ visitor, backend, shop }) => {
  const { page } = visitor;
  await asksForLink(visitor, "nadia@example.com");
  await visitor.opens(pathOf(await emailedLink(backend, "nadia@example.com")));
  await visitor.submits(page.getByRole("button", { name: "Sign in" }));
  await visitor.opens("/login?signed_in=1", { clock: "stopped" });
  // No page was asked for, and none is said to have been.
  await expect(page.getByRole("link", { name: "Continue to the home page" })).toHaveAttribute("href", "/home");
  await visitor.opens("/login?signed_in=1&next=/tips", { clock: "stopped" });
  await expect(page.getByRole("status")).toHaveText("You are signed in as nadia@example.com.");
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(`${shop.url}/tips`);
});

test("an expired, a changed and an incomplete link are refused with a way on @repeats", async ({
  visitor,
  backend,
  shop,
}) => {
  const email = "lina@example.com";
  await asksForLink(visitor, email);
  const link = await emailedLink(backend, email);
  const changed = link.replace(/token=(..)/, "token=zz");
  await backend.sql("update private.mailed_links set expires_at = now() where email = $1", [email]);
  for (const address of [link, changed]) {
    await visitor.opens(pathOf(address));
    await visitor.submits(visitor.page.getByRole("button", { name: "Sign in" }));
    await expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
  }
  await visitor.page.goto(`${shop.url}/auth/confirm?type=magiclink`);
  await visitor.page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(visitor.page).toHaveURL(/\/login$/);
});

test("a password is right, wrong or too short @repeats", async ({ visitor, backend }) => {
  const email = "karim@example.com";
  await createAccount(backend, email, "rose-water");
  await triesPassword(visitor, email, "short");
  await expect(visitor.page.getByRole("alert")).toContainText("Password must be at least 6 characters");
  await expect(visitor.page.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
  await triesPassword(visitor, email, "lavender-water");
  await expect(visitor.page.getByRole("alert")).toHaveText("Incorrect email or password");
  await triesPassword(visitor, email, "rose-water");
  await expect(visitor.page).toHaveURL(/\/home$/);
  await visitor.page.goto(new URL("/logout", visitor.page.url()).href);
  await visitor.submits(visitor.page.getByRole("main").getByRole("button", { name: "Sign out" }));
  await expect(visitor.page).toHaveURL(/\/home$/);
  const cookies = await visitor.page.context().cookies();
  expect(cookies.filter(({ name }) => name === "session")).toEqual([]);
});

test("the messages are in the visitor's language, and another tab begins clean @script", async ({ visitor }) => {
  const wrong = {
    ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
    en: "Incorrect email or password",
    fr: /incorrect/i,
    ru: /Невер|парол/,
  };
  for (const language of languages) {
    const { page } = visitor;
    await visitor.opens("/login?tab=password", { language });
    await page.locator("form#password [name=email]").fill("nobody@example.com");
    await page.locator("[name=password]").fill("no-such-word");
    await visitor.submits(page.locator("form#password button[type=submit]"));
    await expect(page.getByRole("alert")).toHaveText(wrong[language]);
    await page.locator("main nav a").first().click();
    await expect(page.locator("form#magic")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});

test("an address with tokens signs nobody in before the button is pressed, and says as whom @script", async ({
  visitor,
  backend,
  shop,
}) => {
  const { page } = visitor;
  await createAccount(backend, "hash@example.com", "rose-water");
  const tokens = await signInTokens(backend, { email: "hash@example.com", password: "rose-water" });
  await visitor.opens(`/home#${new URLSearchParams({ ...tokens, token_type: "bearer", type: "magiclink" })}`);
  await expect(page).toHaveURL(`${shop.url}/auth/hash`);
  await expect(page.getByText("You will be signed in as h•••h@example.com.")).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name === "session")).toEqual([]);
  await visitor.submits(page.getByRole("button", { name: "Sign in" }));
  await expect(page).toHaveURL(`${shop.url}/home`);
  await expect(page.getByText("hash", { exact: true }).first()).toBeAttached();
});

test("tokens and errors of a hash that sign nobody in are refused in words, with the way on @script", async ({
  visitor,
  shop,
}) => {
  const { page } = visitor;
  const error = { error: "access_denied", error_code: "otp_expired", error_description: "Expired" };
  const bogus = { access_token: "a.b.c", refresh_token: "none-such", type: "magiclink" };
  const refused = page.getByRole("heading", { level: 1, name: "This link no longer works" });
  for (const [host, hash] of [
    ["storefront", bogus],
    ["storefront", error],
    ["storefront", { access_token: "" }],
    ["admin", bogus],
    ["admin", { access_token: "" }],
  ] as const) {
    await page.context().clearCookies();
    await visitor.opens(`/login#${new URLSearchParams(hash)}`, { host, welcomed: false });
    if (hash === bogus) {
      await page.waitForURL(/\/auth\/hash$/);
      await visitor.submits(page.getByRole("main").getByRole("button"));
    }
    await expect(refused).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");
    const again = page.getByRole("main").getByRole("link", { name: "Ask for a new link" });
    await expect(again).toHaveAttribute("href", host === "admin" ? "/login?mode=magic" : "/login");
  }
  expect(page.url()).toBe(`${shop.adminUrl}/auth/hash`);
});

test("what an address says about an error is never shown as ours @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const texts = {
    ar: /انتهت مدّة هذا الرابط/,
    en: /This link has expired or has already been used/,
    fr: /Ce lien a expiré/,
    ru: /Срок действия ссылки истёк/,
  };
  const errors = {
    error: "access_denied",
    error_code: "otp_expired",
    error_description: "Call 555 to keep your account",
  };
  for (const language of languages) {
    await visitor.opens(`/login#${new URLSearchParams(errors)}`, { language });
    await expect(page.getByRole("alert")).toHaveText(texts[language]);
    await expect(page.getByText("Call 555")).toHaveCount(0);
    expect(page.url()).toBe(`${shop.url}/login`);
    await page.goto("about:blank");
  }
});

test("an admin sees the way to the admin app, and loses it with the role @script", async ({
  visitor,
  shop,
  backend,
}) => {
  const admin = { email: "second@athar.localhost", password: "amber-and-rose" };
  await createAccount(backend, admin.email, admin.password);
  await listAdmin(backend, admin.email);
  await triesPassword(visitor, admin.email, admin.password);
  await expect(visitor.page).toHaveURL(/\/home$/);
  await expect(visitor.page.locator('a[href="/admin"]').first()).toBeAttached();
  await visitor.page.goto(`${shop.url}/admin`);
  await expect(visitor.page.getByRole("main")).toContainText("does not sign you in to the admin app");
  await visitor.opens("/home");
  await backend.sql("update app_admins_email set is_active = false where email = $1", [admin.email]);
  await visitor.page.reload();
  await expect(visitor.page.locator('a[href="/admin"]')).toHaveCount(0);
  const refused = await visitor.page.goto(new URL("/admin", visitor.page.url()).href);
  expect(refused?.status()).toBe(404);
});

test("when the note is gone, what was sent stays, and to whom @script", async ({ visitor }) => {
  await visitor.opens("/login", { clock: "stopped" });
  await visitor.fills("E-mail", "layla@example.com");
  await visitor.page.getByRole("button", { name: "Send the link" }).click();
  await ticksUntil(visitor.page.getByText("Sent! Check your email"));
  await visitor.page.clock.runFor(5500);
  await expect(visitor.page.getByText("Sent! Check your email")).toHaveCount(0);
  await expect(visitor.page.getByText("We sent a sign\u2011in link to \u2068layla@example.com\u2069.")).toBeVisible();
  await expect(visitor.page.getByRole("button", { name: "Send the e\u2011mail again" })).toBeVisible();
});
