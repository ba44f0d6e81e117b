/**
 * What a memory is called and how it is written. `find` lists words and phrases, separated by commas, in lower case and without
 * accents or vowel signs: `rain*` with any ending that the language inflects with, `дожд~` with anything after it,
 * `=thé` exactly as written, accents included.
 */
export type MemoryEntry = { word: string; find: string };
