import { memoryTemplates } from "../memory.ts";
import { agree, names } from "./grammar.ts";

export const englishMemories = memoryTemplates({
  script: "latin",
  poured: [
    (quote, ids) => `You wrote “${quote}”, and I reached for ${names(ids)}.`,
    (quote, ids) => `For “${quote}” I poured ${names(ids)}.`,
    (quote, ids) => `${names(ids)} ${agree(ids, "is", "are")} here because you wrote “${quote}”.`,
    (quote, ids) => `I answered “${quote}” with ${names(ids)}.`,
    (quote, ids) => `You gave me “${quote}”; I put ${names(ids)} on the scales.`,
    (quote, ids) => `Beside “${quote}” I noted ${names(ids)}.`,
    (quote, ids) => `Your words “${quote}” brought ${names(ids)}.`,
    (quote, ids) => `Had you not written “${quote}”, ${names(ids)} would be fainter here.`,
    (quote, ids) => `I read “${quote}” twice before I measured ${names(ids)}.`,
    (quote, ids) => `It was “${quote}” that called for ${names(ids)}.`,
  ],
  named: [
    (quote) => `Your words “${quote}” went straight into the formula.`,
    (quote) => `Of all your answers, “${quote}” was the easiest to weigh.`,
    (quote) => `You wrote “${quote}”, and I did not have to look far.`,
    (quote) => `When I came to “${quote}”, I knew which bottle to open.`,
    (quote) => `You wrote “${quote}”; it is here, under its own name.`,
  ],
  lacking: [
    (quote, ids) => `For “${quote}” I have no exact likeness; I came nearest with ${names(ids)}.`,
    (quote, ids) => `No bottle of mine holds “${quote}”; I went as near as I could, with ${names(ids)}.`,
    (quote, ids) => `I could not weigh “${quote}”, only come near it, by way of ${names(ids)}.`,
    (quote, ids) =>
      `Nothing on my shelf smells exactly of “${quote}”; ${names(ids)} ${agree(ids, "comes", "come")} close.`,
  ],
  read: [
    (quote) => `You wrote “${quote}”, and I have not forgotten it.`,
    (quote) => `Of all that you told me, “${quote}” stayed with me longest.`,
    (quote) => `Your words “${quote}” lay beside the scales while I worked.`,
    (quote) => `I kept “${quote}” in mind from the first gram to the last.`,
    (quote) => `After I had read “${quote}”, I worked more slowly.`,
    (quote) => `Before I finished I read “${quote}” once more.`,
    (quote) => `The words “${quote}” belong to you; I only let them set the pace.`,
    (quote) => `Having read “${quote}”, I did not begin at once.`,
    (quote) => `What you wrote, “${quote}”, I leave as it is.`,
    (quote) => `I thought of “${quote}” more than once.`,
  ],
  beyond: [
    (quote) => `There are things no bottle can hold; “${quote}” is one, and I read it with care.`,
    (quote) => `I have not tried to put “${quote}” into a bottle; I kept the words near me while I worked.`,
  ],
  unnamed: ["I read your memory twice before I touched a bottle.", "Your memory lay beside the scales while I worked."],
});
