import { test as base, expect, type Locator, type Page, type Response } from "@playwright/test";
import { type Language, languages } from "../../app/i18n/languages.ts";
import { localAdmin } from "../../supabase/local/auth/local-admin.ts";
import type { LocalBackend } from "../../supabase/local/backend.ts";
import { type CardServices, startCardServices } from "./card-services.ts";
import type { Faults } from "./fault-proxy.ts";
import { type HttpShop, openHttpShop } from "./http-shop.ts";

export { expect, type Language, languages, localAdmin };

/** The languages in which a page is likeliest to break: from right to left, and with the longest words. */
export const outermost: readonly [Language, ...Language[]] = ["ar", "ru"];

/** http://shop.localhost:port and http://admin.localhost:port */
export type Hosts = { url: string; adminUrl: string };

/** A whole shop of its own: backend, fault proxy, those who take cards, and Worker, one for each of Playwright's workers. */
export type Shop = Hosts & Pick<HttpShop, "ask" | "backend" | "faults" | "restart" | "tick"> & { cards: CardServices };

export type Opening = {
  language?: Language;
  host?: "storefront" | "admin";
  welcomed?: boolean;
  /** False where scripts are not to arrive: else this page and the next are waited for until React has hydrated them. */
  hydrates?: boolean;
  /** Time stands still in the page and moves by `page.clock.runFor` alone. */
  clock?: "stopped";
};

/** A person at the browser. */
export type Visitor = {
  page: Page;
  /** Opens a path in a language (English unless told), past the welcome page unless told. */
  opens(path: string, opening?: Opening): Promise<void>;
  /** Presses the button or link of that name. */
  presses(name: string | RegExp): Promise<void>;
  /**
   * Presses a form's button and waits for the answer, so that what is looked at next is not the page before. Without a
   * script the answer is a document, and it is waited for until that has been read; one with React, until it is hydrated.
   */
  submits(button: Locator): Promise<Response>;
  /** Presses a link that leads to another document, and waits for it as `opens` does. */
  follows(link: Locator): Promise<void>;
  /** Fills the field of that label. */
  fills(label: string | RegExp, text: string): Promise<void>;
  sees(text: string | RegExp): Locator;
  /** The path and query of the page that is open. */
  path(): string;
};

type Fixtures = {
  visitor: Visitor;
  /** Somebody else, at another browser: no cookie is shared. */
  otherVisitor: Visitor;
  backend: LocalBackend;
  faults: Faults;
  healed: undefined;
};

export const test = base.extend<Fixtures, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const cards = await startCardServices(async ({ path, headers, body }) => {
        const { status } = await ask(path, { form: body, headers: { ...headers, origin: undefined } });
        return status === 200;
      });
      const { origin, stop, ask, ...shop } = await openHttpShop({ cards });
      await use({ ...shop, ask, cards, url: origin(), adminUrl: origin("admin") });
      await stop();
      await cards.stop();
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
  otherVisitor: async ({ browser, shop, javaScriptEnabled }, use) => {
    const context = await browser.newContext({ javaScriptEnabled });
    await use(visitorAt(await context.newPage(), shop, javaScriptEnabled !== false));
    await context.close();
  },
});

/** Waits until a page that has React is hydrated; what a visitor does before has tests of its own. */
async function isHydrated(page: Page, { clock }: Pick<Opening, "clock"> = {}): Promise<void> {
  const ready = page.locator("html:not([data-namespaces]), html[data-live]");
  if (clock === "stopped") await ticksUntil(ready);
  else await ready.waitFor({ state: "attached" });
}

/**
 * Moves a stopped clock in small steps until an element is there. React and its router use timers of a few
 * milliseconds, so a page whose clock stands still would never get to what comes next.
 */
export async function ticksUntil(wanted: Locator): Promise<void> {
  const afterATick = async () => {
    await wanted.page().clock.runFor(10);
    return wanted.count();
  };
  await expect.poll(afterATick, { intervals: [50] }).toBeGreaterThan(0);
}

/**
 * Ticks a box or a radio button by the keyboard: the inputs themselves are a pixel wide, and a click there misses when
 * the layout moves.
 */
export async function ticks(box: Locator): Promise<void> {
  await box.press("Space");
  await expect(box).toBeChecked();
}

async function stopClock(page: Page) {
  // The page that is left would go through the minute below within a moment, and may lead elsewhere at its end.
  await page.goto("about:blank");
  const now = Date.now();
  // A clock runs from its installation on and is stopped ahead of where it stands: a minute leaves room for that.
  await page.clock.install({ time: now - 60_000 });
  await page.clock.pauseAt(now);
}

async function submit(page: Page, button: Locator, hydrates: boolean): Promise<Response> {
  const read = new Promise<unknown>((resolve) => page.once("domcontentloaded", resolve));
  // One page view in ten also posts its measurements, at any time.
  const isAnswer = (response: Response) =>
    response.request().method() === "POST" && new URL(response.url()).pathname !== "/measure";
  const answer = page.waitForResponse(isAnswer);
  await button.click();
  const response = await answer;
  if (response.request().isNavigationRequest()) {
    await read;
    if (hydrates) await isHydrated(page);
  }
  return response;
}

/** Puts cookies of the shop into the browser. */
export async function keeps(page: Page, origin: string, cookies: Record<string, string>): Promise<void> {
  await page.context().addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value,
      url: origin,
      httpOnly: true,
      sameSite: "Lax" as const,
    })),
  );
}

/** What a visitor does on a page of these hosts; `scripted` is false where the browser runs no JavaScript. */
export function visitorAt(page: Page, hosts: Hosts, scripted: boolean): Visitor {
  let hydrating = scripted;
  return {
    page,
    opens: async (path, { language = "en", host = "storefront", welcomed = true, hydrates = true, clock } = {}) => {
      const origin = host === "admin" ? hosts.adminUrl : hosts.url;
      const cookies = { "athar-lang": language, ...(welcomed ? { welcomeShown: "1" } : {}) };
      await keeps(page, origin, cookies);
      if (clock === "stopped") await stopClock(page);
      hydrating = scripted && hydrates;
      await page.goto(origin + path);
      if (hydrating) await isHydrated(page, { clock });
    },
    presses: (name) => page.getByRole("button", { name }).or(page.getByRole("link", { name })).first().click(),
    submits: (button) => submit(page, button, hydrating),
    follows: async (link) => {
      const read = page.waitForEvent("domcontentloaded");
      await link.click();
      await read;
      if (hydrating) await isHydrated(page);
    },
    fills: (label, text) => page.getByLabel(label).fill(text),
    sees: (text) => page.getByText(text).first(),
    path: () => {
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    },
  };
}
