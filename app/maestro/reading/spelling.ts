/** Folding: words are brought to one spelling before they are looked up. */

const scripts = ["arabic", "cyrillic", "latin"] as const;
export type Script = (typeof scripts)[number];

/** The script of a word's first letter. */
export function scriptOf(word: string): Script {
  const code = word.charCodeAt(0);
  if (code >= 0x0600 && code <= 0x06ff) return "arabic";
  return code >= 0x0400 && code <= 0x04ff ? "cyrillic" : "latin";
}

const arabicLetters: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ئ: "ي",
  ؤ: "و",
  ة: "ه",
  // Sounds of other languages.
  ڤ: "ف",
  پ: "ب",
  چ: "ج",
  گ: "ك",
};

/** Arabic without vowel signs and tatweel, alef, ya, ta marbuta and the letters of other languages in one form; Russian е for ё; Latin without accents. */
export function fold(word: string, script: Script): string {
  if (script === "arabic")
    return word
      .replace(/[\u064b-\u0652\u0670\u0640]/g, "")
      .replace(/[أإآٱىئؤةڤپچگ]/g, (letter) => arabicLetters[letter] ?? letter);
  if (script === "cyrillic") return word.replaceAll("ё", "е");
  return /^[a-z]+$/.test(word) ? word : word.replaceAll("œ", "oe").normalize("NFD").replace(/\p{M}/gu, "");
}

const arabicPrefix = /^(?:لل|[بكل]?ال|[عه]ال|به?ال|[بكل])/;

/** An Arabic word, and what is left of it without an "and" (و ف) that is written onto it. */
export const withoutConjunction = (word: string): string[] =>
  /^[وف]\p{L}/u.test(word) ? [word, word.slice(1)] : [word];

/** An Arabic word and what is left of it without its proclitics (و ف, ب ك ل, ال), the longest first. */
export function withoutProclitics(word: string): string[] {
  const forms = [word];
  const afterConjunction = /^[وف]/.test(word) ? word.slice(1) : word;
  if (afterConjunction !== word) forms.push(afterConjunction);
  for (const form of [word, afterConjunction]) {
    const bare = form.replace(arabicPrefix, "");
    if (bare.length >= 2 && !forms.includes(bare)) forms.push(bare);
  }
  return forms;
}

/** Arabic words whose first letter و belongs to the word and is not "and". */
const ownWaw =
  /^(?:وقت|وجه|وسط|ورق|ورد|ورود|واح|واسع|واد|وحيد|وحد|وطن|وزن|وساد|ولد|والد|ولي|ولاد|وفا|وراء|وصل|وعد|وصف|وضع|وقف|وج[دع]|وهج|وبر|وشاح|وريد|وديع|وله|واقي)/u;

/** Whether an Arabic word begins with the "and" that is written onto it. */
export const beginsWithAnd = (word: string): boolean => /^و\p{L}{2}/u.test(word) && !ownWaw.test(word);
