import { fold, type Script, withoutProclitics } from "../../memory/spelling.ts";
import type { MaterialId } from "../../types.ts";
import type { Context } from "./context.ts";
import type { Template } from "./phrasebook.ts";
import type { Remembered } from "./remembered.ts";

/** A language's sentences about a memory, by what may be claimed. `quote` is the visitor's own. */
export type MemorySentences = {
  script: Script;
  /** How the language names a material inside a sentence. */
  nameOf: (material: MaterialId) => string;
  /** It was read; nothing is claimed of the bottle. */
  read: readonly ((quote: string) => string)[];
  /** What was poured for it. */
  poured: readonly ((quote: string, materials: readonly MaterialId[]) => string)[];
  /** The same where the words themselves name what was poured, so that it is not named again. */
  named: readonly ((quote: string) => string)[];
  /** The palette lacks it, and this comes nearest. */
  lacking: readonly ((quote: string, materials: readonly MaterialId[]) => string)[];
};

/** The shortest words that are compared, in letters: shorter ones are particles. */
const shortest: Record<Script, number> = { arabic: 3, cyrillic: 2, latin: 3 };
/** The longest ending of a case or a number, in letters. */
const longestEnding = 3;

/** The beginning of a word that its inflected forms share. */
const stemOf = (word: string) => word.slice(0, Math.max(4, word.length - 2));

/** Whether a quote holds a word of a material's name. */
function namesMaterial(quote: string, name: string, script: Script): boolean {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u)
      .flatMap((word) => withoutProclitics(fold(word, script)))
      .filter((word) => word.length >= shortest[script]);
  const said = wordsOf(quote);
  return wordsOf(name).some((word) =>
    said.some((one) => one.startsWith(stemOf(word)) && one.length <= word.length + longestEnding),
  );
}

/** The templates of the memory slot. A sentence claims of the bottle only what was poured for the visitor's words. */
export function memoryTemplates({
  script,
  nameOf,
  read,
  poured,
  named,
  lacking,
}: MemorySentences): readonly Template[] {
  const when =
    (fits: (remembered: Remembered) => boolean, write: (remembered: Remembered) => string): Template =>
    ({ remembered }: Context) =>
      remembered && remembered.script === script && fits(remembered) ? write(remembered) : null;
  const isPoured = ({ materials }: Remembered) => materials.length > 0;
  const isNamed = ({ quote, materials }: Remembered) =>
    materials.some((material) => namesMaterial(quote, nameOf(material), script));
  return [
    ...poured.map((write) =>
      when(
        (one) => isPoured(one) && !one.lacking && !isNamed(one),
        ({ quote, materials }) => write(quote, materials),
      ),
    ),
    ...named.map((write) =>
      when(
        (one) => isNamed(one) && !one.lacking,
        ({ quote }) => write(quote),
      ),
    ),
    ...lacking.map((write) =>
      when(
        (one) => isPoured(one) && one.lacking,
        ({ quote, materials }) => write(quote, materials),
      ),
    ),
    ...read.map((write) =>
      when(
        (one) => !isPoured(one),
        ({ quote }) => write(quote),
      ),
    ),
  ];
}
