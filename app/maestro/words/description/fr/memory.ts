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
    (quote) => `Vous m’avez dit « ${quote} », et c’est devenu une ligne de la formule.`,
    (quote) => `Pour « ${quote} », je savais quel flacon ouvrir.`,
    (quote) => `Vous m’avez dit « ${quote} » ; je n’ai pas eu à chercher loin.`,
    (quote) => `Arrivé à « ${quote} », je me suis levé pour prendre ce qu’il fallait.`,
    (quote) => `Devant « ${quote} », je n’ai pas hésité : le flacon était à portée de main.`,
  ],
  present: [
    (quote, ids) => `Vous m’avez dit « ${quote} », et vous trouverez ici ${the(ids)}.`,
    (quote, ids) => `Dans « ${quote} », je reconnais ${the(ids)}.`,
    (quote, ids) => `Cherchez « ${quote} » du côté ${some(ids)}.`,
    (quote, ids) => `Ce que vous appelez « ${quote} » a ici un écho : ${the(ids)}.`,
    (quote, ids) => `Là où vous dites « ${quote} », ce parfum dit ${the(ids)}.`,
    (quote, ids) => `Vous m’avez confié « ${quote} » ; ${the(ids)} y ${agree(ids, "répond", "répondent")}.`,
  ],
  inLayer: [
    (quote) => `Vous m’avez dit « ${quote} », et ce parfum y répond.`,
    (quote) => `Cherchez ici « ${quote} » ; vous saurez où.`,
    (quote) => `À « ${quote} », j’avais une réponse sur l’étagère.`,
    (quote) => `Vous avez écrit « ${quote} », et vous le croiserez en chemin.`,
  ],
  besides: [
    (quote, ids) => `Rien ne manque à « ${quote} », et ce que vous n’avez pas nommé s’appelle ${the(ids)}.`,
    (quote, ids) => `Vous avez dit « ${quote} » : tout y est, jusqu’${to(ids)}.`,
    (quote, ids) => `De « ${quote} », une part garde son nom ; l’autre s’appelle ${the(ids)}.`,
    (quote, ids) => `Tout « ${quote} » est dans le flacon ; cherchez aussi ${the(ids)}.`,
  ],
  mixed: [
    (quote, ids, near) =>
      `Vous m’avez dit « ${quote} » : voici ${the(ids)}, et pour le reste, au plus près, ${the(near)}.`,
    (quote, ids, near) =>
      `Dans « ${quote} », il y avait deux choses : ${the(ids)} pour l’une ; ${the(near)}, faute de mieux, pour l’autre.`,
    (quote, ids, near) =>
      `À « ${quote} » j’ai répondu deux fois : par ${the(ids)}, et par ${the(near)} pour ce qu’aucun flacon ne contient.`,
    (quote, ids, near) =>
      `De « ${quote} » j’ai gardé ${the(ids)} ; de ce qui me manquait, ${the(near)} ${agree(near, "s’approche", "s’approchent")}.`,
  ],
  rest: [
    (quote, near) =>
      `Une part de « ${quote} » est ici sous son propre nom ; pour le reste, j’ai pris au plus près : ${the(near)}.`,
    (quote, near) =>
      `De « ${quote} », j’avais une moitié sur l’étagère ; ${the(near)} ${agree(near, "remplace", "remplacent")} l’autre.`,
    (quote, near) =>
      `Vous avez dit « ${quote} » ; ce qui m’en manquait, ${the(near)} le ${agree(near, "rappelle", "rappellent")}.`,
    (quote, near) => `Tout « ${quote} » ne tient pas en flacon ; là où il manque, il y a ${the(near)}.`,
  ],
  partly: [
    (quote, ids) => `De « ${quote} », j’ai ${the(ids)} ; le reste, je l’ai gardé en tête.`,
    (quote, ids) => `Vous m’avez dit « ${quote} » : voici ${the(ids)} ; le reste est à vous.`,
    (quote, ids) => `Une part de « ${quote} » s’appelle ici ${the(ids)} ; l’autre, je la laisse à votre mémoire.`,
    (quote, ids) => `J’ai pris ${the(ids)} à « ${quote} », et vous ai laissé le reste.`,
  ],
  partlyNamed: [
    (quote) => `Une part de « ${quote} » vous attend ici ; l’autre, je la laisse à votre mémoire.`,
    (quote) => `La moitié de « ${quote} » est dans le flacon, et l’autre est à vous.`,
    (quote) => `Vous m’avez dit « ${quote} » ; ce que j’en avais, je l’ai versé, et j’ai songé au reste.`,
    (quote) => `De « ${quote} », j’ai pris ce qui était sur mon étagère ; le reste, je l’ai gardé en tête.`,
  ],
  unread: [
    (quote) => `Vous m’avez donné « ${quote} », et je l’ai gardé tel quel.`,
    (quote) => `J’ai porté « ${quote} » avec moi, du premier gramme au dernier.`,
    (quote) => `Je ne sais pas tout ce que « ${quote} » contient pour vous ; j’ai travaillé comme si je le savais.`,
    (quote) => `En haut de ma page il y a « ${quote} », de votre main.`,
    (quote) => `Merci pour « ${quote} » ; il y a là une histoire, et je vous l’ai laissée.`,
    (quote) => `En lisant « ${quote} », j’ai pensé à un voyage qui va commencer.`,
    (quote) => `Avec « ${quote} », vous m’avez confié quelque chose de vous ; j’en ai pris soin.`,
    (quote) => `Portez ce parfum, et dites-moi un jour la suite de « ${quote} ».`,
  ],
  lacking: [
    (quote, ids) => `Je n’ai pas de flacon pour « ${quote} » ; j’ai pris au plus près : ${the(ids)}.`,
    (quote, ids) =>
      `Aucun de mes flacons ne s’appelle « ${quote} » ; mais voici ${the(ids)}, qui en ${agree(ids, "vient", "viennent")} près.`,
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
    (quote) => `Ce que « ${quote} » vous rappelle n’appartient qu’à vous ; j’en ai pris l’humeur.`,
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
