import { type Climate, climates, type Stage, stages, type Unfolding, unfold } from "../evaporation/unfolding.ts";
import { materials } from "../palette/materials.ts";
import { keysOf } from "../record.ts";
import { type Family, type FormulaLine, families, type Language, type Localised } from "../types.ts";
import { answerWords } from "./answers.ts";

const word = (ar: string, en: string, fr: string, ru: string): Localised => ({ ar, en, fr, ru });

export const stageWords: Record<Stage, Localised> = {
  opening: word("ربع الساعة الأول", "First quarter of an hour", "Le premier quart d’heure", "Первые четверть часа"),
  heart: word("بعد ساعة إلى أربع", "After one to four hours", "Après une à quatre heures", "Через один–четыре часа"),
  trace: word(
    "بعد ثماني ساعات فأكثر",
    "After eight hours and more",
    "Après huit heures et plus",
    "Через восемь часов и дольше",
  ),
};

export const climateWords: Record<Climate, Localised> = {
  riyadh: word(
    "في حرّ الرياض، 42 درجة",
    "In the heat of Riyadh, 42 °C",
    "Dans la chaleur de Riyad, 42 °C",
    "В жаре Эр-Рияда, 42 °C",
  ),
  paris: word(
    "في برد باريس، 12 درجة",
    "In the cool of Paris, 12 °C",
    "Dans la fraîcheur de Paris, 12 °C",
    "В прохладе Парижа, 12 °C",
  ),
};

const trailWords: Record<Unfolding["trail"], Localised> = {
  close: word(
    "فوحان قريب: يلحظه من يقترب.",
    "A close trail: noticed by whoever comes near.",
    "Un sillage discret : on le perçoit en s’approchant.",
    "Тихий шлейф: его замечают вблизи.",
  ),
  arm: word(
    "فوحان على امتداد الذراع.",
    "A trail of an arm’s length.",
    "Un sillage à portée de bras.",
    "Шлейф на расстоянии вытянутой руки.",
  ),
  room: word(
    "فوحان واسع يملأ غرفة صغيرة.",
    "A wide trail that fills a small room.",
    "Un sillage ample, qui remplit une petite pièce.",
    "Широкий шлейф, наполняющий небольшую комнату.",
  ),
};

const lastingWords: Record<Unfolding["lasting"], Localised> = {
  hours: word(
    "يثبت ساعات، ثم يُعاد رشّه.",
    "It lasts some hours; then spray again.",
    "Il tient quelques heures, puis se remet.",
    "Держится несколько часов, потом его обновляют.",
  ),
  day: word("يثبت نهارًا كاملًا.", "It lasts a whole day.", "Il tient toute la journée.", "Держится весь день."),
  morning: word(
    "يبقى أثره حتى صباح الغد.",
    "It stays until the next morning.",
    "Il reste jusqu’au lendemain matin.",
    "Остаётся до следующего утра.",
  ),
};

/** How a perfume unfolds, in plain words: the families of each stage, the largest first, and what each climate does. */
export type UnfoldingWords = {
  stages: { name: string; parts: { family: Family; name: string; percent: number }[] }[];
  climates: { name: string; says: string }[];
};

const known = new Set<string>(materials.map(({ id }) => id));
/** Families below this share (%) of a moment are not named. */
const leastNamed = 3;

/** Null where a material is no longer in the palette. Dosage in % w/w of the finished perfume. */
export function unfoldingWords(
  formula: readonly FormulaLine[],
  dosage: number,
  language: Language,
): UnfoldingWords | null {
  if (!formula.every(({ material }) => known.has(material))) return null;
  const { stages: moments } = unfold(formula, dosage, "riyadh");
  return {
    stages: stages.map((stage) => ({
      name: stageWords[stage][language],
      parts: families
        .map((family) => ({
          family,
          name: answerWords.families[family][language],
          percent: Math.round(moments[stage].families[family] * 100),
        }))
        .filter(({ percent }) => percent >= leastNamed)
        .sort((one, other) => other.percent - one.percent),
    })),
    climates: keysOf(climates).map((climate) => {
      const { trail, lasting } = unfold(formula, dosage, climate);
      const says = `${trailWords[trail][language]} ${lastingWords[lasting][language]}`;
      return { name: climateWords[climate][language], says };
    }),
  };
}
