import { joinWith } from "../lists.ts";
import { unmetTemplates } from "../unmet.ts";

/** The sentences about wishes that were not fulfilled. */
export const frenchUnmet = unmetTemplates({
  language: "fr",
  lost: [
    (things) => `Je préfère vous le dire, voici ce que je n’ai pas pu vous donner : ${joinWith("et", things)}.`,
    (things) => `Tout ne pouvait y entrer ; il y manque ceci : ${joinWith("et", things)}.`,
  ],
  stoodIn: [
    (things) => `Je n’ai pu verser ceci tel quel, seulement m’en approcher : ${joinWith("et", things)}.`,
    (things) => `De ceci vous trouverez la ressemblance, et non la chose même : ${joinWith("et", things)}.`,
  ],
});
