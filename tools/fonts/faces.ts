/**
 * The faces the shop sets its languages in, and what each is cut down to.
 *
 * `source` is a file of an open font package; `range` is the set of characters kept, written as CSS writes it, so that
 * the same line serves the subset and its `unicode-range`.
 */
export type Face = {
  file: string;
  source: string;
  range: string;
  /** What is kept of a variable face: one weight, or a span of them. */
  weights?: number | { min: number; max: number };
  features: string[];
};

const latin =
  "U+0020-007E, U+00A0-00A1, U+00A3, U+00A7, U+00A9, U+00AB, U+00AE, U+00B0, U+00B7, U+00BB, U+00BF-00FF, U+0131, U+0152-0153, U+0178, U+2011, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2039-203A, U+20AC, U+2122, U+2212";
/**
 * What English needs, the names of the languages included. French text adds a file for the rest; French display is one
 * file, since there the gaps between accented letters and their neighbours would be seen.
 */
const english =
  "U+0020-007E, U+00A0, U+00A9, U+00AB, U+00B7, U+00BB, U+00E7, U+00E9, U+2011, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+20AC, U+2212";
const accents =
  "U+00A1, U+00A3, U+00A7, U+00AE, U+00B0, U+00BF-00E6, U+00E8, U+00EA-00FF, U+0131, U+0152-0153, U+0178, U+2039-203A, U+2122";
/** What the message of a closed shop needs besides in Turkish and German. */
const extended = "U+011E-011F, U+0130, U+015E-015F, U+1E9E";
const cyrillic = "U+0401, U+0410-044F, U+0451, U+2116";
const arabic =
  "U+0020, U+060C, U+061B, U+061F, U+0621-063A, U+0640-0652, U+066A-066C, U+0670-0671, U+067E, U+0686, U+06A4, U+06AF";
/** Digits and the punctuation that stands between Arabic words. */
const figures =
  "U+0021-003F, U+005B-005D, U+0025, U+00A0, U+00AB, U+00B7, U+00BB, U+00D7, U+2011, U+2013-2014, U+2026, U+2212";

/** What the languages call themselves in the switcher: a page in another script needs these letters and no more of a face. */
const names = {
  latin: "U+0045-0046, U+0061, U+0067-0069, U+006C, U+006E, U+0072-0073, U+00E7",
  cyrillic: "U+0420, U+0438-043A, U+0441, U+0443",
};

const latinFeatures = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "calt", "lnum"];
const arabicFeatures = ["init", "medi", "fina", "isol", "rlig", "liga", "calt", "ccmp", "mark", "mkmk", "kern", "curs"];

const cormorant = { weights: 400, features: latinFeatures };
const manrope = { weights: { min: 300, max: 700 }, features: [...latinFeatures, "tnum"] };
const readex = { weights: { min: 200, max: 600 } };

export const faces: Face[] = [
  {
    file: "cormorant-english",
    source: "@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2",
    range: english,
    ...cormorant,
  },
  {
    file: "cormorant-latin",
    source: "@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2",
    range: latin,
    ...cormorant,
  },
  {
    file: "cormorant-latin-extended",
    source: "@fontsource-variable/cormorant/files/cormorant-latin-ext-wght-normal.woff2",
    range: extended,
    ...cormorant,
  },
  {
    file: "cormorant-cyrillic",
    source: "@fontsource-variable/cormorant/files/cormorant-cyrillic-wght-normal.woff2",
    range: cyrillic,
    ...cormorant,
  },
  {
    file: "manrope-latin",
    source: "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2",
    range: english,
    ...manrope,
  },
  {
    file: "manrope-accents",
    source: "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2",
    range: accents,
    ...manrope,
  },
  {
    file: "manrope-latin-extended",
    source: "@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2",
    range: extended,
    ...manrope,
  },
  {
    file: "manrope-cyrillic",
    source: "@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2",
    range: cyrillic,
    ...manrope,
  },
  {
    file: "names-latin",
    source: "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2",
    range: names.latin,
    ...manrope,
  },
  {
    file: "names-cyrillic",
    source: "@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2",
    range: names.cyrillic,
    ...manrope,
  },
  {
    file: "amiri-arabic",
    source: "@fontsource/amiri/files/amiri-arabic-400-normal.woff2",
    range: arabic,
    features: arabicFeatures,
  },
  {
    file: "amiri-figures",
    source: "@fontsource/amiri/files/amiri-latin-400-normal.woff2",
    range: figures,
    features: ["kern", "lnum"],
  },
  {
    file: "readex-arabic",
    source: "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2",
    range: arabic,
    features: arabicFeatures,
    ...readex,
  },
  {
    file: "readex-figures",
    source: "@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2",
    range: figures,
    features: ["kern", "lnum", "tnum"],
    ...readex,
  },
];

/** The characters of a CSS `unicode-range`, as one string. */
export function charactersOf(range: string): string {
  return range
    .split(", ")
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join("");
}
