import type { Page } from "@playwright/test";
import { hasPerfume } from "../support/journey.ts";
import { expect, test, ticks } from "../support/shop.ts";
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
