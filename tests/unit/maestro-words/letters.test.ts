/** What a letter may say: its logic, in 200 sessions with random answers and in letters made for one question. */
import { describe, expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { briefOf } from "../../../app/maestro/profile/brief.ts";
import { hashText } from "../../../app/maestro/random.ts";
import { keysOf } from "../../../app/maestro/record.ts";
import {
  type Answers,
  type Composition,
  type MaterialId,
  type VariantKind,
  variants,
} from "../../../app/maestro/types.ts";
import { attributionsIn } from "../../../app/maestro/words/description/attribution.ts";
import { type Context, contextOf } from "../../../app/maestro/words/description/context.ts";
import { outlinesWithMemory, outlinesWithoutMemory } from "../../../app/maestro/words/description/outlines.ts";
import type { Slot, Template } from "../../../app/maestro/words/description/phrasebook.ts";
import { phrasebooks } from "../../../app/maestro/words/description/phrasebooks.ts";
import { planDescriptions, writeDescriptions } from "../../../app/maestro/words/description.ts";
import { russianMaterials } from "../../../app/maestro/words/materials/ru.ts";
import { materialNouns } from "../../../app/maestro/words/materials.ts";
import { materialMotifs } from "../../../app/maestro/words/names/motifs-by-material.ts";
import { nameOf } from "../../../app/maestro/words/names.ts";
import { letterOf, readSessions, sentences } from "./readings.ts";

const seeds = Array.from({ length: 120 }, (_, seed) => seed * 7919);

const shownIn = ({ notes }: Composition["premiere"]): MaterialId[] =>
  Object.values(notes)
    .flat()
    .map(({ material }) => material);

/** The input from which a session's letter was written. */
function inputOf(answers: Answers, session: string, composition: Composition, variant: VariantKind) {
  const [seed] = hashText(`${session} in words`);
  const { notes, dosage_pct: dosage } = composition[variant];
  const shown = { premiere: shownIn(composition.premiere), deuxieme: shownIn(composition.deuxieme) };
  const { motifs } = nameOf({ variant, shown, answers, seed });
  return { variant, brief: briefOf(answers), notes, dosage, motifs, seed };
}

const note = (material: MaterialId, ...because: (keyof Answers)[]) => ({ material, because });
const notes = {
  top: [note("neroli"), note("lemon_cp")],
  middle: [note("rose_otto"), note("olibanum")],
  base: [note("cocoa_abs"), note("vetiver")],
};

/** Letters about answers, one per seed. */
const letters = (variant: VariantKind, answers: Answers, given: { dosage?: number; notes?: typeof notes } = {}) =>
  seeds.map((seed) => writeDescriptions({ variant, brief: briefOf(answers), notes, dosage: 18, ...given, seed }));

const full: Context = {
  timeOfDay: "night",
  season: "autumn",
  environment: "beach",
  persona: "romantic",
  occasion: "special",
  unisex: true,
  hasMemory: false,
  isPoured: false,
  strength: "moderate",
  dosage: 18,
  top: ["neroli"],
  heart: ["rose_otto"],
  base: ["vetiver"],
  ends: true,
};
const written = (templates: readonly Template[]) => templates.map((template) => template(full) ?? "");

describe.each(languages)("in %s", (language) => {
  test("no letter speaks of a scene as though the other one had", () => {
    const again =
      /\bagain\b|once more|the same|encore|de nouveau|[Rr]epens|snova|снова|опять|всё то же|туда же|[Вв]ернёмся|مرة أخرى|هذه المرة|نعود|ما زلنا|ثانيةً/;
    const { scene, deuxiemeOpening } = phrasebooks[language];
    const ofScene = (template: Template) =>
      template(full) !== template({ ...full, season: "winter", environment: "desert" }) ||
      template({ ...full, timeOfDay: undefined, season: undefined, environment: undefined }) === null;
    for (const sentence of written([...scene, ...deuxiemeOpening].filter(ofScene))) expect(sentence).not.toMatch(again);
  });

  test("no sentence says that a layer's note stays alone", () => {
    const alone = /\bonly\b|\balone\b|\bseule?s?\b|ne reste que|il vous reste|только|лишь|إلا|وحد/;
    const { base, wholePyramid, baseFirst } = phrasebooks[language];
    for (const sentence of written([...base, ...wholePyramid, ...baseFirst])) expect(sentence).not.toMatch(alone);
  });

  test("a sentence that ends a letter stands at its end", () => {
    const ending =
      /when all else has been said|closes on|conversation est finie|se referme|разговор окончен|завершается всё|ينتهي الكلام|ويُختم/;
    for (const { composition } of readSessions())
      for (const variant of variants)
        for (const sentence of sentences(letterOf(composition[variant], language)).slice(0, -1))
          expect(sentence).not.toMatch(ending);
  });

  test("every sentence of an outline has something to say", () => {
    for (const { answers, session, composition } of readSessions())
      for (const variant of variants) {
        const { outline } = planDescriptions(inputOf(answers, session, composition, variant));
        expect(sentences(letterOf(composition[variant], language))).toHaveLength(outline.length);
      }
  });

  test("a letter names a note of what its perfume is named after", () => {
    for (const { answers, session, composition } of readSessions())
      for (const variant of variants) {
        const input = inputOf(answers, session, composition, variant);
        const { remembered } = planDescriptions(input).contextIn(language);
        const inOwnWords = remembered?.named ? remembered.materials : [];
        const letter = letterOf(composition[variant], language).toLowerCase();
        for (const motif of input.motifs) {
          if (inOwnWords.some((material) => materialMotifs[material] === motif)) continue;
          const said = shownIn(composition[variant])
            .filter((material) => materialMotifs[material] === motif)
            .flatMap((material) =>
              language === "ru" ? russianMaterials[material].cases : [materialNouns[material][language]],
            );
          const isSaid = said.some((noun) =>
            [noun, noun.replace(/^ال/, "")].some((form) => letter.includes(form.toLowerCase().slice(0, -1))),
          );
          expect(isSaid, `${motif}: ${letter}`).toBe(true);
        }
      }
  });

  test("a memory is answered in one letter at least", () => {
    const memoryIn = (variant: VariantKind, memory: string) =>
      letters(variant, { memory, persona: ["romantic"] }).map((letter) => letter[language]);
    for (const memory of ["my grandmother", "дождь", "عطر أمي", "x".repeat(70).concat(" the sea ", "y".repeat(20))]) {
      const slot = phrasebooks[language].memory;
      for (const [index, letter] of memoryIn("premiere", memory).entries()) {
        const plan = planDescriptions({
          variant: "premiere",
          brief: briefOf({ memory, persona: ["romantic"] }),
          notes,
          dosage: 18,
          seed: seeds[index] ?? 0,
        });
        const said = slot.map((template) => template(plan.contextIn(language))).filter((one) => one !== null);
        expect(said.some((one) => letter.toLowerCase().includes(one.toLowerCase()))).toBe(true);
      }
    }
  });

  test("nothing stands in quotation marks that was not typed, as it was typed", () => {
    for (const { answers, composition } of readSessions())
      for (const variant of variants)
        for (const [, quote = ""] of letterOf(composition[variant], language).matchAll(/[“«]\s?(.*?)\s?[”»]/g)) {
          const phrases = (answers.memory ?? "").replaceAll("'", "’").split(", ");
          expect(phrases).toContain(quote.trim());
        }
  });
});

test("a note is named once in a letter", () => {
  for (const { answers, session, composition } of readSessions())
    for (const variant of variants) {
      const context = planDescriptions(inputOf(answers, session, composition, variant)).contextIn("en");
      // What the visitor wrote of is no note.
      const written = phrasebooks.en.memory.map((template) => template({ ...context, remembered: undefined }));
      let letter = sentences(composition[variant].maestro_notes)
        .filter((sentence) => !written.includes(sentence))
        .join(" ")
        .replace(/“.*?”/g, "")
        .toLowerCase();
      const nouns = shownIn(composition[variant]).map((material) => materialNouns[material].en.toLowerCase());
      for (const noun of nouns.sort((one, other) => other.length - one.length)) {
        const times = letter.split(noun).length - 1;
        expect(times, `${noun}: ${composition[variant].maestro_notes}`).toBeLessThanOrEqual(1);
        letter = letter.replaceAll(noun, "…");
      }
    }
});

test("what a memory or a reason names, no layer names", () => {
  const given = { ...notes, base: [note("cocoa_abs", "memory"), note("vetiver", "season", "memory")] };
  for (const { en } of letters("premiere", { memory: "coffee", season: ["winter"] }, { notes: given })) {
    expect(en.match(/cocoa/gi) ?? []).toHaveLength(1);
    expect((en.match(/vetiver/gi) ?? []).length).toBeLessThanOrEqual(1);
  }
});

test("a layer's one note is not taken from it", () => {
  const given = { ...notes, base: [note("cocoa_abs", "memory", "season")] };
  for (const { en } of letters("premiere", { memory: "coffee", season: ["winter"] }, { notes: given })) {
    expect(en.match(/cocoa/gi) ?? []).toHaveLength(1);
    expect(en).not.toMatch(/nearest is|season you chose/);
  }
});

test("what was poured for a memory is not said to be in no bottle", () => {
  const given = { ...notes, base: [note("muscone", "memory")] };
  for (const { ar, en, fr, ru } of letters("premiere", { memory: "le musc" }, { notes: given }))
    expect(`${ar} ${en} ${fr} ${ru}`).not.toMatch(
      /no bottle (can )?hold|into a bottle|[Aa]ucun flacon|dans un flacon|удержит ни один|لا تحمله قارورة|في قارورة/,
    );
});

test("a reason is given by a value that moves the note, where several were chosen", () => {
  const input = (answers: Answers) => ({
    variant: "premiere" as const,
    brief: briefOf(answers),
    notes: { ...notes, middle: [note("rose_otto", "persona"), note("olibanum")] },
    dosage: 18,
    seed: 1,
  });
  const reasons = (answers: Answers) =>
    attributionsIn(contextOf(input(answers)), input(answers)).map(({ value }) => value);
  expect(reasons({ persona: ["confident", "romantic"] })).toEqual(["romantic"]);
  expect(reasons({ persona: ["confident"] })).toEqual(["confident"]);
});

test("a strength is named where formula and answer agree", () => {
  const strengths = (strength: number, dosage: number) =>
    letters("premiere", { strength }, { dosage })
      .map(({ en }) => en)
      .join(" ");
  expect(strengths(2, 15)).toMatch(/confidence|never enters a room/);
  expect(strengths(9, 21)).toMatch(/trail|remembered/);
  for (const [strength, dosage] of [
    [2, 21],
    [9, 15],
    [5, 15],
  ] as const)
    expect(strengths(strength, dosage)).not.toMatch(/concentration/);
});

test("no letter names an hour, a season, a place or an occasion that was not answered", () => {
  const answered: Answers = { time_of_day: "both", season: ["summer"], environment: ["beach"], occasions: ["sport"] };
  for (const variant of variants)
    for (const { en } of letters(variant, answered))
      expect(en).not.toMatch(
        /night|lamplight|winter|autumn|spring|scarf|desert|dunes|city|mountains|hands are shaken|great occasions|ordinary days|people will still talk/i,
      );
  expect(
    letters("premiere", answered)
      .map(({ en }) => en)
      .join(" "),
  ).toContain("summer dusk by the sea");
  for (const variant of variants)
    for (const { en } of letters(variant, { ...answered, time_of_day: "day" }))
      expect(en).not.toMatch(/night|evening dress|lamplight|dusk|By morning/i);
});

describe("a memory", () => {
  const quotes = (memory: string, variant: VariantKind = "premiere") => [
    ...new Set(
      letters(variant, { memory }).flatMap(({ en, ru }) =>
        [...en.matchAll(/“(.*?)”/g), ...ru.matchAll(/«(.*?)»/g)].map(([, quote]) => quote),
      ),
    ),
  ];

  test.each([
    ["Coffee in the rain", ["Coffee in the rain"]],
    ["salt & sea", ["salt & sea"]],
    ["1.5 km from the sea", ["1.5 km from the sea"]],
    ["steam, tea", ["tea"]],
    [`so long ago that ${"very ".repeat(12)}few remember the sea`, []],
    ["the “cold” sea", []],
    ["море и sea", []],
  ])("%s is quoted in whole phrases or not at all", (memory, expected) => expect(quotes(memory)).toEqual(expected));

  test("of two phrases is answered in two letters, of one phrase in one", () => {
    const [first = [], second = []] = variants.map((variant) => quotes("the sea, old books", variant));
    expect([...first].sort()).toEqual(["old books", "the sea"]);
    expect([...second].sort()).toEqual(["old books", "the sea"]);
    for (const seed of seeds) {
      const [one, other] = variants.map((variant) =>
        /“(.*?)”/
          .exec(
            writeDescriptions({ variant, brief: briefOf({ memory: "the sea, old books" }), notes, dosage: 18, seed })
              .en,
          )
          ?.at(1),
      );
      expect(one).not.toBe(other);
    }
    expect(quotes("the sea", "deuxieme")).toEqual([]);
  });

  test("that denies a thing is not said to be poured", () => {
    const given = { ...notes, middle: [note("rose_otto", "memory"), note("olibanum")] };
    for (const { en } of letters("premiere", { memory: "I never liked roses" }, { notes: given }))
      expect(en).not.toMatch(/reached for|poured|answered|formula\.|did not have to look/);
  });

  test("of a person names nobody in our own words", () => {
    for (const variant of variants)
      for (const { ar, fr, ru } of letters(variant, { memory: "my grandmother's house, my mother" }))
        expect(`${ar} ${fr.replace(/«.*?»/g, "")} ${ru}`).not.toMatch(/جدّت|أمّي|أمّك|grand-mère|mère|бабушк|мам/);
  });
});

describe("outlines", () => {
  const slotsOf = (outline: readonly (Slot | "opening")[], variant: VariantKind) =>
    outline
      .map((part) => (part === "opening" ? (variant === "premiere" ? "scene" : "deuxiemeOpening") : part))
      .join(" ");
  const pools = { outlinesWithMemory, outlinesWithoutMemory };

  test.each(keysOf(pools))("%s: no letter of one half is built like one of the other", (pool) => {
    const [one, other] = pools[pool];
    for (const [first, second] of [
      [one, other],
      [other, one],
    ]) {
      const built = new Set(first?.map((outline) => slotsOf(outline, "premiere")));
      for (const outline of second ?? []) expect(built).not.toContain(slotsOf(outline, "deuxieme"));
    }
  });

  test.each(keysOf(pools))("%s: three to five sentences, each layer once, the closing last", (pool) => {
    const layers: Partial<Record<string, string>> = {
      top: "t",
      heart: "h",
      base: "b",
      topToHeart: "th",
      wholePyramid: "thb",
      baseFirst: "b",
      heartNext: "h",
      topLast: "t",
    };
    for (const outline of pools[pool].flat()) {
      expect(outline.length).toBeGreaterThanOrEqual(3);
      expect(outline.length).toBeLessThanOrEqual(5);
      const named = outline.map((slot) => layers[slot] ?? "").join("");
      expect([...named].sort().join("")).toBe("bht");
      expect(new Set(outline).size).toBe(outline.length);
      if (outline.includes("closing")) expect(outline.at(-1)).toBe("closing");
      expect(outline.includes("memory")).toBe(pool === "outlinesWithMemory");
    }
  });

  test("the two letters of a session differ in build", () => {
    for (const { answers, session, composition } of readSessions()) {
      const [first, second] = variants.map(
        (variant) => planDescriptions(inputOf(answers, session, composition, variant)).outline,
      );
      expect(first).not.toEqual(second);
    }
  });
});
