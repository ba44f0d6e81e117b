/** Limits that schemas, inputs and tests share. This file reaches the browser, so it knows no zod. */
export const limits = {
  name: 120,
  email: 254,
  message: 4000,
  customName: 13,
  memory: 2000,
  passwordMin: 6,
  adminPasswordMin: 8,
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: control and direction-override characters are what is stripped
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Text as a person meant it: composed (NFC), trimmed, without control and bidirectional-override characters. */
export function cleanText(text: string): string {
  return text.normalize("NFC").replace(unseen, "").trim();
}

/** The number of characters as a reader counts them. */
export function graphemes(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}
