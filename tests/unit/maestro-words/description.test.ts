import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { materials } from "../../../app/maestro/palette/materials.ts";
import { briefOf } from "../../../app/maestro/profile/brief.ts";
import { type Position, themes, variants } from "../../../app/maestro/types.ts";
import type { DescriptionInput } from "../../../app/maestro/words/description/context.ts";
import { writeDescriptions } from "../../../app/maestro/words/description.ts";
import { cases } from "../../support/drawn-cases.ts";
import { faults } from "./readings.ts";

const several = (...values: string[]) => fc.subarray([...values, "unheard of"]);

const answers = fc.record(
  {
    gender: fc.constantFrom("men" as const, "women" as const, "unisex" as const),
    families: several("woody", "oriental", "floral", "citrus", "musk", "aquatic"),
    time_of_day: fc.constantFrom("day" as const, "night" as const, "both" as const),
    occasions: several("casual", "formal", "special", "sport"),
    persona: several("confident", "elegant", "mysterious", "playful", "romantic"),
    strength: fc.integer({ min: 1, max: 10 }),
    season: several("spring", "summer", "autumn", "winter"),
    environment: several("urban", "nature", "beach", "mountains", "desert"),
    colors: several("gold", "amber", "crimson", "rose", "violet", "indigo", "azure", "emerald", "ivory", "onyx"),
    memory: fc.oneof(
      fc.constantFrom("rain and coffee", "بخور جدّتي والمطر", "пироги, море", "le pain chaud, un jardin", "the sea"),
      fc.string(),
    ),
  },
  { requiredKeys: [] },
);

function layer(position: Position) {
  const ids = materials.filter((material) => material.position === position).map(({ id }) => id);
  const note = fc.record({
    material: fc.constantFrom(...ids),
    because: fc.uniqueArray(fc.constantFrom(...themes), { maxLength: 3 }),
  });
  return fc.uniqueArray(note, { minLength: 1, maxLength: 4, selector: ({ material }) => material });
}

const input: fc.Arbitrary<DescriptionInput> = fc.record({
  variant: fc.constantFrom(...variants),
  brief: answers.map(briefOf),
  notes: fc.record({ top: layer("top"), middle: layer("middle"), base: layer("base") }),
  dosage: fc.double({ min: 15, max: 22, noNaN: true }),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
});

const noNotes = { top: [], middle: [], base: [] };
const seeds = Array.from({ length: 50 }, (_, seed) => seed);
const sentences = (text: string) => text.split(/(?<=[.])\s+(?=\S)/);

test("descriptions are three to five whole sentences, whatever was answered, and the same for the same input @draws", () => {
  fc.assert(
    fc.property(input, (given) => {
      const texts = writeDescriptions(given);
      for (const language of languages) {
        const text = texts[language];
        expect(faults(text, language)).toEqual([]);
        expect(sentences(text).length).toBeGreaterThanOrEqual(3);
        expect(sentences(text).length).toBeLessThanOrEqual(5);
        for (const sentence of sentences(text)) expect(sentence).toMatch(/^[\p{Lu}\p{Lo}].*\.$/u);
      }
      expect(writeDescriptions(given)).toEqual(texts);
    }),
    cases(300, 5000),
  );
});

test("descriptions are hardly ever the same twice", () => {
  const texts = fc.sample(input, { numRuns: 1000, seed: 7 }).map(writeDescriptions);
  for (const language of languages) {
    expect(new Set(texts.map((text) => text[language])).size).toBeGreaterThanOrEqual(950);
  }
});

test("descriptions speak of a memory that was understood", () => {
  const brief = briefOf({ memory: "дождь" });
  const rain = { ar: "المطر", en: "rain", fr: "la pluie", ru: "«дождь»" };
  for (const seed of seeds) {
    const texts = writeDescriptions({ variant: "premiere", brief, notes: noNotes, dosage: 18, seed });
    for (const language of languages) expect(texts[language]).toContain(rain[language]);
  }
});

test("descriptions hold up without a single note", () => {
  for (const seed of seeds) {
    const texts = writeDescriptions({ variant: "deuxieme", brief: briefOf({}), notes: noNotes, dosage: 15, seed });
    for (const language of languages) expect(sentences(texts[language]).length).toBeGreaterThanOrEqual(3);
  }
});

test("a memory is quoted as it was given, and nothing is put into quotation marks that was not", () => {
  const brief = briefOf({ memory: "My uncle's taxi, at night", persona: ["confident"], families: ["woody"] });
  for (const variant of variants) {
    for (const seed of seeds) {
      const { en } = writeDescriptions({ variant, brief, notes: noNotes, dosage: 18, seed });
      expect(en).not.toMatch(/father|the night/);
      for (const [, quote = ""] of en.matchAll(/“(.*?)”/g)) expect(["My uncle’s taxi", "at night"]).toContain(quote);
    }
  }
});

test("only what was poured for a memory is said to be in the bottle because of it", () => {
  const brief = briefOf({ memory: "hot chocolate in the rain" });
  const said = (because: readonly ("memory" | "season")[]) =>
    seeds.map((seed) => {
      const notes = {
        top: [{ material: "neroli" as const, because: [] }],
        middle: [{ material: "rose_otto" as const, because: [] }],
        base: [
          { material: "cocoa_abs" as const, because },
          { material: "vetiver" as const, because: [] },
        ],
      };
      return writeDescriptions({ variant: "premiere", brief, notes, dosage: 18, seed }).en;
    });
  for (const text of said(["memory"]))
    expect(text).toMatch(/“hot chocolate in the rain”[^.]*cocoa|cocoa[^.]*“hot chocolate in the rain”/i);
  for (const text of said(["season"]))
    expect(text).not.toMatch(/“hot chocolate in the rain”[^.]*cocoa|cocoa[^.]*“hot/i);
});

test("the two letters of a session share no sentence", () => {
  const given = fc.sample(input, { numRuns: 300, seed: 11 });
  for (const one of given) {
    const [first, second] = variants.map((variant) => writeDescriptions({ ...one, variant }));
    for (const language of languages) {
      const said = new Set(sentences(first?.[language] ?? ""));
      for (const sentence of sentences(second?.[language] ?? "")) expect(said).not.toContain(sentence);
    }
  }
});
