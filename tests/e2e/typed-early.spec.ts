import { logsIntoAdmin } from "../support/accounts.ts";
import { expect, test } from "../support/shop.ts";

test("what is typed before React arrives is kept when it does @script", async ({ visitor }) => {
  const { page } = visitor;
  await logsIntoAdmin(visitor);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/entry\.client/, async (route) => {
    await held;
    await route.continue();
  });
  const opening = visitor.opens("/", { host: "admin" });
  const message = page.locator('[name="messages.fr"]');
  await message.fill("Nous revenons à midi.");
  arrive();
  await opening;
  await expect(page.locator("html[data-live]")).toBeAttached();
  await expect(message).toHaveValue("Nous revenons à midi.");
});

test("what is typed while React takes over is kept @script", async ({ visitor }) => {
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
  await logsIntoAdmin(visitor);
  await expect(page.locator("html[data-live]")).toBeAttached();
  const typed = await page.locator("html").getAttribute("data-typed");
  expect(typed).toMatch(/^Letter \d+$/);
  await expect(page.locator("textarea").first()).toHaveValue(typed ?? "");
});
