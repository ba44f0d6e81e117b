import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { compose, smellNames } from "../../../app/maestro/index.ts";
import { leadingFamilies } from "../../../app/maestro/leading-families.ts";
import { families, type MaterialId } from "../../../app/maestro/types.ts";
import { pictures } from "../../../app/media/manifest.ts";
import { bottleSocialImage, familyPairSocialImage } from "../../../app/media/social.ts";

const stored = join(import.meta.dirname, "../../../public");
const pairs = families.flatMap((main) => families.filter((second) => second !== main).map((second) => [main, second]));
const bottles = Object.keys(pictures).flatMap((name) => bottleSocialImage(name) ?? []);

describe("social images", () => {
  test("there is one for each of thirty pairs of families and of the Vault's eight bottles", () => {
    expect(pairs).toHaveLength(30);
    expect(bottles).toHaveLength(8);
    for (const other of [null, "", "hero", "bottle-black", "../bottle-gold-gold"]) {
      expect(bottleSocialImage(other)).toBeUndefined();
    }
  });

  test.each([...pairs.map(([main = "woody", second = "woody"]) => familyPairSocialImage(main, second)), ...bottles])(
    "%s is a JPEG of 1200 x 630 and at most 70 kB that shows something",
    async (path) => {
      const file = join(stored, path);
      expect(statSync(file).size).toBeLessThanOrEqual(70_000);
      expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      const { channels } = await sharp(file).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15);
    },
  );
});

describe("the leading families", () => {
  const note = (material: MaterialId) => ({ material, because: [], ...smellNames[material] });

  test("are those of most of the notes", () => {
    const notes = {
      top: [note("bergamot_fcf"), note("lemon_cp")],
      middle: [note("sweet_orange")],
      base: [note("ambroxan")],
    };
    expect(leadingFamilies(notes)[0]).toBe("citrus");
  });

  test("are two different ones, with a default where no note is", () => {
    expect(leadingFamilies({ top: [], middle: [], base: [] })).toEqual(["woody", "oriental"]);
  });

  test("contain the family that was asked for", () => {
    const found = families.map((family) => {
      const { premiere } = compose({ answers: { families: [family] }, session: `asks for ${family}` });
      const [main, second] = premiere.leading;
      expect(main).not.toBe(second);
      return main === family || second === family;
    });
    expect(found).not.toContain(false);
  });
});
