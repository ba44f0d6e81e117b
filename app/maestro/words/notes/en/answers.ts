import { about, without } from "../sentences.ts";
import type { Say } from "../voice.ts";
import { memory, person, scene } from "./grammar.ts";

export const openings: readonly Say[] = [
  about(scene, (where) => `I thought of ${where}, and of the air just before anyone speaks.`),
  about(scene, (where) => `You gave me ${where}; I tried to keep its air.`),
  about(scene, (where) => `${where}: that is where this perfume lives.`),
  about(scene, (where) => `Everything here begins with ${where}.`),
  about(scene, (where) => `I wrote this for ${where}, slowly, the way one writes a letter.`),
  about(scene, (where) => `Imagine ${where}, with nothing to hurry for.`),
  without(scene, "I started from silence and added only what it asked for."),
  without(scene, "There is little in this bottle that could be taken away."),
  without(scene, "A perfume is first of all a pace; this one walks."),
];

export const shadows: readonly Say[] = [
  about(scene, (where) => `This is ${where} again, seen from the far side of the glass.`),
  about(scene, (where) => `Think once more of ${where}, and this time close your eyes.`),
  about(person, (who) => `This is the other half of ${who}.`),
  () => "The first perfume speaks; this one listens.",
  () => "Here is what the first perfume kept to itself.",
  () => "Every portrait has a side turned away from the window; this is yours.",
  () => "I read your answers a second time, more quietly.",
  () => "You will recognise yourself here, though from another side.",
];

const occasions = {
  casual: "This perfume is meant for ordinary days, which are most of a life.",
  formal: "This perfume knows how to behave in a room where hands are shaken.",
  special: "This perfume was made for a day that will be told again.",
  sport: "This perfume is light on its feet and at home in the open air.",
};

export const persons: readonly Say[] = [
  about(person, (who) => `I made this for ${who}.`),
  about(person, (who) => `This is the perfume of ${who}.`),
  about(person, (who) => `This will suit ${who}.`),
  ({ occasion }) => (occasion ? occasions[occasion] : null),
  ({ unisex }) => (unisex ? "This perfume asks no one who they are before it suits them." : null),
];

export const memories: readonly Say[] = [
  about(memory, (what) => `You wrote of ${what}; I have not forgotten it.`),
  about(memory, (what) => `What you told me about ${what} is in here, though you will have to wait for it.`),
  about(memory, (what) => `I kept ${what} in mind from the first drop to the last.`),
  about(memory, (what) => `Somewhere between the first hour and the last you will meet ${what} again.`),
  about(memory, (what) => `Of everything you told me, ${what} stayed with me longest.`),
];
