import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { materials } from "../../../app/maestro/palette/materials.ts";
import { keysOf } from "../../../app/maestro/record.ts";
import { type Answers, type MaterialId, variants } from "../../../app/maestro/types.ts";
import { motifs } from "../../../app/maestro/words/names/motifs.ts";
import { nameTemplates } from "../../../app/maestro/words/names/templates.ts";
import { perfumeNames } from "../../../app/maestro/words/names.ts";
import { faults, readSessions } from "./readings.ts";

const ids = materials.map(({ id }) => id);
const shown = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 9 });
const input = fc.record({
  variant: fc.constantFrom(...variants),
  shown: fc.record({ premiere: shown, deuxieme: shown }),
  answers: fc.constant({}),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
});
/** Both perfumes show these. */
const both = (...notes: MaterialId[]) => ({ premiere: notes, deuxieme: notes });

test("names are written well, short, and the same for the same input", () => {
  fc.assert(
    fc.property(input, (given) => {
      const names = perfumeNames(given);
      for (const language of languages) {
        expect(faults(names[language], language)).toEqual([]);
        expect([...names[language]].length).toBeLessThanOrEqual(28);
      }
      expect(perfumeNames(given)).toEqual(names);
    }),
    { numRuns: 400 },
  );
});

test.each(languages)("there are many names in %s", (language) => {
  const names = new Set<string>();
  for (const id of ids) {
    for (const variant of variants) {
      for (let seed = 0; seed < 60; seed++) {
        names.add(perfumeNames({ variant, shown: both(id), answers: {}, seed: seed * 7919 })[language]);
      }
    }
  }
  expect(names.size).toBeGreaterThan(400);
});

test("the two perfumes of a seed are named as a pair", () => {
  const [premiere, deuxieme] = variants.map(
    (variant) => perfumeNames({ variant, shown: both("cedarwood_atlas"), answers: {}, seed: 5 }).en,
  );
  const template = nameTemplates.find((pair) => pair.premiere.en.replace("{X}", "Cedar") === premiere);
  expect(template?.deuxieme.en.replace("{X}", "Cedar")).toBe(deuxieme);
});

test("a name has one motif in every language", () => {
  const { ar, en, fr, ru } = perfumeNames({ variant: "deuxieme", shown: both("oud_oil"), answers: {}, seed: 11 });
  expect(ar).toContain(motifs.oud.ar);
  expect(en).toContain(motifs.oud.en);
  expect(fr.toLowerCase()).toContain(motifs.oud.fr[0]);
  expect(ru.toLowerCase()).toContain(motifs.oud.ru[0]);
});

test("a perfume is named after a note that both show, or else after one of its own", () => {
  for (let seed = 0; seed < 200; seed++) {
    const shared = { premiere: ["oud_oil", "lavender"], deuxieme: ["lavender", "rose_otto"] } as const;
    expect(perfumeNames({ variant: "deuxieme", shown: shared, answers: {}, seed: seed * 7919 }).en).toContain(
      "Lavender",
    );
    const apart = { premiere: ["oud_oil"], deuxieme: ["rose_otto"] } as const;
    expect(perfumeNames({ variant: "premiere", shown: apart, answers: {}, seed: seed * 7919 }).en).toContain("Oud");
    expect(perfumeNames({ variant: "deuxieme", shown: apart, answers: {}, seed: seed * 7919 }).en).toContain("Rose");
  }
});

/** Words of names that stand for an hour, a season or a place, in every language. */
const claims = {
  time_of_day:
    /Morning|Night|Dawn|Dusk|Noon|Midnight|Sun\b|Moon|Stars|Daylight|Lamplight|Matin|Nuit|aube|crépuscule|midi|minuit|soleil|Lune|étoiles|grand jour|Levant|Couchant|Утро|Ночь|рассвет|сумерк|полдень|полночь|[Сс]олнц|Луна|звёзд|فجر|الفجر|ليل|الغسق|الظهيرة|الليل|[شال]شمس|قمر|النجوم|النهار|مشرق|مغرب/,
  season:
    /March|November|Snow|Fire|Hearth|Wool|Scarf|neige|feu|écharpe|laine|снег|огня|очага|шерсть|шарф|الثلج|النار|الموقد|الصوف|الوشاح/,
  environment: /\bSea\b|Hills|Sand|\bmer\b|collines|sable|моря|горах|песке|البحر|الجبال|الرمل/,
} as const;

test("every name that stands for an hour, a season or a place is kept from answers that it contradicts", () => {
  for (const { premiere, deuxieme, contradicts = {} } of nameTemplates)
    for (const theme of keysOf(claims))
      if ([...Object.values(premiere), ...Object.values(deuxieme)].some((name) => claims[theme].test(name)))
        expect(contradicts[theme] ?? [], premiere.en).not.toEqual([]);
});

test("weather and cloth are not set beside what makes nonsense of them", () => {
  for (let seed = 0; seed < 400; seed++)
    for (const variant of variants) {
      const shown = both("floralozone", "oud_oil", "rose_otto");
      const { en } = perfumeNames({ variant, shown, answers: {}, seed: seed * 7919 });
      expect(en).not.toMatch(
        /Rain (over|under|and (Oud|Rose)|by the Fire)|(Oud|Rose) (over|under|and) Rain|Rain after (Oud|Rose)/,
      );
      const cloth = perfumeNames({ variant, shown: both("cashmeran"), answers: {}, seed: seed * 7919 }).en;
      expect(cloth).not.toMatch(/Silk|Velvet|Linen|Wool|Scarf|Sleeve/);
    }
});

test("of 200 sessions 190 have a name of their own, and the two perfumes of each have two", () => {
  const sessions = readSessions();
  expect(new Set(sessions.map(({ composition }) => composition.premiere.display_name)).size).toBeGreaterThanOrEqual(
    190,
  );
  for (const { composition } of sessions)
    for (const key of ["display_name", "display_name_ar", "display_name_fr", "display_name_ru"] as const)
      expect(composition.premiere[key]).not.toBe(composition.deuxieme[key]);
});

test("no name contradicts the hour, the season or the place that was answered", () => {
  const answered: Answers = { time_of_day: "night", season: ["winter"], environment: ["desert"] };
  for (let seed = 0; seed < 400; seed++)
    for (const variant of variants) {
      const { en } = perfumeNames({ variant, shown: both("oud_oil"), answers: answered, seed: seed * 7919 });
      expect(en).not.toMatch(/Morning|Noon|Dawn|Dusk|Sun|Daylight|March|November|Sea|Hills|Sand|Snow/);
    }
});
