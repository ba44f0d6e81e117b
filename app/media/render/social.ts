/**
 * Compose the pictures that stand beside a shared link, in `public/media/social`: the bottle between what its two
 * leading families are made of, and each of the Vault's bottles in its own light. 1200 x 630 JPEG, because the
 * scrapers of social networks do not read AVIF.
 */
import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { type Family, families } from "../../maestro/types.ts";
import { bottlePicture, heaps, lamps, pairPicture } from "../social.ts";
import * as life from "./still-life.ts";

const places: Record<Family, { leads: life.Place; follows: life.Place }> = {
  woody: { leads: { side: 620, x: 270, y: 402, light: 1.5 }, follows: { side: 500, x: 935, y: 398, light: 1.35 } },
  oriental: { leads: { side: 590, x: 262, y: 344, light: 1.25 }, follows: { side: 540, x: 945, y: 420, light: 1.35 } },
  floral: { leads: { side: 540, x: 258, y: 364, light: 1.2 }, follows: { side: 430, x: 930, y: 402, light: 1.15 } },
  citrus: { leads: { side: 540, x: 258, y: 372, light: 1.02 }, follows: { side: 430, x: 935, y: 408, light: 0.98 } },
  musk: { leads: { side: 590, x: 265, y: 398, light: 0.95 }, follows: { side: 480, x: 940, y: 418, light: 0.9 } },
  aquatic: { leads: { side: 600, x: 255, y: 392, light: 1.45 }, follows: { side: 500, x: 925, y: 408, light: 1.35 } },
};

/** The Vault's bottles stand in the colour of their glass, incense burning at their side. */
const vault: Record<string, string> = { emerald: "#1f6a48", cobalt: "#2a4a8c", gold: "#a8721f", royal: "#5c3a7c" };
const censer: life.Heap = { picture: "material-incense", side: 480, x: 262, y: 378, light: 1.1 };

const { width, height, ground } = life;
const dusk = life.duskLayer();
const grain = life.grainLayer();

async function compose(path: string, bottle: string, lamp: string, heapsOn: life.Heap[]): Promise<void> {
  const scene = sharp({ create: { width, height, channels: 3, background: ground } }).composite([
    life.lampLayer(lamp),
    ...(await Promise.all(heapsOn.map(life.heapLayer))),
    ...(await life.bottleLayers(bottle)),
    dusk,
    grain,
  ]);
  const picture = await scene.removeAlpha().png().toBuffer();
  await sharp(picture).jpeg({ quality: 84, mozjpeg: true }).toFile(`${life.media}..${path}`);
}

mkdirSync(`${life.media}social`, { recursive: true });
for (const main of families) {
  for (const second of families.filter((family) => family !== main)) {
    await compose(pairPicture(main, second), "bottle-black", lamps[main], [
      { picture: heaps[main].leads, ...places[main].leads },
      { picture: heaps[second].follows, ...places[second].follows },
    ]);
  }
}
for (const bottle of Object.keys(life.manifest)) {
  const path = bottlePicture(bottle);
  const [, glass = ""] = bottle.split("-");
  if (path) await compose(path, bottle, vault[glass] ?? lamps.woody, [censer]);
}
