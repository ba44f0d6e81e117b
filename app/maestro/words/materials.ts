import { mapRecord } from "../../encoding/record.ts";
import { wordsOf } from "./tables.ts";

/** As the sheet names it: the plant, or for a synthetic its trade name and, after a comma, what it smells of. */
export const materialNames = wordsOf(({ materials }) => mapRecord(materials, ({ name }) => name));

/** As a sentence names it: what it smells of, with its article in Arabic, in the nominative in Russian. */
export const materialNouns = wordsOf(({ materials }) => mapRecord(materials, ({ noun }) => noun));
