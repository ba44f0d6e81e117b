import type { Language } from "../../i18n/languages.ts";
import type { Spellings } from "./vocabulary/vocabulary.ts";

/** Words that by themselves ask for a perfume without a thing, in the syntax of a vocabulary's words: "vegan", «халяль». */
export const demands: Readonly<Record<Language, Spellings>> = {
  en: {
    animal_products: "vegan, vegans, veganism, non vegan, plant based, vegan friendly, vegetarian, vegetarians",
    alcohol:
      "halal, halaal, non halal, haram, haraam, non alcoholic, nonalcoholic, alcohol less, alcoholless, teetotal",
  },
  fr: {
    animal_products: "vegan*, vegane*, non vegan, vegetalien*, vegetalienne*, vegetarien*, vegetarienne*",
    alcohol: "halal, hallal, non halal, haram, non alcoolise*, non alcoolisee*, non alcoolique*",
  },
  ru: {
    animal_products: "веган*, веганск*, вегетариан~, растительного происхождения",
    alcohol: "халял*, халяльн*, халал*, харам, харама, безалкогольн*, бесспиртов*, безспиртов*",
  },
  ar: {
    animal_products: "=نباتي, نباتيه صرفه, نباتي صرف, نباتي بحت, =نباتية, =خضري, فيغان, فيجان, فيقان, فيجن, فيغن",
    alcohol: "=حلال, عطر حلال, عطور حلال, حلال شرعا, غير حلال, مو حلال, مش حلال, غير كحولي, غير كحوليه, بلاكحول",
  },
};
