import type { Language } from "../../i18n/languages.ts";
import { thingNames } from "../reading/thing-names.ts";
import type { ThingId } from "../types.ts";

/** The kinds that a French list calls by an adjective: in a sentence they are notes. */
const frenchKinds: Partial<Record<ThingId, string>> = {
  clean: "notes de propre",
  floral: "notes fleuries",
  woody: "notes boisées",
  oriental: "notes ambrées",
  aquatic: "notes marines",
  fresh: "notes fraîches",
  green: "notes vertes",
  sweet: "notes sucrées",
  powdery: "notes poudrées",
  animal: "notes animales",
  fruity: "notes fruitées",
  spicy: "notes épicées",
  herbal: "notes aromatiques",
  earthy: "notes terreuses",
  gourmand: "notes gourmandes",
  resinous: "notes résineuses",
  aldehydic: "notes aldéhydées",
};

/** What a thing is called in a sentence: as in a list, but for what that explains in brackets. */
export const thingNoun = (thing: ThingId, language: Language): string =>
  (language === "fr" && frenchKinds[thing]) || thingNames[thing][language].replace(/\s*\(.*\)$/u, "");
