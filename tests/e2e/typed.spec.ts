import type { Page } from "@playwright/test";
import { hasAnswered, hasPerfume, isAtStep, next, rowsOf, texts } from "../support/journey.ts";
import { expect, keeps, test, ticks } from "../support/shop.ts";
import { isAdmin } from "../support/signed-in.ts";

/** Holds back the scripts of that name until the returned function is called. */
async function holds(page: Page, script: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(script, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("what is typed before React arrives is kept when it does @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  await isAdmin(visitor, shop);
  const arrive = await holds(page, /entry\.client/);
  const opening = visitor.opens("/", { host: "admin" });
  const message = page.locator('[name="messages.fr"]');
  await message.fill("Nous revenons à midi.");
  arrive();
  await opening;
  await expect(page.locator("html[data-live]")).toBeAttached();
  await expect(message).toHaveValue("Nous revenons à midi.");
});

test("a name that is typed before the form's own script arrives is kept and saved @script", async ({
  visitor,
  shop,
}) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  const arrive = await holds(page, /naming-[^/]*\.js/);
  const opening = visitor.opens(`/results?sid=${session}`);
  const name = page.locator("[name=custom_name]");
  await name.fill("Early rain");
  await expect(page.locator("html[data-live]")).toBeAttached();
  arrive();
  await opening;
  // The preview of the bottle follows the typing only once the form has its script.
  await ticks(page.locator("[name=engraving]"));
  await expect(name).toHaveValue("Early rain");
  await visitor.submits(page.locator("button[value=name]"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Early rain");
});

test("what is typed while React takes over is kept @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  await page.addInitScript(() => {
    const typeOn = (count: number) => {
      if (document.documentElement.dataset.live !== undefined) return;
      const area = document.querySelector("textarea");
      if (area) {
        area.value = `Letter ${count}`;
        area.dispatchEvent(new Event("input", { bubbles: true }));
        document.documentElement.dataset.typed = area.value;
      }
      setTimeout(typeOn, 0, count + 1);
    };
    document.addEventListener("DOMContentLoaded", () => typeOn(1));
  });
  await isAdmin(visitor, shop);
  await visitor.opens("/", { host: "admin" });
  await expect(page.locator("html[data-live]")).toBeAttached();
  const typed = await page.locator("html").getAttribute("data-typed");
  expect(typed).toMatch(/^Letter \d+$/);
  await expect(page.locator("textarea").first()).toHaveValue(typed ?? "");
});

// next.js#51816, react#24430: a password manager that puts an icon beside each field it has filled
test("what a password manager fills in before React arrives is kept, though it puts icons beside the fields @script", async ({
  visitor,
}) => {
  const { page } = visitor;
  const arrive = await holds(page, /entry\.client/);
  const opening = visitor.opens("/signup");
  const filled = { firstName: "Layla", lastName: "Haddad", email: "layla@filled.test", phone: "0501234567" };
  for (const [name, value] of Object.entries(filled)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator("main input").evaluateAll((inputs) => {
    for (const input of inputs) {
      const icon = document.createElement("div");
      icon.dataset.lastpassIconRoot = "";
      input.insertAdjacentElement("afterend", icon);
    }
  });
  // Written and thought better of.
  await page.locator("[name=phone]").fill("");
  arrive();
  await opening;
  await expect(page.locator("[name=phone]")).toHaveValue("");
  for (const [name, value] of Object.entries(filled).slice(0, -1))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
});

/** Types into the field; hands back what looks whether it is still there. */
async function types(page: Page, field: string, text: string) {
  await page.locator(field).fill(text);
  return () => expect(page.locator(field)).toHaveValue(text);
}

const changes = ["/language'] button[value=fr]", "/currency'] button[value=SAR]"].map((form) => `form[action='${form}`);

test("what is typed and not sent yet holds over Back, Forward, reload, and another language and currency @script", async ({
  visitor,
  shop,
}) => {
  const { page } = visitor;
  const session = await hasAnswered(visitor, shop, { count: 10 });
  const asked = [
    { step: 10, field: "[name=memory]" },
    { step: 11, field: "[name=without_text]" },
  ];
  for (const { step, field } of asked) {
    await visitor.opens(`/maestro-journey?step=${step - 1}`);
    await next(page).click();
    await isAtStep(page, step);
    const holds = await types(page, field, `Rain, ${step}`);
    await page.goBack();
    await isAtStep(page, step - 1);
    await page.goForward();
    await isAtStep(page, step);
    await holds();
    await page.reload();
    await holds();
    for (const change of changes) {
      await page.locator("[popovertarget=preferences-menu]").click();
      await visitor.follows(page.locator(change));
      await isAtStep(page, step);
      await holds();
    }
  }
  // What was sent is not shown again over what was saved since.
  await next(page).click();
  await isAtStep(page, 12);
  await shop.backend.sql(
    `delete from private.maestro_results where session_id = '${session}' and answer ? 'without_text'`,
  );
  await visitor.opens("/maestro-journey?step=11");
  await expect(page.locator("[name=without_text]")).toHaveValue("");
  for (const [path, field] of [
    ["/contact", "[name=message]"],
    ["/signup", "[name=lastName]"],
  ] as const) {
    await visitor.opens(path);
    const holds = await types(page, field, "Haddad");
    for (const change of changes) {
      await page.locator("[popovertarget=preferences-menu]").click();
      await visitor.follows(page.locator(change));
      await holds();
    }
  }
});

test("what was written before the journey's Back is there again", async ({ visitor, shop, backend }) => {
  const { page } = visitor;
  const session = await hasAnswered(visitor, shop, { count: 9 });
  await visitor.opens("/maestro-journey?step=10");
  const holds = await types(page, "[name=memory]", "Rain on a warm road");
  await visitor.presses(texts.en.back);
  await isAtStep(page, 9);
  expect(await rowsOf(backend, session)).toHaveLength(10);
  await next(page).click();
  await isAtStep(page, 10);
  await holds();
});

test("without a script what was typed before another language was chosen is there again after Back @no-script", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  await keeps(page, shop.url, { "athar-country": "SA" });
  const [perfume] = await backend.sql<{ id: string }>("select id from maestro_products where badges = '{}' limit 1");
  for (const [path, field] of [
    ["/contact", "[name=message]"],
    ["/signup", "[name=lastName]"],
    [`/own?piece=vault.1.${perfume?.id}`, "main [name=name]"],
  ] as const) {
    await visitor.opens(path);
    if (path.startsWith("/own")) await visitor.submits(page.locator("button[value=on]"));
    const holds = await types(page, field, "Haddad");
    await page.locator("[popovertarget=preferences-menu]").click();
    await visitor.follows(page.locator("form[action='/language'] button[value=fr]"));
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.goBack();
    await holds();
  }
});
