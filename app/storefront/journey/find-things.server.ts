import { cleanLine } from "../../forms/text.ts";
import { boundIn } from "../../i18n/bind-words.ts";
import type { Language } from "../../i18n/languages.ts";
import { isLeaveable } from "../../maestro/reading/known-things.ts";
import { thingNames } from "../../maestro/reading/thing-names.ts";
import type { ThingId } from "../../maestro/types.ts";

/** A thing that can be left out, by its name in the visitor's language. */
export type ThingChoice = { value: ThingId; label: string };

/** What is left out most often is offered without a search: whole kinds, smells, the allergens that labels name most. */
const frequent: readonly ThingId[] = [
  "animal",
  "sweet",
  "oud",
  "musk",
  "rose",
  "linalool",
  "limonene",
  "citral",
  "geraniol",
  "citronellol",
  "eugenol",
  "coumarin",
];

const longestQuery = 60;
const mostFound = 24;

export function thingChoices(ids: unknown, language: Language): ThingChoice[] {
  return [...new Set([ids].flat())]
    .filter(isLeaveable)
    .map((value) => ({ value, label: boundIn(thingNames[value], language) }));
}

/** The choices that a page offers at once: the frequent ones, and those that were chosen before. */
export function listedThings(chosen: unknown, language: Language): ThingChoice[] {
  return thingChoices([...frequent, ...[chosen].flat()], language);
}

/** The things of a name, in any language, as choices. */
export async function foundThings(query: unknown, language: Language): Promise<ThingChoice[]> {
  const words = typeof query === "string" ? cleanLine(query).slice(0, longestQuery) : "";
  if (words === "") return [];
  const { findThings } = await import("../../maestro/reading/find-things.ts");
  return thingChoices(findThings(words), language).slice(0, mostFound);
}
