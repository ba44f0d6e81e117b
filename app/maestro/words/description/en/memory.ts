import { memoryTemplates } from "../memory.ts";
import { agree, names } from "./grammar.ts";

export const englishMemories = memoryTemplates({
  script: "latin",
  poured: [
    (quote, ids) => `You told me of “${quote}”, and I reached for ${names(ids)}.`,
    (quote, ids) => `For “${quote}” I chose ${names(ids)}.`,
    (quote, ids) => `${names(ids)} ${agree(ids, "is", "are")} here because you gave me “${quote}”.`,
    (quote, ids) => `I answered “${quote}” with ${names(ids)}.`,
    (quote, ids) => `You said “${quote}”; I put ${names(ids)} on the scales.`,
    (quote, ids) => `Beside “${quote}” my notes say: ${names(ids)}.`,
    (quote, ids) => `Your words, “${quote}”, brought ${names(ids)}.`,
    (quote, ids) => `Because of “${quote}” I gave ${names(ids)} more room.`,
    (quote, ids) => `With “${quote}” in mind I measured out ${names(ids)}.`,
    (quote, ids) => `It was “${quote}” that called for ${names(ids)}.`,
  ],
  named: [
    (quote) => `What you told me, “${quote}”, went straight into the formula.`,
    (quote) => `Of all your answers, “${quote}” was the easiest to weigh.`,
    (quote) => `You told me of “${quote}”, and I did not have to look far.`,
    (quote) => `When I came to “${quote}”, I knew which bottle to open.`,
    (quote) => `You gave me “${quote}”; it is here, as you gave it.`,
  ],
  present: [
    (quote, ids) => `You told me of “${quote}”, and you will find ${names(ids)} here.`,
    (quote, ids) => `In “${quote}” I recognise ${names(ids)}.`,
    (quote, ids) => `Your words, “${quote}”, and ${names(ids)} met in this perfume.`,
    (quote, ids) => `You gave me “${quote}”; ${names(ids)} ${agree(ids, "answers", "answer")} it here.`,
    (quote, ids) => `Look for “${quote}” in ${names(ids)}.`,
    (quote, ids) => `Where you say “${quote}”, this perfume says ${names(ids)}.`,
  ],
  inLayer: [
    (quote) => `You told me of “${quote}”, and this perfume has an answer to it.`,
    (quote) => `Look for “${quote}” here; you will know where.`,
    (quote) => `To “${quote}” I had an answer on the shelf.`,
    (quote) => `You said “${quote}”, and you will meet it on the way.`,
  ],
  lacking: [
    (quote, ids) => `For “${quote}” I have no exact likeness; I came nearest with ${names(ids)}.`,
    (quote, ids) => `No bottle of mine holds “${quote}”; I went as near as I could, with ${names(ids)}.`,
    (quote, ids) => `I could not weigh “${quote}”, only come near it, by way of ${names(ids)}.`,
    (quote, ids) =>
      `Nothing on my shelf smells exactly of “${quote}”; ${names(ids)} ${agree(ids, "comes", "come")} close.`,
  ],
  read: [
    (quote) => `You told me of “${quote}”, and I have not forgotten it.`,
    (quote) => `Of all that you told me, “${quote}” stayed with me longest.`,
    (quote) => `Your words, “${quote}”, lay beside the scales while I worked.`,
    (quote) => `I kept “${quote}” in mind from the first gram to the last.`,
    (quote) => `After “${quote}” I worked more slowly.`,
    (quote) => `Before I finished I went back to “${quote}” once more.`,
    (quote) => `The words “${quote}” belong to you; they set the pace.`,
    (quote) => `At “${quote}” I put the scales aside for a while.`,
    (quote) => `What you told me, “${quote}”, I leave to you; I worked with it in mind.`,
    (quote) => `I thought of “${quote}” more than once.`,
  ],
  beyond: [
    (quote) => `There are things no bottle can hold; “${quote}” is one, and I kept the words beside me.`,
    (quote) => `I have not tried to put “${quote}” into a bottle; I only thought of it while I worked.`,
  ],
  unnamed: [
    "I went over your memory twice before I touched a bottle.",
    "Your memory lay beside the scales while I worked.",
  ],
});
