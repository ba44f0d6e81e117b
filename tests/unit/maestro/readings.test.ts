import { expect, test } from "vitest";
import { compose } from "../../../app/maestro/index.ts";
import { normaliseAnswers } from "../../../app/maestro/profile/answers.ts";
import { listsFor } from "../../../app/maestro/profile/memory-materials.ts";
import { findOf } from "../../../app/maestro/profile/wishes.ts";
import type { Answers, MaterialId, Note, Reading, ThingId } from "../../../app/maestro/types.ts";
import { randomStream } from "../../lab/random-stream.ts";
import { randomAnswers, sessionId } from "../../lab/samples.ts";

const wanted = (thing: ThingId, word: string = thing): Reading => ({ word, thing, sense: "wanted" });

test("of what is left out and read only what is known is kept", () => {
  const given: Record<string, unknown> = {
    without: ["oud", "nonsense", "mother", "oud", 7, "linalool"],
    without_text: `  no roses ${"x".repeat(5000)}`,
    readings: [
      { word: "  roses ", thing: "rose", sense: "refused" },
      { word: "oud", thing: "oud", sense: "loved" },
      { word: "x", thing: "constructor", sense: "wanted" },
      { word: 1, thing: "oud", sense: "wanted" },
      null,
      "oud",
      { word: "y".repeat(500), thing: "oud", sense: "wanted", more: 1 },
    ],
  };
  const { without, without_text: text, readings } = normaliseAnswers(given);
  expect(without).toEqual(["oud", "linalool"]);
  expect(text).toMatch(/^no roses x+$/);
  expect(text?.length).toBeLessThanOrEqual(2000);
  expect(readings).toEqual([
    { word: "roses", thing: "rose", sense: "refused" },
    { word: "y".repeat(80), thing: "oud", sense: "wanted" },
  ]);
});

test.each(["jsp", "لا أعرف", "nothing in particular", "like Sauvage but softer", "dsfkjh 12 ❤️"])(
  "a text in which nothing is read changes nothing: %s",
  (memory) => {
    const random = randomStream(memory);
    for (let index = 0; index < 8; index++) {
      const { memory: _, ...answers } = randomAnswers(random);
      const session = sessionId(index);
      const without = compose({ answers, session });
      for (const told of [
        { memory, readings: [] },
        { without_text: memory, readings: [] },
      ] satisfies Answers[]) {
        const composed = compose({ answers: { ...answers, ...told }, session });
        expect(composed.fingerprint).toBe(without.fingerprint);
        expect(composed.deuxieme.formula).toEqual(without.deuxieme.formula);
        expect(composed.premiere.notes).toEqual(without.premiere.notes);
      }
    }
  },
);

test("a perfume is composed from the readings, and not from the words beside them", () => {
  const one = compose({ answers: { memory: "rose", readings: [wanted("oud", "x")] }, session: "s" });
  const other = compose({ answers: { memory: "snow", readings: [wanted("oud", "y")] }, session: "s" });
  expect(one.fingerprint).toBe(other.fingerprint);
});

test("different readings make different formulas", () => {
  const things: ThingId[] = ["rose", "peony", "mother", "oud", "incense", "coconut", "peach"];
  const prints = things.map((thing) => compose({ answers: { readings: [wanted(thing)] }, session: "s" }).fingerprint);
  expect(new Set(prints).size).toBe(things.length);
});

test.each<[ThingId, MaterialId[]]>([
  ["coconut", ["gamma_nonalactone"]],
  ["pineapple", ["allyl_cyclohexylpropionate"]],
  ["lychee", ["oxane", "rose_oxide", "raspberry_ketone"]],
  ["marshmallow", ["ethyl_maltol"]],
  ["almond", ["benzaldehyde", "heliotropin"]],
  ["cherry", ["benzaldehyde", "heliotropin"]],
  ["coffee", ["coffee_co2"]],
  ["tea", ["tea_leaf_abs"]],
  ["fig", ["stemone"]],
  ["honey", ["beeswax_abs", "methyl_phenylacetate"]],
  ["cucumber", ["nonadienal_26"]],
  ["earth", ["geosmin"]],
  ["smoke", ["birch_tar_rect"]],
  ["carnation", ["eugenol", "benzyl_salicylate"]],
  ["barbershop", ["lavender", "geranium"]],
  ["ambergris", ["ambroxan"]],
  ["oud_accord", ["oud_oil"]],
])("a wish for %s is poured, and its notes say so with the visitor's word", (thing, expected) => {
  const lists = findOf({ word: thing, thing, sense: "wanted", theme: "memory" }).flatMap(listsFor);
  for (const session of ["one", "two", "three"]) {
    const answers: Answers = { memory: "it was the best", readings: [wanted(thing, "the best")] };
    const { premiere } = compose({ answers, session });
    const ids = premiere.formula.map(({ material }) => material);
    for (const id of expected) expect(ids).toContain(id);
    expect(ids).not.toContain("oud_accord");
    const shown: Note[] = Object.values(premiere.notes).flat();
    const named = shown.filter(({ words }) => words?.includes("the best"));
    expect(named.length).toBeGreaterThan(0);
    for (const { material, because } of named) {
      expect(lists.flat()).toContain(material);
      expect(because).toContain("memory");
    }
  }
});

test("every note has a reason, and one that no answer brought says that it holds the others together", () => {
  const random = randomStream("notes and their reasons");
  for (let index = 0; index < 60; index++) {
    const { premiere, deuxieme } = compose({ answers: randomAnswers(random), session: sessionId(index) });
    for (const { because } of [premiere, deuxieme].flatMap(({ notes }) => Object.values(notes).flat())) {
      expect(because.length).toBeGreaterThan(0);
      if (because.includes("structure")) expect(because).toEqual(["structure"]);
    }
  }
});

test("a text that only refuses is no note's reason", () => {
  const answers: Answers = {
    memory: "no roses",
    families: ["woody"],
    readings: [{ word: "no roses", thing: "rose", sense: "refused" }],
  };
  const { premiere, deuxieme } = compose({ answers, session: "s" });
  for (const { because } of [premiere, deuxieme].flatMap(({ notes }) => Object.values(notes).flat())) {
    expect(because).not.toContain("memory");
  }
});
