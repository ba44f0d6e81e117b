import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { compose } from "../../../app/maestro/index.ts";
import { materialOf, materials } from "../../../app/maestro/palette/materials.ts";
import { hashText, randomStream } from "../../../app/maestro/random.ts";
import { keysOf, mapRecord } from "../../../app/maestro/record.ts";
import { type Answers, type MaterialId, positions, timesOfDay, variants } from "../../../app/maestro/types.ts";
import { motifs } from "../../../app/maestro/words/names/motifs.ts";
import { materialMotifs } from "../../../app/maestro/words/names/motifs-by-material.ts";
import { nameTemplates } from "../../../app/maestro/words/names/templates.ts";
import { nameOf, perfumeNames } from "../../../app/maestro/words/names.ts";
import { smellNames } from "../../../app/maestro/words/smells.ts";
import { randomAnswers, sessionId } from "../../lab/samples.ts";
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

test("each perfume is named after notes that it shows, and its own name after one that both show if it can be", () => {
  for (let seed = 0; seed < 200; seed++) {
    const apart = { premiere: ["oud_oil"], deuxieme: ["rose_otto"] } as const;
    expect(perfumeNames({ variant: "premiere", shown: apart, answers: {}, seed: seed * 7919 }).en).toContain("Oud");
    expect(perfumeNames({ variant: "deuxieme", shown: apart, answers: {}, seed: seed * 7919 }).en).toContain("Rose");
    const shared = { premiere: ["lavender"], deuxieme: ["lavender", "rose_otto"] } as const;
    const { names, motifs } = nameOf({ variant: "deuxieme", shown: shared, answers: {}, seed: seed * 7919 });
    if (motifs.length === 1) expect(names.en).toContain("Lavender");
  }
});

/** The two names of each session that is read. */
const named = () =>
  readSessions().map(({ answers, session, composition }) => {
    const shown = mapRecord({ premiere: composition.premiere.notes, deuxieme: composition.deuxieme.notes }, (notes) =>
      Object.values(notes)
        .flat()
        .map(({ material }) => material),
    );
    const [seed] = hashText(`${session} in words`);
    return { shown, names: mapRecord(shown, (_, variant) => nameOf({ variant, shown, answers, seed })) };
  });

test("at most one of two names is a pair of motifs, and at most a third of all", () => {
  let pairs = 0;
  for (const { names } of named()) {
    const ofTwo = variants.filter((variant) => names[variant].motifs.length > 1).length;
    expect(ofTwo).toBeLessThanOrEqual(1);
    pairs += ofTwo;
  }
  expect(pairs / 400).toBeLessThanOrEqual(1 / 3);
});

test("one thing is over, under or after another only where the perfume shows it so", () => {
  let directed = 0;
  for (const { shown, names } of named())
    for (const variant of variants) {
      const { motifs: of, names: written } = names[variant];
      const [, word] = / (over|under|after|to) /.exec(written.en) ?? [];
      const [one, other] = of.map((motif) =>
        shown[variant]
          .filter((material) => materialMotifs[material] === motif)
          .map((material) => positions.indexOf(materialOf(material).position)),
      );
      if (!word || !one || !other) continue;
      directed++;
      if (word === "over" || word === "to") expect(Math.max(...one), written.en).toBeLessThan(Math.min(...other));
      else expect(Math.min(...one), written.en).toBeGreaterThan(Math.max(...other));
    }
  expect(directed).toBeGreaterThan(0);
});

test.each(languages)("in %s a motif is a word of the card of every note that it stands for", (language) => {
  const bare = (word: string) =>
    word
      .toLowerCase()
      .replace(/[\u064b-\u0652]/g, "")
      .replace(/^ال/, "");
  const stem = (word: string) => bare(word).slice(0, Math.max(3, bare(word).length - 2));
  for (const material of keysOf(materialMotifs)) {
    const motif = materialMotifs[material];
    if (!motif) continue;
    const { ar, en, fr, ru } = motifs[motif];
    const words = { ar, en, fr: fr[0], ru: ru[0] }[language].split(" ");
    const card = smellNames[material][language].toLowerCase().replace(/[\u064b-\u0652]/g, "");
    for (const word of words) expect(card, `${motif} in ${material}`).toContain(stem(word));
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

test("of 200 sessions 192 first perfumes have a name of their own, on average @long", () => {
  const blocks = Array.from({ length: 3 }, (_, block) => {
    const random = randomStream(`names ${block}`);
    const names = Array.from({ length: 200 }, (_, index) => {
      const composition = compose({ answers: randomAnswers(random), session: sessionId(block * 200 + index) });
      return composition.premiere.display_name;
    });
    return new Set(names).size;
  });
  for (const different of blocks) expect(different).toBeGreaterThanOrEqual(190);
  expect(blocks.reduce((sum, different) => sum + different, 0) / blocks.length).toBeGreaterThanOrEqual(192);
}, 60_000);

test.each(timesOfDay)("a name after the hour %s tells no hour", (time_of_day) => {
  for (let seed = 0; seed < 300; seed++)
    for (const variant of variants) {
      const names = perfumeNames({ variant, shown: both("oud_oil"), answers: { time_of_day }, seed: seed * 7919 });
      for (const name of Object.values(names)) expect(name.replace(/Lamplight/, "")).not.toMatch(claims.time_of_day);
    }
});

test("no name contradicts the hour, the season or the place that was answered", () => {
  const answered: Answers = { time_of_day: "night", season: ["winter"], environment: ["desert"] };
  for (let seed = 0; seed < 400; seed++)
    for (const variant of variants) {
      const { en } = perfumeNames({ variant, shown: both("oud_oil"), answers: answered, seed: seed * 7919 });
      expect(en).not.toMatch(/Morning|Noon|Dawn|Dusk|Sun|Daylight|March|November|Sea\b|Hills|Sand\b|Snow/);
    }
});

test("there is a name whatever two perfumes show and whatever was answered", () => {
  const answers: Answers = {
    time_of_day: "both",
    season: ["spring", "summer", "autumn", "winter"],
    environment: ["urban", "nature", "beach", "mountains", "desert"],
  };
  for (const [index, premiere] of ids.entries()) {
    for (const deuxieme of ids) {
      const shown = { premiere: [premiere], deuxieme: [deuxieme] };
      const named = () => perfumeNames({ variant: "premiere", shown, answers, seed: index });
      expect(named, `${premiere}, ${deuxieme}`).not.toThrow();
    }
  }
});
