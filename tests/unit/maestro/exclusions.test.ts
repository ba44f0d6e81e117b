import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keysOf } from "../../../app/encoding/record.ts";
import { conflictsOf, foresee } from "../../../app/maestro/feasibility.ts";
import { compose } from "../../../app/maestro/index.ts";
import { powerOf } from "../../../app/maestro/odour/loudness.ts";
import { indexOf } from "../../../app/maestro/palette/columns.ts";
import { materialOf } from "../../../app/maestro/palette/materials.ts";
import { briefOf } from "../../../app/maestro/profile/brief.ts";
import { maxWishes, wishesOf } from "../../../app/maestro/profile/wishes.ts";
import { goingWith } from "../../../app/maestro/reading/refused-materials.ts";
import { things } from "../../../app/maestro/reading/things.ts";
import { type Answers, families, type Reading, type ThingId, variants } from "../../../app/maestro/types.ts";
import { violations } from "../../lab/compliance.ts";
import { checkExclusions, excludable, poured } from "../../lab/exclusions.ts";
import { finishedShare } from "../../lab/facts.ts";
import { sessionId } from "../../lab/samples.ts";
import { cases } from "../../support/drawn-cases.ts";

const read = (thing: ThingId, sense: Reading["sense"], word: string = thing): Reading => ({ word, thing, sense });
const composeFor = (answers: Answers, index = 0) => compose({ answers, session: sessionId(index) });

test("of what is refused, not borne or chosen to be left out neither perfume holds anything, by the tables of facts", () => {
  const { tried, faults } = checkExclusions(47);
  expect(tried).toBeGreaterThan(400);
  expect(faults).toEqual([]);
});

test("and so it is whatever is asked for beside it @long", { timeout: 900_000 }, () => {
  expect(checkExclusions().faults).toEqual([]);
});

test("the same check finds what is poured where nothing is kept out", () => {
  const { formula, dosage_pct: dosage } = composeFor({}).premiere;
  const found = excludable.filter((thing) => poured(formula, dosage, thing, "allergy").length > 0);
  expect(found.length).toBeGreaterThan(excludable.length / 4);
});

test.each(families)("who refuses musk gets none, not even to hold a perfume of %s together", (family) => {
  for (let index = 0; index < 5; index++) {
    const composition = composeFor({ families: [family], readings: [read("musk", "refused")] }, index);
    for (const variant of variants) {
      const { formula, dosage_pct: dosage } = composition[variant];
      expect(formula.filter(({ material }) => materialOf(material).family === "musk")).toEqual([]);
      expect(violations(formula, dosage)).toEqual([]);
    }
  }
});

describe("an allergy", () => {
  test.each<[ThingId, string[]]>([
    ["cinnamon", ["69", "76", "349"]],
    ["lavender", ["84", "337", "360"]],
    ["linalool", ["84"]],
    ["rose", ["78", "86", "366"]],
    ["clove", ["71", "73"]],
    ["oakmoss", ["91"]],
    ["citrus", ["70", "88", "351", "352", "353"]],
    ["peru_balsam", ["45", "76", "81", "85"]],
    ["mint", ["333", "338"]],
    // Of a kind of what grows, whatever a label would name of any of it, wherever else it is found.
    ["floral", ["84", "86", "78", "72", "366", "357"]],
    ["woody", ["341", "367", "344", "339"]],
    ["fruity", ["88", "70", "351", "352", "353"]],
  ])("to %s keeps what a label would name of it below its threshold", (thing, entries) => {
    for (const answers of [{ without: [thing] }, { readings: [read(thing, "allergy")] }] satisfies Answers[]) {
      for (let index = 0; index < 4; index++) {
        const composition = composeFor({ ...answers, families: families.slice(index, index + 2), strength: 10 }, index);
        for (const variant of variants) {
          const { formula, dosage_pct: dosage } = composition[variant];
          for (const entry of entries) expect(finishedShare(formula, dosage, entry)).toBeLessThanOrEqual(0.001);
        }
        expect(composition.made_without).toEqual([thing]);
      }
    }
  });

  test("holds against a wish for the same thing in the same text", () => {
    const readings = [read("cinnamon", "wanted", "cinnamon buns"), read("cinnamon", "allergy", "allergic to it")];
    for (let index = 0; index < 10; index++) {
      const composition = composeFor({ memory: "cinnamon buns, but I am allergic to it", readings }, index);
      for (const variant of variants) {
        const { formula, dosage_pct: dosage } = composition[variant];
        expect(poured(formula, dosage, "cinnamon", "allergy")).toEqual([]);
      }
    }
  });

  test("holds for every attempt of a session", () => {
    for (const attempt of [0, 1, 2]) {
      const { premiere, deuxieme } = compose({ answers: { without: ["rose"] }, session: "s", attempt });
      for (const { formula, dosage_pct: dosage } of [premiere, deuxieme]) {
        expect(poured(formula, dosage, "rose", "chosen")).toEqual([]);
      }
    }
  });
});

const diluents = ["triethyl_citrate", "dipropylene_glycol"] as const satisfies readonly ThingId[];

test.each<[string, readonly (typeof diluents)[number][]]>([
  ...diluents.map((id): [string, (typeof diluents)[number][]] => [id, [id]]),
  ["any diluent", diluents],
])("without %s a perfume of every family is composed, and holds none of it", (_, left) => {
  const poured = new Set<string>();
  const said = (sense: Reading["sense"]): Answers => ({ readings: left.map((thing) => read(thing, sense)) });
  const disliked = said("refused");
  for (const family of families) {
    for (const strength of [1, 5, 10]) {
      const asked = { families: [family], strength };
      for (const { material } of composeFor(asked, strength).premiere.formula) poured.add(material);
      for (const way of [{ without: [...left] }, said("allergy"), disliked]) {
        const answers = { ...asked, ...way };
        const composition = composeFor(answers, strength);
        expect(composition.made_without).toEqual(way === disliked ? [] : left);
        expect(composition.left_out).toEqual(way === disliked ? left : []);
        expect(conflictsOf(answers, sessionId(strength))).toMatchObject({ tooLittle: null, conflicts: [] });
        for (const variant of variants) {
          const { formula, dosage_pct: dosage, maestro_recipe_50ml: recipe } = composition[variant];
          expect(violations(formula, dosage)).toEqual([]);
          for (const id of left) expect(JSON.stringify([formula, recipe])).not.toContain(id);
        }
      }
    }
  }
  // Where nothing is left out, each of them is poured.
  for (const id of left) expect(poured).toContain(id);
});

test.each(diluents)("a wish for %s pours what is poured without it, is no note, and moves no profile", (thing) => {
  for (const sense of ["wanted", "less"] as const) {
    const { readings, ...others } = { readings: [read(thing, sense)], families: ["floral"] } satisfies Answers;
    const [wished, plain] = [composeFor({ ...others, readings }), composeFor(others)];
    const { wishes, memoryFinds, themes } = briefOf({ readings });
    expect([wishes, memoryFinds]).toEqual([[], []]);
    expect(themes.flatMap(({ logWeights }) => [...logWeights]).filter((weight) => weight !== 0)).toEqual([]);
    for (const variant of variants) {
      for (const part of ["formula", "notes", "ingredients"] as const) {
        expect(wished[variant][part]).toEqual(plain[variant][part]);
      }
    }
  }
});

test("what is disliked is stated apart from what must not be in it, and only where none of it is poured", () => {
  const readings = [read("oud", "refused"), read("spices", "refused"), read("saffron", "wanted")];
  const composition = composeFor({ readings, without: ["clove"] });
  expect(composition.made_without).toEqual(["clove"]);
  expect(composition.left_out).toEqual(["oud"]);
  expect(composeFor({ readings: [read("oud", "refused")], without: ["oud"] }).left_out).toEqual([]);
  expect(composeFor({ readings: [read("mother", "allergy"), read("petrol", "refused")] })).toMatchObject({
    made_without: [],
    left_out: [],
  });
});

describe("fruit", () => {
  const citrus = goingWith("citrus");
  const citrusIn = (answers: Answers) =>
    variants.flatMap((variant) =>
      composeFor(answers)[variant].formula.filter(({ material }) => citrus.includes(material)),
    );

  test("is citrus too, for whoever cannot bear it and for whoever does not like it", () => {
    for (const sense of ["allergy", "refused"] as const) {
      expect(citrusIn({ readings: [read("fruity", sense)] })).toEqual([]);
    }
    expect(citrusIn({ families: ["citrus"], readings: [read("fruity", "allergy")] })).toEqual([]);
  });

  test("is not, for whoever does not like it, where citrus is wished for", () => {
    const readings = [read("fruity", "refused")];
    for (const answers of [{ families: ["citrus"], readings }, { readings: [...readings, read("lemon", "wanted")] }]) {
      expect(citrusIn(answers).length).toBeGreaterThan(0);
      const fruits = goingWith("fruity");
      expect(composeFor(answers).premiere.formula.filter(({ material }) => fruits.includes(material))).toEqual([]);
      expect(composeFor(answers).left_out).toEqual([]);
    }
  });
});

/** Everything that can be poured where it is wished for. */
const pourable = keysOf(things).filter(
  (thing) => wishesOf([{ thing, word: "", theme: "memory", sense: "wanted" }]).length > 0,
);

/** Orders with a number of wishes, and in every other something that must stay out. */
const orders = ({ min, max }: { min: number; max: number }) =>
  fc.record({
    wishes: fc.uniqueArray(fc.constantFrom(...pourable), { minLength: min, maxLength: max }),
    families: fc.uniqueArray(fc.constantFrom(...families), { maxLength: 2 }),
    without: fc.array(fc.constantFrom(...excludable), { maxLength: 1 }),
    strength: fc.integer({ min: 1, max: 10 }),
    session: fc.uuid(),
  });
type Order = { wishes: ThingId[]; session: string } & Pick<Answers, "families" | "without" | "strength">;
const composeOrder = ({ wishes, session, ...answers }: Order) =>
  compose({ answers: { ...answers, readings: wishes.map((thing) => read(thing, "wanted")) }, session });

test("every wish that is listed is in a bottle and on its card, and what stands in for it where it is left out @draws", () => {
  fc.assert(
    fc.property(orders({ min: 1, max: maxWishes }), ({ wishes, session, ...answers }) => {
      const { premiere, deuxieme, no_room: missing } = composeOrder({ wishes, session, ...answers });
      const cards = [premiere, deuxieme].flatMap(({ notes }) => Object.values(notes).flat());
      const poured = [premiere, deuxieme].flatMap(({ formula }) => formula.map(({ material }) => material));
      const brief = briefOf({ ...answers, readings: wishes.map((thing) => read(thing, "wanted")) });
      for (const { lists } of brief.wishes) {
        for (const list of lists) expect(list.some((id) => poured.includes(id))).toBe(true);
        expect(lists.flat().some((id) => cards.some(({ material }) => material === id))).toBe(true);
      }
      expect(missing).toEqual([]);
    }),
    { ...cases(100, 600), endOnFailure: true },
  );
});

test("of more wishes than there is room for, those that are in neither perfume are told before and after @draws", () => {
  let told = 0;
  fc.assert(
    fc.property(orders({ min: maxWishes + 4, max: maxWishes + 8 }), (order) => {
      const { wishes, session, ...answers } = { ...order, without: [] };
      const { premiere, deuxieme, no_room: missing } = composeOrder({ wishes, session, ...answers });
      const poured = [premiere, deuxieme].flatMap(({ formula }) => formula.map(({ material }) => material));
      const readings = wishes.map((thing) => read(thing, "wanted"));
      const said = foresee({ ...answers, readings }, session).unpoured;
      expect(said).toEqual(missing.map((thing) => ({ thing, why: "no_room" })));
      for (const thing of missing) {
        const [wish] = wishesOf([{ thing, word: "", theme: "memory", sense: "wanted" }]);
        for (const id of wish?.lists.flat() ?? []) expect(poured).not.toContain(id);
      }
      told += missing.length;
    }),
    { ...cases(15, 60), endOnFailure: true },
  );
  expect(told).toBeGreaterThan(20);
  // What is left out as well is no matter of room, and a person takes none.
  expect(composeFor({ readings: [read("oud", "wanted"), read("mother", "wanted")], without: ["oud"] }).no_room).toEqual(
    [],
  );
});

test("of what there shall be less there is less, and it is not left out", () => {
  const sweets = goingWith("sweet");
  const sweetnessOf = (readings: Reading[]) =>
    Array.from({ length: 20 }, (_, index) => {
      const { premiere, made_without, left_out } = composeFor({ families: ["floral"], readings }, index);
      expect([made_without, left_out]).toEqual([[], []]);
      const sweet = premiere.formula.filter(({ material }) => sweets.includes(material));
      return sweet.reduce(
        (sum, { material, pct_concentrate: share }) => sum + share * (powerOf[indexOf.get(material) ?? -1] ?? 0),
        0,
      );
    }).reduce((sum, one) => sum + one, 0);
  const less = sweetnessOf([read("sweet", "less")]);
  expect(less).toBeGreaterThan(0);
  expect(less).toBeLessThan(0.97 * sweetnessOf([]));
});

test("a refusal in words is not stated as an allergy is, and a reading of no smell changes nothing", () => {
  expect(composeFor({ readings: [read("oud", "refused")] }).made_without).toEqual([]);
  const plain = composeFor({ families: ["floral"] });
  expect(composeFor({ families: ["floral"], readings: [read("rose", "nothing", "Rose")] })).toEqual(plain);
});

test("the palette's whole kind is refused, and what is liked by name of it is poured", () => {
  const readings = [read("spices", "refused", "no spice"), read("saffron", "wanted", "saffron")];
  const { formula } = composeFor({ readings }).premiere;
  const ids = formula.map(({ material }) => material);
  expect(ids).toContain("safraleine");
  expect(ids.filter((id) => id !== "safraleine" && goingWith("spices").includes(id))).toEqual([]);
});

test("composing never throws, whatever is left out", () => {
  const everything = keysOf(things);
  for (const without of [everything, [...families], ["floral", "woody", "citrus", "oriental", "musk"] as ThingId[]]) {
    const kinds = without.filter((id): id is ThingId => id in things);
    const { premiere, deuxieme } = composeFor({ families: ["floral"], without: kinds });
    for (const { formula, display_name: name } of [premiere, deuxieme]) {
      expect(formula.every(({ pct_concentrate: share }) => share > 0)).toBe(true);
      expect(name).not.toBe("");
    }
  }
});
