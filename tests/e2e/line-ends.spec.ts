import type { Page } from "@playwright/test";
import { hasPerfume } from "../support/journey.ts";
import { routes } from "../support/routes.ts";
import { expect, type Language, languages, test } from "../support/shop.ts";

/** Every page of the shop that is shown at its own address, and questions of the journey. */
const pages = [
  ...routes.flatMap(({ path, host, ends, status }) => (host || ends || status ? [] : [path])),
  "/maestro-journey?step=6",
  "/maestro-journey?step=9",
  "/maestro-journey?step=11",
];
/** Those with the most words of the shop, of the database and of the Maestro. */
const wordiest = ["/home", "/why-athar", "/questions", "/terms-of-sale", "/signup", "/maestro-journey?step=9"];
const widths = [360, 390];

/**
 * The last word of each line that another follows, as it is set, the words that are broken at a hyphen of theirs, and the
 * numbers that are torn from their unit or currency.
 */
function lineEnds(): { ends: string[]; broken: string[]; torn: string[] } {
  const blockOf = (node: Node): Element | null => {
    let element = node.parentElement;
    while (element && getComputedStyle(element).display === "inline") element = element.parentElement;
    return element;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: { word: string; block: Element | null; top: number; bottom: number; tops: number }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (const found of (node.textContent ?? "").matchAll(/[^ \n\t]+/g)) {
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      const [first, last] = [rects[0], rects.at(-1)];
      if (!first || !last) continue;
      const tops = new Set(rects.map(({ top }) => Math.round(top))).size;
      words.push({ word: found[0], block: blockOf(node), top: first.top, bottom: last.bottom, tops });
    }
  }
  const isLast = ({ block, bottom }: (typeof words)[number], index: number) => {
    const next = words[index + 1];
    return next !== undefined && next.block === block && next.top >= bottom - 2;
  };
  const unit = /^(?:[cm]m|ml|k?g|[мс]м|мл|к?г|ч|مل|غ|°[Cم]|AED|SAR|[در]\.[إس])(?![\p{L}\p{M}])/u;
  const pairs = words.filter(isLast).map((end) => [end.word, words[words.indexOf(end) + 1]?.word ?? ""] as const);
  const isTorn = ([end, next]: (typeof pairs)[number]) =>
    (/\d\u2069?$/.test(end) && unit.test(next)) || (/(?:AED|SAR)$/.test(end) && /^\u2068?\d/.test(next));
  return {
    torn: pairs.filter(isTorn).map((pair) => pair.join(" ")),
    ends: words.filter(isLast).map(({ word }) => word.split(/\s/).at(-1) ?? ""),
    broken: words.filter(({ word, tops }) => tops > 1 && /\p{L}[-\u2011]\p{L}/u.test(word)).map(({ word }) => word),
  };
}

async function measure(page: Page, all: ReturnType<typeof lineEnds>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => document.fonts.ready);
    const { ends, broken, torn } = await page.evaluate(lineEnds);
    all.ends.push(...ends);
    all.broken.push(...broken);
    all.torn.push(...torn);
  }
}

type Case = { name: string; paths: readonly string[]; language: Language; timeout?: number };

const cases: Case[] = [
  ...languages.map((language) => ({ name: "in", paths: wordiest, language })),
  ...languages.map((language) => ({ name: "@long on any page in", paths: pages, language, timeout: 240_000 })),
];

for (const { name, paths, language, timeout } of cases)
  test(`no line of a phone ends in a hanging word or at a hyphen ${name} ${language} @script`, async ({
    visitor,
    shop,
  }) => {
    if (timeout) test.setTimeout(timeout);
    const { page } = visitor;
    const all: ReturnType<typeof lineEnds> = { ends: [], broken: [], torn: [] };
    for (const path of paths) {
      await visitor.opens(path, { language });
      await measure(page, all);
    }
    const session = await hasPerfume(visitor, shop, language);
    for (const path of [`/results?sid=${session}`, "/analyze", "/maestro-journey?step=ready", "/maestro/finished"]) {
      await visitor.opens(path, { language });
      await measure(page, all);
    }
    expect(all.ends.length).toBeGreaterThan(200);
    expect(all.broken).toEqual([]);
    expect(all.torn).toEqual([]);
    if (language === "ru") expect(all.ends.filter((word) => /^[«(]?[а-яё]{1,2}$/i.test(word))).toEqual([]);
  });
