import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

/**
 * Axe and what it finds, a line each. The shop has no frames, so it goes into the page itself, once and in its short
 * form: axe's own package for Playwright reads three megabytes into every page, which takes longer than the rules do.
 */
const axe = `${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")};
axe.run({ resultTypes: ["violations"] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 160)).join(" ")))`;

/** Axe finds nothing on the page as it stands: every rule it has, WCAG 2.2 AA among them. */
export async function isAccessible(page: Page, place = page.url()) {
  await page.evaluate(settled);
  expect([place, ...(await page.evaluate<string[]>(axe))]).toEqual([place]);
}

/** What is on its way has arrived: half-faded words have a contrast of their own. */
function settled(): void {
  for (const animation of document.getAnimations()) {
    const ends = Number.isFinite(animation.effect?.getComputedTiming().endTime);
    if (ends && animation.timeline instanceof DocumentTimeline) animation.finish();
  }
}

/** A narrow phone, and a window of 1280 pixels at 200 %. */
const widths = [320, 640];

/** Nothing has to be scrolled to sideways, and no text is cut off, on a narrow phone and at 200 %. */
export async function fitsNarrowScreens(page: Page, place = page.url()) {
  const window = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    expect([place, width, ...(await page.evaluate(outside))]).toEqual([place, width]);
  }
  await page.setViewportSize(window);
}

/** What reaches out of the window: all that shows, and text and controls even where an ancestor cuts them off. */
function outside(): string[] {
  const styles = (element: Element) => getComputedStyle(element);
  const ancestors = (element: Element): Element[] =>
    element.parentElement && element.parentElement !== document.body
      ? [element.parentElement, ...ancestors(element.parentElement)]
      : [];
  const says = (element: Element) =>
    element.matches("input, select, textarea, button") ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const beyond = [...document.body.querySelectorAll("*")].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && (left < -1 || right > document.documentElement.clientWidth + 1);
  });
  const wrong = beyond.filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.closest("[aria-hidden=true], [popover]:not(:popover-open)")) return false;
    const around = ancestors(element).map((each) => styles(each));
    if (around.some(({ overflowX, clipPath }) => /auto|scroll/.test(overflowX) || clipPath !== "none")) return false;
    if (styles(element).clipPath !== "none") return false;
    return says(element) || around.every(({ overflowX }) => overflowX === "visible");
  });
  const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return [
    ...(sideways > 0 ? [`${sideways} px of scrolling`] : []),
    ...wrong.map(({ outerHTML }) => outerHTML.slice(0, 140)),
  ];
}
