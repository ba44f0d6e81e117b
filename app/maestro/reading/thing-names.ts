import { mapRecord } from "../../encoding/record.ts";
import { inEachLanguage } from "../../i18n/languages.ts";
import type { Localised, ReadableId } from "../types.ts";
import { names } from "./names/names.ts";
import { perfumes } from "./perfumes.ts";
import { things } from "./things.ts";

/** What each thing is called where it is listed. */
export const thingNames: Record<ReadableId, Localised> = {
  ...mapRecord(perfumes, ({ name }) => inEachLanguage(() => name)),
  ...mapRecord(things, (_, id) => inEachLanguage((language) => names[language][id])),
};
