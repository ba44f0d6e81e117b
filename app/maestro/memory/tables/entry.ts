import type { MaterialId, MemoryKey } from "../../types.ts";
import type { Script } from "../../reading/spelling.ts";

/**
 * One thing that a memory can bring up: `word` names it to the visitor, `find` lists the words and phrases it is told
 * in, separated by commas, in lower case and without accents or vowel signs. `rain*` stands for any inflection of the
 * language, `дожд~` for anything that follows, `=thé` for the word as written, with its accents.
 */
export type MemoryEntry = {
  word: string;
  find: string;
  /** Words, in the syntax of `find`, for what is poured alike and is not called `word`: a church, where that is incense. */
  akin?: string;
  /** Words for one material of the palette, in the syntax of `find`: that one is poured, and no other of its kind. */
  named?: Partial<Record<MaterialId, string>>;
  /** Words, in the syntax of `find`, for what the palette does not have; the materials of its kind come near it. */
  near?: string;
  /**
   * Words, in the syntax of `find`, for a whole kind of smell, which are read only where they are refused: "nothing
   * sweet", while a sweet memory smells of nothing.
   */
  whole?: string;
  /** Phrases, in the syntax of `find`, in which a word of it means something else. */
  not?: string;
};

/** Everything by which memories in one language are read. */
export type MemoryTable = {
  script: Script;
  /** The inflectional suffixes that a stem marked with * may take. */
  suffixes: string;
  /** Words that tell it from other languages in the same script. */
  functionWords?: string;
  entries: Record<MemoryKey, MemoryEntry>;
};
