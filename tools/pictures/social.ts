/**
 * Compose the pictures that stand beside a shared link, in `public/media/social`: the bottle between what its two
 * leading families are made of, and each of the Vault's bottles in its own light. 1200 x 630 JPEG, because the
 * scrapers of social networks do not read AVIF.
 */
import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { type Family, families } from "../../app/maestro/types.ts";
import { bottleSocialImage, familyPairSocialImage, glowColours, materialPictures } from "../../app/media/social.ts";
import * as life from "./still-life.ts";

const placements: Record<Family, { main: life.Placement; second: life.Placement }> = {
  woody: { main: { side: 620, x: 270, y: 402, light: 1.5 }, second: { side: 500, x: 935, y: 398, light: 1.35 } },
  oriental: { main: { side: 590, x: 262, y: 344, light: 1.25 }, second: { side: 540, x: 945, y: 420, light: 1.35 } },
  floral: { main: { side: 540, x: 258, y: 364, light: 1.2 }, second: { side: 430, x: 930, y: 402, light: 1.15 } },
  citrus: { main: { side: 540, x: 258, y: 372, light: 1.02 }, second: { side: 430, x: 935, y: 408, light: 0.98 } },
  musk: { main: { side: 590, x: 265, y: 398, light: 0.95 }, second: { side: 480, x: 940, y: 418, light: 0.9 } },
  aquatic: { main: { side: 600, x: 255, y: 392, light: 1.45 }, second: { side: 500, x: 925, y: 408, light: 1.35 } },
};

/** A Vault bottle is lit in the colour of its glass, with burning incense beside it. */
const glassColours: Record<string, string> = {
  emerald: "#1f6a48",
  cobalt: "#2a4a8c",
  gold: "#a8721f",
  royal: "#5c3a7c",
};
const incense: life.PlacedMaterial = { picture: "material-incense", side: 480, x: 262, y: 378, light: 1.1 };

const { width, height, ground } = life;
const vignette = life.vignetteLayer();
const grain = life.grainLayer();

async function compose(path: string, bottle: string, glow: string, materials: life.PlacedMaterial[]): Promise<void> {
  const scene = sharp({ create: { width, height, channels: 3, background: ground } }).composite([
    life.glowLayer(glow),
    ...(await Promise.all(materials.map(life.materialLayer))),
    ...(await life.bottleLayers(bottle)),
    vignette,
    grain,
  ]);
  const picture = await scene.removeAlpha().png().toBuffer();
  await sharp(picture).jpeg({ quality: 84, mozjpeg: true }).toFile(`${life.media}..${path}`);
}

mkdirSync(`${life.media}social`, { recursive: true });
for (const main of families) {
  for (const second of families.filter((family) => family !== main)) {
    await compose(familyPairSocialImage(main, second), "bottle-black", glowColours[main], [
      { picture: materialPictures[main].main, ...placements[main].main },
      { picture: materialPictures[second].second, ...placements[second].second },
    ]);
  }
}
for (const bottle of Object.keys(life.manifest)) {
  const path = bottleSocialImage(bottle);
  const [, glass = ""] = bottle.split("-");
  if (path) await compose(path, bottle, glassColours[glass] ?? glowColours.woody, [incense]);
}
