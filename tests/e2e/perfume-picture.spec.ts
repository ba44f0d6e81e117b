import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import ar from "../../app/i18n/locales/ar/results.json" with { type: "json" };
import en from "../../app/i18n/locales/en/results.json" with { type: "json" };
import fr from "../../app/i18n/locales/fr/results.json" with { type: "json" };
import ru from "../../app/i18n/locales/ru/results.json" with { type: "json" };
import { hasPerfume } from "../support/journey.ts";
import { expect, type Shop, test } from "../support/shop.ts";

const texts = { ar, en, fr, ru };

async function named(shop: Shop, session: string, name: string | null, engraving = false): Promise<string> {
  const [row] = await shop.backend.sql<{ share_token: string }>(
    `update private.maestro_results set custom_name = $2, engraving = $3
     where session_id = $1 and question_id is null returning share_token`,
    [session, name, engraving],
  );
  return `/perfume/${row?.share_token}`;
}

/** Presses the button and reads the downloaded picture, in greyscale. */
async function saved(page: Page, button: string) {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const download = await coming;
  const file = await readFile(await download.path());
  const image = sharp(file);
  const { width, height, format } = await image.metadata();
  const { entropy, channels } = await image.stats();
  const pixels = await image.clone().removeAlpha().greyscale().raw().toBuffer();
  return { name: download.suggestedFilename(), size: [format, width, height], entropy, channels, pixels };
}

const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + (Math.abs(value - (other[index] ?? 0)) > 24 ? 1 : 0), 0);

test("a perfume's picture can be saved, each with its own name @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop, "ar");
  const cases = [
    ["ar", "نُورٌ", true],
    ["en", "Wwwwwwwwwwwww", false],
    ["ru", "Щедрая ночь", true],
    ["fr", null, false],
  ] as const;
  const pictures: Buffer[] = [];
  for (const [language, name, engraving] of cases) {
    await named(shop, session, name, engraving);
    await visitor.opens(`/results?sid=${session}`, { language });
    const picture = await saved(page, texts[language].keep.button);
    expect(picture.size).toEqual(["png", 1200, 1500]);
    expect(picture.entropy).toBeGreaterThan(3);
    expect(Math.max(...picture.channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
    const title = name ?? (await page.getByRole("heading", { level: 1 }).innerText());
    expect(picture.name).toBe(`athar-${title.replaceAll(/[ ,’]+/g, "-")}.png`);
    await expect(page.getByText(texts[language].keep.saved)).toBeVisible();
    pictures.push(picture.pixels);
  }
  for (const [index, picture] of pictures.entries()) {
    for (const other of pictures.slice(index + 1)) expect(difference(picture, other)).toBeGreaterThan(5000);
  }
});

test("a shared perfume's picture can be saved, without the profile @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  const link = await named(shop, session, "Dusk");
  await visitor.opens(`/results?sid=${session}`);
  const own = await saved(page, en.keep.button);
  await page.context().clearCookies();
  await visitor.opens(link);
  const shared = await saved(page, en.keep.button);
  expect(shared.name).toBe("athar-Dusk.png");
  expect(difference(own.pixels, shared.pixels)).toBeGreaterThan(2000);
  expect(await page.locator("[data-perfume-picture]").getAttribute("data-perfume-picture")).toContain('"shares":null');
});

test("a device with a share sheet for files gets the picture, and the sheet may be cancelled @script", async ({
  visitor,
  shop,
}) => {
  const { page } = visitor;
  await page.addInitScript(() => {
    navigator.canShare = (shared) => shared?.files?.[0]?.type === "image/png";
    navigator.share = async (shared) => {
      document.title = `${shared?.files?.[0]?.name} ${shared?.title}`;
      throw new DOMException("Changed their mind", "AbortError");
    };
  });
  const session = await hasPerfume(visitor, shop);
  await named(shop, session, "Dusk");
  await visitor.opens(`/results?sid=${session}`);
  await page.getByRole("button", { name: en.keep.button }).click();
  await expect(page).toHaveTitle("athar-Dusk.png Dusk");
  await expect(page.getByText(en.keep.failed)).toHaveCount(0);
});

test("a picture that cannot be drawn is reported, and can be tried again @script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop, "ar");
  const link = await named(shop, session, null);
  for (const path of [`/results?sid=${session}`, link]) {
    await page.route("**/media/material-*", (route) => route.abort());
    await visitor.opens(path, { language: "ar" });
    await page.getByRole("button", { name: ar.keep.button }).click();
    await expect(page.getByText(ar.keep.failed)).toBeVisible();
    await page.unroute("**/media/material-*");
    expect((await saved(page, ar.keep.button)).size).toEqual(["png", 1200, 1500]);
    await expect(page.getByText(ar.keep.saved)).toBeVisible();
  }
});

test("without a script there is no button @no-script", async ({ visitor, shop }) => {
  const { page } = visitor;
  const session = await hasPerfume(visitor, shop);
  const link = await named(shop, session, "Dusk");
  for (const path of [`/results?sid=${session}`, link]) {
    await visitor.opens(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dusk");
    await expect(page.getByRole("button", { name: en.keep.button })).toHaveCount(0);
  }
});
