import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { answers, hasAnswered } from "../support/journey.ts";
import { expect, type Language, test } from "../support/shop.ts";

/** Of a large text WCAG asks for 3; a heading that is read at night on a phone gets more. */
const least = 4.5;

const sizes: { language: Language; width: number; height: number }[] = [
  { language: "ar", width: 360, height: 740 },
  { language: "ru", width: 768, height: 1024 },
  { language: "en", width: 1440, height: 900 },
];

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = ([r = 0, g = 0, b = 0]: number[]) =>
  0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);

/** The contrast of a text with what lies behind its lines: all but the brightest hundredth has at least this. */
async function contrastOf(page: Page, text: Locator): Promise<number> {
  const { lines, colour } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const painted =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return { lines: [...range.getClientRects()].map((box) => box.toJSON()), colour: painted };
  });
  await text.evaluate((element) => element.style.setProperty("color", "transparent"));
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await text.evaluate((element) => element.style.removeProperty("color"));
  const behind: number[] = [];
  for (const { top, bottom, left, right } of lines)
    for (let y = Math.ceil(top); y < Math.min(bottom, info.height); y++)
      for (let x = Math.ceil(left); x < Math.min(right, info.width); x++) {
        const start = (y * info.width + x) * 3;
        behind.push(luminance([...data.subarray(start, start + 3)]));
      }
  behind.sort((one, other) => other - one);
  return (luminance(colour) + 0.05) / ((behind[Math.floor(behind.length / 100)] ?? 1) + 0.05);
}

for (const { language, ...size } of sizes) {
  test(`every question is read before its picture at ${size.width} pixels @no-script`, async ({ visitor, shop }) => {
    const { page } = visitor;
    await page.setViewportSize(size);
    await hasAnswered(visitor, shop, { language });
    const faint: string[] = [];
    for (let step = 1; step <= answers.length; step++) {
      await visitor.opens(`/maestro-journey?step=${step}`, { language });
      await page
        .locator("main picture img")
        .first()
        .evaluate(async (image) => {
          if (image instanceof HTMLImageElement) await image.decode();
        });
      const contrast = await contrastOf(page, page.getByRole("heading", { level: 1 }));
      if (contrast < least) faint.push(`question ${step}: ${contrast.toFixed(2)}`);
    }
    expect(faint).toEqual([]);
  });
}
