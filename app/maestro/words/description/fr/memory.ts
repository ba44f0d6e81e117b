import { memoryTemplates } from "../memory.ts";
import { agree, some, the, to } from "./grammar.ts";

export const frenchMemories = memoryTemplates({
  script: "latin",
  poured: [
    (quote, ids) => `Vous m’avez dit « ${quote} », et j’ai tendu la main vers ${the(ids)}.`,
    (quote, ids) => `Pour « ${quote} », j’ai choisi ${the(ids)}.`,
    (quote, ids) => `Vos mots, « ${quote} », ont appelé ${the(ids)}.`,
    (quote, ids) => `Vos mots, « ${quote} », m’ont mené ${to(ids)}.`,
    (quote, ids) => `En face de vos mots, « ${quote} », j’ai noté ${the(ids)} sur ma feuille.`,
    (quote, ids) => `Vous m’avez confié « ${quote} » ; de là ${agree(ids, "vient", "viennent")} ${the(ids)}.`,
    (quote, ids) => `À vos mots, « ${quote} », ${agree(ids, "répond", "répondent")} ${the(ids)}.`,
    (quote, ids) => `Vos mots étaient « ${quote} » : j’ai eu la main plus généreuse avec ${the(ids)}.`,
    (quote, ids) => `J’ai lu deux fois vos mots, « ${quote} », avant de peser ${the(ids)}.`,
    (quote, ids) => `De vos mots, « ${quote} », j’ai gardé ${the(ids)}.`,
  ],
  named: [
    (quote) => `Vos mots, « ${quote} », m’ont dicté une ligne de la formule.`,
    (quote) => `Pour « ${quote} », je savais quel flacon ouvrir.`,
    (quote) => `Vous m’avez dit « ${quote} » ; je n’ai pas eu à chercher loin.`,
    (quote) => `Arrivé à vos mots, « ${quote} », je me suis levé prendre ce qu’il fallait sur l’étagère.`,
    (quote) => `Devant vos mots, « ${quote} », je n’ai pas hésité : le flacon était à portée de main.`,
  ],
  present: [
    (quote, ids) => `Vous m’avez dit « ${quote} », et vous trouverez ici ${the(ids)}.`,
    (quote, ids) => `Dans vos mots, « ${quote} », je reconnais ${the(ids)}.`,
    (quote, ids) => `Cherchez « ${quote} » du côté ${some(ids)}.`,
    (quote, ids) => `Vos mots, « ${quote} », ont ici un écho : ${the(ids)}.`,
    (quote, ids) => `Là où vous dites « ${quote} », ce parfum dit ${the(ids)}.`,
    (quote, ids) => `Vous m’avez confié « ${quote} » ; ${the(ids)} y ${agree(ids, "répond", "répondent")}.`,
  ],
  inLayer: [
    (quote) => `Vous m’avez dit « ${quote} », et ce parfum y répond.`,
    (quote) => `Cherchez ici « ${quote} » ; vous saurez où.`,
    (quote) => `À vos mots, « ${quote} », j’avais une réponse sur l’étagère.`,
    (quote) => `Vos mots, « ${quote} », vous les croiserez en chemin.`,
  ],
  lacking: [
    (quote, ids) => `Vos mots, « ${quote} », n’ont pas de flacon à eux ; le plus proche est ici : ${the(ids)}.`,
    (quote, ids) => `Aucun de mes flacons ne s’appelle « ${quote} » ; j’ai pris au plus près : ${the(ids)}.`,
    (quote, ids) => `Je n’ai pas pu peser « ${quote} », seulement m’en approcher, par ${the(ids)}.`,
    (quote, ids) =>
      `Il me manque un flacon pour « ${quote} » ; ${the(ids)} s’en ${agree(ids, "approche", "approchent")}.`,
  ],
  read: [
    (quote) => `Vous m’avez dit « ${quote} » ; je m’en suis souvenu jusqu’au bout.`,
    (quote) => `De vos réponses, j’ai surtout retenu « ${quote} ».`,
    (quote) => `Vos mots, « ${quote} », attendaient près de la balance.`,
    (quote) => `J’ai gardé vos mots, « ${quote} », en tête pendant que je pesais.`,
    (quote) => `Une fois lus vos mots, « ${quote} », ma main s’est faite plus lente.`,
    (quote) => `J’ai relu vos mots, « ${quote} », à chaque pesée.`,
    (quote) => `Ces mots, « ${quote} », n’appartiennent qu’à vous ; j’en ai seulement suivi l’allure.`,
    (quote) => `Après vos mots, « ${quote} », je suis resté un moment sans rien peser.`,
    (quote) => `Vos mots, « ${quote} », je les laisse tels quels.`,
    (quote) => `J’ai pensé plus d’une fois à vos mots, « ${quote} ».`,
  ],
  beyond: [
    (quote) => `Il est des choses qu’aucun flacon ne retient ; j’ai lu vos mots, « ${quote} », avec soin.`,
    (quote) => `Je n’ai pas cherché à enfermer « ${quote} » dans un flacon ; j’ai seulement gardé vos mots devant moi.`,
  ],
  unnamed: [
    "J’ai lu deux fois votre souvenir avant de toucher un flacon.",
    "Votre souvenir est resté près de la balance pendant que je travaillais.",
  ],
});
