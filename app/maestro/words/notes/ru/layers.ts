import { dosed, layer, pyramid } from "../sentences.ts";
import type { Say } from "../voice.ts";
import { acc, agree, from, gen, ins, nom } from "./grammar.ts";

export const top: readonly Say[] = [
  layer("top", (ids) => `Аромат ${agree(ids, "открывает", "открывают")} ${nom(ids)}, светло и ненадолго.`),
  layer("top", (ids) => `В первые минуты — ${nom(ids)}, а вокруг много воздуха.`),
  layer("top", (ids) => `Аромат начинается ${from(gen(ids))}, потом делает паузу.`),
  layer("top", (ids) => `На пороге вас ${agree(ids, "встречает", "встречают")} ${nom(ids)}.`),
  layer("top", (ids) => `Сначала ${nom(ids)}: приветствие, не более.`),
  layer("top", (ids) => `Первое слово за ${ins(ids)}, и звучит оно недолго.`),
];

export const heart: readonly Say[] = [
  layer("heart", (ids) => `В сердце — ${nom(ids)}, без всякой спешки.`),
  layer("heart", (ids) => `Потом медленно раскрывается сердце: ${nom(ids)}.`),
  layer("heart", (ids) => `Четверть часа спустя приходит черёд ${gen(ids)}.`),
  layer("heart", (ids) => `Сердце я оставил просторным: в нём ${nom(ids)}.`),
  layer("heart", (ids) => `Когда приветствия окончены, разговор ${agree(ids, "ведёт", "ведут")} ${nom(ids)}.`),
  layer("heart", (ids) => `Через полчаса на коже уже ${nom(ids)}.`),
];

export const base: readonly Say[] = [
  layer("base", (ids) => `Ближе всего к коже ${agree(ids, "остаётся", "остаются")} ${nom(ids)}.`),
  layer("base", (ids) => `Снизу его ${agree(ids, "держит", "держат")} ${nom(ids)}.`),
  layer("base", (ids, { hour }) => {
    const by = hour === "night" ? "К утру" : "К вечеру";
    return hour ? `${by} ${agree(ids, "остаётся", "остаются")} только ${nom(ids)}, и этого довольно.` : null;
  }),
  layer("base", (ids) => `${nom(ids)} — земля, по которой он идёт.`),
  layer("base", (ids) => `Он опускается на ${acc(ids)} и никуда не торопится.`),
  layer("base", (ids) => `Последнее слово за ${ins(ids)}.`),
];

export const joint: readonly Say[] = [
  pyramid((first, then) => {
    const leave = agree(first, "уступает", "уступают");
    return `${nom(first)} ${leave} место, и вот уже ${agree(then, "звучит", "звучат")} ${nom(then)}.`;
  }),
  pyramid((first, then) => `Между началом, где ${nom(first)}, и сердцем, где ${nom(then)}, почти нет шва.`),
  pyramid((first, then) => {
    return `Аромат открывается ${ins(first)}, а чуть позже в нём ${agree(then, "звучит", "звучат")} ${nom(then)}.`;
  }),
  pyramid((first, then) => `Сначала, из вежливости, ${nom(first)}; но сказать он хотел другое: ${nom(then)}.`),
];

export const whole: readonly Say[] = [
  pyramid((first, then, last) => `Сверху ${nom(first)}; в сердце ${nom(then)}; в основании ${nom(last)}.`),
  pyramid(
    (first, then, last) => `Прочтите аромат как одну фразу: ${nom(first)}, потом ${nom(then)}, потом ${nom(last)}.`,
  ),
  pyramid((first, then, last) => {
    const stay = agree(last, "остаётся", "остаются");
    return `Сначала ${nom(first)}, следом ${nom(then)}, а надолго ${stay} ${nom(last)}.`;
  }),
];

export const baseFirst: readonly Say[] = [
  layer("base", (ids) => `Я начал снизу: ${nom(ids)}.`),
  layer("base", (ids) => `Прежде всего я положил в основание ${acc(ids)}.`),
  layer("base", (ids) => `Этот аромат выстроен от земли: ${nom(ids)}.`),
];

export const heartThen: readonly Say[] = [
  layer("heart", (ids) => `Поверх ${agree(ids, "ложится", "ложатся")} ${nom(ids)}.`),
  layer("heart", (ids) => `Затем немного места ${agree(ids, "просит", "просят")} ${nom(ids)}.`),
  layer("heart", (ids) => `Выше, на расстоянии голоса, — ${nom(ids)}.`),
];

export const topLast: readonly Say[] = [
  layer("top", (ids) => `В самом конце я открыл окно: ${nom(ids)}.`),
  layer("top", (ids) => `Начало я написал последним: ${nom(ids)}.`),
  layer("top", (ids) => `И лишь тогда я впустил свет: ${nom(ids)}.`),
];

const percent = (dosage: number) => `${String(dosage).replace(".", ",")} %`;

export const close: readonly Say[] = [
  dosed("light", (dosage) => `При ${percent(dosage)} аромат остаётся признанием для тех, кто подойдёт ближе.`),
  dosed("light", (dosage) => `Я дал аромату ${percent(dosage)}, чтобы он никогда не входил раньше вас.`),
  dosed("moderate", (dosage) => `При ${percent(dosage)} аромат составит вам компанию и ни разу не перебьёт.`),
  dosed("moderate", (dosage) => `Концентрация — ${percent(dosage)}: аромат рядом, но говорит негромко.`),
  dosed("strong", (dosage) => `При ${percent(dosage)} за ароматом тянется шлейф; хватит двух капель.`),
  dosed("strong", (dosage) => `Концентрация — ${percent(dosage)}: аромат запомнят и после вашего ухода.`),
  () => "Дайте аромату час, прежде чем судить.",
  () => "Нанесите аромат там, где бьётся пульс, и не растирайте.",
  () => "Фразу закончит ваша кожа.",
  () => "Этот аромат не просит внимания, его замечают и так.",
];
