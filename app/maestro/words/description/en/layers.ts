import type { LayerTemplates } from "../phrasebook.ts";
import { forLayer, forPyramid, forStrength } from "../templates.ts";
import { agree, names } from "./grammar.ts";

export const englishLayers: LayerTemplates = {
  top: [
    forLayer("top", (ids) => `${names(ids)} ${agree(ids, "opens", "open")} the perfume, bright and brief.`),
    forLayer(
      "top",
      (ids) => `In the first minutes there ${agree(ids, "is", "are")} ${names(ids)}, and a great deal of air.`,
    ),
    forLayer("top", (ids) => `The perfume begins with ${names(ids)}, then pauses.`),
    forLayer("top", (ids) => `At the door you meet ${names(ids)}.`),
    forLayer("top", (ids) => `First ${names(ids)}: a greeting, nothing more.`),
    forLayer("top", (ids) => `I let ${names(ids)} speak first, and not for long.`),
  ],
  heart: [
    forLayer("heart", (ids) => `At the heart ${agree(ids, "is", "are")} ${names(ids)}, in no hurry at all.`),
    forLayer("heart", (ids) => `Then the heart opens, slowly, on ${names(ids)}.`),
    forLayer("heart", (ids) => `A quarter of an hour later comes the turn of ${names(ids)}.`),
    forLayer("heart", (ids) => `The middle belongs to ${names(ids)}; I left plenty of room.`),
    forLayer(
      "heart",
      (ids) => `Once the greeting is over, ${names(ids)} ${agree(ids, "carries", "carry")} the conversation.`,
    ),
    forLayer("heart", (ids) => `Half an hour later it is ${names(ids)} that you wear.`),
  ],
  base: [
    forLayer("base", (ids) => `What stays is ${names(ids)}, close to the skin.`),
    forLayer("base", (ids) => `Underneath, ${names(ids)} ${agree(ids, "keeps", "keep")} it on the ground.`),
    forLayer("base", (ids, { timeOfDay }) => {
      const by = timeOfDay === "night" ? "morning" : "evening";
      return timeOfDay ? `By ${by} only ${names(ids)} ${agree(ids, "remains", "remain")}, and that is enough.` : null;
    }),
    forLayer("base", (ids) => `${names(ids)} ${agree(ids, "is", "are")} the ground it walks on.`),
    forLayer("base", (ids) => `It settles on ${names(ids)}, and takes its time about it.`),
    forLayer("base", (ids) => `The last word belongs to ${names(ids)}.`),
  ],
  topToHeart: [
    forPyramid(
      (first, then) =>
        `${names(first)} ${agree(first, "gives", "give")} way to ${names(then)} before you have noticed.`,
    ),
    forPyramid((first, then) => `From ${names(first)} to ${names(then)} there is hardly a seam.`),
    forPyramid(
      (first, then) => `The perfume opens on ${names(first)}, then comes to rest, a little later, on ${names(then)}.`,
    ),
    forPyramid((first, then) => {
      const courtesy = `${names(first)} ${agree(first, "comes", "come")} first, out of courtesy`;
      return `${courtesy}; ${names(then)} ${agree(then, "is", "are")} what it wanted to say.`;
    }),
  ],
  wholePyramid: [
    forPyramid((first, then, last) => `Above, ${names(first)}; within, ${names(then)}; below, ${names(last)}.`),
    forPyramid(
      (first, then, last) =>
        `Read the perfume as one sentence: ${names(first)}, then ${names(then)}, then ${names(last)}.`,
    ),
    forPyramid((first, then, last) => {
      return `The perfume comes in with ${names(first)}, sits down with ${names(then)}, and takes its leave with ${names(last)}.`;
    }),
  ],
  baseFirst: [
    forLayer("base", (ids) => `I began at the bottom, with ${names(ids)}.`),
    forLayer("base", (ids) => `Before anything else I laid down ${names(ids)}.`),
    forLayer("base", (ids) => `This perfume is built from the ground: ${names(ids)}.`),
  ],
  heartNext: [
    forLayer("heart", (ids) => `On that I set ${names(ids)}.`),
    forLayer("heart", (ids) => `Then came ${names(ids)}, asking for a little room.`),
    forLayer("heart", (ids) => `Above it I placed ${names(ids)}, at the distance of a voice.`),
  ],
  topLast: [
    forLayer("top", (ids) => `${names(ids)} came last, the way one opens a window.`),
    forLayer("top", (ids) => `The opening was written last: ${names(ids)}.`),
    forLayer("top", (ids) => `Only then did I let in the light, with ${names(ids)}.`),
  ],
  closing: [
    forStrength("light", (dosage) => `At ${dosage}% the perfume remains a confidence, for those who come near.`),
    forStrength("light", (dosage) => `I dosed the perfume at ${dosage}%, so that it never enters a room before you.`),
    forStrength("moderate", (dosage) => `At ${dosage}% the perfume keeps you company without ever interrupting.`),
    forStrength("moderate", (dosage) => `The dosage is ${dosage}%: present, never loud.`),
    forStrength("strong", (dosage) => `At ${dosage}% the perfume leaves a trail; two drops are enough.`),
    forStrength("strong", (dosage) => `I dosed the perfume at ${dosage}%: it will be remembered after you have gone.`),
    () => "Give the perfume an hour before you judge it.",
    () => "Wear this perfume where the pulse is, and do not rub.",
    () => "Your skin will finish the sentence.",
    () => "This perfume does not ask for attention; it is given some.",
  ],
};
