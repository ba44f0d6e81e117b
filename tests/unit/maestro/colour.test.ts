import { describe, expect, test } from "vitest";
import { keysOf } from "../../../app/encoding/record.ts";
import {
  absorptionOf,
  colourWord,
  dayColour,
  liquidDepths,
  liquidHues,
  nearestLiquid,
} from "../../../app/maestro/compounding/colour.ts";
import type { MaterialId } from "../../../app/maestro/types.ts";

const liquidOf = (material: MaterialId, pct_concentrate: number, dosage = 20) =>
  absorptionOf({ lines: [{ material, pct_concentrate }], dosage });

describe("the colour of a liquid", () => {
  test("is none where nothing in it has a tint, and white as the sheet behind it", () => {
    const clear = liquidOf("hedione", 100);
    expect(clear).toEqual([0, 0, 0]);
    expect(colourWord(clear)).toBe("colourless");
    expect(dayColour(clear)).toBe("#ffffff");
  });

  test("follows the law of Beer and Lambert: twice as much takes twice as much of each light", () => {
    const [red, green, blue] = liquidOf("labdanum_abs", 3);
    expect(liquidOf("labdanum_abs", 6)).toEqual([2 * red, 2 * green, 2 * blue]);
    expect(liquidOf("labdanum_abs", 3, 40)).toEqual([2 * red, 2 * green, 2 * blue]);
    const words = [0.1, 1, 4, 12].map((share) => colourWord(liquidOf("labdanum_abs", share)));
    expect(words).toEqual(["colourless", "straw", "golden", "amber"]);
  });

  test.each([
    ["mandarin_red", 20, "straw"],
    ["labdanum_abs", 8, "amber"],
    ["rose_absolute", 10, "rose"],
    ["oakmoss", 8, "moss"],
  ] as const)("of much %s is nearest to the liquid called %s", (material, share, hue) => {
    expect(nearestLiquid(liquidOf(material, share)).hue).toBe(hue);
  });

  test("is one of twelve liquids, each nearest to itself, and each another colour", () => {
    const seen = new Set<string>();
    for (const hue of keysOf(liquidHues)) {
      for (const depth of liquidDepths) {
        const [red, green, blue] = liquidHues[hue];
        const absorption = [red * depth, green * depth, blue * depth] as const;
        expect(nearestLiquid(absorption)).toMatchObject({ hue, depth });
        seen.add(dayColour(absorption));
      }
    }
    expect(seen.size).toBe(12);
  });
});
