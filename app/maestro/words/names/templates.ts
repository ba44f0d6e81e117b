import { keysOf } from "../../record.ts";
import type { Answers, Localised } from "../../types.ts";
import type { MotifId } from "./motifs.ts";

/**
 * Names of the two perfumes, side by side. In braces stands the form of the motif: en {X}; fr {X}, {le} (le cèdre),
 * {de} (de cèdre, d’ambre), {du} (du cèdre), {au} (au cèdre), {n} (as it is); ru {nom}, {gen}, {ins}; ar {the}. `not`: motifs that the
 * template does not suit. `contradicts`: answers to which it is left out. The form that opens a name is capitalised.
 */
export type NameTemplate = {
  premiere: Localised;
  deuxieme: Localised;
  not?: readonly MotifId[];
  contradicts?: Contradicted;
};
type Contradicted = Partial<Record<"time_of_day" | "season" | "environment", readonly string[]>>;

/** Whoever answered an hour, the one between day and night included, is given no other. */
const oneHour: Contradicted = { time_of_day: ["day", "night", "both"] };
const season: Contradicted = { season: ["spring", "summer", "autumn", "winter"] };
const place: Contradicted = { environment: ["urban", "nature", "beach", "mountains", "desert"] };

/** Whether neither of the two names is nonsense after a motif, nor contradicts an answer. */
export function suits({ not = [], contradicts = {} }: NameTemplate, motif: MotifId, answers: Answers): boolean {
  const isAnswered = (theme: keyof Contradicted) =>
    [answers[theme] ?? []].flat().some((value) => contradicts[theme]?.includes(value));
  return !not.includes(motif) && !keysOf(contradicts).some(isAnswered);
}

const pattern = (ar: string, en: string, fr: string, ru: string): Localised => ({ ar, en, fr, ru });

/** A name after two motifs, 1 and 2, each in the form that stands behind the colon. */
export type PairTemplate = {
  name: Localised;
  /** Where the first of them is shown, as seen from the second; without it the two stand side by side. */
  first?: "higher" | "lower";
};

export const pairTemplates: readonly PairTemplate[] = [
  {
    name: pattern("{1:the} فوق {2:the}", "{1:X} over {2:X}", "{1:n} sur {2:le}", "{1:nom} над {2:ins}"),
    first: "higher",
  },
  {
    name: pattern("{1:the} تحت {2:the}", "{1:X} under {2:X}", "{1:n} sous {2:le}", "{1:nom} под {2:ins}"),
    first: "lower",
  },
  {
    name: pattern("{1:the} بعد {2:the}", "{1:X} after {2:X}", "{1:n} après {2:le}", "{1:nom} после {2:gen}"),
    first: "lower",
  },
  {
    name: pattern("من {1:the} إلى {2:the}", "From {1:X} to {2:X}", "{1:du} {2:au}", "От {1:gen} до {2:gen}"),
    first: "higher",
  },
  { name: pattern("{1:the} و{2:the}", "{1:X} and {2:X}", "{1:n} et {2:n}", "{1:nom} и {2:nom}") },
  {
    name: pattern("بين {1:the} و{2:the}", "Between {1:X} and {2:X}", "Entre {1:n} et {2:n}", "Между {1:ins} и {2:ins}"),
  },
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
    premiere: pattern("مشرق {the}", "{X} of the East", "{n} d’Orient", "Берег {gen}"),
    deuxieme: pattern("مغرب {the}", "{X} of the West", "{n} d’Occident", "Остров {gen}"),
    contradicts: oneHour,
  },
  {
    premiere: pattern("وعد {the}", "Promise of {X}", "Promesse {de}", "Обещание {gen}"),
    deuxieme: pattern("سرّ {the}", "Secret of {X}", "Secret {de}", "Тайна {gen}"),
  },
  {
    premiere: pattern("{the} في وضح النهار", "{X} in Daylight", "{n} au grand jour", "{nom} на свету"),
    deuxieme: pattern("{the} في الظلّ", "{X} in Shadow", "{n} dans l’ombre", "{nom} в тени"),
    contradicts: oneHour,
  },
  {
    premiere: pattern("{the} على الحجر", "{X} on Stone", "{n} sur la pierre", "{nom} и камень"),
    deuxieme: pattern("{the} على الرماد", "{X} on Ash", "{n} sur la cendre", "{nom} и пепел"),
    not: ["lime", "lemon", "pear"],
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
    premiere: pattern("{the} في السفر", "{X} on the Road", "{n} en voyage", "{nom} и дорога"),
    deuxieme: pattern("{the} في البيت", "{X} at Home", "{n} à demeure", "{nom} и дом"),
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
    premiere: pattern("{the} قبل الضيوف", "{X} before the Guests", "{n} avant le rideau", "Мелодия {gen}"),
    deuxieme: pattern("{the} بعد الضيوف", "{X} after the Guests", "{n} après le rideau", "Отголосок {gen}"),
    not: ["lemon", "lime", "pepper", "cocoa", "pear", "melon", "grapefruit"],
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
    premiere: pattern("بهجة {the}", "In Praise of {X}", "Éloge {du}", "{nom} среди друзей"),
    deuxieme: pattern("خلوة {the}", "Alone with {X}", "Intimité {du}", "Уединение {gen}"),
    not: ["cocoa", "rain", "pear", "melon"],
  },
  {
    premiere: pattern("{the} في الحديقة", "{X} in the Garden", "{n} au jardin", "{nom} в саду"),
    deuxieme: pattern("{the} في المجلس", "{X} in the Salon", "{n} au salon", "{nom} в гостиной"),
  },
  {
    premiere: pattern("{the} في رسالة", "{X} in a Letter", "{n} dans une lettre", "{nom} и письмо"),
    deuxieme: pattern("{the} في قصيدة", "{X} in a Poem", "{n} dans un poème", "{nom} и стихи"),
    not: [
      "pepper",
      "peach",
      "lemon",
      "orange",
      "lime",
      "pear",
      "melon",
      "mandarin",
      "grapefruit",
      "raspberry",
      "cocoa",
    ],
  },
  {
    premiere: pattern("{the} جهرًا", "{X} Aloud", "{n} à voix haute", "{nom} вслух"),
    deuxieme: pattern("{the} همسًا", "{X} in a Whisper", "{n} à mi-voix", "{nom} шёпотом"),
  },
  {
    premiere: pattern("{the} قبل الرحيل", "{X} before Leaving", "{n} avant le départ", "{nom} перед дорогой"),
    deuxieme: pattern("{the} بعد العودة", "{X} on Returning", "{n} après le retour", "{nom} после дороги"),
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
    premiere: pattern("{the} بريشة رسّام", "{X} in Watercolour", "{n} à l’aquarelle", "{nom} акварелью"),
    deuxieme: pattern("{the} بقلم الفحم", "{X} in Charcoal", "{n} au fusain", "{nom} углём"),
  },
  {
    premiere: pattern("{the} بين الكتب", "{X} among Books", "{n} parmi les livres", "{nom} среди книг"),
    deuxieme: pattern("{the} في المسرح", "{X} at the Theatre", "{n} au théâtre", "{nom} в театре"),
  },
  {
    premiere: pattern("بستان {the}", "Garden of {X}", "Jardin {de}", "Сад {gen}"),
    deuxieme: pattern("دار {the}", "House of {X}", "Maison {de}", "Дом {gen}"),
    not: ["rain", "musk", "leather", "cashmere", "incense", "amber", "cocoa", "moss"],
  },
  {
    premiere: pattern("طريق {the}", "Path of {X}", "Chemin {de}", "Путь {gen}"),
    deuxieme: pattern("عودة {the}", "Return of {X}", "Retour {du}", "Возвращение {gen}"),
  },
  {
    premiere: pattern("لون {the}", "Colour of {X}", "Couleur {de}", "Цвет {gen}"),
    deuxieme: pattern("دفء {the}", "Warmth of {X}", "Chaleur {de}", "Тепло {gen}"),
    not: ["rain", "lime", "melon"],
  },
  {
    premiere: pattern("{the} على مهل", "{X} Unhurried", "{n} sans hâte", "{nom} без спешки"),
    deuxieme: pattern("{the} في صمت", "{X} in Silence", "{n} en silence", "{nom} в молчании"),
  },
  {
    premiere: pattern("{the} على البيانو", "{X} for Piano", "{n} pour piano", "{nom} для рояля"),
    deuxieme: pattern("{the} على التشيلو", "{X} for Cello", "{n} pour violoncelle", "{nom} для виолончели"),
  },
  {
    premiere: pattern("{the} في الرواق", "{X} on the Balcony", "{n} au balcon", "{nom} на балконе"),
    deuxieme: pattern("{the} في المكتبة", "{X} in the Library", "{n} à la bibliothèque", "{nom} в библиотеке"),
    not: ["rain"],
  },
  {
    premiere: pattern("{the} في الفصل الأول", "{X} in the First Act", "{n} au premier acte", "{nom} в первом акте"),
    deuxieme: pattern("{the} في الفصل الأخير", "{X} in the Last Act", "{n} au dernier acte", "{nom} в последнем акте"),
  },
  {
    premiere: pattern("{the} على مقام الراست", "{X} in a Major Key", "{n} en majeur", "{nom} в мажоре"),
    deuxieme: pattern("{the} على مقام الحجاز", "{X} in a Minor Key", "{n} en mineur", "{nom} в миноре"),
  },
  {
    premiere: pattern("ابتسامة {the}", "Smile of {X}", "Sourire {de}", "Улыбка {gen}"),
    deuxieme: pattern("نظرة {the}", "Gaze of {X}", "Regard {de}", "Взгляд {gen}"),
    not: ["leather", "musk", "pepper", "moss", "tobacco"],
  },
  {
    premiere: pattern("خيط {the}", "Thread of {X}", "Fil {de}", "Нить {gen}"),
    deuxieme: pattern("نسيج {the}", "Weave of {X}", "Trame {de}", "Ткань {gen}"),
    not: ["leather"],
  },
  {
    premiere: pattern("غلالة {the}", "Veil of {X}", "Voile {de}", "Вуаль {gen}"),
    deuxieme: pattern("عباءة {the}", "Cloak of {X}", "Manteau {de}", "Покров {gen}"),
    not: ["leather", "cashmere"],
  },
  {
    premiere: pattern("قطرة {the}", "A Drop of {X}", "Goutte {de}", "Капля {gen}"),
    deuxieme: pattern("عمق {the}", "Depth of {X}", "Profondeur {de}", "Глубина {gen}"),
    not: ["leather", "cashmere"],
  },
  {
    premiere: pattern("{the} لاثنين", "{X} for Two", "{n} à deux", "{nom} на двоих"),
    deuxieme: pattern("{the} على انفراد", "{X} in Solitude", "{n} en solitaire", "{nom} наедине"),
  },
  {
    premiere: pattern("{the} تحت القوس", "{X} under the Arch", "{n} sous l’arche", "{nom} под аркой"),
    deuxieme: pattern("{the} خلف الستارة", "{X} behind the Curtain", "{n} derrière le rideau", "{nom} за занавесом"),
    not: ["rain"],
  },
  {
    premiere: pattern("{the} بلا قناع", "{X} Unmasked", "{n} à visage nu", "{nom} без маски"),
    deuxieme: pattern("{the} خلف القناع", "{X} behind a Mask", "{n} sous le masque", "{nom} под маской"),
    not: ["rain", "melon", "pear", "peach"],
  },
  {
    premiere: pattern("تاج {the}", "Crown of {X}", "Couronne {de}", "Венец {gen}"),
    deuxieme: pattern("خاتم {the}", "Seal of {X}", "Sceau {de}", "Печать {gen}"),
    not: ["rain"],
  },
  {
    premiere: pattern("بداية {the}", "First Page of {X}", "Première page {de}", "Предисловие {gen}"),
    deuxieme: pattern("خلاصة {the}", "Last Page of {X}", "Dernière page {de}", "Послесловие {gen}"),
  },
  {
    premiere: pattern("سؤال {the}", "Question of {X}", "Question {de}", "Вопрос {gen}"),
    deuxieme: pattern("جواب {the}", "Answer of {X}", "Réponse {de}", "Ответ {gen}"),
  },
  {
    premiere: pattern("{the} في لوحة", "{X} in a Picture", "{n} en peinture", "{nom} на холсте"),
    deuxieme: pattern("{the} في مرآة", "{X} in a Mirror", "{n} au miroir", "{nom} в зеркале"),
  },
  {
    premiere: pattern("{the} في سكون", "{X} at Rest", "{n} au repos", "{nom} в покое"),
    deuxieme: pattern("{the} في حركة", "{X} in Motion", "{n} en mouvement", "{nom} в движении"),
  },
  {
    premiere: pattern("لغة {the}", "Language of {X}", "Langue {de}", "Язык {gen}"),
    deuxieme: pattern("لهجة {the}", "Accent of {X}", "Accent {de}", "Акцент {gen}"),
    not: ["leather"],
  },
  {
    premiere: pattern("صبر {the}", "Patience of {X}", "Patience {de}", "Терпение {gen}"),
    deuxieme: pattern("جرأة {the}", "Daring of {X}", "Audace {de}", "Смелость {gen}"),
    not: ["rain"],
  },
  {
    premiere: pattern("دعوة {the}", "Invitation of {X}", "Invitation {de}", "Приглашение {gen}"),
    deuxieme: pattern("وداع {the}", "Farewell of {X}", "Adieu {de}", "Прощание {gen}"),
    not: ["leather"],
  },
  {
    premiere: pattern("فرح {the}", "Joy of {X}", "Joie {de}", "Радость {gen}"),
    deuxieme: pattern("هدوء {the}", "Calm of {X}", "Calme {de}", "Покой {gen}"),
    not: ["leather"],
  },
  {
    premiere: pattern("شباب {the}", "Youth of {X}", "Jeunesse {de}", "Юность {gen}"),
    deuxieme: pattern("حكمة {the}", "Wisdom of {X}", "Sagesse {de}", "Мудрость {gen}"),
    not: ["rain", "leather", "cashmere"],
  },
];
