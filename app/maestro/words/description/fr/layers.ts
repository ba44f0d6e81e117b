import { withComma } from "../lists.ts";
import type { LayerTemplates } from "../phrasebook.ts";
import {
  afterTop,
  atTheEnd,
  forLayer,
  forPyramid,
  forStrength,
  ifWhole,
  unlessAt,
  unlessSet,
  when,
} from "../templates.ts";
import { agree, scenePhrase, some, the, to } from "./grammar.ts";

export const frenchLayers: LayerTemplates = {
  top: [
    forLayer("top", (ids) => `${the(ids)} ${agree(ids, "ouvre", "ouvrent")} le parfum d’un geste vif.`),
    forLayer("top", (ids) => `Dans les premières minutes, ${some(ids)}, et rien qui pèse.`),
    forLayer("top", (ids) => `Tout commence par ${the(ids)}, puis un silence.`),
    forLayer("top", (ids) => `Sur le seuil, ${the(ids)} vous ${agree(ids, "accueille", "accueillent")}.`),
    forLayer("top", (ids) => `D’abord ${the(ids)} : un salut, rien de plus.`),
    forLayer("top", (ids) => `Le premier mot revient ${to(ids)} ; il est bref.`),
    forLayer("top", (ids) => `La première bouffée, ${agree(ids, "c’est", "ce sont")} ${the(ids)}.`),
    forLayer("top", (ids) => `Vous reconnaîtrez ce parfum d’emblée ${to(ids)}.`),
    forLayer("top", (ids) => `On remarque d’abord ${the(ids)}.`),
    forLayer("top", (ids) => `${the(ids)} ${agree(ids, "vient", "viennent")} au-devant de vous.`),
  ],
  heart: [
    forLayer("heart", (ids) => `Au cœur, ${the(ids)} ${agree(ids, "prend son temps", "prennent leur temps")}.`),
    afterTop(forLayer("heart", (ids) => `Puis le cœur s’ouvre, lentement, sur ${the(ids)}.`)),
    afterTop(forLayer("heart", (ids) => `Un quart d’heure plus tard vient le tour ${some(ids)}.`)),
    ifWhole(
      ["heart"],
      forLayer("heart", (ids) => `Le cœur appartient ${to(ids)} ; j’y ai laissé de la place.`),
    ),
    afterTop(forLayer("heart", (ids) => `Ensuite, ${the(ids)} ${agree(ids, "donne", "donnent")} le ton.`)),
    forLayer(
      "heart",
      (ids) => `Au bout d’une demi-heure, ${agree(ids, "c’est", "ce sont")} ${the(ids)} que vous portez.`,
    ),
    afterTop(
      forLayer("heart", (ids) => `Plus avant ${agree(ids, "vient", "viennent")} ${the(ids)}, et le pas ralentit.`),
    ),
    afterTop(forLayer("heart", (ids) => `Bientôt, ${the(ids)} ${agree(ids, "prend place", "prennent place")}.`)),
    afterTop(forLayer("heart", (ids) => `${the(ids)} ${agree(ids, "prend alors", "prennent alors")} la parole.`)),
    afterTop(forLayer("heart", (ids) => `Vient ensuite le cœur : ${the(ids)}.`)),
  ],
  base: [
    forLayer("base", (ids) => `Au plus près de vous, ${the(ids)} ${agree(ids, "veille", "veillent")}.`),
    forLayer("base", (ids) => `Au fond ${agree(ids, "demeure", "demeurent")} ${the(ids)}.`),
    forLayer("base", (ids, { timeOfDay }) => {
      const by = timeOfDay === "day" ? "Le soir venu" : "Au matin";
      return timeOfDay ? `${by}, on sent encore ${the(ids)}.` : null;
    }),
    forLayer("base", (ids) => `Longtemps après, on sent ${the(ids)}.`),
    forLayer("base", (ids) => `Tout se pose enfin, très doucement, sur ${the(ids)}.`),
    forLayer("base", (ids) => `Plus bas, ${the(ids)} ${agree(ids, "attend son heure", "attendent leur heure")}.`),
    forLayer("base", (ids) => `Le fond appartient ${to(ids)}.`),
    forLayer("base", (ids) => `À la fin, ${the(ids)} ${agree(ids, "reste", "restent")}, et pour longtemps.`),
    forLayer("base", (ids) => `Au terme du voyage, ${the(ids)} ${agree(ids, "est", "sont")} encore là.`),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `${the(ids)} ${agree(ids, "donne", "donnent")} au parfum sa durée.`),
    ),
    forLayer("base", (ids) => `Pour la tenue, comptez sur ${the(ids)}.`),
    atTheEnd(
      forLayer(
        "base",
        (ids) => `Et quand la conversation est finie, ${the(ids)} ${agree(ids, "demeure", "demeurent")}.`,
      ),
    ),
    forLayer("base", (ids) => `Tout en bas, ${the(ids)} ${agree(ids, "veille", "veillent")}.`),
    forLayer("base", (ids) => `Le lendemain, sur l’étoffe, vous retrouverez ${the(ids)}.`),
    atTheEnd(forLayer("base", (ids) => `Tout se referme, en douceur, sur ${the(ids)}.`)),
    forLayer("base", (ids) => `Contre la peau chaude, enfin, vous trouverez ${the(ids)}.`),
    forLayer(
      "base",
      (ids) => `Des heures plus tard, ${the(ids)} vous ${agree(ids, "tient", "tiennent")} encore compagnie.`,
    ),
    forLayer("base", (ids) => `Le dernier mot revient ${to(ids)}.`),
    forLayer("base", (ids) => `Dessous, ${the(ids)} ${agree(ids, "tient", "tiennent")} longtemps la note.`),
    forLayer("base", (ids) => `Vers la fin, ${the(ids)} ${agree(ids, "s’avance", "s’avancent")}.`),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `Ce qui durera, ${agree(ids, "c’est", "ce sont")} ${the(ids)}.`),
    ),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `À la fin, le parfum s’appuie sur ${the(ids)}.`),
    ),
    forLayer("base", (ids) => `Le parfum s’endort sur ${the(ids)}.`),
    forLayer("base", (ids) => `Tout au bout, il y a ${the(ids)}.`),
    forLayer("base", (ids) => `Ce que l’on emporte, ${agree(ids, "c’est", "ce sont")} ${the(ids)}.`),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `${the(ids)} ${agree(ids, "signe", "signent")} l’ensemble.`),
    ),
  ],
  topToHeart: [
    forPyramid((first, then) => `${the(first)} ${agree(first, "cède", "cèdent")} peu à peu la place ${to(then)}.`),
    forPyramid(
      (first, then) =>
        `Au départ, ${the(first)} ; au cœur, ${the(then)} ; entre les deux, on cherche en vain la couture.`,
    ),
    forPyramid(
      (first, then) => `On entre avec ${the(first)}, puis l’on s’arrête, un peu plus tard, auprès ${some(then)}.`,
    ),
    forPyramid((first, then) => {
      const courtesy = `${the(first)} ${agree(first, "entre", "entrent")} d’abord`;
      return `${courtesy} ; ${the(then)} ${agree(then, "prend son temps", "prennent leur temps")}.`;
    }),
    forPyramid((first, then) => `D’abord ${the(first)} ; puis, quand le calme revient, ${the(then)}.`),
    forPyramid(
      (first, then) =>
        `${the(first)} vous ${agree(first, "accueille", "accueillent")} ; ${the(then)} vous ${agree(then, "attend", "attendent")} déjà.`,
    ),
    forPyramid((first, then) => `Vous rencontrerez d’abord ${the(first)} ; un peu plus tard, ${the(then)}.`),
    forPyramid((first, then) => `L’entrée est vive, avec ${the(first)} ; la suite ralentit, avec ${the(then)}.`),
    forPyramid((first, then) => `Quelques minutes avec ${the(first)}, puis quelques heures avec ${the(then)}.`),
    forPyramid((first, then) => `Derrière ${the(first)}, on devine déjà ${the(then)}.`),
    forPyramid((first, then) => `${the(first)}, le temps d’un salut ; ${the(then)}, celui d’une promenade.`),
    forPyramid((first, then) => `On entre par ${the(first)}, et l’on arrive, plus loin, dans le calme, ${to(then)}.`),
    forPyramid((first, then) => `${some(first)} ${agree(then, "naît", "naissent")} peu à peu ${the(then)}.`),
    forPyramid((first, then) => {
      const greeting = `${the(first)} ne ${agree(first, "fait", "font")} que passer`;
      return `${greeting} ; ${the(then)} vous ${agree(then, "prend", "prennent")} par le bras.`;
    }),
    forPyramid((first, then) => `On aperçoit ${the(first)} ; on fait connaissance avec ${the(then)}.`),
    forPyramid((first, then) => {
      const ahead = `${the(first)} ${agree(first, "court", "courent")} devant`;
      return `${ahead} ; ${the(then)} ${agree(then, "suit", "suivent")} au pas.`;
    }),
    forPyramid((first, then) => `${the(first)} ${agree(first, "lève", "lèvent")} le rideau sur ${the(then)}.`),
    forPyramid((first, then) => {
      const brief = `Après ${the(first)}, qui ${agree(first, "passe", "passent")} vite`;
      return `${brief}, ${the(then)} ${agree(then, "s’installe", "s’installent")}.`;
    }),
    forPyramid((first, then) => {
      const opening = `${the(first)} ${agree(first, "lance", "lancent")} la conversation`;
      return `${opening} ; ${the(then)} la ${agree(then, "prolonge", "prolongent")}.`;
    }),
    forPyramid(
      (first, then) => `En dix minutes, ${the(first)} ${agree(first, "s’efface", "s’effacent")} devant ${the(then)}.`,
    ),
  ],
  wholePyramid: [
    forPyramid((first, then, last) => `En haut, ${the(first)} ; au cœur, ${the(then)} ; au fond, ${the(last)}.`),
    forPyramid(
      (first, then, last) =>
        `Lisez cette formule comme une phrase : ${the(first)}, puis ${the(then)}, et, pour point final, ${the(last)}.`,
    ),
    forPyramid((first, then, last) => {
      return `On entre avec ${the(first)}, on s’attarde avec ${the(then)}, on s’éloigne avec ${the(last)}.`;
    }),
    forPyramid(
      (first, then, last) =>
        `Par ordre d’entrée en scène : ${the(first)} ; puis ${the(then)} ; et, jusqu’à la fin, ${the(last)}.`,
    ),
    forPyramid(
      (first, then, last) =>
        `Voici ${the(first)} pour le salut, ${the(then)} pour la conversation, ${the(last)} pour le chemin du retour.`,
    ),
    forPyramid(
      (first, then, last) => `On part ${some(first)}, on passe par ${the(then)}, et l’on descend jusqu’${to(last)}.`,
    ),
    forPyramid(
      (first, then, last) => `${the(first)} pour l’élan, ${the(then)} pour le corps, ${the(last)} pour le souvenir.`,
    ),
    forPyramid(
      (first, then, last) =>
        `Le parfum s’ouvre sur ${the(first)}, s’arrondit avec ${the(then)} et se pose sur ${the(last)}.`,
    ),
  ],
  baseFirst: [
    forLayer("base", (ids) => `J’ai commencé par le fond, avec ${the(ids)}.`),
    forLayer("base", (ids) => `Avant toute chose, j’ai posé ${the(ids)}.`),
    forLayer("base", (ids) => `J’ai d’abord choisi ce qui dure : ${the(ids)}.`),
    forLayer("base", (ids) => `J’ai d’abord pesé ${the(ids)}.`),
    forLayer("base", (ids) => `C’est par ${the(ids)} que j’ai commencé.`),
    forLayer("base", (ids) => `Je suis parti de ce qui reste : ${the(ids)}.`),
  ],
  heartNext: [
    forLayer("heart", (ids) => `Par-dessus, j’ai posé ${the(ids)}.`),
    forLayer("heart", (ids) => `Puis ${the(ids)} ${agree(ids, "a", "ont")} demandé un peu de place.`),
    forLayer("heart", (ids) => `Au-dessus, j’ai placé ${the(ids)}.`),
    forLayer("heart", (ids) => `Ensuite, j’ai fait une place ${to(ids)}.`),
    forLayer("heart", (ids) => `Le cœur est venu en second, avec ${the(ids)}.`),
    forLayer("heart", (ids) => `Puis, sans hâte, ${the(ids)}.`),
  ],
  topLast: [
    forLayer("top", (ids) => `Pour finir, j’ai ouvert la fenêtre : ${the(ids)}.`),
    forLayer("top", (ids) => `Le départ, je l’ai écrit en dernier : ${the(ids)}.`),
    unlessAt(
      "night",
      forLayer("top", (ids) => `Alors seulement j’ai laissé entrer la lumière, avec ${the(ids)}.`),
    ),
    forLayer("top", (ids) => `Tout à la fin, j’ai ajouté ${the(ids)}, pour la première minute.`),
    forLayer("top", (ids) => `Ce que l’on sent d’abord, je l’ai réservé pour la fin : ${the(ids)}.`),
    forLayer("top", (ids) => `En tout dernier, de quoi respirer : ${the(ids)}.`),
  ],
  closing: [
    forStrength("light", () => "Ce parfum est une confidence, pour qui s’approche."),
    forStrength("light", () => "Vous entrerez toujours avant votre sillage."),
    forStrength("light", (dosage) => `À ${withComma(dosage)} %, ce parfum demande que l’on vienne tout près.`),
    forStrength("light", () => "On ne sent ce parfum qu’en se penchant vers vous."),
    forStrength("moderate", () => "Ce parfum vous accompagne sans jamais couper la parole."),
    forStrength("moderate", () => "On remarque ce parfum d’un bout de table à l’autre, guère plus loin."),
    forStrength("moderate", (dosage) => `À ${withComma(dosage)} %, ce parfum se fait remarquer sans insister.`),
    forStrength("moderate", () => "Ce parfum porte à peu près aussi loin qu’un bras tendu."),
    forStrength("strong", () => "Le sillage vous suit ; ayez la main légère."),
    forStrength("strong", () => "L’escalier s’en souviendra après votre passage."),
    forStrength(
      "strong",
      (dosage) => `J’ai dosé ce parfum à ${withComma(dosage)} % : il vous précède et s’attarde après vous.`,
    ),
    forStrength("strong", () => "Une pression suffit : ce parfum remplit un manteau."),
    unlessSet(when(scenePhrase, (where) => `Gardez ce parfum pour ${where}.`)),
    unlessSet(when(scenePhrase, (where) => `Ce parfum est à vous ; portez-le pour ${where}.`)),
    () => "Au poignet, sans frotter.",
    () => "Votre peau finira la phrase.",
    () => "Vous me direz si j’ai bien entendu.",
    () => "Prenez votre temps ; j’ai pris le mien.",
    () => "Ma part s’arrête ici ; la vôtre commence.",
    () => "Il suffit d’un peu de chaleur pour éveiller ce parfum.",
    () => "Laissez quelqu’un vous parler le premier de ce parfum.",
    () => "La suite ne regarde que vous.",
    () => "Je pose la plume ; la suite est de votre main.",
    () => "Une touche au poignet, une autre à la nuque : attendez dix minutes.",
    () => "Que ce parfum vous trouve en bonne compagnie.",
    () => "Laissez un peu de ce parfum sur votre col, pour demain.",
    () => "J’aimerais savoir ce que ce parfum vous rappelle.",
    () => "On vous demandera le nom de ce parfum ; vous pourrez le taire.",
    () => "Le flacon est petit ; faites-le durer.",
    () => "Désormais, ce parfum est plus à vous qu’à moi.",
    () => "Que ce parfum sorte avec vous, au moins une fois, sans raison.",
    () => "Si ce parfum vous fait sourire, j’ai fait mon travail.",
    () => "Emmenez ce parfum en promenade ; le grand air lui va bien.",
    () => "Ce parfum aime les poignets tièdes et les longues conversations.",
    () => "Ce parfum est parti de vos réponses ; il vous revient.",
    () => "Mettez ce parfum, puis n’y pensez plus.",
    () => "J’ai bouché ce flacon à regret.",
    () => "Ne présentez pas ce parfum ; il s’en charge.",
    () => "Revenez me raconter ce que l’on vous dit de ce parfum.",
    () => "Vaporisez une fois, et laissez faire.",
    () => "Portez ce parfum trois jours avant de le juger.",
  ],
};
