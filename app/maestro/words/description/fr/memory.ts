import { joinWith } from "../lists.ts";
import { type MemorySentences, memoryTemplates, type WithoutSentences, withoutTemplates } from "../memory.ts";
import { agree, some, the, to } from "./grammar.ts";

const sentences: MemorySentences = {
  script: "latin",
  poured: [
    (quote, ids) => `Vous m’avez dit « ${quote} », et j’ai tendu la main vers ${the(ids)}.`,
    (quote, ids) => `Pour « ${quote} », il me fallait ${the(ids)}.`,
    (quote, ids) => `En marge de « ${quote} », j’ai noté ${the(ids)}.`,
    (quote, ids) => `Vous avez écrit « ${quote} » ; ${the(ids)} ne ${agree(ids, "pouvait", "pouvaient")} pas manquer.`,
    (quote, ids) => `J’ai lu « ${quote} » deux fois, puis j’ai pesé ${the(ids)}.`,
    (quote, ids) => `C’est pour « ${quote} » que j’ai choisi ${the(ids)}.`,
    (quote, ids) => `Vous retrouverez « ${quote} » dans ${the(ids)}.`,
    (quote, ids) => `Vos mots, « ${quote} », ont appelé ${the(ids)}.`,
    (quote, ids) => `Pour « ${quote} », j’ai d’abord pensé ${to(ids)}.`,
    (quote, ids) => `Vous m’avez confié « ${quote} » ; j’y ai répondu par ${the(ids)}.`,
    (quote, ids) => `Redites « ${quote} », les yeux fermés : voici ${the(ids)}.`,
    (quote, ids) => `Sans vos mots, « ${quote} », je n’aurais pas invité ${the(ids)}.`,
  ],
  named: [
    (quote) => `Vous m’avez dit « ${quote} » ; je n’ai pas eu à chercher loin.`,
    (quote) => `Pour « ${quote} », je savais quel flacon ouvrir.`,
    (quote) => `Vous m’avez dit « ${quote} », et tout le reste s’est ordonné autour.`,
    (quote) => `Devant « ${quote} », je n’ai pas hésité.`,
    (quote) => `Vous retrouverez « ${quote} » sans que je vous guide.`,
    (quote) => `Ce que vous avez appelé « ${quote} » se reconnaît ici sans peine.`,
    (quote) => `J’ai lu « ${quote} », et ma main connaissait le chemin.`,
    (quote) => `Vos mots, « ${quote} », sont entrés dans la formule sans changer de nom.`,
    (quote) => `Vous avez écrit « ${quote} » ; je n’ai rien voulu y changer.`,
    (quote) => `Pour « ${quote} », un flacon s’est trouvé sous ma main avant que je le cherche.`,
  ],
  inLayer: [
    (quote) => `Vous m’avez dit « ${quote} » ; ce parfum avait déjà la réponse.`,
    (quote) => `Cherchez ici « ${quote} » ; vous saurez où.`,
    (quote) => `Guettez « ${quote} » ; je ne vous dirai pas à quel moment.`,
    (quote) => `Vous avez écrit « ${quote} » ; ce parfum le dit aussi, à sa manière.`,
    (quote) => `Vous reconnaîtrez « ${quote} » sans mon aide.`,
    (quote) => `Quelque part entre la première minute et la dernière, il y a « ${quote} ».`,
  ],
  besides: [
    (quote, ids) => `Vous avez écrit « ${quote} », et je n’ai rien laissé de côté, pas même ${the(ids)}.`,
    (quote, ids) => `Vous avez dit « ${quote} » : tout y est, jusqu’${to(ids)}.`,
    (quote, ids) => `J’ai suivi « ${quote} » mot à mot, jusqu’${to(ids)}.`,
    (quote, ids) => `Relisez « ${quote} », puis cherchez ${the(ids)} : rien n’y manque.`,
    (quote, ids) => `Rien ne s’est perdu en route : « ${quote} » est là, avec ${the(ids)}.`,
    (quote, ids) => `Dans « ${quote} », j’ai tout gardé, et ${the(ids)} aussi.`,
  ],
  mixed: [
    (quote, ids, near) => `Vous m’avez dit « ${quote} » : voici ${the(ids)}, puis, pour le reste, ${the(near)}.`,
    (quote, ids, near) =>
      `Dans « ${quote} », j’ai reconnu ${the(ids)} ; ${the(near)} ${agree(near, "fait", "font")} le reste du chemin.`,
    (quote, ids, near) =>
      `Vos mots, « ${quote} », ont deux réponses : ${the(ids)}, sans détour ; ${the(near)}, à demi-mot.`,
    (quote, ids, near) => `Pour « ${quote} », j’ai réuni ${the(ids)} et, de plus loin, ${the(near)}.`,
    (quote, ids, near) => `J’ai pris ${the(ids)} pour « ${quote} », et laissé ${the(near)} évoquer le reste.`,
    (quote, ids, near) =>
      `Sous « ${quote} », j’ai écrit ${the(ids)}, et plus bas, d’une main plus libre, ${the(near)}.`,
  ],
  rest: [
    (quote, near) =>
      `Vous m’avez dit « ${quote} » ; une part est là, et ${the(near)} ${agree(near, "évoque", "évoquent")} l’autre.`,
    (quote, near) =>
      `Vous trouverez ici « ${quote} », ou presque : ${the(near)} ${agree(near, "complète", "complètent")} le tableau.`,
    (quote, near) => `De vos mots, « ${quote} », une part est ici ; pour l’autre, je suis allé jusqu’${to(near)}.`,
    (quote, near) =>
      `Pour « ${quote} », je n’avais pas tout ; ${the(near)} ${agree(near, "tient", "tiennent")} lieu du reste.`,
    (quote, near) => `Il me manquait une note pour « ${quote} » ; j’ai appelé ${the(near)}.`,
    (quote, near) =>
      `Quelque chose m’échappait dans « ${quote} » ; ${the(near)} me ${agree(near, "l’a", "l’ont")} rendu.`,
    (quote, near) => `Ce que « ${quote} » a d’insaisissable, je l’ai cherché du côté ${some(near)}.`,
    (quote, near) => `Dans « ${quote} », une part se respire, l’autre s’imagine ; j’ai confié la seconde ${to(near)}.`,
    (quote, near) =>
      `Une part de vos mots, « ${quote} », est là telle quelle ; ${the(near)} ${agree(near, "laisse", "laissent")} deviner l’autre.`,
    (quote, near) =>
      `Entre « ${quote} » et ce flacon, il restait un pas ; ${the(near)} ${agree(near, "l’a", "l’ont")} franchi.`,
  ],
  lacking: { dates: "les dattes" },
  mixedFor: [
    (quote, ids, near, thing) =>
      `Vous m’avez dit « ${quote} » : ${the(ids)} ${agree(ids, "est", "sont")} là, et ${the(near)} ${agree(near, "raconte", "racontent")} ${thing}.`,
    (quote, ids, near, thing) =>
      `Pour « ${quote} », j’ai pris ${the(ids)} ; il me manquait ${thing}, et j’ai appelé ${the(near)}.`,
    (quote, ids, near, thing) => `De « ${quote} », j’ai gardé ${the(ids)} ; j’ai traduit ${thing} par ${the(near)}.`,
    (quote, ids, near, thing) => `À « ${quote} », je réponds par ${the(ids)} et, pour ${thing}, par ${the(near)}.`,
  ],
  restFor: [
    (quote, near, _, thing) =>
      `Dans « ${quote} », ${the(near)} ${agree(near, "raconte", "racontent")} ${thing} ; le reste se passe de moi.`,
    (quote, near, _, thing) => `De « ${quote} », je n’ai eu à traduire que ${thing} : ${the(near)}.`,
    (quote, near, _, thing) => `Vous m’avez dit « ${quote} » ; pour ${thing}, j’avais ${the(near)}.`,
    (quote, near, _, thing) => `Il me manquait ${thing} pour « ${quote} » ; j’ai appelé ${the(near)}.`,
  ],
  partly: [
    (quote, ids) => `Dans « ${quote} », j’ai choisi ${the(ids)} ; le reste vit mieux dans votre mémoire.`,
    (quote, ids) => `Vous m’avez dit « ${quote} » : voici ${the(ids)} ; le reste est à vous.`,
    (quote, ids) => `J’ai lu « ${quote} » et emprunté ${the(ids)} ; je vous rends le reste.`,
    (quote, ids) => `Il y a dans « ${quote} » de quoi remplir un livre ; j’en ai retenu ${the(ids)}.`,
    (quote, ids) => `Pour « ${quote} », un parfum peut dire ${the(ids)} ; le reste se raconte.`,
    (quote, ids) => `Vous avez écrit « ${quote} » ; j’en tiens ${the(ids)}, et vous tenez la suite.`,
  ],
  partlyNear: [
    (quote, ids) => `J’ai suivi « ${quote} » jusqu’${to(ids)} ; le reste du chemin est à vous.`,
    (quote, ids) =>
      `${the(ids)} ${agree(ids, "évoque", "évoquent")} une part de vos mots, « ${quote} » ; l’autre n’appartient qu’à vous.`,
    (quote, ids) =>
      `Avec ${the(ids)}, je me suis approché de « ${quote} », sans aller jusqu’au bout : la suite est à vous.`,
    (quote, ids) =>
      `Pour « ${quote} », je n’ai que la moitié d’une réponse : ${the(ids)} ; l’autre moitié, vous l’avez.`,
    (quote, ids) =>
      `${the(ids)} ${agree(ids, "commence", "commencent")} à raconter « ${quote} » ; c’est à vous de finir l’histoire.`,
    (quote, ids) =>
      `De « ${quote} », j’ai esquissé ce que je pouvais, avec ${the(ids)} ; le reste est dans votre mémoire.`,
  ],
  partlyNamed: [
    (quote) => `Vous m’avez écrit « ${quote} » ; une part vous attend ici, l’autre demeure dans votre mémoire.`,
    (quote) => `Dans « ${quote} », j’ai pris ce qui se respire ; le reste se raconte.`,
    (quote) => `Vous m’avez dit « ${quote} » ; j’ai versé ce que j’ai pu, et songé au reste.`,
    (quote) => `Dans « ${quote} », un mot est devenu une note ; les autres sont restés entre nous.`,
    (quote) => `Ce parfum entame « ${quote} » ; à vous la suite.`,
    (quote) => `J’ai lu « ${quote} », et je n’ai pas tout pris : il faut laisser sa part à la mémoire.`,
    (quote) => `Vous reconnaîtrez « ${quote} » au détour de ce parfum, au moins à demi.`,
    (quote) => `Avec « ${quote} », vous m’avez donné plus que ne contient un flacon ; j’ai gardé ce qui embaume.`,
  ],
  refused: [
    (quote) => `Vous m’avez écrit « ${quote} », et ce flacon-là est resté fermé.`,
    (quote) => `J’ai lu « ${quote} » avant tout le reste, et refermé un tiroir avant d’en ouvrir un autre.`,
    (quote) => `Un parfum, c’est aussi ce qu’on n’y met pas ; vous disiez « ${quote} », j’ai écouté.`,
    (quote) => `Vous disiez « ${quote} » ; je n’ai pas discuté.`,
    (quote) => `J’ai pris « ${quote} » au mot, et laissé cette étagère à d’autres.`,
    (quote) => `En tête de ma page il y a « ${quote} », et je m’y suis tenu.`,
  ],
  nearest: [
    (quote, ids) => `Pour « ${quote} », j’ai dû ruser : ${the(ids)} en ${agree(ids, "donne", "donnent")} l’illusion.`,
    (quote, ids) => `On ne distille pas « ${quote} » ; on s’en approche, par ${the(ids)}.`,
    (quote, ids) => `J’ai cherché l’ombre de vos mots, « ${quote} », et j’ai trouvé ${the(ids)}.`,
    (quote, ids) =>
      `Il faut un peu d’imagination pour « ${quote} » ; ${the(ids)} vous y ${agree(ids, "aidera", "aideront")}.`,
    (quote, ids) =>
      `Rien ne sent tout à fait comme « ${quote} » ; ${the(ids)} vous y ${agree(ids, "mènera", "mèneront")} presque.`,
    (quote, ids) =>
      `J’ai tourné longtemps autour de vos mots, « ${quote} » ; ${the(ids)} m’y ${agree(ids, "a", "ont")} conduit.`,
    (quote, ids) => `Votre souvenir dit « ${quote} » ; ${the(ids)} le ${agree(ids, "suit", "suivent")} de près.`,
    (quote, ids) => `Là où vous dites « ${quote} », je mets ${the(ids)} ; votre mémoire fera le reste.`,
  ],
  read: [
    (quote) => `Vous m’avez dit « ${quote} » ; je m’en suis souvenu jusqu’au bout.`,
    (quote) => `J’ai gardé « ${quote} » en tête, comme on garde un air.`,
    (quote) => `Il m’a suffi de lire « ${quote} » pour savoir sur quel ton vous répondre.`,
    (quote) => `Après « ${quote} », je suis resté un moment sans rien peser.`,
    (quote) => `J’ai relu « ${quote} » comme on rouvre une lettre.`,
    (quote) => `Ce que « ${quote} » vous rappelle n’appartient qu’à vous ; je n’ai fait que m’en approcher.`,
    (quote) => `À chaque essai, vos mots, « ${quote} », me redonnaient le ton.`,
    (quote) => `Vous avez écrit « ${quote} » ; ma main s’est faite plus lente.`,
    (quote) => `Peu de choses en disent autant que « ${quote} ».`,
    (quote) => `J’ai gardé « ${quote} » sous les yeux, du premier essai au dernier.`,
    (quote) => `Tout est parti de vos mots, « ${quote} », comme on part d’une photographie.`,
    (quote) => `J’ai posé « ${quote} » près de la balance, sans chercher à l’expliquer.`,
  ],
  beyond: [
    (quote) => `Un flacon ne retient pas « ${quote} » ; il peut en garder l’allure, et c’est elle que j’ai cherchée.`,
    (quote) => `Je n’ai pas voulu enfermer « ${quote} » dans un flacon ; j’ai gardé vos mots devant moi.`,
  ],
  unnamed: [
    [
      "J’ai lu deux fois votre souvenir avant de toucher un flacon.",
      "J’ai gardé vos mots à portée de main, du premier gramme au dernier.",
      "Un tel récit ne se demande pas ; il se reçoit, et j’en ai pris soin.",
      "Avant de finir, je suis revenu à ce que vous m’aviez raconté.",
    ],
    [
      "Votre souvenir m’a tenu compagnie pendant que je travaillais.",
      "Votre page est restée ouverte sur la table jusqu’au bout.",
      "Après vous avoir lu, j’ai travaillé plus lentement.",
      "J’ai pensé plus d’une fois à ce que vous m’aviez confié.",
    ],
  ],
  unwanted: [
    [
      "Vous m’avez dit ce que vous ne vouliez pas ; j’ai commencé par là.",
      "J’ai lu d’abord ce que vous refusiez, et refermé ce tiroir.",
      "Un parfum, c’est aussi ce qu’on n’y met pas ; vous me l’avez dit, et j’ai écouté.",
    ],
    [
      "Ce que vous m’avez prié de laisser, je l’ai laissé.",
      "Un flacon est resté fermé, comme vous le souhaitiez.",
      "Vous vouliez vous passer d’une chose ; je m’en suis passé aussi.",
    ],
  ],
};

/** The sentences about what was left out. */
const leftOut: WithoutSentences = {
  language: "fr",
  rest: "le reste de votre liste",
  hard: [
    (names) =>
      `J’ai composé ce parfum sans ${joinWith("ni", names)} ; lisez tout de même la liste des ingrédients avant de le porter.`,
    (names) =>
      `Rien n’a été versé de ce que vous m’avez prié d’écarter (${joinWith("et", names)}) ; lisez cependant les ingrédients sur la boîte avant la première goutte.`,
  ],
  disliked: [
    (names) => `Comme vous le souhaitiez, c’est un parfum sans ${joinWith("ni", names)}.`,
    (names) => `Sans ${joinWith("ni", names)} : vous me l’aviez demandé, et je m’y suis tenu.`,
  ],
};

export const frenchMemories = memoryTemplates(sentences);
export const frenchWithout = withoutTemplates(leftOut);
