import { withComma } from "../lists.ts";
import type { LayerTemplates } from "../phrasebook.ts";
import { forLayer, forPyramid, forStrength } from "../templates.ts";
import { acc, agree, from, gen, ins, nom } from "./grammar.ts";

export const russianLayers: LayerTemplates = {
  top: [
    forLayer("top", (ids) => `Аромат ${agree(ids, "открывает", "открывают")} ${nom(ids)}, светло и ненадолго.`),
    forLayer("top", (ids) => `В первые минуты — ${nom(ids)}, а вокруг много воздуха.`),
    forLayer("top", (ids) => `Аромат начинается ${from(gen(ids))}, потом делает паузу.`),
    forLayer("top", (ids) => `На пороге вас ${agree(ids, "встречает", "встречают")} ${nom(ids)}.`),
    forLayer("top", (ids) => `Сначала ${nom(ids)}: приветствие, не более.`),
    forLayer("top", (ids) => `Первое слово за ${ins(ids)}, и звучит оно недолго.`),
  ],
  heart: [
    forLayer("heart", (ids) => `В сердце — ${nom(ids)}, без всякой спешки.`),
    forLayer("heart", (ids) => `Потом медленно раскрывается сердце: ${nom(ids)}.`),
    forLayer("heart", (ids) => `Четверть часа спустя приходит черёд ${gen(ids)}.`),
    forLayer("heart", (ids) => `Сердце я оставил просторным: в нём ${nom(ids)}.`),
    forLayer("heart", (ids) => `Когда приветствия окончены, разговор ${agree(ids, "ведёт", "ведут")} ${nom(ids)}.`),
    forLayer("heart", (ids) => `Через полчаса на коже уже ${nom(ids)}.`),
    forLayer("heart", (ids) => `Дальше, внутри, — ${nom(ids)}, и шаг замедляется.`),
    forLayer("heart", (ids) => `Посередине надолго ${agree(ids, "устраивается", "устраиваются")} ${nom(ids)}.`),
  ],
  base: [
    forLayer("base", (ids) => `Ближе всего к коже ${agree(ids, "остаётся", "остаются")} ${nom(ids)}.`),
    forLayer("base", (ids) => `Снизу его ${agree(ids, "держит", "держат")} ${nom(ids)}.`),
    forLayer("base", (ids, { timeOfDay }) => {
      const by = timeOfDay === "night" ? "К утру" : "К вечеру";
      return timeOfDay ? `${by} ${agree(ids, "остаётся", "остаются")} только ${nom(ids)}, и этого довольно.` : null;
    }),
    forLayer("base", (ids) => `${nom(ids)} — земля, по которой он идёт.`),
    forLayer("base", (ids) => `Он опускается на ${acc(ids)} и никуда не торопится.`),
    forLayer("base", (ids) => `В самой глубине — ${nom(ids)}.`),
    forLayer("base", (ids) => `Под всем этим ${agree(ids, "лежит", "лежат")} ${nom(ids)}.`),
    forLayer("base", (ids) => `В конце с вами ${agree(ids, "остаётся", "остаются")} ${nom(ids)} и время.`),
    forLayer("base", (ids) => `И через несколько часов ${nom(ids)} всё ещё здесь.`),
    forLayer("base", (ids) => `${nom(ids)} ${agree(ids, "держит", "держат")} всё вместе.`),
    forLayer("base", (ids) => `Опора этого аромата — ${nom(ids)}.`),
    forLayer("base", (ids) => `А когда разговор окончен, ${agree(ids, "остаётся", "остаются")} ${nom(ids)}.`),
    forLayer("base", (ids) => `В самом низу ${nom(ids)} ${agree(ids, "ждёт", "ждут")}, пока уйдут остальные.`),
    forLayer("base", (ids) => `Назавтра на ткани вы найдёте ${acc(ids)}.`),
    forLayer("base", (ids) => `${agree(ids, "замыкает", "замыкают")} аромат ${nom(ids)}.`),
    forLayer("base", (ids) => `Глубоко внизу, где тепло, — ${nom(ids)}.`),
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
    forPyramid((first, then) => `Сначала ${nom(first)}; потом, когда воздух уляжется, ${nom(then)}.`),
    forPyramid(
      (first, then) => `${nom(first)} ${agree(first, "открывает", "открывают")} дверь, а ${nom(then)} уже в комнате.`,
    ),
    forPyramid((first, then) => `Сразу вы встретите ${acc(first)}, чуть позже — ${acc(then)}.`),
    forPyramid((first, then) => `Начало быстрое: ${nom(first)}; продолжение неспешное: ${nom(then)}.`),
    forPyramid((first, then) => `Несколько минут с ${ins(first)}, потом несколько часов с ${ins(then)}.`),
    forPyramid((first, then) => `За ${ins(first)} уже ${agree(then, "угадывается", "угадываются")} ${nom(then)}.`),
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
    forPyramid(
      (first, then, last) => `В порядке появления: ${nom(first)}; затем ${nom(then)}; и до самого конца ${nom(last)}.`,
    ),
    forPyramid(
      (first, then, last) =>
        `Для приветствия — ${nom(first)}, для разговора — ${nom(then)}, для дороги домой — ${nom(last)}.`,
    ),
    forPyramid(
      (first, then, last) => `Аромат идёт от ${gen(first)} через ${acc(then)} и приходит туда, где ${nom(last)}.`,
    ),
  ],
  baseFirst: [
    forLayer("base", (ids) => `Я начал снизу: ${nom(ids)}.`),
    forLayer("base", (ids) => `Прежде всего я положил в основание ${acc(ids)}.`),
    forLayer("base", (ids) => `Этот аромат выстроен от земли: ${nom(ids)}.`),
    forLayer("base", (ids) => `Первым делом я отвесил ${acc(ids)}.`),
    forLayer("base", (ids) => `С этого я и начал, на этом всё держится: ${nom(ids)}.`),
    forLayer("base", (ids) => `Я начал с того, чем аромат кончается: ${nom(ids)}.`),
  ],
  heartNext: [
    forLayer("heart", (ids) => `Поверх ${agree(ids, "ложится", "ложатся")} ${nom(ids)}.`),
    forLayer("heart", (ids) => `Затем немного места ${agree(ids, "просит", "просят")} ${nom(ids)}.`),
    forLayer("heart", (ids) => `Выше, на расстоянии голоса, — ${nom(ids)}.`),
    forLayer("heart", (ids) => `Следом я освободил место в сердце: ${nom(ids)}.`),
    forLayer("heart", (ids) => `Сердце было вторым: ${nom(ids)}.`),
    forLayer("heart", (ids) => `Потом, не торопясь, — ${nom(ids)}.`),
  ],
  topLast: [
    forLayer("top", (ids) => `В самом конце я открыл окно: ${nom(ids)}.`),
    forLayer("top", (ids) => `Начало я написал последним: ${nom(ids)}.`),
    forLayer("top", (ids) => `И лишь тогда я впустил свет: ${nom(ids)}.`),
    forLayer("top", (ids) => `Напоследок я добавил ${acc(ids)}, для первой минуты.`),
    forLayer("top", (ids) => `То, что чувствуется первым, я написал последним: ${nom(ids)}.`),
    forLayer("top", (ids) => `И под самый конец немного воздуха: ${nom(ids)}.`),
  ],
  closing: [
    forStrength(
      "light",
      (dosage) => `При ${withComma(dosage)} % аромат остаётся признанием для тех, кто подойдёт ближе.`,
    ),
    forStrength("light", (dosage) => `Я дал аромату ${withComma(dosage)} %, чтобы он никогда не входил раньше вас.`),
    forStrength(
      "moderate",
      (dosage) => `При ${withComma(dosage)} % аромат составит вам компанию и ни разу не перебьёт.`,
    ),
    forStrength("moderate", (dosage) => `Концентрация — ${withComma(dosage)} %: аромат рядом, но говорит негромко.`),
    forStrength("strong", (dosage) => `При ${withComma(dosage)} % за ароматом тянется шлейф; хватит двух капель.`),
    forStrength("strong", (dosage) => `Концентрация — ${withComma(dosage)} %: аромат запомнят и после вашего ухода.`),
    () => "Дайте аромату час, прежде чем судить.",
    () => "Нанесите аромат там, где бьётся пульс, и не растирайте.",
    () => "Фразу закончит ваша кожа.",
    () => "Этот аромат не просит внимания, его замечают и так.",
    () => "Оставьте этот аромат на коже на ночь, прежде чем решать.",
    () => "Пусть кто-то другой скажет, как вам идёт этот аромат.",
    () => "Этому аромату не нужен повод, нужно лишь немного тепла.",
    () => "Нанесите аромат за час до выхода и забудьте о нём.",
  ],
};
