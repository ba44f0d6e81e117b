import { mapRecord } from "../../encoding/record.ts";
import { inEachLanguage, type Language } from "../../i18n/languages.ts";
import { unitList } from "../../i18n/unit-list.ts";
import type { Localised, ReadableId } from "../types.ts";
import { isThing } from "./known-things.ts";
import { names } from "./names/names.ts";
import { perfumes } from "./perfumes.ts";
import { things } from "./things.ts";

/** What each thing is called where it is listed. */
export const thingNames: Record<ReadableId, Localised> = {
  ...mapRecord(perfumes, ({ name }) => inEachLanguage(() => name)),
  ...mapRecord(things, (_, id) => inEachLanguage((language) => names[language][id])),
};

/** Things by their names, as a list to be read; null where there are none. What is no thing any more is left out. */
export function namesOfThings(things: readonly string[], language: Language): string | null {
  const listed = things.filter(isThing).map((thing) => thingNames[thing][language]);
  return listed.length > 0 ? unitList(listed, language) : null;
}
