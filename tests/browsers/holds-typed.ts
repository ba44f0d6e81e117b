import { By, until, type WebDriver } from "selenium-webdriver";
import { isLive, press, waitTimeout } from "./browser.ts";

type Typed = {
  /** The name of the field, into which something is typed. */
  field: string;
  language: "ar" | "en";
};

/** What is typed and not sent yet is there after Back and Forward, a reload, and another language and back; on a phone. */
export async function holdsTyped(driver: WebDriver, { field, language }: Typed): Promise<void> {
  const css = By.css(`main [name=${field}]`);
  const value = async () => (await driver.findElements(css))[0]?.getProperty("value").catch(() => undefined);
  const typed = await value();
  const holds = async (over: string) => {
    if ((await driver.findElements(By.css("html[data-namespaces]"))).length > 0) await isLive(driver);
    await driver.wait(async () => (await value()) === typed, waitTimeout, `${field} is lost over ${over}`);
  };
  await driver.navigate().back();
  await driver.wait(async () => (await driver.findElements(css)).length === 0, waitTimeout, "Back leads nowhere");
  await driver.navigate().forward();
  await driver.wait(until.elementLocated(css), waitTimeout);
  await holds("Back and Forward");
  await driver.navigate().refresh();
  await holds("a reload");
  for (const chosen of ["fr", language]) {
    await press(driver, "[popovertarget=menu]");
    await press(driver, `#menu form[action="/language"] button[value=${chosen}]`);
    await driver.wait(until.elementLocated(By.css(`html[lang=${chosen}]`)), waitTimeout);
    await holds(`the change to ${chosen}`);
  }
}
