import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { materials } from "../../../app/maestro/palette/materials.ts";
import { type Position, themes, variants } from "../../../app/maestro/types.ts";
import { type NotesInput, writeNotes } from "../../../app/maestro/words/notes.ts";
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

const input: fc.Arbitrary<Omit<NotesInput, "language">> = fc.record({
  variant: fc.constantFrom(...variants),
  answers,
  notes: fc.record({ top: layer("top"), middle: layer("middle"), base: layer("base") }),
  dosage_pct: fc.double({ min: 15, max: 22, noNaN: true }),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
});

const sentences = (text: string) => text.split(/(?<=[.])\s+(?=\S)/);

describe.each(languages)("the Maestro's notes in %s", (language) => {
  test("are three to five whole sentences, whatever was answered", () => {
    fc.assert(
      fc.property(input, (given) => {
        const text = writeNotes({ ...given, language });
        expect(faults(text, language)).toEqual([]);
        expect(sentences(text).length).toBeGreaterThanOrEqual(3);
        expect(sentences(text).length).toBeLessThanOrEqual(5);
        for (const sentence of sentences(text)) expect(sentence).toMatch(/^[\p{Lu}\p{Lo}].*\.$/u);
        expect(writeNotes({ ...given, language })).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  test("are hardly ever the same twice", () => {
    const texts = fc.sample(input, { numRuns: 1000, seed: 7 }).map((given) => writeNotes({ ...given, language }));
    expect(new Set(texts).size).toBeGreaterThanOrEqual(950);
  });

  test("speak of a memory that was understood", () => {
    const given = { answers: { memory: "дождь" }, dosage_pct: 18, notes: { top: [], middle: [], base: [] } };
    const rain = { ar: "المطر", en: "rain", fr: "la pluie", ru: "о дожде" };
    for (let seed = 0; seed < 50; seed++) {
      expect(writeNotes({ ...given, language, variant: "premiere", seed })).toContain(rain[language]);
    }
  });

  test("hold up without a single note", () => {
    const given = { answers: {}, dosage_pct: 15, notes: { top: [], middle: [], base: [] }, language };
    for (let seed = 0; seed < 50; seed++) {
      const text = writeNotes({ ...given, variant: "deuxieme", seed });
      expect(sentences(text).length).toBeGreaterThanOrEqual(3);
    }
  });
});
