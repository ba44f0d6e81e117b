import { joinWith } from "../lists.ts";
import { type MemorySentences, memoryTemplates, type WithoutSentences, withoutTemplates } from "../memory.ts";
import { agree, names } from "./grammar.ts";

/** The sentences about a memory, by what they say of it. */
export const englishMemorySentences = {
  script: "latin",
  poured: [
    (quote, ids) => `You told me of “${quote}”, and I reached for ${names(ids)}.`,
    (quote, ids) => `For “${quote}” I took down ${names(ids)}.`,
    (quote, ids) => `${names(ids)} ${agree(ids, "is", "are")} here because you gave me “${quote}”.`,
    (quote, ids) => `I answered “${quote}” in the language I know best: ${names(ids)}.`,
    (quote, ids) => `You said “${quote}”, and I knew I would want ${names(ids)}.`,
    (quote, ids) => `Next to “${quote}” I wrote one line: ${names(ids)}.`,
    (quote, ids) => `It was “${quote}” that led me to ${names(ids)}.`,
    (quote, ids) => `Because of “${quote}” I gave ${names(ids)} the best chair in the house.`,
    (quote, ids) => `I measured out ${names(ids)} with a careful hand, thinking of “${quote}”.`,
    (quote, ids) => `It was “${quote}” that called for ${names(ids)}.`,
    (quote, ids) => `I had hardly read “${quote}” when I reached for ${names(ids)}.`,
    (quote, ids) => `I wrote “${quote}” at the head of the page, and ${names(ids)} beneath it.`,
  ],
  named: [
    (quote) => `You told me of “${quote}”, and everything else was arranged around it.`,
    (quote) => `Of all your answers, “${quote}” was the one I heard first.`,
    (quote) => `With “${quote}” you had written the first line yourself.`,
    (quote) => `When I came to “${quote}”, I knew which bottle to open.`,
    (quote) => `Once I had read “${quote}”, I knew where to begin.`,
    (quote) => `I kept a place for “${quote}” before I chose anything else.`,
    (quote) => `You gave me “${quote}”; you will recognise it, I think, before I name it.`,
    (quote) => `There was never any question of leaving out “${quote}”.`,
    (quote) => `It was “${quote}” that gave the key, and the rest is written in it.`,
    (quote) => `I was glad that you wrote “${quote}”, and held on to it throughout.`,
    (quote) => `You wrote “${quote}”, and I could find nothing to add to it but company.`,
    (quote) => `It pleased me to find “${quote}” on your page, and I stayed with it for a good while.`,
  ],
  inLayer: [
    (quote) => `Somewhere in what follows you will meet “${quote}”, and need no introduction.`,
    (quote) => `Look for “${quote}” here; you will know where.`,
    (quote) => `You told me of “${quote}”; read on, and you will come to it.`,
    (quote) => `You said “${quote}”, and you will meet it on the way.`,
    (quote) => `You will find “${quote}” here without any help from me.`,
    (quote) => `Nobody will need to point out “${quote}” to you here.`,
  ],
  besides: [
    (quote, ids) => `In “${quote}” I recognised ${names(ids)}; the rest you will recognise yourself.`,
    (quote, ids) =>
      `Part of “${quote}” needs no translating; ${names(ids)} ${agree(ids, "answers", "answer")} for the rest.`,
    (quote, ids) => `Without ${names(ids)}, “${quote}” would have been half told.`,
    (quote, ids) => `Say “${quote}” to yourself, and you will hear ${names(ids)} in it.`,
    (quote, ids) => `You wrote “${quote}”, and to my ear ${names(ids)} ${agree(ids, "belongs", "belong")} to it too.`,
    (quote, ids) => `When I read “${quote}”, I thought of ${names(ids)}, and of what you had named already.`,
    (quote, ids) =>
      `You told me of “${quote}”: some of it needs no word of mine, and the rest I found in ${names(ids)}.`,
    (quote, ids) => `Of “${quote}” you will know one part at once; the other I took from ${names(ids)}.`,
  ],
  mixed: [
    (quote, ids, near) =>
      `You told me of “${quote}”: ${names(ids)} ${agree(ids, "is", "are")} here, and for the rest ${names(near)} ${agree(near, "comes", "come")} nearest.`,
    (quote, ids, near) => `Between them, ${names([...ids, ...near])} tell “${quote}” as well as I know how.`,
    (quote, ids, near) =>
      `I drew “${quote}” in two ways: ${names(ids)} from life, and ${names(near)} from imagination.`,
    (quote, ids, near) =>
      `You wrote “${quote}”: hence ${names(ids)}, and, as near as I could come to the rest, ${names(near)}.`,
    (quote, ids, near) =>
      `${names(ids)} ${agree(ids, "tells", "tell")} part of “${quote}”; ${names(near)} ${agree(near, "goes", "go")} on from there, as best ${agree(near, "it", "they")} can.`,
    (quote, ids, near) =>
      `For “${quote}” I opened ${names(ids)}, and where my shelf ended ${names(near)} helped me on.`,
  ],
  rest: [
    (quote, near) => `You told me of “${quote}”, and I filled in the missing line with ${names(near)}.`,
    (quote, near) => `Where “${quote}” went further than my shelf, ${names(near)} followed it.`,
    (quote, near) => `I have drawn “${quote}” partly from life and partly, with ${names(near)}, from imagination.`,
    (quote, near) => `What I could not pour of “${quote}” I translated: ${names(near)}.`,
    (quote, near) => `For what remained of “${quote}” I let ${names(near)} speak.`,
    (quote, near) => `Part of “${quote}” is here in person; for the rest I had ${names(near)}.`,
    (quote, near) => `I finished the picture of “${quote}” with ${names(near)}.`,
    (quote, near) => `With ${names(near)} I have tried to say the rest of “${quote}”.`,
    (quote, near) =>
      `I did not want to lose a word of “${quote}”; where I had none of my own, I borrowed from ${names(near)}.`,
    (quote, near) => `Some of “${quote}” you will recognise at once; the rest I have told with ${names(near)}.`,
  ],
  lacking: { dates: "dates" },
  mixedFor: [
    (quote, ids, near, thing) =>
      `You told me of “${quote}”: ${names(ids)} ${agree(ids, "is", "are")} here, and ${names(near)} ${agree(near, "stands", "stand")} in for the ${thing}.`,
    (quote, ids, near, thing) =>
      `Where you wrote “${quote}” I set down ${names(ids)} and, having no ${thing}, ${names(near)}.`,
    (quote, ids, near, thing) => `From “${quote}” I kept ${names(ids)}, and translated the ${thing}: ${names(near)}.`,
    (quote, ids, near, thing) => `I answered “${quote}” with ${names(ids)}, and for the ${thing} with ${names(near)}.`,
  ],
  restFor: [
    (quote, near, _, thing) =>
      `In “${quote}” ${names(near)} ${agree(near, "stands", "stand")} in for the ${thing}; the rest you will recognise at once.`,
    (quote, near, _, thing) => `My shelf holds no ${thing}, so in “${quote}” that part is played by ${names(near)}.`,
    (quote, near, _, thing) => `You told me of “${quote}”, and for the ${thing} I had ${names(near)}.`,
    (quote, near, _, thing) => `One thing in “${quote}” had to be translated, the ${thing}: here it is ${names(near)}.`,
  ],
  partly: [
    (quote, ids) => `I followed “${quote}” as far as ${names(ids)}, and left the rest of the way to you.`,
    (quote, ids) =>
      `You told me of “${quote}”: ${names(ids)} ${agree(ids, "is", "are")} here, the rest is yours to add.`,
    (quote, ids) => `${names(ids)} ${agree(ids, "is", "are")} as much of “${quote}” as a bottle will take.`,
    (quote, ids) => `From “${quote}” I took ${names(ids)}, and left the rest with you.`,
    (quote, ids) => `In ${names(ids)} you will find part of “${quote}”; the rest was never mine to pour.`,
    (quote, ids) =>
      `With ${names(ids)} I have told “${quote}” as a guest tells it, leaving the best part to the family.`,
  ],
  partlyNear: [
    (quote, ids) => `I followed “${quote}” as far as ${names(ids)} would take me; the rest of the way is yours.`,
    (quote, ids) => `I have told a part of “${quote}” with ${names(ids)}; the other part only you can tell.`,
    (quote, ids) => `With ${names(ids)} I came part of the way to “${quote}”, and stopped where your memory begins.`,
    (quote, ids) =>
      `You wrote “${quote}”: ${names(ids)} ${agree(ids, "is", "are")} my half of an answer, the other half is yours.`,
    (quote, ids) => `Of “${quote}” I could hint at a part, with ${names(ids)}; the rest you know better than I.`,
    (quote, ids) =>
      `${names(ids)} ${agree(ids, "hints", "hint")} at something in “${quote}”; what remains was never mine to pour.`,
  ],
  partlyNamed: [
    (quote) => `What can be poured of “${quote}” is here; what cannot, you carry with you already.`,
    (quote) => `You wrote “${quote}”; a perfume can hum the tune, and you will know the words.`,
    (quote) => `I went with “${quote}” as far as a perfume can; the last steps are yours.`,
    (quote) => `Some of “${quote}” is in the bottle; the rest may come of itself when you open it.`,
    (quote) => `I have told “${quote}” as a guest tells it, leaving the best part to the family.`,
    (quote) => `One part of “${quote}” you will meet here; the other I leave to your memory.`,
  ],
  refused: [
    (quote) => `You wrote “${quote}”, and that bottle stayed closed.`,
    (quote) => `I read “${quote}” first of all, and shut one drawer before I opened another.`,
    (quote) => `A perfume is also what is left out of it; you said “${quote}”, and I listened.`,
    (quote) => `You said “${quote}”, and I did not argue.`,
    (quote) => `I took “${quote}” at its word, and left the rest of that shelf to others.`,
    (quote) => `At the top of my page stands “${quote}”, and I kept to it.`,
  ],
  nearest: [
    (quote, ids) => `I went looking for “${quote}”, and came nearest with ${names(ids)}.`,
    (quote, ids) => `With ${names(ids)} I have come as close to “${quote}” as my trade allows.`,
    (quote, ids) => `The nearest way to “${quote}” leads through ${names(ids)}.`,
    (quote, ids) => `Nothing smells quite like “${quote}”; ${names(ids)} ${agree(ids, "comes", "come")} close.`,
    (quote, ids) => `For “${quote}” I brought together what lies nearest to it: ${names(ids)}.`,
    (quote, ids) => `I sketched “${quote}” in ${names(ids)}, the nearest I had.`,
    (quote, ids) => `You told me of “${quote}”, and I went as near to it as ${names(ids)} would take me.`,
    (quote, ids) => `I drew “${quote}” from imagination, keeping close to ${names(ids)}.`,
  ],
  read: [
    (quote) => `You told me of “${quote}”, and I have not forgotten it.`,
    (quote) => `Of all that you told me, “${quote}” stayed with me longest.`,
    (quote) => `A note saying “${quote}” lay beside the scales while I worked.`,
    (quote) => `I kept “${quote}” in mind from the first gram to the last.`,
    (quote) => `I read “${quote}” the way one reads a letter: twice, and the second time slowly.`,
    (quote) => `Before I finished, I went back to “${quote}” once more.`,
    (quote) => `The story of “${quote}” is yours; I only listened.`,
    (quote) => `When I reached “${quote}”, I put the scales aside for a while.`,
    (quote) => `I wanted this perfume to be at home beside “${quote}”.`,
    (quote) => `While I worked, my thoughts kept going back to “${quote}”.`,
    (quote) => `I had “${quote}” before me, like a photograph propped against a lamp.`,
    (quote) => `After reading “${quote}”, I worked more slowly.`,
  ],
  beyond: [
    (quote) => `There are things no bottle can hold; “${quote}” is one, and I kept the words beside me.`,
    (quote) => `I have not tried to put “${quote}” into a bottle; I only thought of it while I worked.`,
  ],
  unnamed: [
    [
      "I went over your memory twice before I touched a bottle.",
      "I kept your own words within reach from the first gram to the last.",
      "You told me what nobody can ask for, and I took good care of it.",
      "I read what you wrote slowly, as such things ought to be read.",
    ],
    [
      "Your memory lay beside the scales while I worked.",
      "Before I finished, I went back to what you had told me.",
      "The page with your words stood open until I was done.",
      "What you wrote was never far from my mind.",
    ],
  ],
  unwanted: [
    [
      "You told me what to leave out; I began with that.",
      "I read first of all what you did not want, and closed that drawer.",
      "A perfume is also what is left out of it; you told me what, and I listened.",
    ],
    [
      "What you asked me to leave out, I left out.",
      "One bottle stayed closed, as you wished.",
      "You wrote what you can do without; so could I.",
    ],
  ],
} satisfies MemorySentences;

/** The sentences about what was left out. */
const leftOut: WithoutSentences = {
  language: "en",
  rest: "the rest of your list",
  hard: [
    (names) =>
      `I made this perfume without ${joinWith("and", names)}; please read the list of ingredients all the same before you wear it.`,
    (names) =>
      `None of this went into the bottle: ${joinWith("and", names)}; please read the ingredients on the box before the first drop.`,
  ],
  disliked: [
    (names) => `I left out ${joinWith("and", names)}, as you wished.`,
    (names) => `You would rather be without ${joinWith("and", names)}, and so this perfume is.`,
  ],
};

export const englishMemories = memoryTemplates(englishMemorySentences);
export const englishWithout = withoutTemplates(leftOut);
