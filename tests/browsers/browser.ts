import { spawnSync } from "node:child_process";
import { By, until, type WebDriver } from "selenium-webdriver";

/** Milliseconds that a busy machine takes for a page. */
export const waitTimeout = 20_000;

export type Browser = { version: string; driver: WebDriver; close(): Promise<void> };

/** Installs Debian's packages where commands are missing and it can; says how where it cannot. */
export function ensurePackages(name: string, packages: readonly string[], isMissing: () => boolean): void {
  if (isMissing() && process.getuid?.() === 0)
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { stdio: "ignore" });
  if (isMissing()) throw new Error(`${name} is missing: apt-get install ${packages.join(" ")}`);
}

export function isCommandMissing(command: string): boolean {
  return spawnSync(command, ["--help"], { stdio: "ignore" }).error !== undefined;
}

/** Presses an element as a pointer would, in the middle of the window. */
export async function press(driver: WebDriver, css: string): Promise<void> {
  const element = await driver.wait(until.elementLocated(By.css(css)), waitTimeout, `There is no ${css}`);
  await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
  await element.click();
}

/** Waits until React has taken the page over. */
export async function isLive(driver: WebDriver): Promise<void> {
  await driver.wait(until.elementLocated(By.css("html[data-live]")), waitTimeout, "The page is not hydrated");
}

/** Waits until the page's heading says this; the page may be replaced meanwhile. */
export async function isHeaded(driver: WebDriver, text: string): Promise<void> {
  const heading = async () => (await driver.findElements(By.css("h1")))[0]?.getText().catch(() => undefined);
  await driver.wait(async () => (await heading()) === text, waitTimeout, `No page is headed ${text}`);
}

/** The px that the page is wider than the window. */
export async function pxBeyond(driver: WebDriver): Promise<unknown> {
  return driver.executeScript("return document.documentElement.scrollWidth - document.documentElement.clientWidth");
}
