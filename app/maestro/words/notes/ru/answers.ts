import { about, without } from "../sentences.ts";
import type { Say } from "../voice.ts";
import { memory, person, sceneAcc, sceneGen, sceneNom } from "./grammar.ts";

export const openings: readonly Say[] = [
  about(sceneAcc, (where) => `Представьте ${where}, когда некуда спешить.`),
  about(sceneNom, (where) => `${where} — вот где живёт этот аромат.`),
  about(sceneAcc, (where) => `Вы подарили мне ${where}; я постарался сохранить этот воздух.`),
  about(sceneNom, (where) => `Всё здесь начинается просто: ${where}.`),
  about(sceneGen, (where) => `Я писал этот аромат для ${where}, неторопливо, как пишут письмо.`),
  about(sceneAcc, (where) => `Я вспомнил ${where} и воздух за миг до первого слова.`),
  without(sceneNom, "Я начал с тишины и добавил лишь то, о чём она просила."),
  without(sceneNom, "В этом флаконе почти нечего убавить."),
  without(sceneNom, "Аромат — это прежде всего походка; этот ступает неспешно."),
];

export const shadows: readonly Say[] = [
  about(sceneNom, (where) => `Снова ${where}, только по другую сторону стекла.`),
  about(sceneAcc, (where) => `Представьте ещё раз ${where}, но теперь закройте глаза.`),
  about(person, (who) => `Это другая половина того, ${who}.`),
  () => "Первый аромат говорит, этот слушает.",
  () => "Здесь то, о чём первый аромат умолчал.",
  () => "У каждого портрета есть сторона, отвёрнутая от окна; это ваша.",
  () => "Я перечитал ваши ответы ещё раз, вполголоса.",
  () => "Вы узнаете себя, но в другом свете.",
];

const occasions = {
  casual: "Этот аромат для обычных дней, из которых и состоит жизнь.",
  formal: "Этот аромат умеет держать себя там, где пожимают руки.",
  special: "Этот аромат для дня, о котором потом рассказывают.",
  sport: "У этого аромата лёгкий шаг, и ему хорошо на воздухе.",
};

export const persons: readonly Say[] = [
  about(person, (who) => `Я составил этот аромат для того, ${who}.`),
  about(person, (who) => `Это аромат того, ${who}.`),
  about(person, (who) => `Этот аромат подойдёт тому, ${who}.`),
  ({ occasion }) => (occasion ? occasions[occasion] : null),
  ({ unisex }) => (unisex ? "Этот аромат никого не спрашивает, кто перед ним, и просто подходит." : null),
];

export const memories: readonly Say[] = [
  about(memory, (what) => `Вы написали ${what}; я этого не забыл.`),
  about(memory, (what) => `То, что вы рассказали ${what}, здесь есть, только нужно немного подождать.`),
  about(memory, (what) => `Я помнил ${what} от первой капли до последней.`),
  about(memory, (what) => `Между первым часом и последним аромат ещё напомнит вам ${what}.`),
  about(memory, (what) => `Из всего, что вы рассказали, дольше всего я думал ${what}.`),
];
