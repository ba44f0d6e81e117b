import type { AnswerTemplates } from "../phrasebook.ts";
import { unless, when } from "../templates.ts";
import { memoryPhrase, personPhrase, scenePhrase } from "./grammar.ts";

const occasions = {
  casual: "This perfume is meant for ordinary days, which are most of a life.",
  formal: "This perfume knows how to behave in a room where hands are shaken.",
  special: "This perfume was made for a day that will be told again.",
  sport: "This perfume is light on its feet and at home in the open air.",
};

export const englishAnswers: AnswerTemplates = {
  scene: [
    when(scenePhrase, (where) => `I thought of ${where}, and of the air just before anyone speaks.`),
    when(scenePhrase, (where) => `You gave me ${where}; I tried to keep its air.`),
    when(scenePhrase, (where) => `${where}: that is where this perfume lives.`),
    when(scenePhrase, (where) => `Everything here begins with ${where}.`),
    when(scenePhrase, (where) => `I wrote this for ${where}, slowly, the way one writes a letter.`),
    when(scenePhrase, (where) => `Imagine ${where}, with nothing to hurry for.`),
    unless(scenePhrase, "I started from silence and added only what it asked for."),
    unless(scenePhrase, "There is little in this bottle that could be taken away."),
    unless(scenePhrase, "A perfume is first of all a pace; this one walks."),
  ],
  deuxiemeOpening: [
    when(scenePhrase, (where) => `This is ${where} again, seen from the far side of the glass.`),
    when(scenePhrase, (where) => `Think once more of ${where}, and this time close your eyes.`),
    when(personPhrase, (who) => `This is the other half of ${who}.`),
    () => "The first perfume speaks; this one listens.",
    () => "Here is what the first perfume kept to itself.",
    () => "Every portrait has a side turned away from the window; this is yours.",
    () => "I read your answers a second time, more quietly.",
    () => "You will recognise yourself here, though from another side.",
  ],
  wearer: [
    when(personPhrase, (who) => `I made this for ${who}.`),
    when(personPhrase, (who) => `This is the perfume of ${who}.`),
    when(personPhrase, (who) => `This will suit ${who}.`),
    ({ occasion }) => (occasion ? occasions[occasion] : null),
    ({ unisex }) => (unisex ? "This perfume asks no one who they are before it suits them." : null),
  ],
  memory: [
    when(memoryPhrase, (what) => `You wrote of ${what}; I have not forgotten it.`),
    when(memoryPhrase, (what) => `What you told me about ${what} is in here, though you will have to wait for it.`),
    when(memoryPhrase, (what) => `I kept ${what} in mind from the first drop to the last.`),
    when(memoryPhrase, (what) => `Somewhere between the first hour and the last you will meet ${what} again.`),
    when(memoryPhrase, (what) => `Of everything you told me, ${what} stayed with me longest.`),
  ],
};
