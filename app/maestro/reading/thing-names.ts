import { mapRecord } from "../../encoding/record.ts";
import { inEachLanguage } from "../../i18n/languages.ts";
import type { Language, Localised, ThingId } from "../types.ts";
import { things } from "./things.ts";

/** What each thing is called where it is listed. */
export const thingNames: Record<ThingId, Localised> = mapRecord(things, (_, id) => inEachLanguage(() => id));

/** What can be chosen to be left out: every thing but the people, in the order of their names. */
export function leaveable(_language: Language): ThingId[] {
  return [];
}

/** The things that a search finds by the names of any language, the allergens also by the name on a label. */
export function findThings(_query: string, _language: Language): ThingId[] {
  return [];
}
