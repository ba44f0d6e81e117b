import { describe, expect, test } from "vitest";
import { readSealCode, sealCode } from "../../../app/maestro/seal/code.ts";
import { type Cut, cuts, drawingOf, drawSeal } from "../../../app/maestro/seal/draw.ts";
import type { Mark } from "../../../app/maestro/seal/marks.ts";
import { type Seal, sealOf } from "../../../app/maestro/seal/seal.ts";
import { measureSeals, sealBars, sealedSamples, sealedStream } from "../../lab/seal-measure.ts";

const samples = sealedSamples(500);
const [sample] = samples;
if (!sample) throw new Error("There is no perfume to seal");

const draw = (seal: Seal, cut: Cut) => drawSeal(seal, cut, "#000");

/** What is seen of an image; the names of its parts hold the formula's hash. */
const shown = (image: string) => image.replaceAll(/seal-\w+/g, "");

/** How many images stood among the others before. */
function countAlike(count: number): number {
  const seen = new Set<string>();
  for (const { seal } of sealedStream(count)) seen.add(shown(draw(seal, "screen")));
  return count - seen.size;
}

/** The width of the finest line that a mark is drawn with. */
function finestOf(mark: Mark): number {
  if (mark.kind === "pearl") return 2 * mark.radius;
  return mark.kind === "area" ? mark.edge : mark.width;
}

describe("a perfume's seal", () => {
  test("is the same for the same formula, however its lines are ordered", () => {
    const { lines, dosage } = sample.formula;
    const turned = sealOf({ lines: lines.toReversed(), dosage });
    for (const cut of cuts) expect(draw(turned, cut)).toBe(draw(sample.seal, cut));
  });

  test("changes with a hundredth of a per cent of one material, and with the dosage", () => {
    const { lines, dosage } = sample.formula;
    const more = lines.map((line, k) => ({ ...line, pct_concentrate: line.pct_concentrate + (k === 0 ? 0.01 : 0) }));
    const images = [sample.seal, sealOf({ lines: more, dosage }), sealOf({ lines, dosage: dosage + 0.1 })];
    expect(new Set(images.map((seal) => shown(draw(seal, "screen")))).size).toBe(3);
  });

  test("is kept as a short code, of which the same image is drawn again", () => {
    const images = samples.map(({ seal }) => {
      const code = sealCode(seal);
      const kept = readSealCode(code);
      expect(code).toMatch(/^[\w-]{39}$/);
      return kept && sealCode(kept) === code && shown(draw(kept, "screen"));
    });
    expect(new Set(images).size).toBe(samples.length);
    expect(images).not.toContain(false);
    for (const code of ["", "A", `${"A".repeat(38)}!`, "A".repeat(40)]) expect(readSealCode(code)).toBeNull();
  });

  test("is drawn of a formula that holds nothing which smells", () => {
    for (const cut of cuts) {
      const image = draw(sealOf({ lines: [], dosage: 18 }), cut);
      expect(image).toContain("<path");
      expect(image).not.toContain("NaN");
    }
  });

  test("is text of at most 6 KB without styles, scripts or anything to load", () => {
    for (const { seal } of samples) {
      for (const cut of cuts) {
        for (const image of [draw(seal, cut), drawSeal(seal, cut, "#000", true)]) {
          expect(image.length).toBeLessThanOrEqual(sealBars.bytes);
          expect(image).not.toMatch(/NaN|Infinity|undefined|style|script|href="[^#]/);
        }
      }
    }
  });

  test("has no line below 0.15 mm where it is engraved 8 mm wide", () => {
    for (const { seal } of samples) {
      const { half, once, eightfold } = drawingOf(seal, "engraver");
      const finest = Math.min(...[...once, ...eightfold].map(finestOf));
      expect((finest / (2 * half)) * 8).toBeGreaterThanOrEqual(0.15);
    }
  });

  test("is like another as their odours are, and told from it at 60 px", () => {
    const { correlation, apart } = measureSeals(samples.slice(0, 300), 2000);
    expect(correlation).toBeGreaterThanOrEqual(sealBars.correlation);
    expect(apart).toBeGreaterThanOrEqual(sealBars.apart);
  });

  test("is no other's among 1,000 perfumes", () => {
    expect(countAlike(1000)).toBe(0);
  });

  test("is no other's among 100,000 perfumes @long", { timeout: 3_600_000 }, () => {
    expect(countAlike(100_000)).toBe(0);
  });
});
