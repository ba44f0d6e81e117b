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
