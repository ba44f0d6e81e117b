// `same`: the shop's own markup as the smallest React Router page would render it, element for element, so that what is
// compared is the way to a page and not its size.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../support/chromium.ts";
import type { HttpShop } from "../support/http-shop.ts";
import { buildReference } from "./references.ts";
import { moduleOf } from "./same/jsx.ts";
import { type MarkupSize, parse, sizeOf } from "./same/markup.ts";
import { samePages } from "./same/pages.ts";

/** A page of `same`, and how much markup both have. */
export type SamePage = { name: (typeof samePages)[number]["name"]; path: string; size: MarkupSize };

/**
 * Writes the shop's pages as JSX and builds them.
 * @returns the `build/` folder, and the pages
 */
export async function buildSame(shop: HttpShop): Promise<{ build: string; pages: SamePage[] }> {
  const folder = join(import.meta.dirname, "same/.data/pages");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const pages: SamePage[] = [];
  for (const { name, path } of samePages) {
    const { body, status } = await shop.ask(path, { language: "en" });
    if (status !== 200) throw new Error(`${path}: ${status}`);
    const document = await parse(browser, body);
    writeFileSync(join(folder, `${name}.tsx`), moduleOf(document));
    pages.push({ name, path, size: sizeOf(document) });
  }
  await browser.close();
  return { build: buildReference("same"), pages };
}

/**
 * What `same` sends, measured as the shop's page was.
 * @throws where the two differ: a ratio of them would say nothing
 */
export async function checkSame(pages: readonly SamePage[], origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  for (const { name, size } of pages) {
    const answer = await fetch(`${origin}/${name}`);
    const sent = sizeOf(await parse(browser, await answer.text()));
    if (answer.status !== 200 || sent.elements !== size.elements || sent.attributes !== size.attributes)
      throw new Error(`${name}: the shop sends ${JSON.stringify(size)}, same ${answer.status} ${JSON.stringify(sent)}`);
  }
  await browser.close();
}
