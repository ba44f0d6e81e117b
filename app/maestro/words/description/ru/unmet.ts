import { joinWith } from "../lists.ts";
import { unmetTemplates } from "../unmet.ts";

/** The sentences about wishes that were not fulfilled. */
export const russianUnmet = unmetTemplates({
  language: "ru",
  list: (names) => joinWith("и", names),
  whys: {
    unborne: "иначе вошло бы то, чего не должно быть",
    disliked: "иначе вошло бы то, что вам не нравится",
    no_room: "не хватило места",
    unlike: "у меня ничто так не пахнет",
    mood: "нет своего ингредиента",
    direction: "нет своего ингредиента",
  },
  lost: [
    (listed) => `Скажу прямо, вот что не вошло: ${listed}.`,
    (listed) => `Не всё, о чём вы просили, удалось вместить; нет вот чего: ${listed}.`,
  ],
  stoodIn: [
    (listed) => `К этому я смог лишь приблизиться: ${listed}.`,
    (listed) => `Вот что удалось передать лишь похожими нотами: ${listed}.`,
  ],
});
