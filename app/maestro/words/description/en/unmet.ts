import { joinWith } from "../lists.ts";
import { unmetTemplates } from "../unmet.ts";

/** The sentences about wishes that were not fulfilled. */
export const englishUnmet = unmetTemplates({
  language: "en",
  list: (names) => joinWith("and", names),
  whys: {
    unborne: "kept out with what must not be in it",
    disliked: "left out with what you do not like",
    no_room: "there was no room left",
    unlike: "nothing here smells of it",
    mood: "no ingredient of its own",
    direction: "no ingredient of its own",
  },
  lost: [
    (listed, count) =>
      `${count > 1 ? "Some wishes" : "One wish"} I could not grant, and I would rather say so than pretend: ${listed}.`,
    (listed, count) =>
      `I have to own that I could not bring you ${count > 1 ? "these, though you wished for them" : "this, though you wished for it"}: ${listed}.`,
  ],
  stoodIn: [
    (listed, count) =>
      count > 1
        ? `These I could not pour as they are, and have only come near them: ${listed}.`
        : `This I could not pour as it is, and have only come near it: ${listed}.`,
    (listed) => `What you asked for is here in likeness, not in person: ${listed}.`,
  ],
});
