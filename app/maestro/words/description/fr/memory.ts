import { memoryTemplates } from "../memory.ts";
import { agree, the, to } from "./grammar.ts";

export const frenchMemories = memoryTemplates({
  script: "latin",
  poured: [
    (quote, ids) => `Vous avez écrit « ${quote} », et j’ai tendu la main vers ${the(ids)}.`,
    (quote, ids) => `Pour « ${quote} », j’ai choisi ${the(ids)}.`,
    (quote, ids) => `Vos mots, « ${quote} », ont appelé ${the(ids)}.`,
    (quote, ids) => `Vos mots, « ${quote} », m’ont mené ${to(ids)}.`,
    (quote, ids) => `Là où vous écriviez « ${quote} », j’ai noté ${the(ids)} sur ma feuille.`,
    (quote, ids) => `Vous m’avez confié « ${quote} » ; de là ${agree(ids, "vient", "viennent")} ${the(ids)}.`,
    (quote, ids) => `${the(ids)} ${agree(ids, "arrive", "arrivent")} avec vos mots, « ${quote} ».`,
    (quote, ids) => `Parce que vous avez écrit « ${quote} », j’ai eu la main plus généreuse avec ${the(ids)}.`,
    (quote, ids) => `J’ai lu « ${quote} » deux fois avant de peser ${the(ids)}.`,
    (quote, ids) => `J’ai lu « ${quote} » et j’en ai gardé ${the(ids)}.`,
  ],
  named: [
    (quote) => `Vos mots, « ${quote} », m’ont dicté une ligne de la formule.`,
    (quote) => `Pour « ${quote} », je savais quel flacon ouvrir.`,
    (quote) => `Vous avez écrit « ${quote} » ; je n’ai pas eu à chercher loin.`,
    (quote) => `Arrivé à « ${quote} », je me suis levé prendre ce qu’il fallait sur l’étagère.`,
    (quote) => `Devant « ${quote} », je n’ai pas hésité : le flacon était à portée de main.`,
  ],
  lacking: [
    (quote, ids) => `Pour « ${quote} », je n’ai rien qui soit tout à fait cela ; le plus proche est ici : ${the(ids)}.`,
    (quote, ids) =>
      `Aucun de mes flacons ne contient « ${quote} » ; j’ai pris ce qui s’en approchait le plus : ${the(ids)}.`,
    (quote, ids) => `Je n’ai pas pu peser « ${quote} », seulement m’en approcher, par ${the(ids)}.`,
    (quote, ids) =>
      `Rien, sur mes étagères, ne sent exactement « ${quote} » ; ${the(ids)} s’en ${agree(ids, "approche", "approchent")}.`,
  ],
  read: [
    (quote) => `Vous avez écrit « ${quote} » ; je m’en suis souvenu jusqu’au bout.`,
    (quote) => `De vos réponses, j’ai surtout retenu « ${quote} ».`,
    (quote) => `Vos mots, « ${quote} », étaient posés près de la balance.`,
    (quote) => `J’ai gardé « ${quote} » en tête pendant que je pesais.`,
    (quote) => `Une fois lus vos mots, « ${quote} », ma main s’est faite plus lente.`,
    (quote) => `Avant de finir, j’ai relu « ${quote} ».`,
    (quote) => `Ces mots, « ${quote} », n’appartiennent qu’à vous ; j’en ai seulement suivi l’allure.`,
    (quote) => `Après avoir lu « ${quote} », je suis resté un moment sans rien peser.`,
    (quote) => `Ce que vous avez écrit, « ${quote} », je le laisse tel quel.`,
    (quote) => `J’ai pensé plus d’une fois à vos mots, « ${quote} ».`,
  ],
  beyond: [
    (quote) => `Il est des choses qu’aucun flacon ne retient ; j’ai lu « ${quote} » avec soin.`,
    (quote) => `Je n’ai pas cherché à enfermer « ${quote} » dans un flacon ; je l’avais seulement devant moi.`,
  ],
  unnamed: [
    "J’ai lu deux fois votre souvenir avant de toucher un flacon.",
    "Votre souvenir est resté près de la balance pendant que je travaillais.",
  ],
});
