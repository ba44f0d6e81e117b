import { test as base, type Locator, type Page } from "@playwright/test";
import type { LocalBackend } from "../../supabase/local/backend.ts";
import { localAdmin } from "../../supabase/local/local-admin.ts";
import { freePort } from "../../supabase/local/serve.ts";
import { startWorker } from "../../supabase/local/worker.ts";
import { type Faults, startFaultProxy } from "./fault-proxy.ts";
import { startTestBackend } from "./test-backend.ts";

export { expect } from "@playwright/test";

export type Language = "ar" | "en" | "fr" | "ru";

/** A whole shop of its own: backend, fault proxy and Worker, one for each of Playwright's workers. */
export type Shop = {
  /** http://shop.localhost:port */
  url: string;
  /** http://admin.localhost:port */
  adminUrl: string;
  backend: LocalBackend;
  faults: Faults;
  /** What the Worker logged, a JSON line each. */
  logs: string[];
  /** A fresh Worker on the same port: its memory is empty, the backend's data stays. */
  restart(): Promise<void>;
};

export type Opening = {
  language?: Language;
  host?: "storefront" | "admin";
  welcomed?: boolean;
  /** False for a page whose script is not to arrive. */
  live?: boolean;
};

/** A person at the browser. */
export type Visitor = {
  page: Page;
  /** Opens a path in a language (English unless told), past the welcome page unless told. */
  opens(path: string, opening?: Opening): Promise<void>;
  /** Presses the button or link of that name. */
  presses(name: string | RegExp): Promise<void>;
  /** Fills the field of that label. */
  fills(label: string | RegExp, text: string): Promise<void>;
  sees(text: string | RegExp): Locator;
  /** The path and query of the page that is open. */
  path(): string;
};

type Fixtures = { visitor: Visitor; backend: LocalBackend; faults: Faults; healed: undefined };

export const test = base.extend<Fixtures, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const { shop, stop } = await openShop();
      await use(shop);
      await stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  backend: ({ shop }, use) => use(shop.backend),
  faults: ({ shop }, use) => use(shop.faults),
  healed: [
    async ({ shop }, use) => {
      await use(undefined);
      shop.faults.heal();
      shop.faults.forget();
    },
    { auto: true },
  ],
  visitor: ({ page, shop, javaScriptEnabled }, use) => use(visitorAt(page, shop, javaScriptEnabled !== false)),
});

export { localAdmin };

async function openShop() {
  const port = await freePort();
  const url = `http://shop.localhost:${port}`;
  const adminUrl = `http://admin.localhost:${port}`;
  const backend = await startTestBackend({ siteUrl: url, redirectUrls: [`${adminUrl}/**`] });
  const faults = await startFaultProxy(backend.url);
  const logs: string[] = [];
  // All visitors of a test are one address, which the limits would take for one hasty visitor.
  const bindings = { SUPABASE_URL: faults.url, SUPABASE_PUBLISHABLE_KEY: backend.key, RATE_LIMITS: "off" };
  const open = () => startWorker({ port, bindings, log: (line) => logs.push(line) });
  let worker = await open();
  const shop: Shop = {
    url,
    adminUrl,
    backend,
    faults,
    logs,
    restart: async () => {
      await worker.stop();
      worker = await open();
    },
  };
  const stop = async () => {
    await worker.stop();
    await faults.stop();
    await backend.stop();
  };
  return { shop, stop };
}

/** Waits until a page that asks for React has it; what is done to it before is the subject of a test of its own. */
export async function isLive(page: Page): Promise<void> {
  if ((await page.locator("html[data-texts]").count()) === 0) return;
  await page.locator("html[data-live]").waitFor({ state: "attached" });
}

function visitorAt(page: Page, shop: Shop, scripted: boolean): Visitor {
  return {
    page,
    opens: async (path, { language = "en", host = "storefront", welcomed = true, live = true } = {}) => {
      const origin = host === "admin" ? shop.adminUrl : shop.url;
      const cookies = { "athar-lang": language, ...(welcomed ? { welcomeShown: "1" } : {}) };
      await page.context().addCookies(
        Object.entries(cookies).map(([name, value]) => ({
          name: `__Host-${name}`,
          value,
          // A `__Host-` cookie is only taken from a secure address; on localhost it is sent over http as well.
          url: origin.replace("http:", "https:"),
          secure: true,
          httpOnly: true,
          sameSite: "Lax" as const,
        })),
      );
      await page.goto(origin + path);
      if (scripted && live) await isLive(page);
    },
    presses: (name) => page.getByRole("button", { name }).or(page.getByRole("link", { name })).first().click(),
    fills: (label, text) => page.getByLabel(label).fill(text),
    sees: (text) => page.getByText(text).first(),
    path: () => {
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    },
  };
}
