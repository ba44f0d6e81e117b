import { joinWith } from "../lists.ts";
import { unmetTemplates } from "../unmet.ts";

/** The sentences about wishes that were not fulfilled. */
export const russianUnmet = unmetTemplates({
  language: "ru",
  lost: [
    (things) => `Скажу прямо, вот что не вошло: ${joinWith("и", things)}.`,
    (things) => `Не всё, о чём вы просили, удалось вместить; нет вот чего: ${joinWith("и", things)}.`,
  ],
  stoodIn: [
    (things) => `К этому я смог лишь приблизиться: ${joinWith("и", things)}.`,
    (things) => `Вот что удалось передать лишь похожими нотами: ${joinWith("и", things)}.`,
  ],
});
