import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { testChromiumPath } from "./chromium.ts";

type Run = (command: string, limit: number) => Promise<boolean>;

/** Finds a Chromium, or fetches one: Playwright's own, else Debian's where we may install it. Never waits for input. */
export async function ensureChromium(run: Run): Promise<boolean> {
  const present = () => existsSync(testChromiumPath() ?? chromium.executablePath());
  if (present()) return true;
  console.log("\nNo Chromium on this machine: getting one, once.");
  await run("playwright install chromium", 3 * 60_000);
  if (present()) return true;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    const apt = "DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=60";
    await run(`${apt} update -qq && ${apt} install -y -qq --no-install-recommends chromium-headless-shell`, 8 * 60_000);
  }
  return present();
}
