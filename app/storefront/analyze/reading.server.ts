import type { Language, Localised } from "../../i18n/languages.ts";
import { memoryWords, profileOf } from "../../maestro/index.ts";
import { type AnswerKey, type Answers, type Family, families, type Reason } from "../../maestro/types.ts";
import { answerWord, strengthLevel, themeWords } from "../../maestro/words/answers.ts";
import { facetWords } from "./facet-words.ts";

/** A family's share: as a number, and as the language writes it. */
export type Share = { family: Family; name: string; percent: number; figure: string };
export type ReasonView = { because: string; nearer: string; further: string };
export type Reading = {
  shares: Share[];
  /** 1 to 10, null where it was not said. */
  strength: number | null;
  dosage: number;
  time: "day" | "night" | "both" | null;
  seasons: string[];
  reasons: ReasonView[];
};

/** The visitor's scent profile as its page shows it, in one language. */
export function readingOf(answers: Answers, language: Language): Reading {
  const profile = profileOf(answers);
  return {
    shares: sharesOf(profile.families, language),
    strength: answers.strength ?? null,
    dosage: profile.dosage_pct,
    time: answers.time_of_day ?? null,
    seasons: answers.season ?? [],
    reasons: profile.reasons
      .map((reason) => reasonView(reason, language))
      .filter(({ nearer, further }) => nearer || further),
  };
}

/** Shares of one in the order of every chart. */
export function sharesOf(profile: Record<Family, number>, language: Language): Share[] {
  return families.map((family) => {
    const percent = Math.round(profile[family] * 100);
    const name = familyName(family, language);
    return { family, name, percent, figure: `${percent}${language === "ar" ? "٪" : "\u00a0%"}` };
  });
}

function familyName(family: string, language: Language): string {
  return answerWord("families", family)?.[language] ?? family;
}

/** A move in the words that a visitor knows; moves of the pyramid and the dosage show elsewhere on the page. */
function moveName({ kind, name }: Reason["moves"][number], language: Language): string[] {
  if (kind === "family") return [familyName(name, language)];
  const words: Partial<Record<string, Localised>> = facetWords;
  return kind === "facet" ? [words[name]?.[language] ?? []].flat() : [];
}

/** What an answer brought nearer and what it kept back. */
function reasonView({ theme, value, moves }: Reason, language: Language): ReasonView {
  const list = new Intl.ListFormat(language, { type: "unit", style: "short" });
  const moved = (way: 1 | -1) =>
    list.format(moves.filter(({ by }) => by * way > 0).flatMap((move) => moveName(move, language)));
  return { because: saidWords(theme, value, language), nearer: moved(1), further: moved(-1) };
}

/** "the hour: night", "the memory: rain"; the theme alone where the value has no name. */
function saidWords(theme: AnswerKey, value: string, language: Language): string {
  const memories: Partial<Record<string, Localised>> = memoryWords;
  const said =
    theme === "memory"
      ? memories[value]
      : answerWord(theme, theme === "strength" ? strengthLevel(Number(value)) : value);
  const name = themeWords[theme][language];
  const colon = language === "fr" ? "\u00a0: " : ": ";
  return said ? `${name}${colon}${said[language]}` : name;
}
