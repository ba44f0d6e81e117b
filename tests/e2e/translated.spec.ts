// react#11538, #26048: a browser that translates a page puts each text into two <font> of its own.
import type { Page } from "@playwright/test";
import { answers, answersStep, hasAnswered, hasPerfume, isAtStep, next } from "../support/journey.ts";
import { expect, test, type Visitor } from "../support/shop.ts";
import { isAdmin } from "../support/signed-in.ts";
import {
  adminStates,
  answeredStates,
  doorStates,
  openStates,
  perfumeStates,
  rowIds,
  type State,
} from "../support/states.ts";

test.describe.configure({ mode: "parallel", timeout: 120_000 });

/** Replaces every text of the page, and whatever comes later, as Google's translation does. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const isTranslated = (text: Node) => text.parentElement?.closest("font, script, style, textarea, title") !== null;
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (isTranslated(text) || !text.nodeValue?.trim()) continue;
        const inner = document.createElement("font");
        inner.textContent = `«${text.nodeValue}»`;
        const outer = document.createElement("font");
        outer.appendChild(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** What was thrown in the page, and whether it shows the page of errors. */
function listens(page: Page): () => Promise<string[]> {
  const thrown: string[] = [];
  // A part that wakes only after the translation is drawn anew (#418): React says so, and the visitor sees nothing of it.
  page.on("pageerror", ({ message }) => /#418/.test(message) || thrown.push(message));
  const broken = page.getByRole("heading", { name: "Something unexpected happened" });
  return async () => [...thrown, ...(await broken.allTextContents())];
}

async function survives(visitor: Visitor, states: State[]) {
  const { page } = visitor;
  const faults = listens(page);
  for (const { path, host, does, shows } of states) {
    await visitor.opens(path, { host });
    await translate(page);
    await does?.(page);
    if (shows) await expect(page.locator(shows).first(), path).toBeVisible();
    expect([path, ...(await faults())]).toEqual([path]);
  }
}

test("every page of the shop is used while a browser translates it @script @long", async ({ visitor, shop }) => {
  await hasAnswered(visitor, shop);
  await survives(visitor, answeredStates);
  const session = await hasPerfume(visitor, shop);
  await survives(visitor, [
    ...perfumeStates(session, "none").filter(({ path }) => path.startsWith("/results")),
    ...openStates,
  ]);
});

test("the admin app is used while a browser translates it @script @long", async ({ visitor, shop, backend }) => {
  await survives(visitor, doorStates);
  await hasPerfume(visitor, shop);
  await isAdmin(visitor, shop);
  await survives(visitor, adminStates(await rowIds(backend)));
});

test("a journey is answered to its end and its perfume is put into the cart while a browser translates it @script", async ({
  visitor,
}) => {
  const { page } = visitor;
  const faults = listens(page);
  await visitor.opens("/maestro-journey");
  await translate(page);
  for (const step of answers.keys()) {
    await isAtStep(page, step + 1);
    await answersStep(page, step + 1);
    await next(page).click();
  }
  await expect(page).toHaveURL(/step=ready/);
  await page.locator("button[value=finish]").click();
  await page.waitForURL(/processing/);
  await visitor.follows(page.locator("a[href*=_results]").first());
  await translate(page);
  await page.locator("button[name=product]").first().click();
  await expect(page.locator("main a[href^='/own']").first()).toBeVisible();
  expect(await faults()).toEqual([]);
});
