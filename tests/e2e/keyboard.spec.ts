import admin from "../../app/i18n/locales/ar/admin.json" with { type: "json" };
import ar from "../../app/i18n/locales/ar/results.json" with { type: "json" };
import { answers, choice, isAtStep, next, texts } from "../support/journey.ts";
import { enters, showsFocus, tabsTo } from "../support/keyboard.ts";
import { expect, localAdmin, test, type Visitor } from "../support/shop.ts";

/** Answers the question that is open, by keyboard alone. */
async function answersBy({ page }: Visitor, step: number) {
  for (const [theme, value] of Object.entries(answers[step - 1] ?? {})) {
    const kind = theme === "memory" ? "text" : typeof value === "number" ? "slider" : "choice";
    if (kind === "text") {
      await tabsTo(page, page.locator("textarea"));
      await page.keyboard.type(String(value));
    } else if (kind === "slider") {
      const slider = page.getByRole("slider");
      await tabsTo(page, slider);
      const before = Number(await slider.inputValue());
      // From right to left, further is to the left.
      await page.keyboard.press("ArrowLeft");
      await expect(slider).toHaveValue(String(before + 1));
    } else if (Array.isArray(value)) {
      for (const each of value) {
        await tabsTo(page, choice(page, theme, each));
        await page.keyboard.press("Space");
        await expect(choice(page, theme, each)).toBeChecked();
      }
    } else {
      await tabsTo(page, page.locator(`input[name="${theme}"]`).first());
      for (let turn = 0; turn < 5 && !(await choice(page, theme, String(value)).isChecked()); turn++)
        await page.keyboard.press("ArrowDown");
      await expect(choice(page, theme, String(value))).toBeChecked();
      await showsFocus(page);
    }
  }
}

test("from the welcome to a shared perfume by keyboard alone, from right to left @script", async ({ visitor }) => {
  test.setTimeout(120_000);
  const { page } = visitor;
  await visitor.opens("/welcome", { language: "ar", welcomed: false });
  await enters(
    page,
    page
      .locator("main form button")
      .filter({ hasNot: page.locator("[name=language]") })
      .nth(4),
  );
  await expect(page).toHaveURL(/\/home$/);
  await page.keyboard.press("Tab");
  await showsFocus(page);
  await expect(page.locator('a[href="#main"]')).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await enters(page, page.locator('main a[href="/maestro-journey"]').first());

  const heading = page.getByRole("heading", { level: 1 });
  for (let step = 1; step <= 11; step++) {
    await isAtStep(page, step);
    if (step > 1) await expect(heading).toBeFocused();
    else await expect(page.locator("html[data-live]")).toBeAttached();
    await answersBy(visitor, step);
    await enters(page, next(page));
  }
  await isAtStep(page, 12);
  const name = page.locator("[name=custom_name]");
  await tabsTo(page, name);
  await page.keyboard.type("ثلاثة عشر حرفًا وأكثر");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  await enters(page, page.getByRole("alert").getByRole("link"));
  await expect(name).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("أثر");
  await enters(page, next(page));
  await expect(heading).toHaveText(texts.ar.ready.title);
  await expect(heading).toBeFocused();
  await enters(page, page.locator('button[value="finish"]'));
  await page.waitForURL(/\/maestro\/processing\?sid=/);
  await enters(page, page.locator('a[href^="/_results?sid="]'));

  await expect(page.locator("#perfume h1")).toHaveText("أثر");
  await expect(page.locator("html[data-live]")).toBeAttached();
  await tabsTo(page, page.locator("[name=custom_name]"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("مطر");
  await page.keyboard.press("Enter");
  await expect(page.locator("#perfume h1")).toHaveText("مطر");
  const why = page.locator("main details").last();
  await enters(page, why.locator("summary"));
  await expect(why).toHaveAttribute("open", "");
  // A browser without windows asks for what one with them gives to a press.
  await page.context().grantPermissions(["clipboard-write"]);
  await enters(page, page.getByRole("button", { name: ar.share.copy }));
  await expect(page.getByText(ar.share.copied)).toBeVisible();
});

test("menus, pictures and lists open and close by keyboard, and the focus comes back @script", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/inspiration", { language: "ar" });
  const menu = page.locator("header [popovertarget=preferences-menu]");
  await enters(page, menu);
  await tabsTo(page, page.getByRole("button", { name: "Français" }), { most: 5 });
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(page.getByRole("button", { name: "Français" })).toBeHidden();

  const small = page.locator('a[href="#picture-2"]').first();
  await enters(page, small);
  await expect(page.locator("#picture-2")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("#picture-3")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator('#gallery a[href="#picture-3"]')).toBeFocused();

  await visitor.opens("/signup", { language: "ar" });
  // The search comes once somebody has begun with the form.
  await tabsTo(page, page.locator("[name=firstName]"));
  await expect(page.locator("input[role=combobox]")).toBeVisible();
  await tabsTo(page, page.locator("input[role=combobox]"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.locator("select")).toHaveValue("AE");
  await enters(page, page.locator("form#signup button[type=submit]"));
  await expect(page.getByRole("alert")).toBeFocused();

  await visitor.opens("/tips", { language: "ar" });
  await enters(page, menu);
  await enters(page, page.getByRole("button", { name: "Français" }));
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("the admin app is entered and the shop closed by keyboard alone @repeats", async ({ visitor, backend }) => {
  const { page } = visitor;
  await visitor.opens("/login", { host: "admin", language: "ar" });
  await tabsTo(page, page.locator("[name=email]"));
  await page.keyboard.type(localAdmin.email);
  await tabsTo(page, page.locator("[name=password]"));
  await page.keyboard.type(localAdmin.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: admin.sign_out })).toBeVisible();
  await expect(page.locator("form#settings")).toBeVisible();
  const settings = page.locator("form#settings");
  await tabsTo(page, settings.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await tabsTo(page, page.locator('[name="messages.ar"]'));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("نرتّب القوارير.");
  await enters(page, settings.getByRole("button", { name: admin.dashboard.save }));
  const close = settings.getByRole("button", { name: admin.dashboard.close });
  await expect(close).toBeVisible();
  await enters(page, close);
  await expect(page.getByText(admin.dashboard.enabled)).toBeVisible();
  const [row] = await backend.sql("select maintenance_message_i18n ->> 'ar' as words from site_settings");
  await backend.sql("update site_settings set maintenance_enabled = false, maintenance_message_i18n = '{}'");
  expect(row).toEqual({ words: "نرتّب القوارير." });
});
