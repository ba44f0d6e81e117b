import type { LayerTemplates } from "../phrasebook.ts";
import { atTheEnd, forLayer, forPyramid, forStrength, ifWhole } from "../templates.ts";
import { agree, names } from "./grammar.ts";

export const englishLayers: LayerTemplates = {
  top: [
    forLayer("top", (ids) => `${names(ids)} ${agree(ids, "opens", "open")} the perfume, bright and brief.`),
    forLayer("top", (ids) => `The first minutes go to ${names(ids)}.`),
    forLayer("top", (ids) => `The perfume begins with ${names(ids)}, then pauses.`),
    forLayer("top", (ids) => `At the door you meet ${names(ids)}.`),
    forLayer("top", (ids) => `${names(ids)} ${agree(ids, "comes", "come")} first: a greeting, nothing more.`),
    forLayer("top", (ids) => `I let ${names(ids)} speak first, and not for long.`),
  ],
  heart: [
    forLayer("heart", (ids) => `At the heart ${agree(ids, "is", "are")} ${names(ids)}, in no hurry at all.`),
    forLayer("heart", (ids) => `Then the heart opens, slowly, with ${names(ids)}.`),
    forLayer("heart", (ids) => `After a quarter of an hour it is the turn of ${names(ids)}.`),
    ifWhole(
      ["heart"],
      forLayer("heart", (ids) => `The middle belongs to ${names(ids)}, with plenty of room to breathe.`),
    ),
    forLayer("heart", (ids) => `After that, ${names(ids)} ${agree(ids, "sets", "set")} the tone.`),
    forLayer("heart", (ids) => `Within half an hour you are wearing ${names(ids)}.`),
    forLayer("heart", (ids) => `Further in ${agree(ids, "is", "are")} ${names(ids)}, and the pace slows.`),
    forLayer(
      "heart",
      (ids) => `In the middle, ${names(ids)} ${agree(ids, "makes itself", "make themselves")} at home.`,
    ),
  ],
  base: [
    forLayer("base", (ids) => `${names(ids)} ${agree(ids, "stays", "stay")} close to the skin.`),
    forLayer("base", (ids) => `Underneath, ${names(ids)} ${agree(ids, "keeps", "keep")} everything grounded.`),
    forLayer("base", (ids, { timeOfDay }) => {
      const by = timeOfDay === "day" ? "evening" : "morning";
      return timeOfDay ? `By ${by} ${names(ids)} ${agree(ids, "is", "are")} with you still, and that is enough.` : null;
    }),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `${names(ids)} ${agree(ids, "is", "are")} the ground this perfume walks on.`),
    ),
    forLayer("base", (ids) => `The perfume settles on ${names(ids)} and takes its time.`),
    forLayer("base", (ids) => `Deepest of all ${agree(ids, "lies", "lie")} ${names(ids)}.`),
    forLayer("base", (ids) => `Under all of it ${agree(ids, "lies", "lie")} ${names(ids)}.`),
    forLayer("base", (ids) => `In the end there ${agree(ids, "is", "are")} ${names(ids)}, and time.`),
    forLayer("base", (ids) => `Hours later ${names(ids)} ${agree(ids, "is", "are")} still there.`),
    forLayer("base", (ids) => `${names(ids)} ${agree(ids, "holds", "hold")} the rest in place.`),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `The perfume rests on ${names(ids)}.`),
    ),
    atTheEnd(
      forLayer("base", (ids) => `And when all else has been said, ${names(ids)} ${agree(ids, "stays", "stay")}.`),
    ),
    forLayer("base", (ids) => `Below, ${names(ids)} ${agree(ids, "waits", "wait")} for the others to leave.`),
    forLayer("base", (ids) => `On your sleeve, the next day, look for ${names(ids)}.`),
    atTheEnd(forLayer("base", (ids) => `The perfume closes on ${names(ids)}.`)),
    forLayer("base", (ids) => `Far down, where it is warm, ${agree(ids, "is", "are")} ${names(ids)}.`),
  ],
  topToHeart: [
    forPyramid(
      (first, then) =>
        `${names(first)} ${agree(first, "gives", "give")} way to ${names(then)} before you have noticed.`,
    ),
    forPyramid((first, then) => `From ${names(first)} to ${names(then)} there is hardly a seam.`),
    forPyramid((first, then) => `${names(first)} to begin with; a little later ${names(then)}, with time to linger.`),
    forPyramid((first, then) => {
      const courtesy = `${names(first)} ${agree(first, "comes", "come")} first, out of courtesy`;
      return `${courtesy}; ${names(then)} ${agree(then, "is what you came", "are what you came")} for.`;
    }),
    forPyramid((first, then) => `First ${names(first)}; then, once the room is quiet, ${names(then)}.`),
    forPyramid(
      (first, then) =>
        `${names(first)} ${agree(first, "opens", "open")} the door, and ${names(then)} ${agree(then, "is", "are")} already in the room.`,
    ),
    forPyramid((first, then) => `You will meet ${names(first)} at once, ${names(then)} a little later.`),
    forPyramid((first, then) => `Things start quickly, with ${names(first)}, and slow down over ${names(then)}.`),
    forPyramid((first, then) => `A few minutes with ${names(first)}, then a long while with ${names(then)}.`),
    forPyramid((first, then) => `Through ${names(first)} you can already make out ${names(then)}.`),
  ],
  wholePyramid: [
    forPyramid((first, then, last) => `Above, ${names(first)}; within, ${names(then)}; below, ${names(last)}.`),
    forPyramid((first, then, last) => `Told in one breath: ${names(first)}, then ${names(then)}, then ${names(last)}.`),
    forPyramid((first, then, last) => {
      return `${names(first)} ${agree(first, "arrives", "arrive")} first; ${names(then)} ${agree(then, "takes its", "take their")} time; ${names(last)} ${agree(last, "stays", "stay")} to the end.`;
    }),
    forPyramid(
      (first, then, last) =>
        `In order of appearance: ${names(first)}; then ${names(then)}; and, to the end, ${names(last)}.`,
    ),
    forPyramid(
      (first, then, last) =>
        `For the greeting, ${names(first)}; for the conversation, ${names(then)}; for the way home, ${names(last)}.`,
    ),
    forPyramid(
      (first, then, last) => `The way leads from ${names(first)} through ${names(then)} down to ${names(last)}.`,
    ),
  ],
  baseFirst: [
    forLayer("base", (ids) => `I began at the bottom, with ${names(ids)}.`),
    forLayer("base", (ids) => `Before anything else I laid down ${names(ids)}.`),
    forLayer("base", (ids) => `I built this perfume from the ground up, beginning with ${names(ids)}.`),
    forLayer("base", (ids) => `First onto the scales went ${names(ids)}.`),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `Everything rests on ${names(ids)}; that is where I began.`),
    ),
    forLayer("base", (ids) => `I started where the perfume ends, with ${names(ids)}.`),
  ],
  heartNext: [
    forLayer("heart", (ids) => `On that I set ${names(ids)}.`),
    forLayer("heart", (ids) => `Then came ${names(ids)}, asking for a little room.`),
    forLayer("heart", (ids) => `Above it I placed ${names(ids)}, close enough to be heard.`),
    forLayer("heart", (ids) => `Next I made room for ${names(ids)}.`),
    forLayer("heart", (ids) => `The heart was written second, with ${names(ids)}.`),
    forLayer("heart", (ids) => `Then, in no haste, ${names(ids)}.`),
  ],
  topLast: [
    forLayer("top", (ids) => `${names(ids)} came last, the way one opens a window.`),
    forLayer("top", (ids) => `I left the opening until the end, with ${names(ids)}.`),
    forLayer("top", (ids) => `Only then did I let in the light, with ${names(ids)}.`),
    forLayer("top", (ids) => `Last of all I added ${names(ids)}, for the first minute.`),
    forLayer("top", (ids) => `What you smell first I wrote last, with ${names(ids)}.`),
    forLayer("top", (ids) => `At the very end, a little brightness: ${names(ids)}.`),
  ],
  closing: [
    forStrength(
      "light",
      (dosage) => `At a concentration of ${dosage}%, this perfume stays between you and those who come near.`,
    ),
    forStrength(
      "light",
      (dosage) => `I kept the concentration at ${dosage}%, so that this perfume never enters a room before you.`,
    ),
    forStrength(
      "moderate",
      (dosage) => `At a concentration of ${dosage}%, this perfume keeps you company and never interrupts.`,
    ),
    forStrength("moderate", (dosage) => `I chose a concentration of ${dosage}%: enough to be noticed.`),
    forStrength(
      "strong",
      (dosage) => `At a concentration of ${dosage}%, this perfume leaves a trail; one spray is enough.`,
    ),
    forStrength(
      "strong",
      (dosage) =>
        `I raised the concentration to ${dosage}%, so that this perfume stays a while after you have left the room.`,
    ),
    () => "Give the perfume an hour before you judge it.",
    () => "Wear this perfume on the pulse points, and do not rub.",
    () => "Your skin will say the rest.",
    () => "This perfume has no need to ask for attention.",
    () => "Live with this perfume for a few days before you decide.",
    () => "Let someone you trust tell you how this perfume suits you.",
    () => "All that this perfume asks for is a little warmth.",
    () => "Put this perfume on an hour before you leave, and then forget about it.",
  ],
};
