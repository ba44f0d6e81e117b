import { type Frame, frame, type PairTemplate, type Twins } from "./templates.ts";

export const pairTemplates: readonly PairTemplate[] = [
  { ar: "{1:the} و{2:the}", en: "{1:X} and {2:X}", fr: "{1:n} et {2:n}", ru: "{1:nom} и {2:nom}" },
  {
    ar: "عناق {1:the} و{2:the}",
    en: "{1:X} beside {2:X}",
    fr: "Entre {1:n} et {2:n}",
    ru: "Между {1:ins} и {2:ins}",
  },
];

export const twins: readonly Twins[] = [
  {
    premiere: frame("الحرير و{the}", "Silk and {X}", "{n}, côté soie", "Шёлк и {nom}", { not: ["cashmere"] }),
    deuxieme: frame("المخمل و{the}", "Velvet and {X}", "{n}, côté velours", "Бархат и {nom}", { not: ["cashmere"] }),
  },
  {
    premiere: frame("{the} على مقام الراست", "{X} in a Major Key", "{n} en majeur", "{nom} в мажоре", {
      not: ["grass", "cocoa"],
      air: true,
    }),
    deuxieme: frame("{the} على مقام الحجاز", "{X} in a Minor Key", "{n} en mineur", "{nom} в миноре", {
      not: ["grass", "cocoa"],
      air: true,
    }),
  },
  {
    premiere: frame("ضوء {the}", "{X} in the Light", "Lumière {de}", "Свет {gen}", {
      ifAnswered: { time_of_day: ["day", "both"] },
      not: ["fruit", "sweet"],
    }),
    deuxieme: frame("ظلّ {the}", "{X} in the Shade", "Ombre {de}", "Тень {gen}", { not: ["fruit", "sweet"] }),
  },
  {
    premiere: frame("فجر {the}", "Morning over {X}", "Matin sur {le}", "Сумерки и {nom}", {
      ifAnswered: { time_of_day: ["both"] },
      at: "notBase",
    }),
    deuxieme: frame("ليل {the}", "Night over {X}", "Nuit sur {le}", "Ночь и {nom}", {
      ifAnswered: { time_of_day: ["both"] },
    }),
  },
  {
    premiere: frame("شمس على {the}", "Sun on {X}", "Soleil sur {le}", "Заря и {nom}", {
      not: ["burntSugar"],
      ifAnswered: { time_of_day: ["both"] },
    }),
    deuxieme: frame("قمر على {the}", "Moon on {X}", "Lune sur {le}", "Луна и {nom}", {
      not: ["burntSugar"],
      ifAnswered: { time_of_day: ["both"] },
    }),
  },
  {
    premiere: frame("{the} قبل المطر", "{X} before Rain", "{n} sous la pluie", "{nom} до дождя", { beside: "rain" }),
    deuxieme: frame("{the} بعد المطر", "{X} after Rain", "{n} après la pluie", "{nom} после дождя", { beside: "rain" }),
  },
];

/** Names that claim no hour, season, place or character: they suit any session. */
export const plainFrames: readonly Frame[] = [
  frame("{the} عن ظهر قلب", "{X} by Heart", "{n} de mémoire", "{nom} по памяти", { at: "notBase", air: true }),
  frame("{the} بين السطور", "{X} between the Lines", "{n} entre les lignes", "{nom} между строк", { air: true }),
  frame("{the} بين اثنين", "{X} for Two", "{n} à deux", "{nom} на двоих", { air: true }),
  frame("نداء {the}", "The Call of {X}", "L’appel {du}", "И снова {nom}", { air: true, not: ["cocoa", "grass"] }),
  frame("صدى {the}", "{X} Echo", "Écho {de}", "Эхо {gen}", { not: ["fruit", "sweet"] }),
  frame("أنفاس {the}", "A Breath of {X}", "Un souffle {de}", "Дыхание {gen}", {
    not: ["seaBreeze", "grass"],
    air: true,
  }),
  frame("أثر {the}", "The {X} Trail", "Sillage {de}", "Шлейф {gen}", { at: "notTop" }),
  frame("وعد {the}", "{X}, as Promised", "La promesse {du}", "Обещание {gen}", { air: true }),
  frame("سرّ {the}", "{X} in Confidence", "Le secret {du}", "Тайна {gen}", { at: "notTop" }),
  frame("{the} قبل الكلام", "{X} before Words", "{n} avant les mots", "{nom} без слов", {
    voice: "soft",
    not: ["citrus", "fruit", "spice"],
  }),
  frame("{the} على الكُمّ", "{X} on a Sleeve", "{n} sur une manche", "{nom} на рукаве", {
    at: "notTop",
    not: ["cashmere", "cocoa", "fruit", "burntSugar"],
  }),
  frame("{the} على الحرير", "{X} on Silk", "{n} sur la soie", "{nom} на шёлке", {
    not: ["cashmere", "cocoa", "leather"],
    theme: "silk",
  }),
  frame("{the} على المخمل", "{X} on Velvet", "{n} sur velours", "{nom} на бархате", {
    not: ["cashmere", "cocoa"],
    theme: "silk",
    temper: "warm",
  }),
  frame("{the} {v}تذكّر", "{X} Remembers", "{le} se souvient", "{nom} помнит", {
    at: "notTop",
    theme: "memory",
    not: ["citrus", "fruit"],
  }),
  frame("ذاكرة {the}", "The Memory of {X}", "Mémoire {de}", "Память {gen}", { theme: "memory", air: true }),
  frame("حلم {the}", "Dreaming in {X}", "Songe {de}", "Сон {gen}", {
    theme: "sleep",
    not: ["citrus", "fruit"],
    air: true,
  }),
  frame("حيث {v}نام {the}", "Where {X} Sleeps", "Là où dort {le}", "Там, где спит {nom}", {
    at: "notTop",
    voice: "soft",
    theme: "sleep",
  }),
  frame("مطلع {the}", "Prelude in {X}", "Prélude {de}", "Прелюдия {gen}", {
    not: ["lime", "grass"],
    at: "top",
    theme: "music",
    air: true,
  }),
  frame("ختام {the}", "Finale in {X}", "Coda {de}", "Финал {gen}", { at: "base", theme: "music" }),
  frame("تنويعات على {the}", "Variations on {X}", "Variations sur {le}", "Тема {gen}", { theme: "music", air: true }),
  frame("لحن {the}", "A Melody in {X}", "Mélodie {de}", "{nom} и флейта", {
    not: ["fruit", "pepper", "grass"],
    theme: "music",
    air: true,
  }),
  frame("موّال {the}", "A Ballad for {X}", "Ballade {de}", "{nom} и виолончель", {
    theme: "music",
    not: ["citrus", "fruit", "sweet"],
  }),
  frame("نغمة من {the}", "A Note of {X}", "Un air {de}", "Мотив {gen}", { theme: "music" }),
  frame("في مديح {the}", "In Praise of {X}", "Éloge {du}", "В честь {gen}", { not: ["grass"], air: true }),
  frame("بحثًا عن {the}", "In Search of {X}", "En quête {de}", "Ради {gen}", {
    not: ["grass", "cocoa", "mandarin"],
    air: true,
  }),
  frame("{the} في رسالة", "{X} in a Letter", "{n} poste restante", "{nom} и письмо", {
    not: ["guaiac"],
    only: ["flower", "herb", "resin", "wood", "air"],
    theme: "letters",
    air: true,
  }),
  frame("قصيدة {the}", "A Poem in {X}", "Poème {de}", "{nom} и стихи", {
    only: ["flower", "herb", "resin", "wood", "air"],
    theme: "letters",
    air: true,
  }),
  frame("{the} بالحبر", "{X} in Ink", "{n} à l’encre", "{nom} чернилами", {
    only: ["wood", "resin", "hide", "flower"],
    theme: "letters",
  }),
  frame("{the} همسًا", "{X} in a Whisper", "{n} à mi-voix", "{nom} шёпотом", {
    voice: "soft",
    theme: "voice",
    not: ["spice", "cocoa", "citrus", "fruit"],
  }),
  frame("همس {the}", "What {X} Whispers", "Murmure {de}", "Шёпот {gen}", {
    voice: "soft",
    theme: "voice",
    air: true,
    not: ["elemi"],
  }),
  frame("{the} في العلن", "{X} in Bold", "Déclaration {de}", "{nom} громче слов", {
    voice: "loud",
    theme: "voice",
    not: ["citrus"],
  }),
  frame("{the} بملء الصوت", "{X} in Full Voice", "{n} à pleine voix", "{nom} в полный голос", {
    voice: "loud",
    theme: "voice",
  }),
  frame("حين {v}تكلّم {the}", "When {X} Speaks", "Quand parle {le}", "Когда говорит {nom}", {
    voice: "loud",
    theme: "voice",
    not: ["citrus", "fruit"],
  }),
  frame("{the} بلا حدود", "{X} without Measure", "{n} sans mesure", "{nom} без границ", { voice: "loud" }),
  frame("لهيب {the}", "{X} Ablaze", "Ardeur {de}", "Пламя {gen}", { voice: "loud", temper: "warm", theme: "fire" }),
  frame("عباءة {the}", "Wrapped in {X}", "Un manteau {de}", "Мантия {gen}", {
    voice: "loud",
    at: "base",
    not: ["leather"],
  }),
  frame("{the} بريشة رسّام", "{X} in Watercolour", "Aquarelle {de}", "{nom} акварелью", {
    voice: "soft",
    air: true,
    not: ["spice", "hide", "sweet"],
  }),
  frame("غلالة {the}", "A Veil of {X}", "Un voile {de}", "Вуаль {gen}", {
    voice: "soft",
    not: ["leather", "cashmere", "fruit", "pepper"],
    air: true,
  }),
  frame("لمسة من {the}", "A Touch of {X}", "{n} à fleur de peau", "Прикосновение {gen}", {
    not: ["lime"],
    voice: "soft",
  }),
  frame("{the} في صمت", "{X} in Silence", "{n} en silence", "{nom} в молчании", { voice: "soft", at: "notTop" }),
  frame("بالقرب من {the}", "Close to {X}", "Au plus près {du}", "Возле {gen}", {
    voice: "soft",
    at: "notTop",
    not: ["leather"],
  }),
  frame("طريق {the}", "The {X} Road", "Chemin {de}", "{nom} и дорога", {
    not: ["lily"],
    only: ["wood", "resin", "spice", "flower", "hide", "soft", "sweet", "herb"],
  }),
  frame("دفء {the}", "{X}, Still Warm", "Chaleur {de}", "Тепло {gen}", { at: "notTop", temper: "warm", theme: "fire" }),
  frame("{the} والجمر", "{X} and Embers", "{n} et braise", "{nom} и угли", {
    at: "notTop",
    temper: "warm",
    theme: "fire",
  }),
  frame("صفاء {the}", "{X} Unclouded", "Clarté {de}", "{nom} и ясный воздух", { temper: "cool" }),
  frame("{the} والندى", "{X} and Dew", "{n} et rosée", "{nom} и роса", {
    at: "notBase",
    temper: "cool",
    only: ["flower", "citrus", "herb", "fruit"],
  }),
  frame("{the} على مهل", "{X} Unhurried", "{n} sans hâte", "{nom} без спешки", { at: "notTop" }),
  frame("{the} في المطلع", "{X} in the First Act", "{n} au premier acte", "{nom} в первом акте", { at: "top" }),
  frame("{the} في الختام", "{X} in the Last Act", "{n} au dernier acte", "{nom} в последнем акте", {
    at: "base",
    not: ["fruit"],
  }),
  frame("خيط من {the}", "A Thread of {X}", "Un fil {de}", "Нить {gen}", { not: ["leather", "fruit", "cocoa"] }),
  frame("قطرة من {the}", "A Drop of {X}", "Une goutte {de}", "Капля {gen}", {
    not: ["leather", "cashmere", "cocoa", "seaBreeze", "grass", "moss", "pepper"],
    air: true,
  }),
  frame("خاتم {the}", "Sealed with {X}", "Sceau {de}", "Печать {gen}", { at: "notTop", not: ["cashmere", "fruit"] }),
  frame("{the} في المرآة", "{X} in the Mirror", "Reflet {de}", "Отражение {gen}", { not: ["sweet", "fruit"] }),
  frame("لغة {the}", "The Language of {X}", "Alphabet {de}", "Голос {gen}", { not: ["leather", "fruit"], air: true }),
  frame("{the} {v}نتظر", "{X} Waits", "{le} attend", "{nom} ждёт", { at: "base", not: ["fruit"] }),
  frame("{the} {v}بقى", "{X} Lingers", "{le} demeure", "{nom} остаётся", { at: "base" }),
  frame("على خطى {the}", "{X} Leads the Way", "Sur les pas {du}", "Вслед за {ins}", { air: true }),
  frame("حان وقت {the}", "The {X} Hour", "L’heure {du}", "Час {gen}", { not: ["grass"], air: true }),
  frame("{the} أولًا", "First, {X}", "{n} d’abord", "Сначала {nom}", { at: "top" }),
  frame("ثم {the}", "And Then {X}", "Et puis {le}", "И тогда {nom}", { at: "base" }),
  frame("{the} {v}حلّق", "{X} Takes Flight", "L’envol {du}", "Полёт {gen}", { not: ["elemi"], at: "top" }),
  frame("{the} {v}صحو", "{X} Awakens", "L’éveil {du}", "Когда просыпается {nom}", { at: "notBase" }),
  frame("سحر {the}", "{X} Spellbound", "Sortilège {de}", "Во власти {gen}", { at: "notTop" }),
  frame("قلب {the}", "{X} at Heart", "Cœur {de}", "Сердце {gen}", { at: "middle" }),
  frame("تفتّح {the}", "{X} in Bloom", "Floraison {de}", "{nom} в цвету", { only: ["flower"] }),
  frame("{the} بلا زينة", "Simply {X}", "{n} à nu", "Просто {nom}", { not: ["grass", "amberWood"], air: true }),
  frame("أسطورة {the}", "The {X} Legend", "La légende {du}", "{nom} издалека", {
    not: ["heliotrope", "citrus", "fruit"],
  }),
  frame("حكاية {the}", "A Tale Told in {X}", "Le conte {du}", "История {gen}", {
    not: ["grass", "burntSugar"],
    air: true,
  }),
  frame("كنز {the}", "{X} under Lock and Key", "{n} sous clé", "{nom} под замком", { at: "notTop" }),
];
