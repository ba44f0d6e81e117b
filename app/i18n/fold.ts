/** Marks, hamza, tatweel, joiners and apostrophes. */
const silent =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u200c\u0027\u0060\u02b9-\u02bf\u2018\u2019\u201b\u2032]|\u200d/g;

/** Signs that are written in several ways, and the one that stands for them. */
const alike = new Map([
  ...pairs("\u0649\u06cc\u06a9\u06be\u06c1\u06d5\u0629\u0671", "\u064a\u064a\u0643\u0647\u0647\u0647\u0647\u0627"),
  ...pairs("øłđıς", "oldiσ"),
  ...pairs("\u2010\u2012\u2013\u2014\u2212", "-----"),
  ...digits(0x660),
  ...digits(0x6f0),
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
] as const);

/**
 * A text as searches compare it: small letters without marks, hamza, joiners and apostrophes, one form of each Arabic
 * letter, Latin digits. The database's lists are searched by the same (`private.fold`).
 */
export function fold(text: string): string {
  const bare = text.replaceAll("´", "").normalize("NFKD").replace(silent, "").toLowerCase();
  return Array.from(bare, (sign) => alike.get(sign) ?? sign)
    .join("")
    .replace(/[ \t\r\n]+/g, " ")
    .replace(/^ | $/g, "");
}

function pairs(from: string, to: string): (readonly [string, string])[] {
  const signs = [...to];
  return [...from].map((sign, index) => [sign, signs[index] ?? ""] as const);
}

/** The ten digits of a script, the first of which is its zero. */
function digits(zero: number): (readonly [string, string])[] {
  return Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(zero + digit), String(digit)] as const);
}
