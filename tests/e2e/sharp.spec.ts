import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop.ts";

test.use({ deviceScaleFactor: 2 });

/** A picture may have a little less than a dense screen's pixels before an eye can tell. */
const least = 0.85;

const pages = [
  "/welcome",
  "/home",
  "/maestro-vault",
  "/product/night-of-the-caravan",
  "/maestro-journey",
  "/maestro",
  "/inspiration",
  "/showcase",
  "/results",
  "/login",
];

/** The pictures to be seen on a page that have fewer pixels than they are shown with, and how many of those they have. */
function softPictures(page: Page, share: number): Promise<string[]> {
  return page.evaluate(async (enough) => {
    const soft: string[] = [];
    for (const image of document.querySelectorAll("picture img")) {
      if (!(image instanceof HTMLImageElement) || !image.checkVisibility()) continue;
      image.loading = "eager";
      await image.decode();
      const file = image.currentSrc.split("/").pop() ?? "";
      const pixels = Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
      // naturalWidth tells the size that `sizes` promised; the shape is the file's own.
      const shape = image.naturalWidth / image.naturalHeight;
      const { width, height } = image.getBoundingClientRect();
      const covers = getComputedStyle(image).objectFit === "cover";
      const shown = (covers ? Math.max(width, height * shape) : width) * devicePixelRatio;
      if (!(pixels / shown >= enough)) soft.push(`${file}: ${(pixels / shown).toFixed(2)}`);
    }
    return soft;
  }, share);
}

for (const width of [360, 768, 1440]) {
  test(`every picture is sharp on a dense screen of ${width} px @script @long`, async ({ visitor }) => {
    await visitor.page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await visitor.opens(path, { welcomed: path !== "/welcome" });
      expect(await softPictures(visitor.page, least), path).toEqual([]);
    }
  });
}
