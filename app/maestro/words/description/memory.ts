import type { Script } from "../../memory/spelling.ts";
import type { MaterialId } from "../../types.ts";
import type { Context } from "./context.ts";
import type { Template } from "./phrasebook.ts";
import type { Remembered } from "./remembered.ts";
import { unlessPoured } from "./templates.ts";

/** A language's sentences about a memory, by what may be claimed. `quote` is the visitor's own. */
export type MemorySentences = {
  script: Script;
  /** It was read; nothing is claimed of the bottle. */
  read: readonly ((quote: string) => string)[];
  /** The same where nothing was poured for it: no bottle holds it. */
  beyond: readonly ((quote: string) => string)[];
  /** What was poured for it. */
  poured: readonly ((quote: string, materials: readonly MaterialId[]) => string)[];
  /** The same where the words themselves name what was poured, and the layers do too. */
  named: readonly ((quote: string) => string)[];
  /** The palette lacks it, and this comes nearest. */
  lacking: readonly ((quote: string, materials: readonly MaterialId[]) => string)[];
  /** It was read, and can neither be quoted nor be called by a word of ours: a person, or a long phrase. */
  unnamed: readonly string[];
};

/** The templates of the memory slot. A sentence claims of the bottle only what was poured for the visitor's words. */
export function memoryTemplates({
  script,
  read,
  beyond,
  poured,
  named,
  lacking,
  unnamed,
}: MemorySentences): readonly Template[] {
  const when =
    (fits: (remembered: Remembered) => boolean, write: (remembered: Remembered) => string): Template =>
    ({ remembered }: Context) =>
      remembered && remembered.script === script && fits(remembered) ? write(remembered) : null;
  const isPoured = ({ materials }: Remembered) => materials.length > 0;
  return [
    ...poured.map((write) =>
      when(
        (one) => isPoured(one) && !one.lacking && !one.named,
        ({ quote, materials }) => write(quote, materials),
      ),
    ),
    ...named.map((write) =>
      when(
        (one) => one.named === true,
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
    ...beyond.map((write) =>
      unlessPoured(
        when(
          (one) => !isPoured(one),
          ({ quote }) => write(quote),
        ),
      ),
    ),
    ...unnamed.map(
      (sentence): Template =>
        ({ hasMemory, remembered, memoryKey }) =>
          hasMemory && !memoryKey && remembered?.script !== script ? sentence : null,
    ),
  ];
}
