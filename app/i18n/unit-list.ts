import { bindWords } from "./bind-words.ts";
import type { Language } from "./languages.ts";

/** Made once a language: an owner's page writes a list for every note. */
const lists = new Map<Language, Intl.ListFormat>();

/** Joins with commas and without "and", in Arabic with its "and". A list of units has no commas in Russian. */
export function unitList(items: readonly string[], language: Language): string {
  const list = lists.get(language) ?? new Intl.ListFormat(language, { type: "conjunction", style: "narrow" });
  lists.set(language, list);
  return bindWords(list.format(items), language);
}
