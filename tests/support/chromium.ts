import { existsSync } from "node:fs";

/** The Chromium that this machine has: the one named by CHROMIUM_PATH, or the system's; else Playwright's own. */
export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path));
}

/** The one in which tests open pages. Debian's without windows comes first: there a page takes half the time. */
export function testChromiumPath(): string | undefined {
  const shell = "/usr/lib/chromium/chromium-headless-shell";
  return process.env.CHROMIUM_PATH || (existsSync(shell) ? shell : chromiumPath());
}

const disabledFeatures = [
  // Chromium makes two hidden pages for the address bar of every window, and every test has a window: that takes longer
  // than the page that is looked at.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // Of several lists the last counts, so that this one repeats Playwright's own.
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** Nothing that a browser does of its own accord. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  `--disable-features=${disabledFeatures.join(",")}`,
  "--disable-sync",
  "--no-first-run",
];
