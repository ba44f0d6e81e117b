import { keysOf } from "../../encoding/record.ts";
import { houses, perfumes } from "./perfumes.ts";
import { PhraseIndex } from "./phrase-index.ts";
import { tokenise } from "./tokens.ts";

let index: PhraseIndex<true> | undefined;
function brandIndex(): PhraseIndex<true> {
  if (index) return index;
  index = new PhraseIndex("");
  index.add(houses, true);
  for (const id of keysOf(perfumes)) index.add(perfumes[id].words, true);
  return index;
}

/** Whether a text names another house or a perfume of it: no text of ours quotes that. */
export function namesBrand(text: string): boolean {
  const tokens = tokenise(text);
  return tokens.some((_, at) => brandIndex().matchAt(tokens, at) !== undefined);
}
