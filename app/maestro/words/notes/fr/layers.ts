import { dosed, layer, pyramid } from "../sentences.ts";
import type { Say } from "../voice.ts";
import { agree, some, the, to } from "./grammar.ts";

export const top: readonly Say[] = [
  layer("top", (ids) => `${the(ids)} ${agree(ids, "ouvre", "ouvrent")} le parfum, le temps d’un sourire.`),
  layer("top", (ids) => `Dans les premières minutes, ${some(ids)}, et beaucoup d’air.`),
  layer("top", (ids) => `Le parfum commence par ${the(ids)}, puis marque une pause.`),
  layer("top", (ids) => `À la porte, ${the(ids)} vous ${agree(ids, "accueille", "accueillent")}.`),
  layer("top", (ids) => `D’abord ${the(ids)} : un salut, rien de plus.`),
  layer("top", (ids) => `J’ai laissé ${the(ids)} parler en premier, et pas longtemps.`),
];

export const heart: readonly Say[] = [
  layer("heart", (ids) => `Au cœur, ${the(ids)} ${agree(ids, "prend son temps", "prennent leur temps")}.`),
  layer("heart", (ids) => `Puis le cœur s’ouvre, lentement, sur ${the(ids)}.`),
  layer("heart", (ids) => `Un quart d’heure plus tard vient le tour ${some(ids)}.`),
  layer("heart", (ids) => `Le cœur appartient ${to(ids)} ; j’y ai laissé de la place.`),
  layer("heart", (ids) => `Le salut passé, ${the(ids)} ${agree(ids, "mène", "mènent")} la conversation.`),
  layer("heart", (ids) => `Une demi-heure après, c’est ${the(ids)} que vous portez.`),
];

export const base: readonly Say[] = [
  layer("base", (ids) => `Ce qui reste, tout près de la peau, c’est ${the(ids)}.`),
  layer("base", (ids) => `En dessous, ${the(ids)} lui ${agree(ids, "donne", "donnent")} un sol.`),
  layer("base", (ids, { hour }) => {
    const by = hour === "night" ? "Au matin" : "Le soir venu";
    return hour ? `${by}, il ne reste que ${the(ids)}, et cela suffit.` : null;
  }),
  layer("base", (ids) => `${the(ids)} : voilà la terre sur laquelle il marche.`),
  layer("base", (ids) => `Il se pose sur ${the(ids)}, sans se presser.`),
  layer("base", (ids) => `Le dernier mot revient ${to(ids)}.`),
];

export const joint: readonly Say[] = [
  pyramid(
    (first, then) =>
      `${the(first)} ${agree(first, "cède", "cèdent")} la place ${to(then)} sans que l’on s’en aperçoive.`,
  ),
  pyramid((first, then) => `Entre le départ, ${the(first)}, et le cœur, ${the(then)}, on cherche en vain la couture.`),
  pyramid((first, then) => `Le parfum s’ouvre sur ${the(first)}, puis se repose, un peu plus tard, sur ${the(then)}.`),
  pyramid((first, then) => {
    const courtesy = `${the(first)} ${agree(first, "vient", "viennent")} d’abord, par courtoisie`;
    return `${courtesy} ; ce que le parfum voulait dire, c’est ${the(then)}.`;
  }),
];

export const whole: readonly Say[] = [
  pyramid((first, then, last) => `En haut, ${the(first)} ; au cœur, ${the(then)} ; au fond, ${the(last)}.`),
  pyramid(
    (first, then, last) => `Lisez ce parfum comme une phrase : ${the(first)}, puis ${the(then)}, puis ${the(last)}.`,
  ),
  pyramid((first, then, last) => {
    return `Le parfum entre avec ${the(first)}, s’assoit avec ${the(then)}, et prend congé avec ${the(last)}.`;
  }),
];

export const baseFirst: readonly Say[] = [
  layer("base", (ids) => `J’ai commencé par le fond : ${the(ids)}.`),
  layer("base", (ids) => `Avant toute chose, j’ai posé ${the(ids)}.`),
  layer("base", (ids) => `Ce parfum se construit depuis le sol, avec ${the(ids)}.`),
];

export const heartThen: readonly Say[] = [
  layer("heart", (ids) => `Là-dessus, j’ai mis ${some(ids)}.`),
  layer("heart", (ids) => `Puis ${the(ids)} ${agree(ids, "a", "ont")} demandé un peu de place.`),
  layer("heart", (ids) => `Au-dessus, à portée de voix, j’ai placé ${the(ids)}.`),
];

export const topLast: readonly Say[] = [
  layer("top", (ids) => `Pour finir, j’ai ouvert la fenêtre : ${the(ids)}.`),
  layer("top", (ids) => `Le départ fut écrit en dernier : ${the(ids)}.`),
  layer("top", (ids) => `Alors seulement j’ai laissé entrer la lumière, avec ${the(ids)}.`),
];

const percent = (dosage: number) => `${String(dosage).replace(".", ",")} %`;

export const close: readonly Say[] = [
  dosed("light", (dosage) => `À ${percent(dosage)}, le parfum demeure une confidence, pour qui s’approche.`),
  dosed("light", (dosage) => `J’ai dosé ce parfum à ${percent(dosage)}, pour qu’il n’entre jamais avant vous.`),
  dosed(
    "moderate",
    (dosage) => `À ${percent(dosage)}, le parfum vous tient compagnie sans jamais vous couper la parole.`,
  ),
  dosed("moderate", (dosage) => `Son dosage est de ${percent(dosage)} : présent, jamais bruyant.`),
  dosed("strong", (dosage) => `À ${percent(dosage)}, le parfum laisse un sillage ; deux gouttes suffisent.`),
  dosed("strong", (dosage) => `J’ai dosé ce parfum à ${percent(dosage)} : on s’en souviendra après votre départ.`),
  () => "Laissez une heure au parfum avant de le juger.",
  () => "Portez ce parfum là où bat le pouls, sans frotter.",
  () => "Votre peau finira la phrase.",
  () => "Ce parfum ne réclame pas l’attention ; on la lui donne.",
];
