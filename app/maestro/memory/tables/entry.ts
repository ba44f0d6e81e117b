/**
 * One thing that a memory can bring up: `word` names it to the visitor, `find` lists the words and phrases it is told
 * in, separated by commas, in lower case and without accents or vowel signs. `rain*` stands for any inflection of the
 * language, `дожд~` for anything that follows, `=thé` for the word as written, with its accents.
 */
export type MemoryEntry = { word: string; find: string };
