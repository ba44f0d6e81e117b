import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordOf } from "../../../app/encoding/record.ts";
import { type Stage, stages, unfold } from "../../../app/maestro/evaporation/unfolding.ts";
import { readRiverCode, riverCode } from "../../../app/maestro/river/code.ts";
import { drawRiver, isRiverCut } from "../../../app/maestro/river/draw.ts";
import { type River, riverOf } from "../../../app/maestro/river/river.ts";
import { type Family, families } from "../../../app/maestro/types.ts";
import { sealedStream } from "../../lab/seal-measure.ts";

const rivers = [...sealedStream(200)].map(({ formula: { lines, dosage } }) =>
  riverOf(unfold(lines, dosage).riyadh.stages),
);
const cuts = ["wide", "tall", "day-wide", "day-tall"] as const;

/** As the family's colours are told on the results page, by night and by day. */
const colours: Record<string, Family> = {
  "#e6c65a": "citrus",
  "#7fc2cf": "aquatic",
  "#e3a0b8": "floral",
  "#e08a5c": "oriental",
  "#c08f60": "woody",
  "#cfc4b4": "musk",
  "#806200": "citrus",
  "#1f6b7a": "aquatic",
  "#9a3f63": "floral",
  "#9c3b1f": "oriental",
  "#7a4f2a": "woody",
  "#6d6258": "musk",
};

/** Where the stages lie along a river. */
const places: Record<Stage, number> = { opening: 0.1, heart: 0.47, trace: 0.85 };

type Point = [along: number, across: number];
type Cut = (typeof cuts)[number];

const numbersIn = (text: string) => [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

/** The points of a path of lines and cubic curves, twenty to a curve. */
function pointsOf(path: string, cut: Cut): Point[] {
  const points: Point[] = [];
  for (const [, command, written = ""] of path.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const numbers = numbersIn(written);
    const [p1, p2, p3]: (Point | undefined)[] = [0, 2, 4].flatMap((at): Point[] => {
      const [x, y] = numbers.slice(at);
      if (x === undefined || y === undefined) return [];
      return [cut.endsWith("wide") ? [x, y] : [y, x]];
    });
    const p0 = points.at(-1);
    if (command !== "C" && p1) points.push(p1);
    if (command !== "C" || !p0 || !p1 || !p2 || !p3) continue;
    for (let step = 1; step <= 20; step++) {
      const t = step / 20;
      const blend = (axis: 0 | 1) =>
        (1 - t) ** 3 * p0[axis] + 3 * (1 - t) ** 2 * t * p1[axis] + 3 * (1 - t) * t ** 2 * p2[axis] + t ** 3 * p3[axis];
      points.push([blend(0), blend(1)]);
    }
  }
  return points;
}

/** Where an outline lies across the river at a place along it, from side to side. */
function spanAt(outline: readonly Point[], along: number): [upper: number, lower: number] {
  const across = outline.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = outline[index] ?? [x, y];
    const isCrossed = Math.min(x, fromX) <= along && along <= Math.max(x, fromX) && x !== fromX;
    return isCrossed ? [fromY + ((y - fromY) * (along - fromX)) / (x - fromX)] : [];
  });
  return [Math.min(...across), Math.max(...across)];
}

/** What is seen of a river: the size of its drawing, and the outline of each band in the order in which they are drawn. */
function seen(image: string, cut: Cut) {
  const [, , width = 0, height = 0] = numbersIn(/viewBox="([^"]*)"/.exec(image)?.[1] ?? "");
  const bands = [...image.matchAll(/<path fill="(#\w{6})" d="([^"]*)"/g)].map(([, colour = "", path = ""]) => ({
    family: colours[colour] ?? expect.fail(`${colour} is no family's`),
    outline: pointsOf(path, cut),
  }));
  const [along, across] = cut.endsWith("wide") ? [width, height] : [height, width];
  return { along, across, bands };
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

describe("the river of a perfume", () => {
  test("is kept as a short code, of which the same picture is drawn again", () => {
    for (const river of rivers) {
      const code = riverCode(river);
      expect(code).toMatch(/^[\w-]{28}$/);
      const kept = readRiverCode(code) ?? expect.fail("no river");
      expect(riverCode(kept)).toBe(code);
      for (const stage of stages) {
        expect(kept[stage].shares).toEqual(river[stage].shares);
        expect(Math.abs(kept[stage].strength - river[stage].strength)).toBeLessThanOrEqual(1 / 6);
      }
      for (const cut of cuts) expect(drawRiver(kept, cut)).toBe(drawRiver(readRiverCode(code) ?? kept, cut));
    }
  });

  test("is not read of what is no code, nor of more than a hundred per cent", () => {
    for (const code of ["", "A", `${"A".repeat(27)}!`, "A".repeat(27), "A".repeat(29), "_".repeat(28)])
      expect(readRiverCode(code)).toBeNull();
    expect(readRiverCode("A".repeat(28))).not.toBeNull();
    expect([...cuts, "toString"].filter(isRiverCut)).toEqual([...cuts]);
  });

  test("is at most 6 KB of SVG without words, styles, scripts or anything to load", () => {
    for (const river of rivers) {
      for (const cut of cuts) {
        const image = drawRiver(river, cut);
        expect(image.length).toBeLessThanOrEqual(6 * 1024);
        expect(image).not.toMatch(/NaN|Infinity|undefined|<text|style|script|href/);
      }
    }
  });

  test.each(cuts)("is %s as wide in each stage as its strength, and each band as its share", (cut) => {
    for (const river of rivers) {
      const { along, across, bands } = seen(drawRiver(river, cut), cut);
      const widths = (stage: Stage) =>
        bands.map(({ outline }) => {
          const [upper, lower] = spanAt(outline, places[stage] * along);
          return lower - upper;
        });
      const unit = (0.188 * across) / 100;
      for (const stage of stages) {
        const { strength, shares } = river[stage];
        for (const family of families) {
          const due = unit * strength ** 0.34 * shares[family];
          const drawn = widths(stage)[bands.findIndex((band) => band.family === family)] ?? 0;
          // What would be thinner is left out; the drawing is written in tenths.
          expect(Math.abs(drawn - (due < 1.2 ? 0 : due)), `${family} ${stage}`).toBeLessThan(0.16);
        }
      }
    }
  });

  test.each(cuts)("has its families %s in one order, side by side and within the drawing", (cut) => {
    const order = [...new Set(Object.values(colours))];
    for (const river of rivers) {
      const { along, across, bands } = seen(drawRiver(river, cut), cut);
      expect(bands.length).toBeGreaterThan(0);
      expect(bands.map(({ family }) => family)).toEqual(
        order.filter((family) => bands.some((band) => band.family === family)),
      );
      for (const place of [0.001, 0.05, 0.1, 0.2, 0.3, 0.47, 0.6, 0.75, 0.85, 0.95, 0.999]) {
        const spans = bands.map(({ outline }) => spanAt(outline, place * along));
        for (const [index, [upper, lower]] of spans.entries()) {
          expect(upper).toBeGreaterThanOrEqual(0);
          expect(lower).toBeLessThanOrEqual(across);
          const [above] = spans.slice(0, index).slice(-1);
          if (above) expect(Math.abs(upper - above[1])).toBeLessThan(0.3);
        }
      }
    }
  });

  test("is drawn of any code within its drawing, and is never thicker between two stages than in both", () => {
    const share = fc.nat({ max: 100 });
    const stage = fc.record({
      strength: fc.nat({ max: 255 }).map((thirds) => thirds / 3),
      shares: fc.tuple(share, share, share, share, share, share).filter((shares) => sum(shares) <= 100),
    });
    fc.assert(
      fc.property(fc.tuple(stage, stage, stage), cutOf(), (told, cut) => {
        const river: River = recordOf(stages, (_, index) => ({
          strength: told[index]?.strength ?? 0,
          shares: recordOf(families, (_family, place) => told[index]?.shares[place] ?? 0),
        }));
        const image = drawRiver(readRiverCode(riverCode(river)) ?? expect.fail("no river"), cut);
        expect(image).not.toMatch(/NaN|Infinity|undefined/);
        const { along, across, bands } = seen(image, cut);
        for (const { outline } of bands) {
          for (const [, at] of outline) {
            expect(at).toBeGreaterThanOrEqual(0);
            expect(at).toBeLessThanOrEqual(across);
          }
          const width = (place: number) => {
            const [upper, lower] = spanAt(outline, place * along);
            return lower - upper;
          };
          for (const [from, to] of [
            [places.opening, places.heart],
            [places.heart, places.trace],
          ] as const)
            expect(width((from + to) / 2)).toBeLessThanOrEqual(Math.max(width(from), width(to)) + 0.3);
        }
      }),
    );
  });
});

function cutOf() {
  return fc.constantFrom(...cuts);
}
