import type { AnswerTemplates } from "../phrasebook.ts";
import { unlessPoured, when } from "../templates.ts";
import { memoryPhrase, personPhrase, scenePhrase } from "./grammar.ts";
import { englishMemories } from "./memory.ts";

const occasions = {
  casual: "This perfume is meant for ordinary days, which are most of a life.",
  formal: "This perfume knows how to behave in a room where hands are shaken.",
  special: "This perfume was made for a day worth dressing for.",
  sport: "This perfume is light on its feet and at home in the open air.",
};

export const englishAnswers: AnswerTemplates = {
  scene: [
    when(scenePhrase, (where) => `I thought of ${where}, and of the silence just before anyone speaks.`),
    when(scenePhrase, (where) => `I was given ${where}, and tried not to disturb a thing.`),
    when(scenePhrase, (where) => `${where}: that is where this perfume lives.`),
    when(scenePhrase, (where) => `It all begins with ${where}.`),
    when(scenePhrase, (where) => `I wrote this for ${where}, slowly, the way one writes a letter.`),
    when(scenePhrase, (where) => `Imagine ${where}, with no reason to hurry.`),
    when(scenePhrase, (where) => `I began with ${where}, and did not stray far.`),
    when(scenePhrase, (where) => `Behind every line of this formula stands ${where}.`),
    when(scenePhrase, (where) => `I asked myself what would be left on a sleeve after ${where}.`),
    when(scenePhrase, (where) => `Think of ${where}, with time to spare.`),
    when(scenePhrase, (where) => `This was composed with ${where} in mind.`),
    when(scenePhrase, (where) => `The first line of my notes reads: ${where}.`),
    when(scenePhrase, (where) => `I held on to ${where} until the last drop was in.`),
    when(scenePhrase, (where) => `This perfume keeps the pace of ${where}.`),
    when(scenePhrase, (where) => `Some perfumes belong everywhere; this one belongs to ${where}.`),
    when(scenePhrase, (where) => `I began with ${where} and let the rest follow.`),
    when(scenePhrase, (where) => `I wrote every line with ${where} before my eyes.`),
    when(scenePhrase, (where) => `I was after one thing only: ${where}.`),
    when(scenePhrase, (where) => `Picture ${where}, and nowhere you have to be.`),
    when(scenePhrase, (where) => `I worked as though ${where} lay just outside the door.`),
  ],
  deuxiemeOpening: [
    when(scenePhrase, (where) => `Here is ${where}, seen from the far side of the glass.`),
    when(scenePhrase, (where) => `Think of ${where}, and close your eyes.`),
    when(personPhrase, (who) => `Here is the quieter side of ${who}.`),
    () => "The first perfume speaks; this one listens.",
    () => "Here is what the first perfume kept to itself.",
    () => "Every portrait has a side turned away from the window; this is yours.",
    () => "I read your answers a second time, more quietly.",
    () => "You will recognise yourself here, though from another side.",
  ],
  wearer: [
    when(personPhrase, (who) => `I made this for ${who}.`),
    when(personPhrase, (who) => `This is the perfume of ${who}.`),
    when(personPhrase, (who) => `If there is a portrait here, it is of ${who}.`),
    ({ occasion }) => (occasion ? occasions[occasion] : null),
    ({ unisex }) => (unisex ? "This perfume suits you without asking who you are." : null),
  ],
  memory: [
    ...englishMemories,
    when(memoryPhrase, (what) => `You wrote of ${what}, and I have not forgotten.`),
    when(memoryPhrase, (what) => `Of everything you told me, ${what} stayed with me longest.`),
    when(memoryPhrase, (what) => `You mentioned ${what}, and I put the page down for a while.`),
    when(memoryPhrase, (what) => `I read what you wrote of ${what} before I touched a bottle.`),
    when(memoryPhrase, (what) => `What you said of ${what} lay open beside the scales.`),
    when(memoryPhrase, (what) => `Somewhere between these drops I was thinking of ${what}.`),
    when(memoryPhrase, (what) => `You told me of ${what}; I asked for nothing more.`),
    when(memoryPhrase, (what) => `I went back to your lines about ${what} more than once.`),
    when(memoryPhrase, (what) => `Your words about ${what} set the pace.`),
    when(memoryPhrase, (what) => `Your memory of ${what} stayed on the table until I was done.`),
    when(memoryPhrase, (what) => `No bottle holds the past, but I kept your words about ${what} before me.`),
    unlessPoured(
      when(memoryPhrase, (what) => `There is much that no bottle holds; what you wrote of ${what} I read with care.`),
    ),
    when(memoryPhrase, (what) => `While I worked I thought of ${what}.`),
    when(memoryPhrase, (what) => `It was your mention of ${what} that slowed my hand.`),
  ],
};
