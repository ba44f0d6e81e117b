import { defineConfig } from "@playwright/test";
import { chromiumFlags, testChromiumPath } from "./tests/support/chromium.ts";

// The browser's own name, not the headless one: crawlers pass the welcome page, and "HeadlessChrome" counts as one.
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "tests/support/require-build.ts",
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    userAgent,
    viewport: { width: 1280, height: 900 },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    trace: "off",
    launchOptions: {
      executablePath: testChromiumPath(),
      args: chromiumFlags,
    },
  },
  projects: [
    { name: "script", grepInvert: /@no-script/ },
    { name: "no-script", grepInvert: /@script/, use: { javaScriptEnabled: false } },
    { name: "dev", testDir: "tests/dev" },
  ],
});
