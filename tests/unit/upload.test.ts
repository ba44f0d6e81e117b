import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { checkPicture } from "../../app/media/upload/check-picture.ts";
import { largestFile } from "../../app/media/upload/uploaded.ts";

const secret = "24.7136 north, the house of Mina Haddad";

/** A photograph of noise, as a phone would take it: with its place, its maker and its owner. */
function photo(width = 640, height = 400, orientation = 1): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: "#a86", noise: { type: "gaussian", mean: 128, sigma: 30 } },
  })
    .withMetadata({ orientation, icc: "srgb" })
    .withExifMerge({
      IFD0: { Copyright: secret, Make: secret },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "24/1 42/1 49/1" },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>${secret}</secret></x:xmpmeta>`);
}

async function checked(file: Uint8Array) {
  const picture = await checkPicture(file);
  if (typeof picture === "string") throw new Error(picture);
  return picture;
}

const formats = {
  jpg: (picture: Sharp) => picture.jpeg(),
  "progressive.jpg": (picture: Sharp) => picture.jpeg({ progressive: true }),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp(),
  "lossless.webp": (picture: Sharp) => picture.webp({ lossless: true }),
  "transparent.webp": (picture: Sharp) => picture.ensureAlpha(0.5).webp(),
};

describe.each(Object.entries(formats))("a photograph as %s", (name, write) => {
  const extension = name.split(".").at(-1);

  test("loses place, camera and author, and not one pixel", async () => {
    const file = await write(photo()).toBuffer();
    expect(file.includes(secret)).toBe(true);
    const { name, bytes } = await checked(file);
    expect(name).toMatch(new RegExp(`^[0-9a-f]{64}-640x400\\.${extension}$`));
    expect(Buffer.from(bytes).includes(secret)).toBe(false);
    const after = sharp(bytes);
    const { exif, xmp, iptc, icc, width } = await after.metadata();
    expect({ exif, xmp, iptc, width }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined, width: 640 });
    expect(icc).toBeDefined();
    // Compared by hand: a difference would be printed number by number.
    expect((await after.raw().toBuffer()).equals(await sharp(file).raw().toBuffer())).toBe(true);
  });

  test("is the same picture under the same name when it is checked again", async () => {
    const once = await checked(await write(photo()).toBuffer());
    expect((await checked(once.bytes)).name).toBe(once.name);
  });

  test("keeps nothing of what follows its end", async () => {
    const file = await write(photo()).toBuffer();
    const { name, bytes } = await checked(Buffer.concat([file, Buffer.from("<script>alert(1)</script>PK\x03\x04")]));
    expect(Buffer.from(bytes).includes("<script>")).toBe(false);
    expect(name).toBe((await checked(file)).name);
  });

  test("is refused where it breaks off, wherever that is", async () => {
    const file = await write(photo(320, 320)).toBuffer();
    const lengths = [0, 1, 3, 8, 11, 13, 20, 25, 30, 60, 200, 700, file.length >> 1, file.length - 1];
    expect(await Promise.all(lengths.map((length) => checkPicture(file.subarray(0, length))))).toEqual(
      lengths.map(() => "picture_unknown"),
    );
  });

  test("is refused where it is too small or too large", async () => {
    for (const [width, height] of [
      [319, 400],
      [400, 319],
      [4100, 400],
    ] as const)
      expect(await checkPicture(await write(photo(width, height)).toBuffer())).toMatch(/^picture_(sides|large)$/);
  });
});

test("a JPEG stays the right way up, and is as large as it is shown", async () => {
  for (const orientation of [2, 3, 6, 8]) {
    const { name, bytes } = await checked(await photo(640, 400, orientation).jpeg().toBuffer());
    expect(name).toMatch(orientation > 4 ? /-400x640\.jpg$/ : /-640x400\.jpg$/);
    expect(Buffer.from(bytes).includes(secret)).toBe(false);
    expect((await sharp(bytes).metadata()).orientation).toBe(orientation);
  }
});

test("what is no picture, moves or can hold a script is refused, whatever it calls itself", async () => {
  const gif = await photo(320, 320).gif().toBuffer();
  const frames = [photo(320, 320), photo(320, 320)].map((frame) => frame.png().toBuffer());
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>1</script></svg>');
  const page = Buffer.from("<!doctype html><script>alert(1)</script>");
  const polyglot = Buffer.concat([page, await photo().jpeg().toBuffer()]);
  for (const file of [gif, moving, svg, page, polyglot, Buffer.from([0xff, 0xd8, 0xff, 0xd9]), Buffer.alloc(5000)])
    expect(await checkPicture(file)).toBe("picture_unknown");
});

test("a file that is too large is refused unread, and a header that lies about its size is", async () => {
  expect(await checkPicture(Buffer.alloc(largestFile + 1))).toBe("picture_large");
  const png = await photo(320, 320).png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  expect(await checkPicture(png)).toBe("picture_sides");
});
