import { existsSync } from "node:fs";

/** The Chromium that this machine has: the one named by CHROMIUM_PATH, or the system's; else Playwright's own. */
export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path));
}

/** Nothing that a browser does of its own accord. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
