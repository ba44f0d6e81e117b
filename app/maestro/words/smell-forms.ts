import { mapRecord } from "../../encoding/record.ts";
import type { Language } from "../../i18n/languages.ts";
import type { MaterialId } from "../types.ts";
import { the as arabic } from "./description/ar/grammar.ts";
import { names } from "./description/en/grammar.ts";
import { some, the } from "./description/fr/grammar.ts";
import { joinWith } from "./description/lists.ts";
import { acc, gen, nom } from "./description/ru/grammar.ts";
import { contractDe } from "./french.ts";
import { materialNouns } from "./materials.ts";

/**
 * Smells in the forms in which a sentence about what is left out needs them: `none` after "there is no", `placeOf` after
 * "in the place of", `smelled` after "you will smell", and `alone` where they stand alone.
 */
type SmellForms = Record<"none" | "placeOf" | "smelled" | "alone", (ids: readonly MaterialId[]) => string>;

const nounsIn = (language: Language, ids: readonly MaterialId[]) => ids.map((id) => materialNouns[id][language]);

const forms: Record<Language, SmellForms> = {
  ar: { none: arabic, placeOf: arabic, smelled: arabic, alone: arabic },
  en: { none: (ids) => joinWith("or", nounsIn("en", ids)), placeOf: names, smelled: names, alone: names },
  fr: {
    none: (ids) => joinWith("ni", nounsIn("fr", ids).map(contractDe)),
    placeOf: some,
    smelled: the,
    alone: the,
  },
  ru: { none: gen, placeOf: gen, smelled: acc, alone: nom },
};

/** So many smells are named at once. */
const mostNamed = 4;

/** The forms of a language, of smells each once. */
export const smellFormsIn = (language: Language): SmellForms =>
  mapRecord(forms[language], (write) => (ids) => {
    const once = new Map(ids.map((id) => [materialNouns[id][language], id]));
    return write([...once.values()].slice(0, mostNamed));
  });
