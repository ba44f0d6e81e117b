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
    (quote, ids) => `Next to “${quote}” I wrote one line: ${names(ids)}.`,
    (quote, ids) => `It was “${quote}” that led me to ${names(ids)}.`,
    (quote, ids) => `Because of “${quote}” I gave ${names(ids)} more room.`,
    (quote, ids) => `With “${quote}” in mind I measured out ${names(ids)}.`,
    (quote, ids) => `It was “${quote}” that called for ${names(ids)}.`,
  ],
  named: [
    (quote) => `You told me of “${quote}”, and it went straight into the formula.`,
    (quote) => `Of all I had to pour, “${quote}” was the easiest.`,
    (quote) => `You told me of “${quote}”, and I did not have to look far.`,
    (quote) => `When I came to “${quote}”, I knew which bottle to open.`,
    (quote) => `You gave me “${quote}”, and I poured just that.`,
  ],
  present: [
    (quote, ids) => `You told me of “${quote}”, and you will find ${names(ids)} here.`,
    (quote, ids) => `Where I read “${quote}”, I hear ${names(ids)}.`,
    (quote, ids) => `Here “${quote}” meets ${names(ids)}.`,
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
  besides: [
    (quote, ids) => `All that you said, “${quote}”, is here, and part of it is ${names(ids)}.`,
    (quote, ids) => `You gave me “${quote}”; one part keeps its own name, the other is called ${names(ids)}.`,
    (quote, ids) => `Nothing of “${quote}” is left out, and the part you did not name is ${names(ids)}.`,
    (quote, ids) => `You will find all of “${quote}” in the bottle; look out for ${names(ids)} too.`,
  ],
  mixed: [
    (quote, ids, near) =>
      `You told me of “${quote}”: ${names(ids)} ${agree(ids, "is", "are")} here, and for the rest ${names(near)} ${agree(near, "comes", "come")} nearest.`,
    (quote, ids, near) =>
      `In “${quote}” there were two things: one is here as ${names(ids)}, and ${names(near)} ${agree(near, "stands", "stand")} in for the other.`,
    (quote, ids, near) =>
      `I answered “${quote}” twice over, with ${names(ids)}, and with ${names(near)} for what no bottle of mine holds.`,
    (quote, ids, near) =>
      `You wrote “${quote}”: hence ${names(ids)}, and, as near as I could come to the rest, ${names(near)}.`,
  ],
  rest: [
    (quote, near) =>
      `Part of “${quote}” is here by its own name; for the rest, ${names(near)} ${agree(near, "comes", "come")} nearest.`,
    (quote, near) =>
      `You wrote “${quote}”: one half I had on the shelf, and ${names(near)} ${agree(near, "stands", "stand")} in for the other.`,
    (quote, near) => `You gave me “${quote}”; what I did not have of it I came near with ${names(near)}.`,
    (quote, near) =>
      `Not all of “${quote}” comes in bottles; where it does not, ${names(near)} ${agree(near, "helps", "help")}.`,
  ],
  partly: [
    (quote, ids) => `Of “${quote}” I have ${names(ids)}; the rest I kept in mind.`,
    (quote, ids) =>
      `You told me of “${quote}”: ${names(ids)} ${agree(ids, "is", "are")} here, the rest is yours to add.`,
    (quote, ids) => `One part of “${quote}” is here as ${names(ids)}; the other I leave to your memory.`,
    (quote, ids) => `From “${quote}” I took ${names(ids)}, and left the rest with you.`,
  ],
  partlyNamed: [
    (quote) => `One part of “${quote}” you will meet here; the other I leave to your memory.`,
    (quote) => `Half of “${quote}” is in the bottle, and the other half is yours to add.`,
    (quote) => `You told me of “${quote}”; what I had of it I poured, and the rest I kept in mind.`,
    (quote) => `Of “${quote}” I used what was on my shelf, and thought of the rest.`,
  ],
  unread: [
    (quote) => `You gave me “${quote}”, and I kept it as it was.`,
    (quote) => `You wrote “${quote}”, and I carried it with me from the first gram to the last.`,
    (quote) => `I do not know all that “${quote}” holds for you; I worked as though I did.`,
    (quote) => `At the top of my page stands “${quote}”, in your own words.`,
    (quote) => `Thank you for “${quote}”; there is a story in it, and I left it yours.`,
    (quote) => `I read “${quote}” and thought of a journey about to begin.`,
    (quote) => `With “${quote}” you trusted me with something of your own, and I was careful with it.`,
    (quote) => `Wear this, and tell me one day the rest of “${quote}”.`,
  ],
  lacking: [
    (quote, ids) => `Of “${quote}” I have no exact likeness; I came nearest with ${names(ids)}.`,
    (quote, ids) => `No bottle of mine holds “${quote}”; I went as near as I could, with ${names(ids)}.`,
    (quote, ids) => `I could not weigh “${quote}”, only come near it, by way of ${names(ids)}.`,
    (quote, ids) =>
      `Nothing on my shelf smells exactly of “${quote}”; ${names(ids)} ${agree(ids, "comes", "come")} close.`,
  ],
  read: [
    (quote) => `You told me of “${quote}”, and I have not forgotten it.`,
    (quote) => `Of all that you told me, “${quote}” stayed with me longest.`,
    (quote) => `A note saying “${quote}” lay beside the scales while I worked.`,
    (quote) => `I kept “${quote}” in mind from the first gram to the last.`,
    (quote) => `After “${quote}” I worked more slowly.`,
    (quote) => `Before I finished I went back to “${quote}” once more.`,
    (quote) => `What you call “${quote}” is yours; I only took its mood.`,
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
