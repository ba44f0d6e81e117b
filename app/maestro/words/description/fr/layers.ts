import { percentWithComma } from "../lists.ts";
import type { LayerTemplates } from "../phrasebook.ts";
import { forLayer, forPyramid, forStrength } from "../templates.ts";
import { agree, some, the, to } from "./grammar.ts";

export const frenchLayers: LayerTemplates = {
  top: [
    forLayer("top", (ids) => `${the(ids)} ${agree(ids, "ouvre", "ouvrent")} le parfum, le temps d’un sourire.`),
    forLayer("top", (ids) => `Dans les premières minutes, ${some(ids)}, et beaucoup d’air.`),
    forLayer("top", (ids) => `Le parfum commence par ${the(ids)}, puis marque une pause.`),
    forLayer("top", (ids) => `À la porte, ${the(ids)} vous ${agree(ids, "accueille", "accueillent")}.`),
    forLayer("top", (ids) => `D’abord ${the(ids)} : un salut, rien de plus.`),
    forLayer("top", (ids) => `J’ai laissé ${the(ids)} parler en premier, et pas longtemps.`),
  ],
  heart: [
    forLayer("heart", (ids) => `Au cœur, ${the(ids)} ${agree(ids, "prend son temps", "prennent leur temps")}.`),
    forLayer("heart", (ids) => `Puis le cœur s’ouvre, lentement, sur ${the(ids)}.`),
    forLayer("heart", (ids) => `Un quart d’heure plus tard vient le tour ${some(ids)}.`),
    forLayer("heart", (ids) => `Le cœur appartient ${to(ids)} ; j’y ai laissé de la place.`),
    forLayer("heart", (ids) => `Le salut passé, ${the(ids)} ${agree(ids, "mène", "mènent")} la conversation.`),
    forLayer("heart", (ids) => `Une demi-heure après, c’est ${the(ids)} que vous portez.`),
  ],
  base: [
    forLayer("base", (ids) => `Ce qui reste, tout près de la peau, c’est ${the(ids)}.`),
    forLayer("base", (ids) => `En dessous, ${the(ids)} lui ${agree(ids, "donne", "donnent")} un sol.`),
    forLayer("base", (ids, { timeOfDay }) => {
      const by = timeOfDay === "night" ? "Au matin" : "Le soir venu";
      return timeOfDay ? `${by}, il ne reste que ${the(ids)}, et cela suffit.` : null;
    }),
    forLayer("base", (ids) => `${the(ids)} : voilà la terre sur laquelle il marche.`),
    forLayer("base", (ids) => `Il se pose sur ${the(ids)}, sans se presser.`),
    forLayer("base", (ids) => `Le dernier mot revient ${to(ids)}.`),
  ],
  topToHeart: [
    forPyramid(
      (first, then) =>
        `${the(first)} ${agree(first, "cède", "cèdent")} la place ${to(then)} sans que l’on s’en aperçoive.`,
    ),
    forPyramid(
      (first, then) => `Entre le départ, ${the(first)}, et le cœur, ${the(then)}, on cherche en vain la couture.`,
    ),
    forPyramid(
      (first, then) => `Le parfum s’ouvre sur ${the(first)}, puis se repose, un peu plus tard, sur ${the(then)}.`,
    ),
    forPyramid((first, then) => {
      const courtesy = `${the(first)} ${agree(first, "vient", "viennent")} d’abord, par courtoisie`;
      return `${courtesy} ; ce que le parfum voulait dire, c’est ${the(then)}.`;
    }),
  ],
  wholePyramid: [
    forPyramid((first, then, last) => `En haut, ${the(first)} ; au cœur, ${the(then)} ; au fond, ${the(last)}.`),
    forPyramid(
      (first, then, last) => `Lisez ce parfum comme une phrase : ${the(first)}, puis ${the(then)}, puis ${the(last)}.`,
    ),
    forPyramid((first, then, last) => {
      return `Le parfum entre avec ${the(first)}, s’assoit avec ${the(then)}, et prend congé avec ${the(last)}.`;
    }),
  ],
  baseFirst: [
    forLayer("base", (ids) => `J’ai commencé par le fond : ${the(ids)}.`),
    forLayer("base", (ids) => `Avant toute chose, j’ai posé ${the(ids)}.`),
    forLayer("base", (ids) => `Ce parfum se construit depuis le sol, avec ${the(ids)}.`),
  ],
  heartNext: [
    forLayer("heart", (ids) => `Là-dessus, j’ai mis ${some(ids)}.`),
    forLayer("heart", (ids) => `Puis ${the(ids)} ${agree(ids, "a", "ont")} demandé un peu de place.`),
    forLayer("heart", (ids) => `Au-dessus, à portée de voix, j’ai placé ${the(ids)}.`),
  ],
  topLast: [
    forLayer("top", (ids) => `Pour finir, j’ai ouvert la fenêtre : ${the(ids)}.`),
    forLayer("top", (ids) => `Le départ fut écrit en dernier : ${the(ids)}.`),
    forLayer("top", (ids) => `Alors seulement j’ai laissé entrer la lumière, avec ${the(ids)}.`),
  ],
  closing: [
    forStrength(
      "light",
      (dosage) => `À ${percentWithComma(dosage)}, le parfum demeure une confidence, pour qui s’approche.`,
    ),
    forStrength(
      "light",
      (dosage) => `J’ai dosé ce parfum à ${percentWithComma(dosage)}, pour qu’il n’entre jamais avant vous.`,
    ),
    forStrength(
      "moderate",
      (dosage) => `À ${percentWithComma(dosage)}, le parfum vous tient compagnie sans jamais vous couper la parole.`,
    ),
    forStrength("moderate", (dosage) => `Son dosage est de ${percentWithComma(dosage)} : présent, jamais bruyant.`),
    forStrength(
      "strong",
      (dosage) => `À ${percentWithComma(dosage)}, le parfum laisse un sillage ; deux gouttes suffisent.`,
    ),
    forStrength(
      "strong",
      (dosage) => `J’ai dosé ce parfum à ${percentWithComma(dosage)} : on s’en souviendra après votre départ.`,
    ),
    () => "Laissez une heure au parfum avant de le juger.",
    () => "Portez ce parfum là où bat le pouls, sans frotter.",
    () => "Votre peau finira la phrase.",
    () => "Ce parfum ne réclame pas l’attention ; on la lui donne.",
  ],
};
