import { keysOf } from "../../app/encoding/record.ts";
import { type Language, languages } from "../../app/i18n/languages.ts";
import { allergens } from "../../app/maestro/palette/allergens.ts";
import { thingOf } from "../../app/maestro/reading/readable.ts";
import { thingNames } from "../../app/maestro/reading/thing-names.ts";
import { things } from "../../app/maestro/reading/things.ts";
import type { ThingId } from "../../app/maestro/types.ts";

/** The senses in which the plain sentences name a thing. */
const plainSenses = ["wanted", "refused", "allergy"] as const;
type PlainSense = (typeof plainSenses)[number];

/** Ten plain ways to want a thing, to refuse it and to be allergic to it; * stands for its name, in the nominative. */
const frames: Record<Language, Record<PlainSense, readonly string[]>> = {
  en: {
    wanted: [
      "I love *",
      "please use *",
      "give me *",
      "* please",
      "more *",
      "I want * in it",
      "* is my favourite",
      "it should smell of *",
      "i miss the smell of *",
      "can't live without *",
    ],
    refused: [
      "no *",
      "without *",
      "I hate *",
      "i dont like *",
      "please avoid *",
      "anything but *",
      "not a fan of *",
      "*? no thanks",
      "I can't stand *",
      "less *",
    ],
    allergy: [
      "I am allergic to *",
      "im allergic to *",
      "I have an allergy to *",
      "* allergy",
      "my skin reacts to *",
      "* gives me a rash",
      "* gives me hives",
      "* makes me sneeze",
      "i break out from *",
      "* makes my skin itch",
    ],
  },
  fr: {
    wanted: [
      "J'adore *",
      "je veux *",
      "mettez *",
      "* svp",
      "plus de *",
      "j'aimerais y retrouver *",
      "*, c'est mon odeur préférée",
      "ça doit sentir *",
      "* me manque",
      "je ne peux pas vivre sans *",
    ],
    refused: [
      "pas de *",
      "sans *",
      "je déteste *",
      "j'aime pas *",
      "évitez *",
      "tout sauf *",
      "pas fan de *",
      "* ? non merci",
      "je ne supporte pas *",
      "moins de *",
    ],
    allergy: [
      "Je suis allergique à *",
      "chui allergique a *",
      "j'ai une allergie à *",
      "allergie : *",
      "ma peau réagit à *",
      "* me donne de l'urticaire",
      "* me donne des boutons",
      "* me fait éternuer",
      "je fais une réaction à *",
      "intolérante à *",
    ],
  },
  ru: {
    wanted: [
      "Люблю *",
      "хочу *",
      "добавьте *",
      "*, пожалуйста",
      "побольше: *",
      "обожаю *",
      "мне нравится *",
      "пусть пахнет так: *",
      "* - мой любимый запах",
      "* да",
    ],
    refused: [
      "не надо *",
      "без *",
      "ненавижу *",
      "не люблю *",
      "* не переношу",
      "что угодно, кроме *",
      "* не моё",
      "* - нет",
      "терпеть не могу *",
      "только не *",
    ],
    allergy: [
      "У меня аллергия на *",
      "аллергия: *",
      "я аллергик, * нельзя",
      "аллергична на *",
      "на * у меня сыпь",
      "от * чешусь",
      "* вызывает у меня аллергию",
      "* даёт сыпь",
      "кожа реагирует на *",
      "непереносимость: *",
    ],
  },
  ar: {
    wanted: [
      "أحب *",
      "أريد *",
      "ابغى *",
      "* لو سمحتم",
      "عايزة *",
      "بدي *",
      "أعشق *",
      "زيدوا *",
      "ريحتي المفضلة *",
      "ما اقدر استغني عن *",
    ],
    refused: [
      "بدون *",
      "لا أحب *",
      "أكره *",
      "ما ابي *",
      "مش عايزة *",
      "ما بدي *",
      "أي شيء إلا *",
      "* لا",
      "ما بطيق *",
      "بلاش *",
    ],
    allergy: [
      "عندي حساسية من *",
      "أعاني من حساسية *",
      "اتحسس من *",
      "* يحسسني",
      "بتحسس من *",
      "جلدي يتهيج من *",
      "* يسبب لي طفح جلدي",
      "* يخليني اعطس",
      "حساسية: *",
      "يجيني حكة من *",
    ],
  },
};

/** What the sentences are made of: each material of the palette and each entry of Annex III, by the thing that it is. */
export const plainThings: readonly ThingId[] = keysOf(things).filter((id) => {
  const { material, entries } = thingOf(id);
  return material !== undefined || entries !== undefined;
});

/** A plain sentence, the thing that it names, and the sense. */
export type PlainSentence = { text: string; language: Language; thing: ThingId; sense: PlainSense };

/** The plain sentences about a thing in every language, by its name and by the names that a label calls it. */
export function* sentencesAbout(thing: ThingId): Generator<PlainSentence> {
  const labels = allergens.flatMap(({ entry, label }) => (thingOf(thing).entries?.includes(entry) ? [label] : []));
  for (const language of languages) {
    for (const sense of plainSenses) {
      for (const [index, frame] of frames[language][sense].entries()) {
        const names = [thingNames[thing][language], ...labels];
        const name = names[index % names.length] ?? "";
        yield { text: frame.replace("*", name), language, thing, sense };
      }
    }
  }
}
