import type { AnswerTemplates } from "../phrasebook.ts";
import { unless, when } from "../templates.ts";
import { memoryPhrase, personPhrase, sceneAcc, sceneGen, sceneNom } from "./grammar.ts";

const occasions = {
  casual: "Этот аромат для обычных дней, из которых и состоит жизнь.",
  formal: "Этот аромат умеет держать себя там, где пожимают руки.",
  special: "Этот аромат для дня, о котором потом рассказывают.",
  sport: "У этого аромата лёгкий шаг, и ему хорошо на воздухе.",
};

export const russianAnswers: AnswerTemplates = {
  scene: [
    when(sceneAcc, (where) => `Представьте ${where}, когда некуда спешить.`),
    when(sceneNom, (where) => `${where} — вот где живёт этот аромат.`),
    when(sceneAcc, (where) => `Вы подарили мне ${where}; я постарался сохранить этот воздух.`),
    when(sceneNom, (where) => `Всё здесь начинается просто: ${where}.`),
    when(sceneGen, (where) => `Я писал этот аромат для ${where}, неторопливо, как пишут письмо.`),
    when(sceneAcc, (where) => `Я вспомнил ${where} и воздух за миг до первого слова.`),
    unless(sceneNom, "Я начал с тишины и добавил лишь то, о чём она просила."),
    unless(sceneNom, "В этом флаконе почти нечего убавить."),
    unless(sceneNom, "Аромат — это прежде всего походка; этот ступает неспешно."),
  ],
  deuxiemeOpening: [
    when(sceneNom, (where) => `Снова ${where}, только по другую сторону стекла.`),
    when(sceneAcc, (where) => `Представьте ещё раз ${where}, но теперь закройте глаза.`),
    when(personPhrase, (who) => `Это другая половина того, ${who}.`),
    () => "Первый аромат говорит, этот слушает.",
    () => "Здесь то, о чём первый аромат умолчал.",
    () => "У каждого портрета есть сторона, отвёрнутая от окна; это ваша.",
    () => "Я перечитал ваши ответы ещё раз, вполголоса.",
    () => "Вы узнаете себя, но в другом свете.",
  ],
  wearer: [
    when(personPhrase, (who) => `Я составил этот аромат для того, ${who}.`),
    when(personPhrase, (who) => `Это аромат того, ${who}.`),
    when(personPhrase, (who) => `Этот аромат подойдёт тому, ${who}.`),
    ({ occasion }) => (occasion ? occasions[occasion] : null),
    ({ unisex }) => (unisex ? "Этот аромат никого не спрашивает, кто перед ним, и просто подходит." : null),
  ],
  memory: [
    when(memoryPhrase, (what) => `Вы написали ${what}; я этого не забыл.`),
    when(memoryPhrase, (what) => `То, что вы рассказали ${what}, здесь есть, только нужно немного подождать.`),
    when(memoryPhrase, (what) => `Я помнил ${what} от первой капли до последней.`),
    when(memoryPhrase, (what) => `Между первым часом и последним аромат ещё напомнит вам ${what}.`),
    when(memoryPhrase, (what) => `Из всего, что вы рассказали, дольше всего я думал ${what}.`),
  ],
};
