import type { Localised } from "../../types.ts";
import type { MotifId } from "./motifs.ts";

/**
 * Names of the two perfumes, side by side. In braces stands the form of the motif: en {X}; fr {X}, {le} (le cèdre),
 * {de} (de cèdre, d’ambre), {du} (du cèdre), {n} (as it is); ru {nom}, {gen}, {ins}; ar {the}. `not`: a motif that the
 * template does not suit. The form that opens a name is capitalised.
 */
export type NameTemplate = { premiere: Localised; deuxieme: Localised; not?: MotifId };

const pattern = (ar: string, en: string, fr: string, ru: string): Localised => ({ ar, en, fr, ru });

/** Names after two motifs, 1 and 2, each in the form that stands behind the colon. */
export const pairTemplates: readonly Localised[] = [
  pattern("{1:the} و{2:the}", "{1:X} and {2:X}", "{1:n} et {2:n}", "{1:nom} и {2:nom}"),
  pattern("{1:the} ثم {2:the}", "{1:X}, then {2:X}", "{1:n}, puis {2:n}", "{1:nom}, затем {2:nom}"),
  pattern("{1:the} فوق {2:the}", "{1:X} over {2:X}", "{1:n} sur {2:le}", "{1:nom} над {2:ins}"),
  pattern("{1:the} تحت {2:the}", "{1:X} under {2:X}", "{1:n} sous {2:le}", "{1:nom} под {2:ins}"),
  pattern("{1:the} بعد {2:the}", "{1:X} after {2:X}", "{1:n} après {2:le}", "{1:nom} после {2:gen}"),
  pattern("{1:the} قبل {2:the}", "{1:X} before {2:X}", "{1:n} avant {2:le}", "{1:nom} перед {2:ins}"),
  pattern("{1:the} قرب {2:the}", "{1:X} beside {2:X}", "{1:n} près {2:du}", "{1:nom} возле {2:gen}"),
  pattern("{1:the} وراء {2:the}", "{1:X} beyond {2:X}", "{1:n} par-delà {2:le}", "{1:nom} за {2:ins}"),
  pattern("{1:the} حول {2:the}", "{1:X} around {2:X}", "{1:n} autour {2:du}", "{1:nom} вокруг {2:gen}"),
  pattern("{1:the} وسط {2:the}", "{1:X} amid {2:X}", "{1:n} au milieu {2:du}", "{1:nom} внутри {2:gen}"),
  pattern("بين {1:the} و{2:the}", "Between {1:X} and {2:X}", "Entre {1:n} et {2:n}", "Между {1:ins} и {2:ins}"),
];

export const nameTemplates: readonly NameTemplate[] = [
  {
    premiere: pattern("فجر {the}", "Morning over {X}", "Matin sur {le}", "Утро над {ins}"),
    deuxieme: pattern("ليل {the}", "Night over {X}", "Nuit sur {le}", "Ночь над {ins}"),
  },
  {
    premiere: pattern("ضوء {the}", "Light of {X}", "Lumière {de}", "Свет {gen}"),
    deuxieme: pattern("ظلّ {the}", "Shade of {X}", "Ombre {de}", "Тень {gen}"),
  },
  {
    premiere: pattern("{the} عند الفجر", "{X} at Dawn", "{X} à l’aube", "{nom} на рассвете"),
    deuxieme: pattern("{the} عند الغسق", "{X} at Dusk", "{X} au crépuscule", "{nom} в сумерках"),
  },
  {
    premiere: pattern("{the} في الظهيرة", "{X} at Noon", "{X} à midi", "{nom} в полдень"),
    deuxieme: pattern("{the} في منتصف الليل", "{X} at Midnight", "{X} à minuit", "{nom} в полночь"),
  },
  {
    premiere: pattern("شمس على {the}", "Sun on {X}", "Soleil sur {le}", "Солнце над {ins}"),
    deuxieme: pattern("قمر على {the}", "Moon on {X}", "Lune sur {le}", "Луна над {ins}"),
  },
  {
    premiere: pattern("{the} عند النافذة", "{X} by the Window", "{X} à la fenêtre", "{nom} у окна"),
    deuxieme: pattern("{the} خلف الباب", "{X} behind the Door", "{X} derrière la porte", "{nom} за дверью"),
  },
  {
    premiere: pattern("الحرير و{the}", "Silk and {X}", "Soie et {n}", "Шёлк и {nom}"),
    deuxieme: pattern("المخمل و{the}", "Velvet and {X}", "Velours et {n}", "Бархат и {nom}"),
    not: "cashmere",
  },
  {
    premiere: pattern("{the} والندى", "{X} and Dew", "{X} et rosée", "{nom} и роса"),
    deuxieme: pattern("{the} والجمر", "{X} and Embers", "{X} et braise", "{nom} и угли"),
  },
  {
    premiere: pattern("نشيد {the}", "Song of {X}", "Chant {de}", "Песнь {gen}"),
    deuxieme: pattern("همس {the}", "Whisper of {X}", "Murmure {de}", "Шёпот {gen}"),
  },
  {
    premiere: pattern("نداء {the}", "Call of {X}", "Voix {de}", "Голос {gen}"),
    deuxieme: pattern("صدى {the}", "Echo of {X}", "Écho {de}", "Эхо {gen}"),
  },
  {
    premiere: pattern("نسمة {the}", "Breath of {X}", "Souffle {de}", "Дыхание {gen}"),
    deuxieme: pattern("أثر {the}", "Trace of {X}", "Sillage {de}", "След {gen}"),
  },
  {
    premiere: pattern("الذهب و{the}", "Gold and {X}", "Or et {n}", "Золото и {nom}"),
    deuxieme: pattern("الحبر و{the}", "Ink and {X}", "Encre et {n}", "Чернила и {nom}"),
  },
  {
    premiere: pattern("{the} قبل المطر", "{X} before Rain", "{X} avant la pluie", "{nom} до дождя"),
    deuxieme: pattern("{the} بعد المطر", "{X} after Rain", "{X} après la pluie", "{nom} после дождя"),
    not: "rain",
  },
  {
    premiere: pattern("{the} في الريح", "{X} in the Wind", "{X} au vent", "{nom} на ветру"),
    deuxieme: pattern("{the} قرب النار", "{X} by the Fire", "{X} près du feu", "{nom} у огня"),
    not: "snow",
  },
  {
    premiere: pattern("مشرق {the}", "East of {X}", "Levant {de}", "Берег {gen}"),
    deuxieme: pattern("مغرب {the}", "West of {X}", "Couchant {de}", "Остров {gen}"),
  },
  {
    premiere: pattern("وعد {the}", "Promise of {X}", "Promesse {de}", "Обещание {gen}"),
    deuxieme: pattern("سرّ {the}", "Secret of {X}", "Secret {de}", "Тайна {gen}"),
  },
  {
    premiere: pattern("بريق {the}", "Gleam of {X}", "Éclat {de}", "Портрет {gen}"),
    deuxieme: pattern("مرآة {the}", "Mirror of {X}", "Miroir {de}", "Зеркало {gen}"),
  },
];
