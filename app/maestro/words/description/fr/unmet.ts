import { joinWith } from "../lists.ts";
import { unmetTemplates } from "../unmet.ts";

/** The sentences about wishes that were not fulfilled. */
export const frenchUnmet = unmetTemplates({
  language: "fr",
  list: (names) => joinWith("et", names),
  whys: {
    unborne: "pour écarter ce qui ne doit pas y être",
    disliked: "pour écarter ce que vous n’aimez pas",
    no_room: "la place manquait",
    unlike: "rien ici n’en a l’odeur",
    mood: "sans ingrédient propre",
    direction: "sans ingrédient propre",
  },
  lost: [
    (listed) => `Je préfère vous le dire, voici ce que je n’ai pas pu vous donner : ${listed}.`,
    (listed) => `Tout ne pouvait y entrer ; il y manque ceci : ${listed}.`,
  ],
  stoodIn: [
    (listed) => `Je n’ai pu verser ceci tel quel, seulement m’en approcher : ${listed}.`,
    (listed) => `De ceci vous trouverez la ressemblance, et non la chose même : ${listed}.`,
  ],
});
