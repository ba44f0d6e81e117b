import MiniSearch, { type SearchOptions } from "minisearch";
import { keysOf } from "../../encoding/record.ts";
import { languages } from "../../i18n/languages.ts";
import { allergens } from "../palette/allergens.ts";
import type { ThingId } from "../types.ts";
import { thingOf } from "./readable.ts";
import { fold, scriptOf, withoutProclitics } from "./spelling.ts";
import { thingNames } from "./thing-names.ts";
import { things } from "./things.ts";
import { vocabularies } from "./vocabulary/vocabularies.ts";

const canBeLeft = keysOf(things).filter((id) => {
  const { key, person, scene, entries, material } = thingOf(id);
  return !person && !scene && (entries ?? key ?? material) !== undefined;
});

/** The names by which the label of a perfume calls a thing. */
const labelsOf = (id: ThingId): string[] =>
  allergens.flatMap(({ entry, label }) => (thingOf(id).entries?.includes(entry) ? [label] : []));

const bareWords = (words: string) => words.replace(/[*~=]/gu, "").replace(/(?<!\p{L})_(?!\p{L})/gu, " ");

/** No word so short is taken for a near one. */
const shortestNear = 4;

/** Made when first something is searched for: it takes some milliseconds. */
let index: MiniSearch | undefined;
function searchIndex(): MiniSearch {
  if (index) return index;
  index = new MiniSearch({
    fields: ["names", "words"],
    processTerm: (term) => {
      const folded = fold(term.toLowerCase(), scriptOf(term));
      return scriptOf(term) === "arabic" ? (withoutProclitics(folded).at(-1) ?? folded) : folded;
    },
    searchOptions: { boost: { names: 3 }, combineWith: "AND" },
  });
  index.addAll(
    canBeLeft.map((id) => ({
      id,
      names: [...languages.map((language) => thingNames[id][language]), ...labelsOf(id)].join(" "),
      words: languages.map((language) => bareWords(vocabularies[language][id])).join(" "),
    })),
  );
  return index;
}

const isThing = (id: unknown): id is ThingId => typeof id === "string" && id in things;

/**
 * The things that a search finds, the likeliest first, by their names in any language and the allergens by the name on a
 * label: those whose name begins so and those that are also called so; where there are none, those of which another word
 * begins so, and last those of which one nearly does.
 */
export function findThings(query: string): ThingId[] {
  const found = (options: SearchOptions) =>
    searchIndex()
      .search(query, options)
      .map(({ id }): unknown => id)
      .filter(isThing);
  const named = new Set([...found({ fields: ["names"], prefix: true }), ...found({ fields: ["words"] })]);
  const begun = found({ prefix: true });
  if (named.size > 0) return begun.filter((id) => named.has(id));
  return begun.length > 0 ? begun : found({ prefix: true, fuzzy: (term) => (term.length > shortestNear ? 1 : false) });
}
