import type { Localised } from "../../types.ts";
import type { MatterId } from "./matters.ts";

/**
 * The shapes of a name, the first variant's and its shadow's side by side. In braces the form of the matter:
 * en {X}; fr {X}, {le} (le cèdre), {de} (de cèdre, d’ambre), {du} (du cèdre); ru {nom}, {gen}, {ins}; ar {the}.
 * The form that opens a name gets its capital by itself.
 */
export type Mould = { premiere: Localised; deuxieme: Localised; not?: MatterId };

const shape = (ar: string, en: string, fr: string, ru: string): Localised => ({ ar, en, fr, ru });

export const moulds: readonly Mould[] = [
  {
    premiere: shape("صباح فوق {the}", "Morning over {X}", "Matin sur {le}", "Утро над {ins}"),
    deuxieme: shape("ليل فوق {the}", "Night over {X}", "Nuit sur {le}", "Ночь над {ins}"),
  },
  {
    premiere: shape("ضوء {the}", "Light of {X}", "Lumière {de}", "Свет {gen}"),
    deuxieme: shape("ظلّ {the}", "Shade of {X}", "Ombre {de}", "Тень {gen}"),
  },
  {
    premiere: shape("{the} عند الفجر", "{X} at Dawn", "{X} à l’aube", "{nom} на рассвете"),
    deuxieme: shape("{the} عند الغسق", "{X} at Dusk", "{X} au crépuscule", "{nom} в сумерках"),
  },
  {
    premiere: shape("{the} في الظهيرة", "{X} at Noon", "{X} à midi", "{nom} в полдень"),
    deuxieme: shape("{the} في منتصف الليل", "{X} at Midnight", "{X} à minuit", "{nom} в полночь"),
  },
  {
    premiere: shape("شمس على {the}", "Sun on {X}", "Soleil sur {le}", "Солнце над {ins}"),
    deuxieme: shape("قمر على {the}", "Moon on {X}", "Lune sur {le}", "Луна над {ins}"),
  },
  {
    premiere: shape("{the} عند النافذة", "{X} by the Window", "{X} à la fenêtre", "{nom} у окна"),
    deuxieme: shape("{the} خلف الباب", "{X} behind the Door", "{X} derrière la porte", "{nom} за дверью"),
  },
  {
    premiere: shape("الحرير و{the}", "Silk and {X}", "Soie et {n}", "Шёлк и {nom}"),
    deuxieme: shape("المخمل و{the}", "Velvet and {X}", "Velours et {n}", "Бархат и {nom}"),
    not: "cashmere",
  },
  {
    premiere: shape("{the} والندى", "{X} and Dew", "{X} et rosée", "{nom} и роса"),
    deuxieme: shape("{the} والجمر", "{X} and Embers", "{X} et braise", "{nom} и угли"),
  },
  {
    premiere: shape("نشيد {the}", "Song of {X}", "Chant {de}", "Песнь {gen}"),
    deuxieme: shape("همس {the}", "Whisper of {X}", "Murmure {de}", "Шёпот {gen}"),
  },
  {
    premiere: shape("صوت {the}", "Voice of {X}", "Voix {de}", "Голос {gen}"),
    deuxieme: shape("صدى {the}", "Echo of {X}", "Écho {de}", "Эхо {gen}"),
  },
  {
    premiere: shape("نسمة {the}", "Breath of {X}", "Souffle {de}", "Дыхание {gen}"),
    deuxieme: shape("أثر {the}", "Trace of {X}", "Trace {de}", "След {gen}"),
  },
  {
    premiere: shape("الذهب و{the}", "Gold and {X}", "Or et {n}", "Золото и {nom}"),
    deuxieme: shape("الحبر و{the}", "Ink and {X}", "Encre et {n}", "Чернила и {nom}"),
  },
  {
    premiere: shape("{the} قبل المطر", "{X} before Rain", "{X} avant la pluie", "{nom} до дождя"),
    deuxieme: shape("{the} بعد المطر", "{X} after Rain", "{X} après la pluie", "{nom} после дождя"),
    not: "rain",
  },
  {
    premiere: shape("{the} في الريح", "{X} in the Wind", "{X} au vent", "{nom} на ветру"),
    deuxieme: shape("{the} قرب النار", "{X} by the Fire", "{X} près du feu", "{nom} у огня"),
    not: "snow",
  },
  {
    premiere: shape("شرق {the}", "East of {X}", "À l’est {du}", "К востоку от {gen}"),
    deuxieme: shape("غرب {the}", "West of {X}", "À l’ouest {du}", "К западу от {gen}"),
  },
  {
    premiere: shape("وعد {the}", "Promise of {X}", "Promesse {de}", "Обещание {gen}"),
    deuxieme: shape("سرّ {the}", "Secret of {X}", "Secret {de}", "Тайна {gen}"),
  },
  {
    premiere: shape("وجه {the}", "Face of {X}", "Visage {de}", "Лик {gen}"),
    deuxieme: shape("مرآة {the}", "Mirror of {X}", "Miroir {de}", "Зеркало {gen}"),
  },
];
