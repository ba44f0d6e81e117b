import { unmetTemplates } from "../unmet.ts";

/** The sentences about wishes that were not fulfilled. */
export const arabicUnmet = unmetTemplates({
  language: "ar",
  lost: [
    (things) => `لم أستطع أن أحقّق كل ما تمنّيتم، وهذا ما تعذّر: ${things.join(" و")}.`,
    (things) => `أصارحكم بما لم أجد إليه سبيلًا: ${things.join(" و")}.`,
  ],
  stoodIn: [
    (things) => `لم أستطع صبّ هذا بعينه، وإنما اقتربتُ منه: ${things.join(" و")}.`,
    (things) => `ستجدون شبهًا ممّا تمنّيتم، لا هو بعينه: ${things.join(" و")}.`,
  ],
});
