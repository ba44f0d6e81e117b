import { percentWithComma } from "../lists.ts";
import type { LayerTemplates } from "../phrasebook.ts";
import { forLayer, forPyramid, forStrength } from "../templates.ts";
import { acc, agree, from, gen, ins, nom } from "./grammar.ts";

export const russianLayers: LayerTemplates = {
  top: [
    forLayer("top", (ids) => `Аромат ${agree(ids, "открывает", "открывают")} ${nom(ids)}, светло и ненадолго.`),
    forLayer("top", (ids) => `В первые минуты — ${nom(ids)}, а вокруг много воздуха.`),
    forLayer("top", (ids) => `Аромат начинается ${from(gen(ids))}, потом делает паузу.`),
    forLayer("top", (ids) => `На пороге вас ${agree(ids, "встречает", "встречают")} ${nom(ids)}.`),
    forLayer("top", (ids) => `Сначала ${nom(ids)}: приветствие, не более.`),
    forLayer("top", (ids) => `Первое слово за ${ins(ids)}, и звучит оно недолго.`),
  ],
  heart: [
    forLayer("heart", (ids) => `В сердце — ${nom(ids)}, без всякой спешки.`),
    forLayer("heart", (ids) => `Потом медленно раскрывается сердце: ${nom(ids)}.`),
    forLayer("heart", (ids) => `Четверть часа спустя приходит черёд ${gen(ids)}.`),
    forLayer("heart", (ids) => `Сердце я оставил просторным: в нём ${nom(ids)}.`),
    forLayer("heart", (ids) => `Когда приветствия окончены, разговор ${agree(ids, "ведёт", "ведут")} ${nom(ids)}.`),
    forLayer("heart", (ids) => `Через полчаса на коже уже ${nom(ids)}.`),
  ],
  base: [
    forLayer("base", (ids) => `Ближе всего к коже ${agree(ids, "остаётся", "остаются")} ${nom(ids)}.`),
    forLayer("base", (ids) => `Снизу его ${agree(ids, "держит", "держат")} ${nom(ids)}.`),
    forLayer("base", (ids, { timeOfDay }) => {
      const by = timeOfDay === "night" ? "К утру" : "К вечеру";
      return timeOfDay ? `${by} ${agree(ids, "остаётся", "остаются")} только ${nom(ids)}, и этого довольно.` : null;
    }),
    forLayer("base", (ids) => `${nom(ids)} — земля, по которой он идёт.`),
    forLayer("base", (ids) => `Он опускается на ${acc(ids)} и никуда не торопится.`),
    forLayer("base", (ids) => `Последнее слово за ${ins(ids)}.`),
  ],
  topToHeart: [
    forPyramid((first, then) => {
      const leave = agree(first, "уступает", "уступают");
      return `${nom(first)} ${leave} место, и вот уже ${agree(then, "звучит", "звучат")} ${nom(then)}.`;
    }),
    forPyramid((first, then) => `Между началом, где ${nom(first)}, и сердцем, где ${nom(then)}, почти нет шва.`),
    forPyramid((first, then) => {
      return `Аромат открывается ${ins(first)}, а чуть позже в нём ${agree(then, "звучит", "звучат")} ${nom(then)}.`;
    }),
    forPyramid((first, then) => `Сначала, из вежливости, ${nom(first)}; но сказать он хотел другое: ${nom(then)}.`),
  ],
  wholePyramid: [
    forPyramid((first, then, last) => `Сверху ${nom(first)}; в сердце ${nom(then)}; в основании ${nom(last)}.`),
    forPyramid(
      (first, then, last) => `Прочтите аромат как одну фразу: ${nom(first)}, потом ${nom(then)}, потом ${nom(last)}.`,
    ),
    forPyramid((first, then, last) => {
      const stay = agree(last, "остаётся", "остаются");
      return `Сначала ${nom(first)}, следом ${nom(then)}, а надолго ${stay} ${nom(last)}.`;
    }),
  ],
  baseFirst: [
    forLayer("base", (ids) => `Я начал снизу: ${nom(ids)}.`),
    forLayer("base", (ids) => `Прежде всего я положил в основание ${acc(ids)}.`),
    forLayer("base", (ids) => `Этот аромат выстроен от земли: ${nom(ids)}.`),
  ],
  heartNext: [
    forLayer("heart", (ids) => `Поверх ${agree(ids, "ложится", "ложатся")} ${nom(ids)}.`),
    forLayer("heart", (ids) => `Затем немного места ${agree(ids, "просит", "просят")} ${nom(ids)}.`),
    forLayer("heart", (ids) => `Выше, на расстоянии голоса, — ${nom(ids)}.`),
  ],
  topLast: [
    forLayer("top", (ids) => `В самом конце я открыл окно: ${nom(ids)}.`),
    forLayer("top", (ids) => `Начало я написал последним: ${nom(ids)}.`),
    forLayer("top", (ids) => `И лишь тогда я впустил свет: ${nom(ids)}.`),
  ],
  closing: [
    forStrength(
      "light",
      (dosage) => `При ${percentWithComma(dosage)} аромат остаётся признанием для тех, кто подойдёт ближе.`,
    ),
    forStrength(
      "light",
      (dosage) => `Я дал аромату ${percentWithComma(dosage)}, чтобы он никогда не входил раньше вас.`,
    ),
    forStrength(
      "moderate",
      (dosage) => `При ${percentWithComma(dosage)} аромат составит вам компанию и ни разу не перебьёт.`,
    ),
    forStrength(
      "moderate",
      (dosage) => `Концентрация — ${percentWithComma(dosage)}: аромат рядом, но говорит негромко.`,
    ),
    forStrength("strong", (dosage) => `При ${percentWithComma(dosage)} за ароматом тянется шлейф; хватит двух капель.`),
    forStrength(
      "strong",
      (dosage) => `Концентрация — ${percentWithComma(dosage)}: аромат запомнят и после вашего ухода.`,
    ),
    () => "Дайте аромату час, прежде чем судить.",
    () => "Нанесите аромат там, где бьётся пульс, и не растирайте.",
    () => "Фразу закончит ваша кожа.",
    () => "Этот аромат не просит внимания, его замечают и так.",
  ],
};
