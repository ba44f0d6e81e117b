/** The Maestro's words for everybody but the owner: what of the answers they could give away. */
import { expect, test } from "vitest";
import { mapRecord } from "../../../app/encoding/record.ts";
import { type Language, languages } from "../../../app/i18n/languages.ts";
import { compose } from "../../../app/maestro/compose.ts";
import { briefOf } from "../../../app/maestro/profile/brief.ts";
import { hashText } from "../../../app/maestro/random.ts";
import {
  type Answers,
  type Composition,
  type Variant,
  type VariantKind,
  variants,
} from "../../../app/maestro/types.ts";
import { writeSharedWords } from "../../../app/maestro/words/description.ts";
import { materialNouns } from "../../../app/maestro/words/materials.ts";
import { namesOf } from "../../../app/maestro/words/names.ts";
import { faintNotes } from "../../lab/faint.ts";
import { sessionId } from "../../lab/samples.ts";
import { toldMemories } from "../../lab/told-memories.ts";
import { faults, letterOf, readSessions, sentences } from "./readings.ts";

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether words follow each other in a text. */
const holds = (text: string, words: readonly string[]) =>
  ` ${wordsIn(text).join(" ")} `.includes(` ${words.join(" ")} `);

/** Sessions of every told memory, as people of four countries write them, each with all other answers. */
const told = toldMemories.map(({ text, language }, index) => {
  const answers: Answers = {
    gender: "unisex",
    time_of_day: "night",
    occasions: ["special"],
    persona: ["mysterious"],
    strength: 7,
    season: ["autumn"],
    environment: ["desert"],
    memory: text,
  };
  return { text, language, composition: compose({ answers, session: sessionId(index) }) };
});

/** What others read but for what its notes are called: a lily of the valley is called so by whoever smells it. */
function withoutNouns({ notes, shared_words }: Variant, language: Language): string {
  const nouns = Object.values(notes)
    .flat()
    .map(({ material }) => materialNouns[material][language].toLowerCase())
    // Of an orange flower no orange is taken.
    .sort((one, other) => other.length - one.length);
  return nouns
    .reduce((text, noun) => text.replaceAll(noun, "·"), shared_words[language].toLowerCase())
    .replaceAll("·", " note ");
}

/** Every three words of a memory that follow each other. */
const runsOf = (text: string) =>
  wordsIn(text)
    .map((_, index, words) => words.slice(index, index + 3))
    .slice(0, -2);

test("no memory, in whichever language it was told, is quoted to others, and many are to their owner", () => {
  let quoted = 0;
  for (const { text, composition } of told) {
    const runs = runsOf(text);
    for (const kind of variants) {
      const words = languages.map((language) => withoutNouns(composition[kind], language));
      expect(
        runs.filter((run) => words.some((one) => holds(one, run))).map((run) => run.join(" ")),
        text,
      ).toEqual([]);
    }
    const own = variants.flatMap((kind) => languages.map((language) => letterOf(composition[kind], language)));
    if (runs.some((run) => own.some((one) => holds(one, run)))) quoted += 1;
  }
  expect(quoted).toBeGreaterThan(told.length / 4);
});

/** What is said where the Maestro speaks of an answer: stems, since words are declined. */
const stems: Record<Language, RegExp> = {
  ar: /خريف|صحراء|الغموض|احتفال|عرس/,
  en: /autumn|desert|\bdunes|celebrat|says less|night in/i,
  fr: /automne|désert|\bdunes|\bfête/i,
  ru: /осен|пустын|барханов/i,
};

test("no answer is named to others", () => {
  const known = { ar: 0, en: 0, fr: 0, ru: 0 };
  for (const { text, composition } of told) {
    for (const kind of variants) {
      for (const language of languages) {
        expect(composition[kind].shared_words[language], text).not.toMatch(stems[language]);
        if (stems[language].test(letterOf(composition[kind], language))) known[language] += 1;
      }
    }
  }
  for (const language of languages) expect(known[language]).toBeGreaterThan(told.length / 4);
});

/** What a stranger sees of a perfume, and the names that it was drawn with. */
function shownOf(composition: Composition, kind: VariantKind, answers: Answers, session: string) {
  const [seed] = hashText(`${session} in words`);
  const notes = { premiere: composition.premiere.notes, deuxieme: composition.deuxieme.notes };
  const { motifs } = namesOf({
    notes,
    faint: faintNotes(composition),
    answers,
    finds: briefOf(answers).memoryFinds,
    seed,
  })[kind];
  const unexplained = mapRecord(composition[kind].notes, (layer) => layer.map((note) => ({ ...note, because: [] })));
  return { variant: kind, notes: unexplained, dosage: composition[kind].dosage_pct, motifs, seed };
}

test("what others read is written from the notes that they see, whatever brought them", () => {
  for (const { answers, session, composition } of readSessions()) {
    for (const kind of variants) {
      expect(composition[kind].shared_words).toEqual(writeSharedWords(shownOf(composition, kind, answers, session)));
    }
  }
});

test("what others read is as well written as what its owner does", () => {
  const numberOf = ({ shared_words }: Variant, language: Language) => sentences(shared_words[language]).length;
  for (const { composition } of readSessions()) {
    for (const kind of variants) {
      for (const language of languages) {
        const text = composition[kind].shared_words[language];
        expect(faults(text, language), text).toEqual([]);
        expect(numberOf(composition[kind], language), text).toBeGreaterThanOrEqual(2);
      }
    }
  }
});
