import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Builder } from "selenium-webdriver";
import { freePort } from "../../supabase/local/http/ports.ts";
import { type Browser, ensurePackages, isCommandMissing } from "./browser.ts";

/** WebKit's own driver and a display, and the module by which names under `localhost` are found. */
const packages = ["webkit2gtk-driver", "xvfb", "xauth", "libnss-myhostname"];
const startsWithin = 20_000;

export function ensureWebKit(): void {
  const commands = ["WebKitWebDriver", "xvfb-run", "xauth"];
  ensurePackages("Safari's engine", packages, () => commands.some(isCommandMissing) || !miniBrowser());
}

function miniBrowser(): string | undefined {
  return globSync("/usr/lib/*/webkit*gtk-*/MiniBrowser")[0];
}

/**
 * Opens WebKit on a display of its own, by selenium-webdriver: WebKitGTK speaks WebDriver, and Playwright only to a WebKit
 * that it downloads.
 */
export async function openWebKit(): Promise<Browser> {
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
