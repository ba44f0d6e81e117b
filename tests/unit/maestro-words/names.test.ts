import fc from "fast-check";
import { expect, test } from "vitest";
import { keysOf, mapRecord } from "../../../app/encoding/record.ts";
import { languages } from "../../../app/i18n/languages.ts";
import { compose } from "../../../app/maestro/index.ts";
import { materialOf, materials } from "../../../app/maestro/palette/materials.ts";
import { briefOf } from "../../../app/maestro/profile/brief.ts";
import { answering } from "../../../app/maestro/profile/memory-materials.ts";
import { hashText } from "../../../app/maestro/random.ts";
import {
  type AnswerKey,
  type Answers,
  type MaterialId,
  positions,
  timesOfDay,
  type VariantKind,
  variants,
} from "../../../app/maestro/types.ts";
import { answerFrames } from "../../../app/maestro/words/names/answer-frames.ts";
import { plainFrames, toldFrames, twins } from "../../../app/maestro/words/names/frames.ts";
import { type MotifId, motifs } from "../../../app/maestro/words/names/motifs.ts";
import { materialMotifs } from "../../../app/maestro/words/names/motifs-by-material.ts";
import { isFresh } from "../../../app/maestro/words/names/templates.ts";
import { namesOf } from "../../../app/maestro/words/names.ts";
import { smellNames } from "../../../app/maestro/words/smells.ts";
import { faintNotes } from "../../lab/faint.ts";
import { randomStream } from "../../lab/random-stream.ts";
import { randomAnswers, sessionId } from "../../lab/samples.ts";
import { cases } from "../../support/drawn-cases.ts";
import { faults, readSessions } from "./readings.ts";

const ids = materials.map(({ id }) => id);

/** The name of one of the two perfumes. */
const perfumeNames = ({ variant, ...input }: Parameters<typeof namesOf>[0] & { variant: VariantKind }) =>
  namesOf(input)[variant].names;

type Shown = { material: MaterialId; because: AnswerKey[] };
const notesOf = (shown: readonly MaterialId[], because: AnswerKey[] = []) =>
  mapRecord({ top: 0, middle: 0, base: 0 }, (_, position): Shown[] =>
    shown.filter((id) => materialOf(id).position === position).map((material) => ({ material, because })),
  );
const notes = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 9 }).map((shown) => notesOf(shown));
const input = fc.record({
  variant: fc.constantFrom(...variants),
  notes: fc.record({ premiere: notes, deuxieme: notes }),
  answers: fc.constant({}),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
});
/** Both perfumes show these. */
const both = (...shown: MaterialId[]) => ({ premiere: notesOf(shown), deuxieme: notesOf(shown) });
const seeds = Array.from({ length: 300 }, (_, index) => index * 7919);
const everything: Answers = {
  time_of_day: "both",
  season: ["spring", "summer", "autumn", "winter"],
  environment: ["urban", "nature", "beach", "mountains", "desert"],
  persona: ["confident", "elegant", "mysterious", "playful", "romantic"],
  occasions: ["casual", "formal", "special", "sport"],
};
const twinFrames = twins.flatMap(({ premiere, deuxieme }) => [premiere, deuxieme]);
const allFrames = [...plainFrames, ...answerFrames, ...twinFrames];

test("names are written well, short, and the same for the same input @draws", () => {
  fc.assert(
    fc.property(input, (given) => {
      const names = perfumeNames(given);
      for (const language of languages) {
        expect(faults(names[language], language)).toEqual([]);
        expect([...names[language]].length).toBeLessThanOrEqual(28);
      }
      expect(perfumeNames(given)).toEqual(names);
    }),
    cases(200, 4000),
  );
});

test("there are 150 different frames, and every one is written in every language", () => {
  for (const language of languages) {
    const written = [...plainFrames, ...answerFrames].map(({ name }) => name[language]);
    expect(new Set(written).size).toBe(written.length);
    expect(written.length).toBeGreaterThanOrEqual(150);
  }
});

test.each(languages)("perfumes get more than 400 different names in %s", (language) => {
  const names = new Set<string>();
  for (const id of ids)
    for (const variant of variants)
      for (let seed = 0; seed < 60; seed++)
        names.add(
          perfumeNames({ variant, notes: both(id, "sandalwood_album"), answers: {}, seed: seed * 7919 })[language],
        );
  expect(names.size).toBeGreaterThan(400);
});

test("a name has one motif in every language", () => {
  const { ar, en, fr, ru } = perfumeNames({ variant: "deuxieme", notes: both("oud_oil"), answers: {}, seed: 11 });
  expect(ar).toContain(motifs.oud.ar[0]);
  expect(en).toContain(motifs.oud.en);
  expect(fr.toLowerCase()).toContain(motifs.oud.fr[0]);
  expect(ru.toLowerCase()).toContain(motifs.oud.ru[0]);
});

test("each perfume is named after notes that it shows", () => {
  for (const seed of seeds) {
    const apart = { premiere: notesOf(["oud_oil"]), deuxieme: notesOf(["rose_otto"]) };
    expect(perfumeNames({ variant: "premiere", notes: apart, answers: {}, seed }).en).toContain("Oud");
    expect(perfumeNames({ variant: "deuxieme", notes: apart, answers: {}, seed }).en).toContain("Rose");
  }
});

test("what the memory brought names the first perfume in about two of three sessions", () => {
  const premiere = notesOf(["bergamot_fcf", "cardamom", "rose_otto", "cashmeran", "vetiver", "amber_core"]);
  premiere.middle.push({ material: "olibanum", because: ["memory"] });
  const named = seeds.filter((seed) =>
    namesOf({ notes: { premiere, deuxieme: premiere }, answers: {}, seed }).premiere.motifs.includes("incense"),
  );
  expect(named.length / seeds.length).toBeGreaterThan(0.55);
  expect(named.length / seeds.length).toBeLessThan(0.8);
});

const namedMemories = [
  ["roses and peonies in my grandmother's garden", "lavender, hay and honey", "first snow at night", "smoke of a fire"],
  ["le blouson de cuir de mon père et son tabac", "la pluie et le café", "la première neige", "le thé à la menthe"],
  ["ладан в старой церкви", "тёплый хлеб и молоко", "дым костра", "первый снег ночью"],
  ["عود وزعفران", "خزامى وعسل", "أول ثلج في الليل", "شاي بالنعناع عند البحر"],
].flat();

test.each(namedMemories)("one of the two names holds what comes nearest to %s, or a word of it", (memory) => {
  const random = randomStream(memory);
  for (let index = 0; index < 12; index++) {
    const answers = { ...randomAnswers(random), memory };
    const composition = compose({ answers, session: sessionId(index) });
    const { memoryFinds } = briefOf(answers);
    const nearest = memoryFinds.flatMap(answering).flatMap((material) => materialMotifs[material] ?? []);
    const ofTold = toldFrames.filter(({ ifTold }) => memoryFinds.some(({ key }) => ifTold?.includes(key)));
    const names = [composition.premiere.display_name, composition.deuxieme.display_name];
    const holds = (name: string) =>
      nearest.some((motif) => name.includes(motifs[motif].en)) ||
      ofTold.some(({ name: { en } }) => name.includes(en.replace("{X}", "").trim()));
    expect(names.some(holds), names.join(", ")).toBe(true);
  }
});

test("citrus, fruit, pepper and cut leaves are named after light, an hour or the weather, or in a pair", () => {
  const fresh = keysOf(motifs).filter(isFresh);
  expect(fresh).toContain("pepper");
  for (const { fresh: fits, ifAnswered = {} } of allFrames) if (fits) expect(ifAnswered).not.toHaveProperty("persona");
  const worn = /suit|gloves|shirt|vow|letter|sealed|promised|legend|tale|secret|signed|reigns|hero|street|caravan/i;
  for (const material of ["lemon_cp", "gamma_undecalactone", "black_pepper", "cis3_hexenol", "hexyl_acetate"] as const)
    for (const variant of variants)
      for (const seed of seeds) {
        const { en, ru } = perfumeNames({ variant, notes: both(material, "vetiver"), answers: everything, seed });
        if (fresh.some((motif) => en.includes(motifs[motif].en))) expect(en).not.toMatch(worn);
        // Alone, the one is a bloke and the other a flower of parades.
        expect(ru.toLowerCase().replaceAll(/чёрн\S+ перц?е?\S*/g, "")).not.toMatch(/пер(?:ец|ц)/);
      }
});

test("no French peach goes fishing", () => {
  for (const seed of seeds) {
    const { fr } = perfumeNames({ variant: "premiere", notes: both("gamma_undecalactone"), answers: everything, seed });
    expect(fr.toLowerCase().replaceAll("peau de pêche", "")).not.toContain("pêche");
  }
});

test("a Russian name says one number of patchouli", () => {
  for (const seed of seeds)
    for (const variant of variants) {
      const { ru } = perfumeNames({ variant, notes: both("patchouli"), answers: everything, seed });
      expect(ru).not.toMatch(/помнит|спит|говорит|ждёт|остаётся|просыпается|молчит|знает|подмигивает|царит/);
    }
});

/** The two names of each session that is read, which are found once. */
let namedSessions: ReturnType<typeof nameSessions> | undefined;
function named() {
  namedSessions ??= nameSessions();
  return namedSessions;
}
const nameSessions = () =>
  readSessions().map(({ answers, session, composition }) => {
    const notes = { premiere: composition.premiere.notes, deuxieme: composition.deuxieme.notes };
    const [seed] = hashText(`${session} in words`);
    return {
      answers,
      notes,
      names: namesOf({ notes, faint: faintNotes(composition), answers, finds: briefOf(answers).memoryFinds, seed }),
    };
  });

test("at most one name in five is a pair, of two kinds and in two layers", () => {
  let pairs = 0;
  for (const { notes, names } of named())
    for (const variant of variants) {
      const [one, other] = names[variant].motifs;
      if (!one || !other) continue;
      pairs++;
      expect(motifs[one].kind, names[variant].names.en).not.toBe(motifs[other].kind);
      const layersOf = (motif: string) =>
        positions.filter((position) =>
          notes[variant][position].some(({ material }) => materialMotifs[material] === motif),
        );
      for (const layer of layersOf(one)) expect(layersOf(other), names[variant].names.en).not.toContain(layer);
    }
  expect(pairs / 400).toBeLessThanOrEqual(1 / 5);
}, 120_000);

test("the two names of a session are twins, or have neither a motif nor a frame in common", () => {
  const bare = (name: string, [motif]: readonly MotifId[]) => (motif ? name.replace(motifs[motif].en, "{X}") : name);
  for (const { names } of named()) {
    const [one, other] = [names.premiere, names.deuxieme];
    const [first, second] = [bare(one.names.en, one.motifs), bare(other.names.en, other.motifs)];
    const areTwins = twins.some(({ premiere, deuxieme }) => premiere.name.en === first && deuxieme.name.en === second);
    if (!areTwins) for (const motif of one.motifs) expect(other.motifs, one.names.en).not.toContain(motif);
    if (one.motifs.length === 1 && other.motifs.length === 1) expect(first).not.toBe(second);
    for (const language of languages) expect(one.names[language]).not.toBe(other.names[language]);
  }
});

test("English names are not all X of Y", () => {
  const names = named().flatMap(({ names: { premiere, deuxieme } }) => [premiere.names.en, deuxieme.names.en]);
  const ofY = names.filter((name) => / of /.test(name.replace("Lily of the Valley", "Lily")));
  expect(ofY.length / names.length).toBeLessThan(0.15);
});

test("Russian «уд» stands in the nominative", () => {
  for (const seed of seeds)
    for (const variant of variants) {
      const { ru } = perfumeNames({
        variant,
        notes: both("oud_oil", "rose_otto", "cardamom"),
        answers: everything,
        seed,
      });
      expect(ru.toLowerCase()).not.toMatch(/(?<!\p{L})уд(а|у|ом|е)(?!\p{L})/u);
    }
});

test("nothing quiet is said of a strong perfume, and nothing loud of another", () => {
  const quiet = /Whisper|Touch|Veil|Watercolour|Silence|Sleeps|before Words|Close to/;
  const loud = /Aloud|Full Voice|Speaks|Ablaze|Cloak|without Measure/;
  for (const strength of [1, 4, 5, 10])
    for (const seed of seeds)
      for (const variant of variants) {
        const { en } = perfumeNames({
          variant,
          notes: both("oud_oil", "orris_butter", "rose_otto"),
          answers: { strength },
          seed,
        });
        expect(en).not.toMatch(strength < 5 ? loud : quiet);
      }
});

test("a name that opens is made of a top note, one that stays of a base note", () => {
  for (const { name, at } of allFrames) {
    if (/Prelude|First/.test(name.en)) expect(at, name.en).toBe("top");
    if (/Dawn|Morning|Awakens/.test(name.en)) expect(at, name.en).toBe("notBase");
    if (/Finale|Last Act|Lingers|Waits|And Then/.test(name.en)) expect(at, name.en).toBe("base");
    if (/Trail/.test(name.en)) expect(at, name.en).toBe("notTop");
  }
});

test("warmth is said of warm notes alone, and coolness of cool ones", () => {
  for (const { name, temper } of allFrames) {
    if (/Warm|Ember|Fire|Ablaze/.test(name.en)) expect(temper, name.en).toBe("warm");
    if (/Dew|Unclouded/.test(name.en)) expect(temper, name.en).toBe("cool");
  }
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
    const words = { ar: ar[0], en, fr: fr[0], ru: ru[0] }[language].split(" ");
    const card = smellNames[material][language].toLowerCase().replace(/[\u064b-\u0652]/g, "");
    for (const word of words) expect(card, `${motif} in ${material}`).toContain(stem(word));
  }
});

/** Words of names that stand for an hour, a season or a place, in every language. */
const claims = {
  time_of_day:
    /Morning|Night|Dawn|Dusk|Noon|Midnight|Sun\b|Sundown|Evening|Moon|Stars|Daylight|Candle|Matin|Nuit|aube|crépuscule|midi|minuit|soleil|Lune|étoiles|grand jour|Утро|Ночь|рассвет|сумерк|закат|полдень|полночь|[Сс]олнц|Луна|звёзд|فجر|^ليل|الليل|الغسق|الغروب|الظهيرة|شمس|قمر|النجوم|النهار/,
  season:
    /Spring|Summer|Autumn|Winter|April|July|October|January|Snow|by the Fire|Wool|Scarf|neige|feu$|écharpe|laine|снег|огня|шерсть|шарф|الثلج|النار|الصوف|الوشاح/,
  environment:
    /by the Sea|Shore|Mountains|Summit|Sand\b|Desert|Dunes|Forest|City|Rooftop|\bmer\b|montagne|sable|désert|forêt|моря$|горах|песок|пустын|لبحر$|الجبال|الرمل|الصحراء|الغابة/,
} as const;

test("every name that stands for an hour, a season or a place repeats an answer", () => {
  for (const { name, ifAnswered = {} } of allFrames)
    for (const theme of keysOf(claims))
      if (Object.values(name).some((written) => claims[theme].test(written)))
        expect(ifAnswered[theme] ?? [], name.en).not.toEqual([]);
});

test("no place is staged that nobody answered", () => {
  for (const { name } of plainFrames)
    expect(name.en).not.toMatch(/Theatre|Library|Courtyard|Roof|Balcony|Terrace|Salon|Cello|Piano|Violin|Flute/);
});

test("a name never sets one cloth beside another", () => {
  for (const seed of seeds)
    for (const variant of variants) {
      const { en } = perfumeNames({ variant, notes: both("cashmeran"), answers: everything, seed });
      expect(en).not.toMatch(/Silk|Velvet|Linen|Wool|Scarf|Sleeve|Satin/);
    }
});

test.each(timesOfDay)("after the hour %s a name tells that one or none", (time_of_day) => {
  const others = {
    day: /Night|Dusk|Midnight|Moon|Stars|Evening|Sundown|Candle/,
    night: /Morning|Noon|Dawn|Dusk|Sun\b|Daylight|Evening|Sundown/,
    both: /Noon|Midnight|Dawn|Daylight|Candle/,
  };
  for (const seed of seeds)
    for (const variant of variants) {
      const { en } = perfumeNames({ variant, notes: both("rose_otto"), answers: { time_of_day }, seed });
      expect(en).not.toMatch(others[time_of_day]);
    }
});

test("no name repeats what was not answered", () => {
  const unsaid = [claims.time_of_day, claims.season, claims.environment];
  for (const seed of seeds)
    for (const variant of variants)
      for (const name of Object.values(
        perfumeNames({ variant, notes: both("oud_oil", "orris_butter"), answers: {}, seed }),
      ))
        for (const claim of unsaid) expect(name).not.toMatch(claim);
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
}, 240_000);

test("there is a name whatever two perfumes show and whatever was answered @draws", () => {
  const answered: Answers[] = [{}, everything, { strength: 9 }];
  // Each pair of materials with one of these by turns, in the long run with all of them.
  const { numRuns: times } = cases(1, answered.length);
  const alone = ids.map((id) => notesOf([id]));
  const nameless: string[] = [];
  for (const [index, premiere] of alone.entries())
    for (const [other, deuxieme] of alone.entries())
      for (let turn = 0; turn < times; turn++)
        try {
          const answers = answered[(index + other + turn) % answered.length] ?? {};
          namesOf({ notes: { premiere, deuxieme }, answers, seed: index });
        } catch {
          nameless.push(`${ids[index]}, ${ids[other]}`);
        }
  expect(nameless).toEqual([]);
});
