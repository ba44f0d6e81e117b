import { distance } from "fastest-levenshtein";
import { scriptOf } from "./spelling.ts";

/** Arabic letters that are typed for one another: they sound or look alike. */
const arabicLikely = "هحخ ذدزظض ثتسصش طت قكغجف عغا بينت رز".split(" ");
/** Arabic letters that are left out or added: long vowels and endings. */
const arabicWeak = new Set("اويهن");
const isDoubled = (word: string, at: number) => word[at] === word[at - 1] || word[at] === word[at + 1];
/** From so many letters on, any letter may be wrong. */
const longArabic = 7;
const longRussian = 8;
/** A letter may be missing, or another likely one be typed, from so many letters on. */
const least = { missing: 5, likely: 6 } as const;

/** How a Russian word sounds. */
const heard = (word: string): string =>
  word
    .replace(/[оеяыюё]/gu, (letter) => (letter === "о" ? "а" : letter === "ю" ? "у" : "и"))
    .replace(/[бвгджзщ]/gu, (letter) => "пфктшсш"["бвгджзщ".indexOf(letter)] ?? letter)
    .replace(/[ьъй]/gu, "")
    .replace(/(.)\1+/gu, "$1");

/** Where two words differ first, and where last, counted from the end. */
function differing(one: string, other: string): { first: number; last: number } {
  let first = 0;
  while (first < one.length && one[first] === other[first]) first++;
  let last = 1;
  while (last <= one.length - first && one.at(-last) === other.at(-last)) last++;
  return { first, last };
}

const isSwapped = (one: string, other: string): boolean => {
  const { first } = differing(one, other);
  const swapped = `${one.slice(0, first)}${one[first + 1]}${one[first]}${one.slice(first + 2)}`;
  return one.length === other.length && swapped === other;
};

function isNearInArabic(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  if (length >= longArabic) return true;
  const { first } = differing(one, other);
  if (one.length === other.length) {
    const [typed = "", meant = ""] = [one[first], other[first]];
    return length >= least.likely && arabicLikely.some((letters) => letters.includes(typed) && letters.includes(meant));
  }
  const longer = one.length > other.length ? one : other;
  const isEnd = first === longer.length - 1;
  const isWeak = arabicWeak.has(longer[first] ?? "") || isDoubled(longer, first);
  return length >= least.missing && isWeak && (!isEnd || length >= least.likely);
}

/** The ending by which one chemical is told from another, or nothing: carvene is no carvone. */
const endingOf = (word: string): string =>
  /(?:ene|one|yl|ol|al|ate|ide|он|ол|ен|аль|ат)$/u.exec(word.replace(/(?<=[a-z])s$/u, ""))?.[0] ?? "";

/**
 * Whether one word may be the other misspelt: by one letter that is wrong, missing or too many, or by two neighbours that
 * changed places. Arabic and Russian write so many words so alike that short ones must also sound or look alike.
 */
export function isMisspelling(one: string, other: string): boolean {
  const endings = [endingOf(one), endingOf(other)];
  if (!endings.includes("") && endings[0] !== endings[1]) return false;
  const apart = distance(one, other);
  if (apart === 0 || isSwapped(one, other)) return true;
  if (apart > 1) return false;
  const script = scriptOf(one);
  if (script === "arabic") return isNearInArabic(one, other);
  return script === "latin" || Math.min(one.length, other.length) >= longRussian || heard(one) === heard(other);
}
