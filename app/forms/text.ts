import { maxMemoryLength } from "../maestro/memory-length.ts";

/** Limits that schemas, inputs and tests share. This file reaches the browser, so it knows no zod. */
export const limits = {
  name: 120,
  email: 254,
  message: 4000,
  addressLine: 80,
  giftCard: 200,
  returnNote: 500,
  customName: 13,
  memory: maxMemoryLength,
  withoutText: 300,
  passwordMin: 6,
  adminPasswordMin: 8,
  newPasswordMin: 8,
};

/**
 * What nobody types and no reader sees: control characters (C0 but for tab and line ends, C1), marks and overrides of
 * direction, spaces without width, fillers that count as letters, tags, what is no character. The joiners U+200C and
 * U+200D stay: Persian and families of emoji are written with them. The database refuses the same
 * (`private.is_plain_text`).
 */
// biome-ignore-start lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const unseen =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2800\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\u{e0000}-\u{e0fff}\p{Surrogate}]/gu;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: until here

/** More marks on one letter than any script has (UAX #15): putting them in order takes the square of their number. */
const heapOfMarks = /(\p{M}{30})\p{M}+/gu;

/** Every form sends its line ends as two characters, though its field counts each as one; and Unicode has its own. */
const lineEnds = /\r\n?|[\u2028\u2029]/g;

/** Anything but marks, joiners and blanks, of which alone nothing is seen. */
const seen = /(?!\p{M}|\u200c|\u200d)\S/u;

/**
 * Text as a person meant it: composed (NFC), trimmed, with line ends of one character, without what cannot be seen; empty
 * where nothing is seen.
 */
export function cleanText(text: string): string {
  const clean = text.replace(unseen, "").replace(lineEnds, "\n").replace(heapOfMarks, "$1").normalize("NFC").trim();
  return seen.test(clean) ? clean : "";
}

/** Cleans a text that is written in one line, such as a name: every run of spaces and line ends becomes one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}

/** Cleans a person's name: what keyboards have for an apostrophe and for a hyphen becomes the one and the other. */
export function cleanName(text: string): string {
  return cleanLine(text)
    .replace(/[`\u00b4\u02b9\u2018\u201b\u2032\uff07]/g, "’")
    .replace(/[\u2010\u2011\u2212\uff0d]/g, "-");
}

/** Arabic-Indic, Persian and full-width digits (U+0660, U+06F0 and U+FF10 are their zeros) as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
