import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until an element has the focus; whatever has it on the way shows so. */
export async function tabsTo(page: Page, wanted: Locator, { key = "Tab", most = 80 } = {}) {
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press(key);
    await showsFocus(page);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not reached by ${most} presses of ${key}: ${wanted}`);
}

/** Presses Tab until a link or button has the focus, then Enter. */
export async function enters(page: Page, wanted: Locator) {
  await tabsTo(page, wanted);
  await page.keyboard.press("Enter");
}

/**
 * What has the focus has a ring that can be seen: drawn, inside the window, and cut off by nothing. It may come into the
 * window a frame after the press.
 */
export async function showsFocus(page: Page) {
  await expect.poll(() => page.evaluate(ringFault)).toBe("");
}

function ringFault(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "";
  const name = focused.outerHTML.slice(0, 160);
  // A control that is drawn by its label has its ring around what stands for it.
  const label = focused.closest("label");
  const stands = [
    ...(focused.parentElement?.children ?? []),
    ...(label ? [label, ...label.querySelectorAll("*")] : []),
  ];
  const ringed = [focused, ...stands].find((element) => {
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && opacity !== "0";
  });
  if (!ringed) return `no ring: ${name}`;
  const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const box = ringed.getBoundingClientRect();
  const [left, right] = [box.left - reach, box.right + reach];
  const seen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  if (!seen) return `outside the window: ${name}`;
  for (let around = ringed.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, display } = getComputedStyle(around);
    if (overflowX === "visible" || display === "contents") continue;
    const window = around.getBoundingClientRect();
    const cut = left < window.left - 1 || right > window.right + 1 || box.top - reach < window.top - 1;
    if (cut || box.bottom + reach > window.bottom + 1) return `cut off by ${around.className}: ${name}`;
  }
  return "";
}
