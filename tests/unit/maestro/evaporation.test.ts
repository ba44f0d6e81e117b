import { describe, expect, test } from "vitest";
import { keysOf } from "../../../app/encoding/record.ts";
import { bindWords } from "../../../app/i18n/bind-words.ts";
import { languages } from "../../../app/i18n/languages.ts";
import { middleHour } from "../../../app/maestro/evaporation/pyramid.ts";
import { stages, unfold } from "../../../app/maestro/evaporation/unfolding.ts";
import { hoursOnBlotter, isChemical } from "../../../app/maestro/evaporation/vapour.ts";
import { compose, materials } from "../../../app/maestro/index.ts";
import { typicalComposition } from "../../../app/maestro/palette/aspects.ts";
import { materialOf } from "../../../app/maestro/palette/materials.ts";
import { families, type Position } from "../../../app/maestro/types.ts";
import { outOfTurn } from "../../../app/maestro/words/description/context.ts";
import { wordTables } from "../../../app/maestro/words/tables.ts";
import { unfoldingWords } from "../../../app/maestro/words/unfolding.ts";
import { blotterCorrelation, classicalOrder, disorder, leadingGroup } from "../../lab/evaporation.ts";

/**
 * The hours within which a top note, a heart note and a base note have given half of what they give. The borders of 6 and
 * 24 hours are estimates, at the palette's gaps, and the model knows an hour to a factor of 2.4 only.
 */
const doubt = 2.4;
const hoursOf = {
  top: [0, 6 * doubt],
  middle: [6 / doubt, 24 * doubt],
  base: [24 / doubt, Number.POSITIVE_INFINITY],
} as const satisfies Record<Position, readonly [number, number]>;

/**
 * Whether a part of the pyramid contradicts how a material evaporates, by more than the model's doubt. The resins of a
 * natural that nobody has named count for nothing in it, so a natural may last longer than was computed.
 */
function contradicts(position: Position, { id, substantivity }: (typeof materials)[number]): boolean {
  const hours = middleHour(id);
  const [from, until] = hoursOf[position];
  return hours > until || (hours < from && (isChemical(id) || substantivity !== null));
}

test("hours on a blotter come from physics in the measured order", () => {
  const { materials: measured, model, pressureAlone } = blotterCorrelation();
  expect(measured).toBe(50);
  expect(model).toBeGreaterThanOrEqual(0.79);
  expect(model).toBeGreaterThan(pressureAlone);
});

test("the hours on a blotter are the measured ones wherever a material was measured", () => {
  for (const { id, substantivity } of materials) {
    if (substantivity !== null && substantivity < 400) expect(hoursOnBlotter(id)).toBe(substantivity);
    else if (substantivity !== null) expect(hoursOnBlotter(id)).toBeGreaterThanOrEqual(400);
  }
});

describe("the nine classical structures", () => {
  test("are smelled in the order that is known of them", () => {
    expect(disorder()).toEqual([]);
  });

  test.each(keysOf(classicalOrder))("%s opens with its first group and ends with its last", (structure) => {
    expect(leadingGroup(structure, "opening")).toBe(0);
    expect(leadingGroup(structure, "trace")).toBe(2);
  });
});

test("no part of the pyramid contradicts evaporation", () => {
  expect(materials.filter((material) => contradicts(material.position, material)).map(({ id }) => id)).toEqual([]);
  // 388 hours on a blotter: no top note, whatever habit says of aldehydes.
  expect(contradicts("top", materialOf("aldehyde_c12_mna"))).toBe(true);
  expect(contradicts("base", materialOf("lemon_cp"))).toBe(false);
  expect(contradicts("base", materialOf("linalool"))).toBe(true);
  expect(middleHour("lemon_cp")).toBeLessThan(middleHour("lavender"));
});

test("letters tell the notes of which habit and evaporation disagree out of turn, and no others", () => {
  const hours = (position: Position) =>
    materials
      .filter((material) => material.position === position && material.family !== null)
      .map(({ id }) => ({ id, hours: middleHour(id) }));
  const pairs = hours("top").flatMap((top) => hours("middle").map((heart) => ({ top, heart })));
  const late = pairs.filter(({ top, heart }) => top.hours > doubt * heart.hours);
  for (const { top, heart } of late) expect(outOfTurn.has(top.id) || outOfTurn.has(heart.id)).toBe(true);
  for (const id of outOfTurn) expect(late.some(({ top, heart }) => top.id === id || heart.id === id)).toBe(true);
});

test("no natural consists of more than all of it", () => {
  for (const composition of Object.values(typicalComposition)) {
    const sum = Object.values(composition).reduce((total, share) => total + share, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(100);
  }
});

describe("a formula", () => {
  const { premiere } = compose({ answers: { families: ["citrus", "woody"], strength: 6 }, session: "unfolding" });
  const { riyadh, paris } = unfold(premiere.formula, premiere.dosage_pct);

  test("loses its citrus and keeps its musk, and every moment is whole", () => {
    const { opening, heart, trace } = riyadh.stages;
    expect(opening.families.citrus).toBeGreaterThan(heart.families.citrus);
    expect(heart.families.citrus).toBeGreaterThan(trace.families.citrus);
    expect(trace.families.musk).toBeGreaterThan(opening.families.musk);
    for (const stage of stages) {
      const { families, materials: parts } = riyadh.stages[stage];
      expect(Object.values(families).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      expect([...parts.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });

  test("fades with every hour, is stronger at first in the heat and fades more slowly in the cold", () => {
    const strengths = stages.map((stage) => riyadh.stages[stage].strength);
    expect([...strengths].sort((one, other) => other - one)).toEqual(strengths);
    expect(riyadh.stages.opening.strength).toBeGreaterThan(paris.stages.opening.strength);
    const left = ({ opening, trace }: typeof riyadh.stages) => trace.strength / opening.strength;
    expect(left(paris.stages)).toBeGreaterThan(left(riyadh.stages));
  });

  test("is as strong and lasts as long, however it is cut into lines", () => {
    const halves = premiere.formula.flatMap((line) => {
      const half = { ...line, pct_concentrate: line.pct_concentrate / 2 };
      return [half, half];
    });
    const cut = unfold(halves, premiere.dosage_pct).riyadh;
    expect(cut.stages.heart.strength).toBeCloseTo(riyadh.stages.heart.strength, 9);
    for (const family of families)
      expect(cut.stages.heart.families[family]).toBeCloseTo(riyadh.stages.heart.families[family], 9);
    expect(cut.hours).toBe(riyadh.hours);
  });

  test("is stronger at a higher dosage, and the same again for the same formula", () => {
    const { riyadh: strong } = unfold(premiere.formula, 22);
    const { riyadh: light } = unfold(premiere.formula, 15);
    expect(strong.stages.heart.strength).toBeGreaterThan(light.stages.heart.strength);
    expect(strong.hours).toBeGreaterThan(light.hours);
    expect(unfold(premiere.formula, premiere.dosage_pct)).toEqual({ riyadh, paris });
  });
});

test("who asks for a strong perfume is not told of a close trail, and who asks for a light one not of a wide one", () => {
  const trailsOf = (strength: number) =>
    families.flatMap((family) =>
      ["a", "b", "c", "d", "e"].flatMap((session) => {
        const { premiere, deuxieme } = compose({ answers: { families: [family], strength }, session });
        return [premiere, deuxieme].map(({ formula, dosage_pct }) => unfold(formula, dosage_pct).riyadh.trail);
      }),
    );
  const share = (strength: number, trail: string) => {
    const all = trailsOf(strength);
    return all.filter((one) => one === trail).length / all.length;
  };
  for (const strength of [8, 9, 10]) expect(share(strength, "close"), `close at ${strength}`).toBeLessThanOrEqual(0.05);
  for (const strength of [1, 2]) expect(share(strength, "room"), `room at ${strength}`).toBeLessThanOrEqual(0.1);
  expect(share(10, "room")).toBeGreaterThan(2 * share(1, "room"));
});

test("what heat and cold leave as it is, is said of both at once, and what they change of each", () => {
  const seen = new Set<string>();
  for (let strength = 1; strength <= 10; strength++) {
    const { premiere, deuxieme } = compose({ answers: { families: ["woody"], strength }, session: `${strength}` });
    for (const { formula, dosage_pct } of [premiere, deuxieme]) {
      const { riyadh, paris } = unfold(formula, dosage_pct);
      for (const language of languages) {
        const { climates, trails, lastings, everyClimate } = wordTables[language];
        const bound = (...texts: string[]) => bindWords(texts.filter(Boolean).join(" "), language);
        const told = Object.fromEntries(
          (unfoldingWords(formula, dosage_pct, language)?.climates ?? []).map(({ name, says }) => [name, says]),
        );
        const [trail, lasting] = [riyadh.trail === paris.trail, riyadh.lasting === paris.lasting];
        const both = bound(trail ? trails[riyadh.trail] : "", lasting ? lastings[riyadh.lasting] : "");
        const each = ({ trail: far, lasting: long }: typeof riyadh) =>
          bound(trail ? "" : trails[far], lasting ? "" : lastings[long]);
        const expected = [
          [bound(everyClimate), both],
          [bound(climates.riyadh), each(riyadh)],
          [bound(climates.paris), each(paris)],
        ].filter(([, says]) => says);
        expect(told).toEqual(Object.fromEntries(expected));
        seen.add(`${trail} ${lasting}`);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(1);
});
