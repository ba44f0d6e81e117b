import { dosed, layer, pyramid } from "../sentences.ts";
import type { Say } from "../voice.ts";
import { agree, names } from "./grammar.ts";

export const top: readonly Say[] = [
  layer("top", (ids) => `${names(ids)} ${agree(ids, "opens", "open")} the perfume, bright and brief.`),
  layer(
    "top",
    (ids) => `In the first minutes there ${agree(ids, "is", "are")} ${names(ids)}, and a great deal of air.`,
  ),
  layer("top", (ids) => `The perfume begins with ${names(ids)}, then pauses.`),
  layer("top", (ids) => `At the door you meet ${names(ids)}.`),
  layer("top", (ids) => `First ${names(ids)}: a greeting, nothing more.`),
  layer("top", (ids) => `I let ${names(ids)} speak first, and not for long.`),
];

export const heart: readonly Say[] = [
  layer("heart", (ids) => `At the heart ${agree(ids, "is", "are")} ${names(ids)}, in no hurry at all.`),
  layer("heart", (ids) => `Then the heart opens, slowly, on ${names(ids)}.`),
  layer("heart", (ids) => `A quarter of an hour later comes the turn of ${names(ids)}.`),
  layer("heart", (ids) => `The middle belongs to ${names(ids)}; I left plenty of room.`),
  layer(
    "heart",
    (ids) => `Once the greeting is over, ${names(ids)} ${agree(ids, "carries", "carry")} the conversation.`,
  ),
  layer("heart", (ids) => `Half an hour later it is ${names(ids)} that you wear.`),
];

export const base: readonly Say[] = [
  layer("base", (ids) => `What stays is ${names(ids)}, close to the skin.`),
  layer("base", (ids) => `Underneath, ${names(ids)} ${agree(ids, "keeps", "keep")} it on the ground.`),
  layer("base", (ids, { hour }) => {
    const by = hour === "night" ? "morning" : "evening";
    return hour ? `By ${by} only ${names(ids)} ${agree(ids, "remains", "remain")}, and that is enough.` : null;
  }),
  layer("base", (ids) => `${names(ids)} ${agree(ids, "is", "are")} the ground it walks on.`),
  layer("base", (ids) => `It settles on ${names(ids)}, and takes its time about it.`),
  layer("base", (ids) => `The last word belongs to ${names(ids)}.`),
];

export const joint: readonly Say[] = [
  pyramid(
    (first, then) => `${names(first)} ${agree(first, "gives", "give")} way to ${names(then)} before you have noticed.`,
  ),
  pyramid((first, then) => `From ${names(first)} to ${names(then)} there is hardly a seam.`),
  pyramid(
    (first, then) => `The perfume opens on ${names(first)}, then comes to rest, a little later, on ${names(then)}.`,
  ),
  pyramid((first, then) => {
    const courtesy = `${names(first)} ${agree(first, "comes", "come")} first, out of courtesy`;
    return `${courtesy}; ${names(then)} ${agree(then, "is", "are")} what it wanted to say.`;
  }),
];

export const whole: readonly Say[] = [
  pyramid((first, then, last) => `Above, ${names(first)}; within, ${names(then)}; below, ${names(last)}.`),
  pyramid(
    (first, then, last) =>
      `Read the perfume as one sentence: ${names(first)}, then ${names(then)}, then ${names(last)}.`,
  ),
  pyramid((first, then, last) => {
    return `The perfume comes in with ${names(first)}, sits down with ${names(then)}, and takes its leave with ${names(last)}.`;
  }),
];

export const baseFirst: readonly Say[] = [
  layer("base", (ids) => `I began at the bottom, with ${names(ids)}.`),
  layer("base", (ids) => `Before anything else I laid down ${names(ids)}.`),
  layer("base", (ids) => `This perfume is built from the ground: ${names(ids)}.`),
];

export const heartThen: readonly Say[] = [
  layer("heart", (ids) => `On that I set ${names(ids)}.`),
  layer("heart", (ids) => `Then came ${names(ids)}, asking for a little room.`),
  layer("heart", (ids) => `Above it I placed ${names(ids)}, at the distance of a voice.`),
];

export const topLast: readonly Say[] = [
  layer("top", (ids) => `${names(ids)} came last, the way one opens a window.`),
  layer("top", (ids) => `The opening was written last: ${names(ids)}.`),
  layer("top", (ids) => `Only then did I let in the light, with ${names(ids)}.`),
];

export const close: readonly Say[] = [
  dosed("light", (dosage) => `At ${dosage}% the perfume remains a confidence, for those who come near.`),
  dosed("light", (dosage) => `I dosed the perfume at ${dosage}%, so that it never enters a room before you.`),
  dosed("moderate", (dosage) => `At ${dosage}% the perfume keeps you company without ever interrupting.`),
  dosed("moderate", (dosage) => `The dosage is ${dosage}%: present, never loud.`),
  dosed("strong", (dosage) => `At ${dosage}% the perfume leaves a trail; two drops are enough.`),
  dosed("strong", (dosage) => `I dosed the perfume at ${dosage}%: it will be remembered after you have gone.`),
  () => "Give the perfume an hour before you judge it.",
  () => "Wear this perfume where the pulse is, and do not rub.",
  () => "Your skin will finish the sentence.",
  () => "This perfume does not ask for attention; it is given some.",
];
