import type { ThingId } from "../things.ts";

/**
 * The words by which each thing is told in a language: phrases separated by commas, folded as in `spelling.ts` (lower
 * case, no accents or vowel signs, Arabic without its article and proclitics). `rain*` stands for the word with any
 * inflectional suffix of the language, `дожд~` for anything that follows, `=thé` for the word as written, with its
 * accents, and `_` between words for up to two others.
 */
export type Vocabulary = Readonly<Record<ThingId, string>>;
/** The words of another way to write a language, such as Arabic in Latin letters. */
export type Spellings = Readonly<Partial<Record<ThingId, string>>>;
