import sharp from "sharp";

/** The grounds of the pages by night and by day, and that of the footer: `--ground` and `--ground-sunken` of the tokens. */
const grounds = [
  [0x12, 0x10, 0x0e],
  [0x0b, 0x0a, 0x09],
  [0xf4, 0xec, 0xdf],
];

/** How far a colour may be from a ground to be taken for it: 3 % of its range. */
const near = 0.03 * 255;

/** Of each screen of a page, the share of its pixels that are ground and nothing else, 0 to 1. */
export async function bareShares(screenshot: Buffer, screenHeight: number): Promise<number[]> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isBare = (start: number) =>
    grounds.some((ground) => ground.every((value, part) => Math.abs((data[start + part] ?? 0) - value) <= near));
  const shares: number[] = [];
  for (let top = 0; top < info.height; top += screenHeight) {
    const rows = Math.min(screenHeight, info.height - top);
    let bare = 0;
    for (let pixel = top * info.width; pixel < (top + rows) * info.width; pixel++) if (isBare(pixel * 3)) bare += 1;
    shares.push(bare / (rows * info.width));
  }
  return shares;
}
