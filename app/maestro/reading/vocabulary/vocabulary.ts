import type { ThingId } from "../things.ts";

/**
 * What one thing is called in a language, where it is listed, and the words by which it is told: phrases separated by
 * commas, folded as in `spelling.ts` (lower case, no accents or vowel signs, Arabic without its article and proclitics).
 * `rain*` stands for the word with any inflectional suffix of the language, `дожд~` for anything that follows, `=thé` for
 * the word as written, with its accents, and `_` between words for up to two others.
 */
type Named = { name: string; words: string };

export type Vocabulary = Readonly<Record<ThingId, Named>>;
/** The words of another way to write a language, such as Arabic in Latin letters. */
export type Spellings = Readonly<Partial<Record<ThingId, string>>>;
