import type { AnswerTemplates } from "../phrasebook.ts";
import { unlessPoured, when } from "../templates.ts";
import { memoryPhrase, personPhrase, sceneAcc, sceneGen, sceneNom } from "./grammar.ts";
import { russianMemories } from "./memory.ts";

const occasions = {
  casual: "Этот аромат — для обычных дней, из которых и состоит жизнь.",
  formal: "Этот аромат умеет держать себя там, где пожимают руки.",
  special: "Этот аромат — для дня, о котором потом рассказывают.",
  sport: "У этого аромата лёгкий шаг, и ему хорошо на воздухе.",
};

export const russianAnswers: AnswerTemplates = {
  scene: [
    when(sceneAcc, (where) => `Представьте ${where}, когда некуда спешить.`),
    when(sceneNom, (where) => `${where} — вот где этот аромат дома.`),
    when(sceneAcc, (where) => `Вы подарили мне ${where}; я постарался ничего не растерять.`),
    when(sceneNom, (where) => `Всё здесь начинается просто: ${where}.`),
    when(sceneGen, (where) => `Я сочинял для ${where}, неторопливо, как пишут письмо.`),
    when(sceneAcc, (where) => `Я вспомнил ${where} и то, как затихают голоса.`),
    when(sceneGen, (where) => `Далеко от ${where} этот аромат не уходит.`),
    when(sceneGen, (where) => `В каждой строке этой формулы есть что-то от ${where}.`),
    when(sceneGen, (where) => `Я спросил себя, что остаётся на рукаве после ${where}.`),
    when(sceneAcc, (where) => `Представьте ${where} и открытое окно.`),
    when(sceneAcc, (where) => `Составляя формулу, я мыслями возвращался в ${where}.`),
    when(sceneNom, (where) => `Одно не выходило у меня из головы: ${where}.`),
    when(sceneAcc, (where) => `До последней капли я держал в уме ${where}.`),
    when(sceneNom, (where) => `Этому аромату по душе ${where}.`),
    when(sceneGen, (where) => `Бывают ароматы для комнаты; этот — для ${where}.`),
    when(sceneNom, (where) => `Есть ${where}, и больше ничего не нужно.`),
    when(sceneAcc, (where) => `Иногда за ${where} отдашь многое.`),
    when(sceneAcc, (where) => `Дверь в ${where} я оставил приоткрытой.`),
    when(sceneNom, (where) => `Пусть будет ${where}, и времени вдоволь.`),
    when(sceneNom, (where) => `Я работал так, будто вокруг ${where}.`),
  ],
  deuxiemeOpening: [
    when(sceneNom, (where) => `За стеклом — ${where}.`),
    when(sceneAcc, (where) => `Вообразите ${where} и закройте глаза.`),
    when(personPhrase, () => "Это вы, когда никто не смотрит."),
    () => "Первый говорит, этот слушает.",
    () => "Здесь то, о чём умолчал первый.",
    () => "У каждого из нас есть вечерняя сторона; вот ваша.",
    () => "Я перечитал ваши ответы вполголоса.",
    () => "Вы узнаете себя, но в другом свете.",
  ],
  wearer: [
    when(personPhrase, (who) => `Я составил этот аромат для того, ${who}.`),
    when(personPhrase, (who) => `Это аромат того, ${who}.`),
    when(personPhrase, (who) => `Этот аромат подойдёт тому, ${who}.`),
    ({ occasion }) => (occasion ? occasions[occasion] : null),
    ({ unisex }) => (unisex ? "Этот аромат не мужской и не женский: он просто ваш." : null),
  ],
  memory: [
    ...russianMemories,
    when(memoryPhrase, (what) => `Вы написали ${what}; я это запомнил.`),
    when(memoryPhrase, (what) => `Дольше всего я думал ${what}.`),
    when(memoryPhrase, (what) => `Вы написали ${what}, и я ненадолго отложил перо.`),
    when(memoryPhrase, (what) => `Ваш рассказ ${what} я прочёл прежде, чем взялся за флаконы.`),
    when(memoryPhrase, (what) => `Ваши слова ${what} лежали у весов.`),
    when(memoryPhrase, (what) => `Отмеряя капли, я думал ${what}.`),
    when(memoryPhrase, (what) => `Вы рассказали ${what}; больше я ни о чём не спрашивал.`),
    when(memoryPhrase, (what) => `К вашим словам ${what} я возвращался не раз.`),
    when(memoryPhrase, (what) => `Тон этому аромату задали ваши слова ${what}.`),
    when(memoryPhrase, (what) => `Ваш рассказ ${what} лежал на столе, пока я не закончил.`),
    when(memoryPhrase, (what) => `Я не обещаю вернуть прошлое, но ваши слова ${what} были у меня перед глазами.`),
    unlessPoured(
      when(memoryPhrase, (what) => `Есть то, чего не удержит ни один флакон; ваши слова ${what} я читал бережно.`),
    ),
    when(memoryPhrase, (what) => `Перед тем как закончить, я вспоминал ваши слова ${what}.`),
    when(memoryPhrase, (what) => `После ваших слов ${what} я стал взвешивать медленнее.`),
    when(memoryPhrase, (what) => `Я думал ${what} чаще, чем вы думаете.`),
    when(memoryPhrase, (what) => `Отвешивая, я помнил ваши слова ${what}.`),
    when(memoryPhrase, (what) => `Несколько ваших слов ${what} — и работа пошла иначе.`),
    when(memoryPhrase, (what) => `Спасибо вам за слова ${what}; они были рядом всё это время.`),
  ],
};
