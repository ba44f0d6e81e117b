import { keysOf } from "../../record.ts";
import type { Answers, Localised } from "../../types.ts";
import type { MotifId } from "./motifs.ts";

/**
 * Names of the two perfumes, side by side. In braces stands the form of the motif: en {X}; fr {X}, {le} (le cèdre),
 * {de} (de cèdre, d’ambre), {du} (du cèdre), {n} (as it is); ru {nom}, {gen}, {ins}; ar {the}. `not`: motifs that the
 * template does not suit. `contradicts`: answers to which it is left out. The form that opens a name is capitalised.
 */
export type NameTemplate = {
  premiere: Localised;
  deuxieme: Localised;
  not?: readonly MotifId[];
  contradicts?: Contradicted;
};
type Contradicted = Partial<Record<"time_of_day" | "season" | "environment", readonly string[]>>;

/** Day and night side by side suit whoever chose the hour between them. */
const oneHour: Contradicted = { time_of_day: ["day", "night"] };
const season: Contradicted = { season: ["spring", "summer", "autumn", "winter"] };
const place: Contradicted = { environment: ["urban", "nature", "beach", "mountains", "desert"] };

/** Whether neither of the two names is nonsense after a motif, nor contradicts an answer. */
export function suits({ not = [], contradicts = {} }: NameTemplate, motif: MotifId, answers: Answers): boolean {
  const isAnswered = (theme: keyof Contradicted) =>
    [answers[theme] ?? []].flat().some((value) => contradicts[theme]?.includes(value));
  return !not.includes(motif) && !keysOf(contradicts).some(isAnswered);
}

const pattern = (ar: string, en: string, fr: string, ru: string): Localised => ({ ar, en, fr, ru });

/** Names after two motifs, 1 and 2, each in the form that stands behind the colon. */
export const pairTemplates: readonly Localised[] = [
  pattern("{1:the} فوق {2:the}", "{1:X} over {2:X}", "{1:n} sur {2:le}", "{1:nom} над {2:ins}"),
  pattern("{1:the} تحت {2:the}", "{1:X} under {2:X}", "{1:n} sous {2:le}", "{1:nom} под {2:ins}"),
  pattern("{1:the} بعد {2:the}", "{1:X} after {2:X}", "{1:n} après {2:le}", "{1:nom} после {2:gen}"),
  pattern("{1:the} و{2:the}", "{1:X} and {2:X}", "{1:n} et {2:n}", "{1:nom} и {2:nom}"),
];

export const nameTemplates: readonly NameTemplate[] = [
  {
    premiere: pattern("فجر {the}", "Morning over {X}", "Matin sur {le}", "Утро над {ins}"),
    deuxieme: pattern("ليل {the}", "Night over {X}", "Nuit sur {le}", "Ночь над {ins}"),
    contradicts: oneHour,
  },
  {
    premiere: pattern("ضوء {the}", "Light of {X}", "Lumière {de}", "Свет {gen}"),
    deuxieme: pattern("ظلّ {the}", "Shade of {X}", "Ombre {de}", "Тень {gen}"),
  },
  {
    premiere: pattern("{the} عند الفجر", "{X} at Dawn", "{X} à l’aube", "{nom} на рассвете"),
    deuxieme: pattern("{the} عند الغسق", "{X} at Dusk", "{X} au crépuscule", "{nom} в сумерках"),
    contradicts: oneHour,
  },
  {
    premiere: pattern("{the} في الظهيرة", "{X} at Noon", "{X} à midi", "{nom} в полдень"),
    deuxieme: pattern("{the} في منتصف الليل", "{X} at Midnight", "{X} à minuit", "{nom} в полночь"),
    contradicts: oneHour,
  },
  {
    premiere: pattern("شمس على {the}", "Sun on {X}", "Soleil sur {le}", "Солнце над {ins}"),
    deuxieme: pattern("قمر على {the}", "Moon on {X}", "Lune sur {le}", "Луна над {ins}"),
    contradicts: oneHour,
    not: ["rain"],
  },
  {
    premiere: pattern("{the} عند النافذة", "{X} by the Window", "{X} côté jardin", "{nom} у окна"),
    deuxieme: pattern("{the} خلف الباب", "{X} behind the Door", "{X} côté cour", "{nom} за дверью"),
  },
  {
    premiere: pattern("الحرير و{the}", "Silk and {X}", "Soie et {n}", "Шёлк и {nom}"),
    deuxieme: pattern("المخمل و{the}", "Velvet and {X}", "Velours et {n}", "Бархат и {nom}"),
    not: ["cashmere"],
  },
  {
    premiere: pattern("{the} والندى", "{X} and Dew", "{X} et rosée", "{nom} и роса"),
    deuxieme: pattern("{the} والجمر", "{X} and Embers", "{X} et braise", "{nom} и угли"),
    not: ["rain"],
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
    not: ["rain"],
  },
  {
    premiere: pattern("{the} في الريح", "{X} in the Wind", "{X} au vent", "{nom} на ветру"),
    deuxieme: pattern("{the} قرب النار", "{X} by the Fire", "{X} près du feu", "{nom} у огня"),
    not: ["rain"],
    contradicts: { season: ["summer"] },
  },
  {
    premiere: pattern("مشرق {the}", "{X} of the East", "Levant {de}", "Берег {gen}"),
    deuxieme: pattern("مغرب {the}", "{X} of the West", "Couchant {de}", "Остров {gen}"),
    contradicts: oneHour,
  },
  {
    premiere: pattern("وعد {the}", "Promise of {X}", "Promesse {de}", "Обещание {gen}"),
    deuxieme: pattern("سرّ {the}", "Secret of {X}", "Secret {de}", "Тайна {gen}"),
  },
  {
    premiere: pattern("بريق {the}", "Portrait of {X}", "Éclat {de}", "Портрет {gen}"),
    deuxieme: pattern("مرآة {the}", "{X} in the Mirror", "Miroir {de}", "Зеркало {gen}"),
  },
  {
    premiere: pattern("{the} في وضح النهار", "{X} in Daylight", "{n} au grand jour", "{nom} на свету"),
    deuxieme: pattern("{the} في الظلّ", "{X} in Shadow", "{n} dans l’ombre", "{nom} в тени"),
    contradicts: oneHour,
  },
  {
    premiere: pattern("{the} على الحجر", "{X} on Stone", "{n} sur la pierre", "{nom} на камне"),
    deuxieme: pattern("{the} على الرماد", "{X} on Ash", "{n} sur la cendre", "{nom} на пепле"),
  },
  {
    premiere: pattern("{the} في الشرفة", "{X} on the Terrace", "{n} sur la terrasse", "{nom} на террасе"),
    deuxieme: pattern("{the} تحت القنديل", "{X} by Lamplight", "{n} sous la lampe", "{nom} при свечах"),
    contradicts: { time_of_day: ["day"] },
  },
  {
    premiere: pattern("{the} قبل الكلام", "{X} before Words", "{n} avant les mots", "{nom} без слов"),
    deuxieme: pattern("{the} بعد الصمت", "{X} after Silence", "{n} après le silence", "{nom} в тишине"),
  },
  {
    premiere: pattern("{the} في مارس", "{X} in March", "{n} en mars", "{nom} в марте"),
    deuxieme: pattern("{the} في نوفمبر", "{X} in November", "{n} en novembre", "{nom} в ноябре"),
    contradicts: season,
  },
  {
    premiere: pattern("{the} عند العتبة", "{X} at the Gate", "{n} sur le seuil", "{nom} у ворот"),
    deuxieme: pattern("{the} عند الموقد", "{X} at the Hearth", "{n} au coin du feu", "{nom} у очага"),
    not: ["rain"],
    contradicts: { season: ["summer"] },
  },
  {
    premiere: pattern("{the} في السفر", "{X} on the Road", "{n} en voyage", "{nom} в пути"),
    deuxieme: pattern("{the} في البيت", "{X} at Home", "{n} à demeure", "{nom} на пороге"),
    not: ["rain"],
  },
  {
    premiere: pattern("{the} من بعيد", "{X} from Afar", "{n} au loin", "{nom} издали"),
    deuxieme: pattern("{the} عن قرب", "{X} up Close", "{n} de près", "{nom} вблизи"),
  },
  {
    premiere: pattern("{the} تحت الشمس", "{X} under the Sun", "{n} sous le soleil", "{nom} под солнцем"),
    deuxieme: pattern("{the} تحت النجوم", "{X} under the Stars", "{n} sous les étoiles", "{nom} под звёздами"),
    contradicts: oneHour,
    not: ["rain"],
  },
  {
    premiere: pattern("{the} في الفناء", "{X} in the Courtyard", "{n} dans la cour", "{nom} во дворе"),
    deuxieme: pattern("{the} على السطح", "{X} on the Rooftop", "{n} sur le toit", "{nom} на крыше"),
  },
  {
    premiere: pattern("{the} على الكُمّ", "{X} on a Sleeve", "{n} sur une manche", "{nom} на рукаве"),
    deuxieme: pattern("{the} على الوشاح", "{X} on a Scarf", "{n} sur une écharpe", "{nom} на шарфе"),
    not: ["rain", "cashmere"],
    contradicts: { season: ["summer"] },
  },
  {
    premiere: pattern("{the} عند البحر", "{X} by the Sea", "{n} face à la mer", "{nom} у моря"),
    deuxieme: pattern("{the} في الجبال", "{X} in the Hills", "{n} dans les collines", "{nom} в горах"),
    contradicts: place,
  },
  {
    premiere: pattern("{the} قبل الضيوف", "{X} before the Guests", "{n} avant la fête", "{nom} перед балом"),
    deuxieme: pattern("{the} بعد الضيوف", "{X} after the Guests", "{n} après la fête", "{nom} после бала"),
  },
  {
    premiere: pattern("{the} على الورق", "{X} on Paper", "{n} sur le lin", "{nom} на бумаге"),
    deuxieme: pattern("{the} على الحرير", "{X} on Silk", "{n} sur la soie", "{nom} на шёлке"),
    not: ["cashmere", "rain"],
  },
  {
    premiere: pattern("{the} في الرمل", "{X} in the Sand", "{n} dans le sable", "{nom} на песке"),
    deuxieme: pattern("{the} في الثلج", "{X} in the Snow", "{n} sous la neige", "{nom} на снегу"),
    contradicts: { ...season, ...place },
    not: ["rain"],
  },
  {
    premiere: pattern("ذاكرة {the}", "Memory of {X}", "Mémoire {de}", "Память {gen}"),
    deuxieme: pattern("حلم {the}", "Dream of {X}", "Songe {de}", "Сон {gen}"),
  },
  {
    premiere: pattern("رقصة {the}", "Dance of {X}", "Danse {de}", "Танец {gen}"),
    deuxieme: pattern("سكون {the}", "Stillness of {X}", "Silence {de}", "Тишина {gen}"),
  },
  {
    premiere: pattern("مطلع {the}", "Prelude of {X}", "Prélude {de}", "Прелюдия {gen}"),
    deuxieme: pattern("ختام {the}", "Finale of {X}", "Coda {de}", "Финал {gen}"),
  },
  {
    premiere: pattern("حكاية {the}", "Legend of {X}", "Légende {du}", "Легенда {gen}"),
    deuxieme: pattern("أسطورة {the}", "Enigma of {X}", "Énigme {du}", "Загадка {gen}"),
  },
  {
    premiere: pattern("عرس {the}", "In Praise of {X}", "Éloge {du}", "Праздник {gen}"),
    deuxieme: pattern("خلوة {the}", "Alone with {X}", "Intimité {du}", "Убежище {gen}"),
  },
  {
    premiere: pattern("{the} في الحديقة", "{X} in the Garden", "{n} au jardin", "{nom} в саду"),
    deuxieme: pattern("{the} في المجلس", "{X} in the Salon", "{n} au salon", "{nom} в гостиной"),
  },
  {
    premiere: pattern("{the} في رسالة", "{X} in a Letter", "{n} dans une lettre", "{nom} в письме"),
    deuxieme: pattern("{the} في قصيدة", "{X} in a Poem", "{n} dans un poème", "{nom} в стихах"),
  },
  {
    premiere: pattern("{the} جهرًا", "{X} Aloud", "{n} à voix haute", "{nom} вслух"),
    deuxieme: pattern("{the} همسًا", "{X} in a Whisper", "{n} à mi-voix", "{nom} шёпотом"),
  },
  {
    premiere: pattern("{the} قبل الرحيل", "{X} before Leaving", "{n} avant le départ", "{nom} перед дорогой"),
    deuxieme: pattern("{the} بعد العودة", "{X} after the Return", "{n} après le retour", "{nom} после дороги"),
  },
  {
    premiere: pattern("{the} والكتّان", "{X} and Linen", "{X} et lin", "{nom} и лён"),
    deuxieme: pattern("{the} والصوف", "{X} and Wool", "{X} et laine", "{nom} и шерсть"),
    not: ["cashmere"],
    contradicts: { season: ["summer"] },
  },
  {
    premiere: pattern("{the} على الكمان", "{X} for Violin", "{n} pour violon", "{nom} для скрипки"),
    deuxieme: pattern("{the} على الناي", "{X} for Flute", "{n} pour flûte", "{nom} для флейты"),
  },
  {
    premiere: pattern("{the} بالألوان المائية", "{X} in Watercolour", "{n} à l’aquarelle", "{nom} акварелью"),
    deuxieme: pattern("{the} بالحبر الأسود", "{X} in Charcoal", "{n} au fusain", "{nom} углём"),
  },
  {
    premiere: pattern("{the} بين الكتب", "{X} among Books", "{n} parmi les livres", "{nom} среди книг"),
    deuxieme: pattern("{the} في المسرح", "{X} at the Theatre", "{n} au théâtre", "{nom} в театре"),
  },
];
