import { memoryTemplates } from "../memory.ts";
import { agree, names } from "./grammar.ts";

export const englishMemories = memoryTemplates({
  script: "latin",
  poured: [
    (quote, ids) => `You wrote “${quote}”, and I reached for ${names(ids)}.`,
    (quote, ids) => `For “${quote}” I poured ${names(ids)}.`,
    (quote, ids) => `Your words “${quote}” are why ${names(ids)} ${agree(ids, "is", "are")} in the bottle.`,
    (quote, ids) => `I answered “${quote}” with ${names(ids)}.`,
    (quote, ids) => `Where you wrote “${quote}”, I wrote ${names(ids)} on the sheet.`,
    (quote, ids) => `Beside “${quote}” I noted ${names(ids)}.`,
    (quote, ids) => `${names(ids)} came in with your words “${quote}”.`,
    (quote, ids) => `Had you not written “${quote}”, ${names(ids)} would be fainter here.`,
    (quote, ids) => `I read “${quote}” twice before I measured ${names(ids)}.`,
    (quote, ids) => `It was “${quote}” that asked for ${names(ids)}.`,
  ],
  lacking: [
    (quote, ids) => `I have no bottle that holds “${quote}”; what comes nearest on my shelf is ${names(ids)}.`,
    (quote, ids) => `Nothing on my shelf is “${quote}” itself, so I put ${names(ids)} in its place.`,
    (quote, ids) => `I looked for “${quote}” and did not have it; I have ${names(ids)} instead.`,
    (quote, ids) => `No one sells “${quote}” by the gram; I came as near as ${names(ids)}.`,
  ],
  read: [
    (quote) => `You wrote “${quote}”, and I have not forgotten it.`,
    (quote) => `Of all that you told me, “${quote}” stayed with me longest.`,
    (quote) => `Your words “${quote}” lay beside the scales while I worked.`,
    (quote) => `I kept “${quote}” in mind from the first gram to the last.`,
    (quote) => `There are things no bottle can hold; “${quote}” is one, and I read it with care.`,
    (quote) => `I do not promise you “${quote}” back; I only composed with it in sight.`,
    (quote) => `After I had read “${quote}”, I worked more slowly.`,
    (quote) => `Between two trials I read “${quote}” again.`,
    (quote) => `The words “${quote}” belong to you; I only let them set the pace.`,
    (quote) => `Having read “${quote}”, I did not begin at once.`,
    (quote) => `What you wrote, “${quote}”, I leave as it is.`,
    (quote) => `I thought of “${quote}” more than once.`,
  ],
});
