import type { Script } from "../../memory/spelling.ts";
import { keysOf } from "../../record.ts";
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
  /** What answers it, though it may be there for another reason. */
  present: readonly ((quote: string, materials: readonly MaterialId[]) => string)[];
  /** What was poured for it, where the words themselves name that, and the layers do too. */
  named: readonly ((quote: string) => string)[];
  /** Something answers it, which its layer names. */
  inLayer: readonly ((quote: string) => string)[];
  /** The palette lacks it, and this comes nearest. */
  lacking: readonly ((quote: string, materials: readonly MaterialId[]) => string)[];
  /** It was read, and can neither be quoted nor be called by a word of ours: a person, or a long phrase. */
  unnamed: readonly string[];
};

type Kind = Exclude<keyof MemorySentences, "script" | "unnamed" | "beyond">;

/** What may be claimed of the words. */
function kindOf({ materials, lacking, named, caused, inLayer }: Remembered): Kind {
  if (inLayer) return "inLayer";
  if (materials.length === 0) return "read";
  if (lacking) return "lacking";
  if (!caused) return "present";
  return named ? "named" : "poured";
}

/** The templates of the memory slot. A sentence claims of the bottle only what answers the visitor's words. */
export function memoryTemplates({ script, beyond, unnamed, ...sentences }: MemorySentences): readonly Template[] {
  const when =
    (fits: (remembered: Remembered) => boolean, write: (remembered: Remembered) => string): Template =>
    ({ remembered }: Context) =>
      remembered && remembered.script === script && fits(remembered) ? write(remembered) : null;
  return [
    ...keysOf(sentences).flatMap((kind) =>
      sentences[kind].map((write) =>
        when(
          (one) => kindOf(one) === kind,
          ({ quote, materials }) => write(quote, materials),
        ),
      ),
    ),
    ...beyond.map((write) =>
      unlessPoured(
        when(
          (one) => kindOf(one) === "read" && !one.unread,
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
