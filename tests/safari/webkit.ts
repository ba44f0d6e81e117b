import { execFileSync, spawn, spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, By, until, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../supabase/local/http/ports.ts";

/** WebKit's own driver and a display, and the module by which names under `localhost` are found. */
const packages = ["webkit2gtk-driver", "xvfb", "xauth", "libnss-myhostname"];
const startsWithin = 20_000;

export type WebKit = { version: string; driver: WebDriver; close(): Promise<void> };

/** Installs WebKitGTK where it can; says how where it cannot. */
export function ensureWebKit(): void {
  const isMissing = (command: string) => spawnSync(command, ["--help"], { stdio: "ignore" }).error !== undefined;
  const missing = () => ["WebKitWebDriver", "xvfb-run", "xauth"].some(isMissing) || !miniBrowser();
  if (missing() && process.getuid?.() === 0)
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { stdio: "ignore" });
  if (missing()) throw new Error(`Safari's engine is missing: apt-get install ${packages.join(" ")}`);
}

function miniBrowser(): string | undefined {
  return globSync("/usr/lib/*/webkit*gtk-*/MiniBrowser")[0];
}

/**
 * Opens WebKit on a display of its own, by selenium-webdriver: WebKitGTK speaks WebDriver, and Playwright only to a WebKit
 * that it downloads.
 */
export async function openWebKit(): Promise<WebKit> {
  const port = await freePort();
  const screen = ["-a", "-s", "-screen 0 1600x1200x24"];
  const display = spawn("xvfb-run", [...screen, "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    detached: true,
  });
  const server = `http://127.0.0.1:${port}`;
  const end = Date.now() + startsWithin;
  while (!(await fetch(`${server}/status`).catch(() => undefined))?.ok) {
    if (Date.now() > end) throw new Error("WebKit's driver did not start");
    await pause(100);
  }
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
    })
    .build();
  const version = (await driver.getCapabilities()).getBrowserVersion() ?? "";
  return {
    version,
    driver,
    close: async () => {
      await driver.quit();
      if (display.pid) process.kill(-display.pid);
    },
  };
}

/** Presses an element as a pointer would, in the middle of the window. */
export async function press(driver: WebDriver, css: string): Promise<void> {
  const element = await driver.wait(until.elementLocated(By.css(css)), startsWithin, `There is no ${css}`);
  await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
  await element.click();
}

/** Waits until React has taken the page over. */
export async function isLive(driver: WebDriver): Promise<void> {
  await driver.wait(until.elementLocated(By.css("html[data-live]")), startsWithin, "The page is not hydrated");
}
