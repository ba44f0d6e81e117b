import type { Language, Localised } from "../../i18n/languages.ts";
import { unitList } from "../../i18n/unit-list.ts";
import { answerWord, facetNames, familyNouns, profileOf, strengthLevel } from "../../maestro/index.ts";
import type { Answers, Reason } from "../../maestro/types.ts";
import { answerText } from "../perfume/answer-text.server.ts";
import { type FamilyShare, familyShares } from "../perfume/family-shares.server.ts";

/** An answer and the names of what it added to the profile and took from it. */
export type ProfileReason = { answer: string; added: string; removed: string };
export type ScentProfile = {
  shares: FamilyShare[];
  /** 1 to 10, null where it was not answered. */
  strength: number | null;
  /** % w/w of the finished perfume. */
  dosage: number;
  time: "day" | "night" | "both" | null;
  seasons: string[];
  reasons: ProfileReason[];
};

/** What is said beside a wish, and whether it is in the perfumes, be it by something else. */
export type WishAside = { said: string; isIn: boolean };

type Asides = { leftOut: string; less: string; wish?: (thing: string) => WishAside | undefined };

/**
 * The scent profile of a visitor's answers, in one language.
 * @param asides what is said beside a thing that is left out, or of which there is less, and of a wish that is not simply poured
 */
export function scentProfile(answers: Answers, language: Language, asides: Asides): ScentProfile {
  const profile = profileOf(answers);
  return {
    shares: familyShares(profile.families, language),
    strength: answers.strength ?? null,
    dosage: profile.dosage_pct,
    time: answers.time_of_day ?? null,
    seasons: answers.season ?? [],
    reasons: profile.reasons
      .map((reason) => profileReason(reason, language, asides))
      .filter((one) => one !== undefined),
  };
}

/** Families and facets have names that visitors know; other moves (pyramid, dosage) show elsewhere on the page. */
function moveName({ kind, name }: Reason["moves"][number], language: Language): string[] {
  const nouns: Partial<Record<string, Localised>> = familyNouns;
  const names: Partial<Record<string, Localised>> = facetNames;
  if (kind === "family") return [nouns[name]?.[language] ?? []].flat();
  return kind === "facet" ? [names[name]?.[language] ?? []].flat() : [];
}

/** None of an answer that moves nothing that visitors know. What is in no perfume has brought nothing: only that is said of it. */
function profileReason(reason: Reason, language: Language, asides: Asides): ProfileReason | undefined {
  const { theme, moves, sense, value } = reason;
  const isOut = sense === "wanted" && asides.wish?.(String(value))?.isIn === false;
  const namesOf = (sign: 1 | -1) =>
    unitList(
      [...new Set(moves.filter(({ by }) => by * sign > 0).flatMap((move) => moveName(move, language)))],
      language,
    );
  const [added, removed] = isOut ? ["", ""] : [namesOf(1), namesOf(-1)];
  if (!added && !removed && !isOut) return undefined;
  return { answer: answerText(theme, answerWords(reason, language, asides), language), added, removed };
}

function answerWords({ theme, value, word, sense }: Reason, language: Language, asides: Asides): string[] {
  const answer = word ?? answerWord(theme, theme === "strength" ? strengthLevel(Number(value)) : value);
  if (!answer) return [];
  const isLeftOut = sense === "refused" || sense === "allergy";
  const said = isLeftOut
    ? asides.leftOut
    : sense === "less"
      ? asides.less
      : sense && asides.wish?.(String(value))?.said;
  return [said ? `${answer[language]} (${said})` : answer[language]];
}
