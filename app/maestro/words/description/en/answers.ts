import type { AnswerTemplates } from "../phrasebook.ts";
import { unlessAwaited, unlessPourable, when } from "../templates.ts";
import { memoryPhrase, personPhrase, scenePhrase } from "./grammar.ts";
import { englishMemories } from "./memory.ts";

const occasions = {
  casual: "This was meant for ordinary days, which are most of a life.",
  formal: "This perfume knows how to behave where hands are shaken.",
  special: "This was made for an occasion worth dressing for.",
  sport: "This perfume breathes best in the open air.",
};

const occasionsToo = {
  casual: "This perfume needs no occasion; a plain day will do.",
  formal: "This perfume has the manners for important meetings, and a life outside them.",
  special: "Some occasions deserve a perfume of their own; yours has one now.",
  sport: "I wrote it for someone who would rather be out of doors.",
};

export const englishAnswers: AnswerTemplates = {
  scene: [
    when(scenePhrase, (where) => `I thought of ${where}, and of the silence just before anyone speaks.`),
    when(scenePhrase, (where) => `I was given ${where}, and tried not to disturb a thing.`),
    when(scenePhrase, (where) => `In my mind’s eye I had ${where}.`),
    when(scenePhrase, (where) => `It all begins with ${where}.`),
    when(scenePhrase, (where) => `I wrote this for ${where}, slowly, the way one writes a letter.`),
    unlessAwaited(when(scenePhrase, (where) => `Imagine ${where}, with no reason to hurry.`)),
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
    when(scenePhrase, (where) => `I set out to find ${where}.`),
    unlessAwaited(when(scenePhrase, (where) => `Picture ${where}, and nowhere you have to be.`)),
    when(scenePhrase, (where) => `I worked as though ${where} lay just outside the door.`),
  ],
  deuxiemeOpening: [
    when(scenePhrase, (where) => `Here is ${where}, seen from the far side of the glass.`),
    when(scenePhrase, (where) => `Think of ${where}, and close your eyes.`),
    when(personPhrase, (who) => `There is another side to you: ${who}.`),
    () => "The first perfume asks; this one answers.",
    () => "Here is what the first perfume kept to itself.",
    () => "Every portrait has a side turned away from the window; this is yours.",
    () => "I read what you told me a second time, starting from the end.",
    () => "You will recognise yourself here, though from another side.",
    () => "This one comes from the same notebook, a few pages on.",
    () => "What I wrote in the margin of the first became this perfume.",
    () => "What you told me, read between the lines, led me here.",
    () => "There was more in what you told me than one perfume could say.",
    () => "I did not want the first perfume to have the last word.",
    () => "Two people may tell the same story; this is how the second tells it.",
    () => "Some things are worth saying twice, and differently.",
    () => "When the first perfume was done, I turned your page over.",
  ],
  wearer: [
    when(personPhrase, (who) => `The wearer I pictured was ${who}.`),
    when(personPhrase, (who) => `This is a perfume for ${who}.`),
    when(personPhrase, (who) => `If there is a portrait here, it is of ${who}.`),
    ({ occasion }) => (occasion ? occasions[occasion] : null),
    ({ occasion }) => (occasion ? occasionsToo[occasion] : null),
    ({ unisex }) => (unisex ? "This was composed for one person, and a man or a woman may be that person." : null),
    when(personPhrase, (who) => `In your answers I met ${who}.`),
    when(personPhrase, (who) => `This was meant, from the first line, for ${who}.`),
    when(personPhrase, (who) => `This perfume would choose the company of ${who}.`),
    when(personPhrase, (who) => `I was thinking, as I worked, of ${who}.`),
    when(personPhrase, (who) => `Somewhere behind these notes stands ${who}.`),
    when(personPhrase, (who) => `I wrote as if for ${who}, and perhaps I did.`),
  ],
  memory: [
    ...englishMemories,
    when(memoryPhrase, (what) => `You gave me ${what}, and I have not forgotten.`),
    when(memoryPhrase, (what) => `Of everything you told me, ${what} stayed with me longest.`),
    when(memoryPhrase, (what) => `At your mention of ${what} I put the scales aside for a while.`),
    when(memoryPhrase, (what) => `I thought over your words about ${what} before I touched a bottle.`),
    when(memoryPhrase, (what) => `What you told me of ${what} lay beside the scales.`),
    when(memoryPhrase, (what) => `Somewhere between these drops I was thinking of ${what}.`),
    when(memoryPhrase, (what) => `You told me of ${what}; I asked for nothing more.`),
    when(memoryPhrase, (what) => `I went back to your words about ${what} more than once.`),
    when(memoryPhrase, (what) => `Your words about ${what} set the pace.`),
    when(memoryPhrase, (what) => `Your memory of ${what} stayed on the table until I was done.`),
    when(memoryPhrase, (what) => `No bottle holds the past, but I kept your words about ${what} before me.`),
    unlessPourable(
      when(memoryPhrase, (what) => `There is much that no bottle holds; what you told me of ${what} I kept in mind.`),
    ),
    when(memoryPhrase, (what) => `While I worked, I thought of ${what}.`),
    when(memoryPhrase, (what) => `It was your mention of ${what} that slowed my hand.`),
  ],
};
