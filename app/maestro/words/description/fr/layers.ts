import { withComma } from "../lists.ts";
import type { LayerTemplates } from "../phrasebook.ts";
import { forLayer, forPyramid, forStrength } from "../templates.ts";
import { agree, some, the, to } from "./grammar.ts";

export const frenchLayers: LayerTemplates = {
  top: [
    forLayer("top", (ids) => `${the(ids)} ${agree(ids, "ouvre", "ouvrent")} le parfum, le temps d’un sourire.`),
    forLayer("top", (ids) => `Dans les premières minutes, ${some(ids)}, et beaucoup d’air.`),
    forLayer("top", (ids) => `Le parfum commence par ${the(ids)}, puis marque une pause.`),
    forLayer("top", (ids) => `À la porte, ${the(ids)} vous ${agree(ids, "accueille", "accueillent")}.`),
    forLayer("top", (ids) => `D’abord ${the(ids)} : un salut, rien de plus.`),
    forLayer("top", (ids) => `J’ai laissé ${the(ids)} parler en premier, et pas longtemps.`),
  ],
  heart: [
    forLayer("heart", (ids) => `Au cœur, ${the(ids)} ${agree(ids, "prend son temps", "prennent leur temps")}.`),
    forLayer("heart", (ids) => `Puis le cœur s’ouvre, lentement, sur ${the(ids)}.`),
    forLayer("heart", (ids) => `Un quart d’heure plus tard vient le tour ${some(ids)}.`),
    forLayer("heart", (ids) => `Le cœur appartient ${to(ids)} ; j’y ai laissé de la place.`),
    forLayer("heart", (ids) => `Le salut passé, ${the(ids)} ${agree(ids, "mène", "mènent")} la conversation.`),
    forLayer("heart", (ids) => `Une demi-heure après, c’est ${the(ids)} que vous portez.`),
    forLayer("heart", (ids) => `Plus avant, il y a ${the(ids)}, et le pas ralentit.`),
    forLayer("heart", (ids) => `Au milieu, ${the(ids)} ${agree(ids, "s’installe", "s’installent")} pour de bon.`),
  ],
  base: [
    forLayer("base", (ids) => `Ce qui reste, tout près de la peau, c’est ${the(ids)}.`),
    forLayer("base", (ids) => `En dessous, ${the(ids)} le ${agree(ids, "soutient", "soutiennent")}.`),
    forLayer("base", (ids, { timeOfDay }) => {
      const by = timeOfDay === "night" ? "Au matin" : "Le soir venu";
      return timeOfDay ? `${by}, il ne reste que ${the(ids)}, et cela suffit.` : null;
    }),
    forLayer("base", (ids) => `${the(ids)} : voilà la terre sur laquelle il marche.`),
    forLayer("base", (ids) => `Il se pose sur ${the(ids)}, sans se presser.`),
    forLayer("base", (ids) => `Au plus profond, il y a ${the(ids)}.`),
    forLayer("base", (ids) => `Sous tout le reste, il y a ${the(ids)}.`),
    forLayer("base", (ids) => `À la fin, il vous reste ${the(ids)}, et du temps.`),
    forLayer("base", (ids) => `Des heures plus tard, ${the(ids)} ${agree(ids, "est", "sont")} encore là.`),
    forLayer("base", (ids) => `${the(ids)} ${agree(ids, "tient", "tiennent")} le tout ensemble.`),
    forLayer("base", (ids) => `Le parfum repose sur ${the(ids)}.`),
    forLayer("base", (ids) => `Et quand la conversation est finie, ${the(ids)} ${agree(ids, "demeure", "demeurent")}.`),
    forLayer(
      "base",
      (ids) => `Tout en bas, ${the(ids)} ${agree(ids, "attend", "attendent")} que les autres s’en aillent.`,
    ),
    forLayer("base", (ids) => `Le lendemain, sur l’étoffe, vous trouverez ${the(ids)}.`),
    forLayer("base", (ids) => `Le parfum se referme sur ${the(ids)}.`),
    forLayer("base", (ids) => `Loin dessous, là où il fait chaud, il y a ${the(ids)}.`),
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
      return `${courtesy} ; ce que le parfum voulait dire, c’est ${the(then)}.`;
    }),
    forPyramid((first, then) => `D’abord ${the(first)} ; puis, quand l’air s’est posé, ${the(then)}.`),
    forPyramid(
      (first, then) =>
        `${the(first)} ${agree(first, "ouvre", "ouvrent")} la porte, et ${the(then)} ${agree(then, "est", "sont")} déjà dans la pièce.`,
    ),
    forPyramid((first, then) => `Vous rencontrerez ${the(first)} tout de suite, ${the(then)} un peu plus tard.`),
    forPyramid((first, then) => `Le début est vif, avec ${the(first)} ; la suite ralentit, avec ${the(then)}.`),
    forPyramid((first, then) => `Quelques minutes avec ${the(first)}, puis quelques heures avec ${the(then)}.`),
    forPyramid((first, then) => `Derrière ${the(first)}, on devine déjà ${the(then)}.`),
  ],
  wholePyramid: [
    forPyramid((first, then, last) => `En haut, ${the(first)} ; au cœur, ${the(then)} ; au fond, ${the(last)}.`),
    forPyramid(
      (first, then, last) => `Lisez ce parfum comme une phrase : ${the(first)}, puis ${the(then)}, puis ${the(last)}.`,
    ),
    forPyramid((first, then, last) => {
      return `Le parfum entre avec ${the(first)}, s’assoit avec ${the(then)}, et prend congé avec ${the(last)}.`;
    }),
    forPyramid(
      (first, then, last) =>
        `Par ordre d’entrée : ${the(first)} ; puis ${the(then)} ; et, jusqu’à la fin, ${the(last)}.`,
    ),
    forPyramid(
      (first, then, last) =>
        `Voici ${the(first)} pour le salut, ${the(then)} pour la conversation, ${the(last)} pour le chemin du retour.`,
    ),
    forPyramid(
      (first, then, last) => `Le parfum part ${some(first)}, passe par ${the(then)} et descend jusqu’${to(last)}.`,
    ),
  ],
  baseFirst: [
    forLayer("base", (ids) => `J’ai commencé par le fond : ${the(ids)}.`),
    forLayer("base", (ids) => `Avant toute chose, j’ai posé ${the(ids)}.`),
    forLayer("base", (ids) => `Ce parfum se construit depuis le sol, avec ${the(ids)}.`),
    forLayer("base", (ids) => `La première chose que j’ai pesée, c’est ${the(ids)}.`),
    forLayer("base", (ids) => `Tout repose sur ${the(ids)} ; c’est par là que j’ai commencé.`),
    forLayer("base", (ids) => `Je suis parti de ce qui reste : ${the(ids)}.`),
  ],
  heartNext: [
    forLayer("heart", (ids) => `Par-dessus, j’ai posé ${the(ids)}.`),
    forLayer("heart", (ids) => `Puis ${the(ids)} ${agree(ids, "a", "ont")} demandé un peu de place.`),
    forLayer("heart", (ids) => `Au-dessus, à portée de voix, j’ai placé ${the(ids)}.`),
    forLayer("heart", (ids) => `Ensuite j’ai fait une place ${to(ids)}.`),
    forLayer("heart", (ids) => `Le cœur est venu en second : ${the(ids)}.`),
    forLayer("heart", (ids) => `Puis, sans hâte, ${the(ids)}.`),
  ],
  topLast: [
    forLayer("top", (ids) => `Pour finir, j’ai ouvert la fenêtre : ${the(ids)}.`),
    forLayer("top", (ids) => `Le départ fut écrit en dernier : ${the(ids)}.`),
    forLayer("top", (ids) => `Alors seulement j’ai laissé entrer la lumière, avec ${the(ids)}.`),
    forLayer("top", (ids) => `Tout à la fin, j’ai ajouté ${the(ids)}, pour la première minute.`),
    forLayer("top", (ids) => `Ce que l’on sent d’abord, je l’ai écrit en dernier : ${the(ids)}.`),
    forLayer("top", (ids) => `En tout dernier, un peu d’air : ${the(ids)}.`),
  ],
  closing: [
    forStrength(
      "light",
      (dosage) => `À ${withComma(dosage)} %, le parfum demeure une confidence, pour qui s’approche.`,
    ),
    forStrength(
      "light",
      (dosage) => `J’ai dosé ce parfum à ${withComma(dosage)} %, pour qu’il n’entre jamais avant vous.`,
    ),
    forStrength(
      "moderate",
      (dosage) => `À ${withComma(dosage)} %, le parfum vous tient compagnie sans jamais vous couper la parole.`,
    ),
    forStrength("moderate", (dosage) => `Son dosage est de ${withComma(dosage)} % : présent, jamais bruyant.`),
    forStrength(
      "strong",
      (dosage) => `À ${withComma(dosage)} %, le parfum laisse un sillage ; deux gouttes suffisent.`,
    ),
    forStrength(
      "strong",
      (dosage) => `J’ai dosé ce parfum à ${withComma(dosage)} % : on s’en souviendra après votre départ.`,
    ),
    () => "Laissez une heure au parfum avant de le juger.",
    () => "Portez ce parfum là où bat le pouls, sans frotter.",
    () => "Votre peau finira la phrase.",
    () => "Ce parfum ne réclame pas l’attention ; on la lui donne.",
    () => "Gardez ce parfum une nuit sur la peau avant de vous décider.",
    () => "Laissez quelqu’un d’autre vous dire comment ce parfum vous va.",
    () => "Il ne faut à ce parfum aucune occasion, seulement un peu de chaleur.",
    () => "Mettez ce parfum une heure avant de sortir, puis n’y pensez plus.",
  ],
};
