import type { Locator } from "@playwright/test";
import { pictures } from "../../app/media/manifest.ts";
import { hasPerfume } from "../support/journey.ts";
import { expect, test } from "../support/shop.ts";

type Box = { x: number; y: number; width: number; height: number };

/** Where the seal and the name of a plate stand, in the pixels of the picture. */
async function drawnOn(plate: Locator): Promise<{ seal: Box; name: Box; text: string }> {
  return plate.evaluate((svg) => {
    const boxOf = (selector: string): Box => {
      const shape = svg.querySelector(selector);
      if (!(shape instanceof SVGGraphicsElement)) throw new Error(`No ${selector}`);
      // The star is drawn in a square of a hundred, and moved to its place.
      const { x, y, width, height } = shape.getBBox();
      const { a = 1, e = 0, f = 0 } = shape.transform.baseVal.consolidate()?.matrix ?? {};
      return { x: x * a + e, y: y * a + f, width: width * a, height: height * a };
    };
    return { seal: boxOf("image, path"), name: boxOf("text"), text: svg.querySelector("text")?.textContent ?? "" };
  });
}

function expectWithin(box: Box, { width, height, plate }: (typeof pictures)["bottle-purp"]): void {
  if (!plate) throw new Error("The picture has no plate");
  // A letter's box is as high as its font's, which is more than is printed.
  const slack = 0.3 * plate.h * height;
  expect(box.x).toBeGreaterThanOrEqual(plate.x * width);
  expect(box.x + box.width).toBeLessThanOrEqual((plate.x + plate.w) * width);
  expect(box.y).toBeGreaterThan(plate.y * height - slack);
  expect(box.y + box.height).toBeLessThan((plate.y + plate.h) * height + slack);
}

for (const language of ["ar", "ru", "fr", "en"] as const) {
  test(`each bottle's label has its seal and its name, within the plate, in ${language}`, async ({ visitor, shop }) => {
    const { page } = visitor;
    await visitor.opens("/maestro/results", { language });
    const plates = page.locator("main svg:has(> g > g > image)");
    // The discovery set's two vials are on one picture.
    await expect(plates).toHaveCount(3);
    const { seal, name, text } = await drawnOn(plates.nth(1));
    expect(text.length).toBeGreaterThan(2);
    expectWithin(seal, pictures["bottle-purp"]);
    expectWithin(name, pictures["bottle-purp"]);
    if (language === "ar") expect(seal.x).toBeGreaterThan(name.x + name.width);
    else expect(seal.x + seal.width).toBeLessThan(name.x);
    const drawn = await shop.ask((await plates.nth(1).locator("image").getAttribute("href")) ?? "");
    expect(drawn.headers["content-type"]).toBe("image/svg+xml");
    expect(await plates.nth(2).locator("image").count()).toBe(2);
  });
}

test("a bottle of no perfume has the star of the house on its label, and its name", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/showcase", { language: "ar" });
  const stars = page.locator("main svg:has(> g > g > path)");
  await expect(stars).toHaveCount(3);
  const { seal, name, text } = await drawnOn(stars.nth(1));
  expect(text).toBe("أثر");
  expectWithin(seal, pictures["bottle-purp"]);
  expectWithin(name, pictures["bottle-purp"]);
  await visitor.opens("/home");
  await expect(page.locator("main svg:has(> g > g > path)").first()).toBeVisible();
});

test("a letter's seal is a picture that mail apps show, and shows what the page's does @script", async ({
  visitor,
  shop,
  backend,
}) => {
  const session = await hasPerfume(visitor, shop);
  const [perfume] = await backend.sql<{ seal: string; other: string }>(
    "select result_json -> 'variants' -> 0 ->> 'seal' as seal, result_json -> 'variants' -> 1 ->> 'seal' as other from private.maestro_results where session_id = $1 and newest",
    [session],
  );
  const path = `/seals/letter/${perfume?.seal}`;
  const { headers } = await shop.ask(path);
  expect(headers["content-type"]).toBe("image/png");
  expect(headers["cache-control"]).toContain("immutable");
  expect((await shop.ask("/seals/letter/none")).status).toBe(404);
  await visitor.opens("/tips");
  const differs = await visitor.page.evaluate(
    async (sources) => {
      const side = 192;
      const covers = await Promise.all(
        sources.map(async (src) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
          const context = canvas.getContext("2d");
          context?.drawImage(image, 0, 0, side, side);
          const { data = [] } = context?.getImageData(0, 0, side, side) ?? {};
          return Array.from(data).filter((_, place) => place % 4 === 3);
        }),
      );
      const [picture = [], ...drawings] = covers;
      return drawings.map(
        (drawing) =>
          picture.reduce((sum, cover, place) => sum + Math.abs(cover - (drawing[place] ?? 0)), 0) / picture.length,
      );
    },
    [path, `/seals/day/${perfume?.seal}`, `/seals/day/${perfume?.other}`],
  );
  // Of 255. The two draw the edges of a thin line each in its way; another perfume's seal is another figure.
  expect(differs[0]).toBeLessThan(8);
  expect(differs[1]).toBeGreaterThan(12);
});
