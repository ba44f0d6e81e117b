import { boundIn } from "../../i18n/bind-words.ts";
import type { Language } from "../../i18n/languages.ts";
import { unitList } from "../../i18n/unit-list.ts";
import {
  answerWord,
  inToneWord,
  materialNames,
  presenceWords,
  standInWord,
  strengthLevel,
  structureWord,
} from "../../maestro/index.ts";
import {
  type AnswerKey,
  type Answers,
  type MaterialId,
  type Note,
  type NoteAside,
  structure,
} from "../../maestro/types.ts";
import { smellFormsIn } from "../../maestro/words/smell-forms.ts";
import { answerText, memoryText, wishText } from "../perfume/answer-text.server.ts";
import { quoted } from "../perfume/quoted.ts";

/** Why a note is there, as texts. */
export type NoteReasons = (note: Pick<Note, "because" | "words" | "asides" | "tone">) => string[];

export function noteReasons(answers: Answers, language: Language): NoteReasons {
  return (note) =>
    note.because.flatMap((reason) => {
      if (reason === structure) return boundIn(structureWord, language);
      if (reason === "memory" || reason === "without_text") {
        const text = (said: readonly string[]) =>
          reason === "memory" ? memoryText(said, language) : wishText(said, language);
        return toldWords(note, answers[reason] ?? "", language).map(text);
      }
      return answerText(reason, valuesOf(reason, answers, language), language);
    });
}

/**
 * What was told is quoted, in the visitor's own words: those that name a note, or those that it goes with. Beside words that
 * a note only stands in for, or of which there is little, that is said, each such in a line of its own.
 */
function toldWords(
  { words = [], asides = [], tone = [] }: Parameters<NoteReasons>[0],
  text: string,
  language: Language,
): string[][] {
  const isOther = (word: string) =>
    !text.includes(word) && (tone.length > 0 || words.some((one) => text.includes(one)));
  const own = words.filter((word) => !isOther(word));
  if (own.length === 0) {
    const all = unitList(
      tone.map((word) => quoted(word, language)),
      language,
    );
    return [all ? [`${inToneWord[language]} ${all}`] : []];
  }
  const besides = new Map<string, string[]>();
  for (const word of own) {
    const beside = asideText(
      asides.find((aside) => aside.word === word),
      language,
    );
    besides.set(beside, [...(besides.get(beside) ?? []), quoted(word, language)]);
  }
  return [...besides]
    .sort(([one], [other]) => one.length - other.length)
    .map(([beside, said]) => [unitList(said, language) + beside]);
}

const comma = (language: Language) => (language === "ar" ? "، " : ", ");

/** ", by cocoa and guaiac wood, in the background"; nothing where nothing is to be said. */
function asideText(aside: NoteAside | undefined, language: Language): string {
  const by = aside?.by?.filter(isKnown) ?? [];
  return [
    ...(by.length > 0 ? [`${standInWord[language]} ${smellFormsIn(language).alone(by)}`] : []),
    ...(aside?.presence ? [presenceWords[aside.presence][language]] : []),
  ]
    .map((said) => comma(language) + said)
    .join("");
}

/** The palette may have lost a material since. */
const isKnown = (id: MaterialId) => Object.hasOwn(materialNames, id);

function valuesOf(theme: AnswerKey, answers: Answers, language: Language): string[] {
  const value = answers[theme];
  const values = typeof value === "number" ? [strengthLevel(value)] : [value ?? []].flat();
  return values.flatMap((each) => answerWord(theme, each)?.[language] ?? []);
}
