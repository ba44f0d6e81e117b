import type { Language } from "../../i18n/languages.ts";
import { profileOf } from "../../maestro/index.ts";
import { type Answers, type Family, families, type Reason } from "../../maestro/types.ts";
import { answerWord, themeWords } from "../../maestro/words/answers.ts";

export type Share = { family: Family; name: string; percent: number };
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
    shares: families.map((family) => ({
      family,
      name: familyName(family, language),
      percent: Math.round(profile.families[family] * 100),
    })),
    strength: answers.strength ?? null,
    dosage: profile.dosage_pct,
    time: answers.time_of_day ?? null,
    seasons: answers.season ?? [],
    reasons: profile.reasons
      .map((reason) => reasonView(reason, language))
      .filter(({ nearer, further }) => nearer || further),
  };
}

function familyName(family: string, language: Language): string {
  return answerWord("families", family)?.[language] ?? family;
}

/** What an answer brought nearer and what it kept back, in families: the words that a visitor knows. */
function reasonView({ theme, value, moves }: Reason, language: Language): ReasonView {
  const list = new Intl.ListFormat(language, { type: "unit", style: "short" });
  const moved = (way: 1 | -1) => {
    const names = moves.filter(({ kind, by }) => kind === "family" && by * way > 0).slice(0, 3);
    return list.format(names.map(({ name }) => familyName(name, language)));
  };
  const said = answerWord(theme, value)?.[language];
  const name = themeWords[theme][language];
  const colon = language === "fr" ? "\u00a0: " : ": ";
  return { because: said ? `${name}${colon}${said}` : name, nearer: moved(1), further: moved(-1) };
}
