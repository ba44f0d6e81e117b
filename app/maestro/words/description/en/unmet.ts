import { joinWith } from "../lists.ts";
import { unmetTemplates } from "../unmet.ts";

/** The sentences about wishes that were not fulfilled. */
export const englishUnmet = unmetTemplates({
  language: "en",
  lost: [
    (things) =>
      `${things.length > 1 ? "Some wishes" : "One wish"} I could not grant, and I would rather say so than pretend: ${joinWith("and", things)}.`,
    (things) =>
      `I have to own that I could not bring you ${things.length > 1 ? "these, though you wished for them" : "this, though you wished for it"}: ${joinWith("and", things)}.`,
  ],
  stoodIn: [
    (things) =>
      things.length > 1
        ? `These I could not pour as they are, and have only come near them: ${joinWith("and", things)}.`
        : `This I could not pour as it is, and have only come near it: ${joinWith("and", things)}.`,
    (things) => `What you asked for is here in likeness, not in person: ${joinWith("and", things)}.`,
  ],
});
