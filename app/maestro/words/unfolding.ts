import { keysOf } from "../../encoding/record.ts";
import { type Climate, climates, type Stage, stages, type Unfolding, unfold } from "../evaporation/unfolding.ts";
import { inPalette } from "../palette/materials.ts";
import { type Family, type FormulaLine, families, type Language, type Localised } from "../types.ts";
import { answerWords } from "./answers.ts";

const word = (ar: string, en: string, fr: string, ru: string): Localised => ({ ar, en, fr, ru });

export const stageWords: Record<Stage, Localised> = {
  opening: word(
    "ربع الساعة الأول",
    "The first quarter of an hour",
    "Le premier quart d’heure",
    "Первые пятнадцать минут",
  ),
  heart: word(
    "من الساعة الأولى إلى الرابعة",
    "After one to four hours",
    "D’une heure à quatre heures",
    "От часа до четырёх",
  ),
  trace: word("بعد ثماني ساعات فأكثر", "After eight hours or more", "Après huit heures", "Через восемь часов и дольше"),
};

export const climateWords: Record<Climate, Localised> = {
  riyadh: word(
    "في حرّ الرياض، 42 درجة",
    "In the heat of Riyadh, 42 °C",
    "Dans la chaleur de Riyad, 42 °C",
    "В жарком Эр-Рияде, 42 °C",
  ),
  paris: word(
    "في برد باريس، 12 درجة",
    "In the cool of Paris, 12 °C",
    "Dans la fraîcheur de Paris, 12 °C",
    "В прохладном Париже, 12 °C",
  ),
};

const trailWords: Record<Unfolding["trail"], Localised> = {
  close: word(
    "فوحان قريب: لا يشمّه إلا من اقترب.",
    "A close trail, noticed only by those who come near.",
    "Un sillage discret : on le perçoit en s’approchant.",
    "Тихий шлейф: аромат слышен только вблизи.",
  ),
  arm: word(
    "فوحان متوسط: يُشمّ على مسافة ذراع.",
    "A trail that reaches an arm’s length.",
    "Un sillage perceptible à un bras de distance.",
    "Шлейф слышен на расстоянии вытянутой руки.",
  ),
  room: word(
    "فوحان واضح يملأ غرفة صغيرة.",
    "A wide trail that fills a small room.",
    "Un sillage ample, qui remplit une petite pièce.",
    "Широкий шлейф: наполняет небольшую комнату.",
  ),
};

const lastingWords: Record<Unfolding["lasting"], Localised> = {
  hours: word(
    "يثبت بضع ساعات، ثم يحتاج إلى رشّة أخرى.",
    "It lasts a few hours; then spray again.",
    "Le parfum tient quelques heures ; ensuite, vaporisez de nouveau.",
    "Держится несколько часов; потом его можно нанести ещё раз.",
  ),
  day: word("يثبت نهارًا كاملًا.", "It lasts a whole day.", "Le parfum tient toute la journée.", "Держится весь день."),
  morning: word(
    "يبقى أثره حتى صباح الغد.",
    "It lasts until the next morning.",
    "Le parfum reste jusqu’au lendemain matin.",
    "Держится до следующего утра.",
  ),
};

/** The climate for which the stages are computed, and how that is said. */
const stagesClimate: Climate = "riyadh";
export const stagesWords = word(
  "المراحل محسوبة لحرّ الرياض، 42 درجة؛ وفي البرد تكون أبطأ.",
  "The stages are computed for the heat of Riyadh, 42 °C; in the cool they come more slowly.",
  "Étapes calculées pour la chaleur de Riyad, 42 °C ; au frais, elles viennent plus lentement.",
  "Этапы рассчитаны для жары Эр-Рияда, 42 °C; в прохладе они наступают медленнее.",
);

/**
 * How a perfume unfolds, in plain words: the families of each stage, the largest first, for which climate the stages are,
 * and what each climate does.
 */
export type UnfoldingWords = {
  stagesFor: string;
  stages: { name: string; parts: { family: Family; name: string; percent: number }[] }[];
  climates: { name: string; says: string }[];
};

/** Families below this share (%) of a moment are not named. */
const minNamedPercent = 3;

/** Null where a material is no longer in the palette. Dosage in % w/w of the finished perfume. */
export function unfoldingWords(
  formula: readonly FormulaLine[],
  dosage: number,
  language: Language,
): UnfoldingWords | null {
  if (!formula.every(({ material }) => inPalette(material))) return null;
  const unfolding = unfold(formula, dosage);
  const { stages: moments } = unfolding[stagesClimate];
  return {
    stagesFor: stagesWords[language],
    stages: stages.map((stage) => ({
      name: stageWords[stage][language],
      parts: families
        .map((family) => ({
          family,
          name: answerWords.families[family][language],
          percent: Math.round(moments[stage].families[family] * 100),
        }))
        .filter(({ percent }) => percent >= minNamedPercent)
        .sort((one, other) => other.percent - one.percent),
    })),
    climates: keysOf(climates).map((climate) => {
      const { trail, lasting } = unfolding[climate];
      const says = `${trailWords[trail][language]} ${lastingWords[lasting][language]}`;
      return { name: climateWords[climate][language], says };
    }),
  };
}
