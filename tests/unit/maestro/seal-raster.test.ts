import sharp from "sharp";
import { expect, test } from "vitest";
import { encodePng } from "../../../app/encoding/png.ts";
import { drawingOf } from "../../../app/maestro/seal/draw.ts";
import { coverOf } from "../../../app/maestro/seal/raster.ts";
import { sealedSamples } from "../../lab/seal-measure.ts";

const side = 192;

test("a seal's PNG is in one colour, covers what the seal covers, and weighs less than a letter", async () => {
  for (const { seal } of sealedSamples(5)) {
    const cover = coverOf(drawingOf(seal, "screen"), side);
    const png = Buffer.from(await encodePng(cover, side, "#a67c33").arrayBuffer());
    expect(png.length).toBeLessThan(24_000);
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: side, height: side, channels: 4, format: "raw" });
    for (let place = 0; place < cover.length; place++) {
      expect([...data.subarray(4 * place, 4 * place + 4)]).toEqual([0xa6, 0x7c, 0x33, cover[place]]);
      if (place > 3 * side) break;
    }
    expect(data.filter((_, place) => place % 4 === 3)).toEqual(Buffer.from(cover));
  }
});

test("marks are covered as geometry says: rings, pearls, lines with straight ends, areas with holes", () => {
  const half = 50;
  const area = (drawn: Parameters<typeof coverOf>[0]["once"]) =>
    coverOf({ half, once: drawn, eightfold: [] }, 200).reduce((sum, covered) => sum + covered, 0) / 255 / 4;
  const line = (from: [number, number], to: [number, number]) => {
    const control: [number, number] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return { from, control, to };
  };
  const square = (size: number) => [
    line([-size, -size], [size, -size]),
    line([size, -size], [size, size]),
    line([size, size], [-size, size]),
    line([-size, size], [-size, -size]),
  ];
  const close = (covered: number, expected: number) => expect(Math.abs(covered / expected - 1)).toBeLessThan(0.03);
  close(area([{ kind: "ring", radius: 40, width: 4 }]), 2 * Math.PI * 40 * 4);
  close(area([{ kind: "pearl", centre: [10, -10], radius: 12 }]), Math.PI * 12 ** 2);
  close(area([{ kind: "line", contours: [[line([-30, 7], [30, 7])]], width: 5 }]), 60 * 5);
  close(area([{ kind: "area", contours: [square(30), square(15)], edge: 0 }]), 60 ** 2 - 30 ** 2);
  close(area([{ kind: "area", contours: [square(20)], edge: 2 }]), 42 ** 2);
  close(area([{ kind: "teeth", radius: 40, width: 4, long: [] }]), 0.3 * 2 * Math.PI * 40 * 4);
  const eight = coverOf({ half, once: [], eightfold: [{ kind: "pearl", centre: [0, -30], radius: 5 }] }, 200);
  close(eight.reduce((sum, covered) => sum + covered, 0) / 255 / 4, 8 * Math.PI * 25);
});
