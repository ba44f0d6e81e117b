import type { Page } from "@playwright/test";
import { hasPerfume } from "../support/journey.ts";
import { expect, test } from "../support/shop.ts";

/** Where the shop's own texts run over several lines, those of the database and of the Maestro among them. */
const contentPages = [
  "/home",
  "/why-athar",
  "/tips",
  "/product/night-of-the-caravan",
  "/contact",
  "/privacy",
  "/terms",
];
const interactivePages = ["/maestro-journey?step=6", "/maestro-journey?step=9", "/maestro-journey?step=11", "/signup"];
const widths = [360, 390];

/** The last word of each line that another follows, as it is set. */
function lineEnds(): string[] {
  const blockOf = (node: Node): Element | null => {
    let element = node.parentElement;
    while (element && getComputedStyle(element).display === "inline") element = element.parentElement;
    return element;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: { word: string; block: Element | null; top: number; bottom: number }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (const found of (node.textContent ?? "").matchAll(/[^ \n\t]+/g)) {
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      const [first, last] = [rects[0], rects.at(-1)];
      if (!first || !last) continue;
      words.push({ word: found[0], block: blockOf(node), top: first.top, bottom: last.bottom });
    }
  }
  const isLast = ({ block, bottom }: (typeof words)[number], index: number) => {
    const next = words[index + 1];
    return next !== undefined && next.block === block && next.top >= bottom - 2;
  };
  return words.filter(isLast).map(({ word }) => word.split(/\s/).at(-1) ?? "");
}

async function measure(page: Page): Promise<string[]> {
  const ends: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => document.fonts.ready);
    ends.push(...(await page.evaluate(lineEnds)));
  }
  return ends;
}

test("no line of a phone ends in a hanging word in Russian @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const language = "ru";
  const ends: string[] = [];
  for (const path of [...contentPages, ...interactivePages]) {
    await visitor.opens(path, { language });
    ends.push(...(await measure(page)));
  }
  const session = await hasPerfume(visitor, shop, language);
  for (const path of [`/results?sid=${session}`, "/analyze", "/maestro-journey?step=ready", "/maestro/finished"]) {
    await visitor.opens(path, { language });
    ends.push(...(await measure(page)));
  }
  expect(ends.length).toBeGreaterThan(200);
  expect(ends.filter((word) => /^[«(]?[а-яё]{1,2}$/i.test(word))).toEqual([]);
});
