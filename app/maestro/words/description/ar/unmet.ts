import { unmetTemplates } from "../unmet.ts";

/** The sentences about wishes that were not fulfilled. */
export const arabicUnmet = unmetTemplates({
  language: "ar",
  list: (names) => names.join(" و"),
  whys: {
    unborne: "فيه ما يجب ألّا يدخل العطر",
    disliked: "استُبعد مع ما لا تحبّونه",
    no_room: "لم يبقَ متّسع",
    unlike: "ليس عندي ما يشبه ذلك",
    mood: "بلا مكوّن خاص",
    direction: "بلا مكوّن خاص",
  },
  lost: [
    (listed) => `لم أستطع أن أحقّق كل ما تمنّيتم، وهذا ما تعذّر: ${listed}.`,
    (listed) => `أصارحكم بما لم أجد إليه سبيلًا: ${listed}.`,
  ],
  stoodIn: [
    (listed) => `لم أستطع صبّ هذا بعينه، وإنما اقتربتُ منه: ${listed}.`,
    (listed) => `ستجدون شبهًا ممّا تمنّيتم، لا هو بعينه: ${listed}.`,
  ],
});
